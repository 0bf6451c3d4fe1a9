import type { Place } from './place.ts';

/** What a keeper is told when it is started, as JSON in its one argument. */
export type KeeperOrder = {
  place: Place;
  /** Where copies of programs go. */
  copies: string;
  binaries?: string;
  flags: string[];
};

/** The exit code of a keeper that found another one at work. */
export const keeperBusy = 75;
