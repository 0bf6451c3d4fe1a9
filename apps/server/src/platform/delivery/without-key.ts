import type { Outcome } from './delivery-kind.ts';

/** How a try ends for which the server lacks the key of the secret; it is tried again when the key is back. */
export const withoutKey: Outcome = {
  fault: 'no_key',
  isFinal: false,
  status: undefined,
  milliseconds: 0,
  answer: '',
};
