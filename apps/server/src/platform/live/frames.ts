import type { LiveReset } from '@bellwether/contract/live';
import type { EventKind } from '@bellwether/domain/shared/events';
import type { Queries } from '../database/driver.ts';
import { framesOf } from '../events/live-statements.ts';
import type { Outgoing } from './channel.ts';
import { type FrameSource, framesUnion } from './frame-source.ts';

/** Frames of one read for one person. More are one `Reset`, because reading anew then costs less. */
const framesAtOnce = 100;

export interface Told {
  /** The messages of each person. */
  readonly frames: ReadonlyMap<number, readonly Outgoing[]>;
  /** People some of whose sessions may have ended. */
  readonly endings: ReadonlySet<number>;
}

/** Every frame of the application, and the kinds of events that can end sessions of their subject. */
export interface LivePlan {
  readonly frames: readonly FrameSource[];
  readonly endings: readonly EventKind[];
}

/** Returns what these events tell these connected people, decided by one statement. */
export type ReadFrames = (
  db: Queries,
  of: {
    readonly tenantId: number;
    readonly eventIds: readonly number[];
    readonly personIds: readonly number[];
  },
) => Promise<Told>;

export function frameReader({ frames: sources, endings: on }: LivePlan): ReadFrames {
  const plan = { frames: framesUnion(sources), endings: on };
  return async (db, of) => {
    const byPerson = new Map<number, Map<string, Outgoing>>();
    const endings = new Set<number>();
    for (const row of await framesOf(db, plan, of)) {
      if (row.event === null) {
        for (const personId of row.person_ids) endings.add(personId);
        continue;
      }
      const key = `${row.event}${JSON.stringify(row.carries)}`;
      const text = JSON.stringify({ Id: row.event_id, Event: row.event, ...row.carries });
      const frame = { eventId: row.event_id, key, text };
      for (const personId of row.person_ids) {
        const frames = byPerson.get(personId) ?? new Map<string, Outgoing>();
        // Several events can give the same frame. Send the last one.
        frames.delete(key);
        byPerson.set(personId, frames.set(key, frame));
      }
    }
    const frames = new Map(Array.from(byPerson, ([id, own]) => [id, few([...own.values()])] as const));
    return { frames, endings };
  };
}

/** The message that every screen must read anew. */
export function resetAt(eventId: number): Outgoing {
  const message: LiveReset = { Reset: true, Id: eventId };
  return { eventId, key: 'reset', text: JSON.stringify(message) };
}

function few(frames: readonly Outgoing[]): readonly Outgoing[] {
  return frames.length <= framesAtOnce ? frames : [resetAt(frames.at(-1)?.eventId ?? 0)];
}
