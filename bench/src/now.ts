/**
 * The instant of every run, in the middle of a quarter: the data and the clocks of all servers start at it.
 */
export const benchNow = '2026-11-18T15:00:00Z';
