import type { WakeUp } from '../database/wake-up.ts';
import { pollOrWake } from '../queue/poll-or-wake.ts';
import { EventReader, type ReaderContext, type ReaderLog } from './event-reader.ts';
import type { Reader } from './reaction.ts';

export interface Dispatch {
  /** Waits until the running reactions have ended. */
  stop(): Promise<void>;
}

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
    let hasBegun = false;
    await pollOrWake({
      signal: ended.signal,
      onWake: (listener) => wakeUp.on('events', listener),
      turn: async () => {
        if (!hasBegun) await reader.begin();
        hasBegun = true;
        return reader.turn();
      },
      onFault: (err) => log.error({ reader: name, err }, 'events: the reader pauses'),
      pauseAfterFault,
    });
  }

  return {
    async stop() {
      ended.abort();
      await Promise.all(loops);
    },
  };
}
