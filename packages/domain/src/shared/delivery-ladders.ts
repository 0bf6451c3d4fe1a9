const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * The pauses after each failed try to deliver something to another system, in milliseconds, by kind. After the try that
 * follows the last pause, the delivery has failed.
 */
export const deliveryLadders = {
  /** About two days (mail.4). */
  mail: [1, 5, 15, 60, 180, 360, 720, 1_440].map((minutes) => minutes * minute),
  /** About a day: an older post is no news (channels.3). */
  channel: [5 * second, minute, 10 * minute, hour, 5 * hour, 18 * hour],
  /** About three days (webhooks.4). */
  webhook: [
    5 * second,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/**
 * Returns when the next try is, after `tries` failed ones; undefined if the delivery has failed. Epoch milliseconds.
 */
export function nextTry(ladder: readonly number[], tries: number, now: number): number | undefined {
  const pause = ladder[tries - 1];
  return pause === undefined ? undefined : now + pause;
}
