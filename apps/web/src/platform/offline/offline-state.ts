import { store } from '#ui/data/store.ts';

interface OfflineState {
  /** The time (epoch milliseconds) of the oldest stored answer that the page shows; undefined: the server answers. */
  readonly asOf: number | undefined;
  /** How many updates wait on this device, and how many of them the server refused. */
  readonly waiting: number;
  readonly refused: number;
  /** Whether the server has a newer version than this tab. */
  readonly isOutdated: boolean;
}

const none: OfflineState = { asOf: undefined, waiting: 0, refused: 0, isOutdated: false };

/** What the line above the page tells about the network and the device. */
export const offlineState = store<OfflineState>(none);

/** Applies the change; does nothing if every value is the same. */
export function changeOffline(part: Partial<OfflineState>): void {
  const now = offlineState.get();
  const next = { ...now, ...part };
  if ((Object.keys(next) as (keyof OfflineState)[]).some((name) => next[name] !== now[name]))
    offlineState.set(next);
}

/** Ends what belongs to the person who was signed in. */
export function clearOffline(): void {
  changeOffline({ asOf: undefined, waiting: 0, refused: 0 });
}
