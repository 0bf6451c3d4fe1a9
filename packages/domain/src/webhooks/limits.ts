const day = 86_400_000;

export const webhookLimits = {
  url: 2_000,
  description: 200,
  /** Webhooks of a company. */
  webhooks: 10,
  /** Deliveries that the list shows, and that are kept. */
  deliveries: 100,
  /** Characters of the receiver's answer that are kept, read from 1 KiB. */
  answer: 1_024,
  /** Events that one replay sends. */
  replayed: 10_000,
} as const;

/** The time that a receiver has to answer, in milliseconds. */
export const answerWithin = 15_000;
/** After rolling, messages are signed with the former secret, too, for this long. */
export const formerSecretLasts = day;
/** A webhook that fails for this long is switched off. */
export const longestFailure = 5 * day;
/** A replay goes back at most this far. */
export const longestReplay = 31 * day;

/** Returns whether a webhook that has failed since an instant is switched off now. */
export function isGivenUp(failingSince: number, now: number): boolean {
  return now - failingSince >= longestFailure;
}
