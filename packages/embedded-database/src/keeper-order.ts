import type { Place } from './place.ts';

/** The input of a keeper, as JSON in its one argument. */
export type KeeperOrder = {
  place: Place;
  /** Where program copies go. */
  copies: string;
  binaries?: string | undefined;
  flags: string[];
};

/** The exit code of a keeper that found another keeper running. */
export const keeperBusy = 75;
