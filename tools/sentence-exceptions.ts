interface SentenceException {
  readonly count: number;
  /** Why the sentences need no brother in another language, or have none. */
  readonly because: string;
}

/**
 * The files that still hold sentences, with their number and the reason. The list only shrinks: the check fails if a number is
 * higher, and if it could be lower. `node tools/check-sentences.ts --list` prints the numbers.
 */
export const sentenceExceptions: Readonly<Record<string, SentenceException>> = {
  'apps/web/src/platform/shell/failed-shell.tsx': { count: 1, because: 'the name of the product' },
  'packages/contract/src/faults.ts': {
    count: 1,
    because: 'the last resort for a schema without a message of its own, which the contract has nowhere',
  },
  'packages/contract/src/tenant.company.ts': { count: 1, because: 'the name of the field on the wire' },
  'packages/domain/src/goals/import/read-rows.ts': {
    count: 1,
    because: 'heading and cell of a file, stored as one text for readers of every language',
  },
  'packages/domain/src/calendar/zone.ts': {
    count: 5,
    because: 'names of time zones that clients send and read, codes rather than sentences',
  },
};
