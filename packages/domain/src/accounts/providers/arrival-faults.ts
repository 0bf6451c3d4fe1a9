/** Every code with which a provider's way can lead back to the sign-in page. */
export const arrivalFaults = [
  'provider_down',
  'provider_refused',
  'answer_invalid',
  'attempt_over',
  'provider_off',
  'deactivated',
  'no_email',
  'unverified',
  'linked_elsewhere',
  'unknown',
  'not_addable',
  'other_person',
  'not_fresh',
] as const;

/** Why a sign-in at a provider ended without a session. */
export type ArrivalFault = (typeof arrivalFaults)[number];
