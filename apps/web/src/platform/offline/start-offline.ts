import { queryClient } from '../query-client.ts';
import { readPerson } from '../session-store.ts';
import { isOutdated, keepApplication } from './app-files.ts';
import { takeAnswers } from './heard-answers.ts';
import { keepAnswer, removeOldAnswers } from './kept-answers.ts';
import { changeOffline, offlineState } from './offline-state.ts';
import { isAnyWaiting, sendNow } from './wait-here.ts';
import { countWaiting, onWaitingChange } from './waiting-store.ts';

/** Milliseconds between two looks for the server, while it is away. */
const LOOK = 15_000;
/** Milliseconds between two looks for a new version. */
const VERSION = 15 * 60_000;
/** By then the code of drawers, which is fetched ahead, has come. */
const FILES = 20_000;

const warn = (error: unknown) => console.warn('Something for the time without a network failed.', error);

const isAway = () => offlineState.get().asOf !== undefined;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    // The next look follows.
    return false;
  }
}

/** Stores answers and files for the time without a network, and sends what waits. @returns the function that ends it. */
export function startOffline(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  takeAnswers((heard) => void keepAnswer(heard).catch(warn));
  const count = () => {
    const scope = readPerson();
    if (scope !== undefined) countWaiting(scope).catch(warn);
  };
  const lookForVersion = async () => {
    if (!navigator.onLine || offlineState.get().isOutdated) return;
    if (await isOutdated()) changeOffline({ isOutdated: true });
    // The worker follows, so that a start without a network shows the new version, too.
    await keepApplication();
  };
  const look = async () => {
    if (!navigator.onLine || !(isAway() || isAnyWaiting())) return;
    if (isAway() && !(await isServerThere())) return;
    changeOffline({ asOf: undefined });
    await sendNow();
  };
  const lookQuietly = () => void look().catch(warn);
  let wasAway = isAway();
  const onState = () => {
    const isBack = wasAway && !isAway();
    wasAway = isAway();
    // What was read from this device counts as fresh, so ask for it again.
    if (isBack) queryClient.invalidateQueries().catch(warn);
  };
  const onSight = () => {
    if (document.visibilityState !== 'visible') return;
    lookQuietly();
    lookForVersion().catch(warn);
  };
  count();
  void sendNow();
  removeOldAnswers().catch(warn);
  lookForVersion().catch(warn);
  const timers = [
    setInterval(lookQuietly, LOOK),
    setInterval(() => lookForVersion().catch(warn), VERSION),
    setTimeout(() => keepApplication().catch(warn), FILES),
  ];
  window.addEventListener('online', lookQuietly, { signal });
  document.addEventListener('visibilitychange', onSight, { signal });
  signal.addEventListener('abort', offlineState.subscribe(onState));
  signal.addEventListener('abort', onWaitingChange(count));
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  return () => ended.abort();
}
