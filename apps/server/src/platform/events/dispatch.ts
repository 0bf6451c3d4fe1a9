import { setTimeout as wait } from 'node:timers/promises';
import type { WakeUp } from '../database/wake-up.ts';
import { EventReader, type ReaderContext, type ReaderLog } from './event-reader.ts';
import type { Reader } from './reaction.ts';

export interface Dispatch {
  /** Waits until the running reactions have ended. */
  stop(): Promise<void>;
}

const pollMilliseconds = 1_000;
const pauseAfterFault = 5_000;

/**
 * Delivers every committed event to the readers, after each commit and every second.
 * Each event has one visible effect per reader, also when a node dies, because a reaction and its delivery
 * mark share a transaction.
 */
export function startDispatch(
  context: ReaderContext,
  readers: readonly Reader[],
  wakeUp: Pick<WakeUp, 'on'>,
  log: ReaderLog,
): Dispatch {
  const ended = new AbortController();
  const loops = readers.map((reader) => run(new EventReader(context, reader, log), reader.name));

  async function run(reader: EventReader, name: string): Promise<void> {
    let wake = Promise.withResolvers<void>();
    const off = wakeUp.on('events', () => wake.resolve());
    let hasBegun = false;
    while (!ended.signal.aborted) {
      wake = Promise.withResolvers();
      let pause = pollMilliseconds;
      try {
        if (!hasBegun) await reader.begin();
        hasBegun = true;
        if (await reader.turn()) continue;
      } catch (err) {
        log.error({ reader: name, err }, 'events: the reader pauses');
        pause = pauseAfterFault;
      }
      const paused = new AbortController();
      const signal = AbortSignal.any([ended.signal, paused.signal]);
      const timer = wait(pause, undefined, { signal }).catch(() => undefined);
      await (pause === pollMilliseconds ? Promise.race([timer, wake.promise]) : timer);
      paused.abort();
    }
    off();
  }

  return {
    async stop() {
      ended.abort();
      await Promise.all(loops);
    },
  };
}
