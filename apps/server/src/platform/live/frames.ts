import type { LiveReset } from '@bellwether/contract/live';
import type { EventKind } from '@bellwether/domain/shared/events';
import type { Queries } from '../database/driver.ts';
import { framesOf } from '../events/live-statements.ts';
import type { Outgoing } from './channel.ts';
import { type FrameSource, framesUnion } from './frame-source.ts';

/**
 * The maximum number of frames for a person per read. A person with more frames gets one `Reset`, because fetching
 * all data again then costs less.
 */
const framesAtOnce = 100;

/** A message and the people who get it. */
export interface Delivery {
  readonly frame: Outgoing;
  readonly personIds: readonly number[];
}

export interface Told {
  /** By rising event id. */
  readonly frames: readonly Delivery[];
  /** People who may have lost sessions. */
  readonly endings: ReadonlySet<number>;
}

/** Every frame of the application, and the kinds of events that can end sessions of their subject. */
export interface LivePlan {
  readonly frames: readonly FrameSource[];
  readonly endings: readonly EventKind[];
}

/** Returns the frames of these events for these connected people, with one statement. */
export type ReadFrames = (
  db: Queries,
  of: {
    readonly tenantId: number;
    readonly eventIds: readonly number[];
    readonly personIds: readonly number[];
    readonly programIds: readonly number[];
  },
) => Promise<Told>;

export function frameReader({ frames: sources, endings: on }: LivePlan): ReadFrames {
  const plan = { frames: framesUnion(sources), endings: on };
  return async (db, of) => {
    const frames: Delivery[] = [];
    const endings = new Set<number>();
    for (const row of await framesOf(db, plan, of)) {
      if (row.event === null) {
        for (const personId of row.person_ids) endings.add(personId);
        continue;
      }
      const key = `${row.event}${JSON.stringify(row.carries)}`;
      const data = Buffer.from(JSON.stringify({ Id: row.event_id, Event: row.event, ...row.carries }));
      frames.push({
        frame: { eventId: row.event_id, event: row.event, key, data },
        personIds: row.person_ids,
      });
    }
    return { frames: frames.length > 1 ? few(lastOfEach(frames)) : frames, endings };
  };
}

/** Several events can cause the same frame for a person. Keeps only the last one. */
function lastOfEach(frames: readonly Delivery[]): Delivery[] {
  const later = new Map<string, Set<number>>();
  const kept: Delivery[] = [];
  for (const { frame, personIds } of frames.toReversed()) {
    const known = later.get(frame.key);
    if (!known) {
      later.set(frame.key, new Set(personIds));
      kept.push({ frame, personIds });
      continue;
    }
    const others = personIds.filter((id) => !known.has(id));
    for (const id of others) known.add(id);
    if (others.length > 0) kept.push({ frame, personIds: others });
  }
  return kept.reverse();
}

/** Replaces the frames of a person who has too many by a `Reset`. */
function few(frames: Delivery[]): Delivery[] {
  const last = frames.at(-1);
  if (!last || frames.length <= framesAtOnce) return frames;
  const counts = new Map<number, number>();
  for (const { personIds } of frames) for (const id of personIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isCrowded = (id: number) => (counts.get(id) ?? 0) > framesAtOnce;
  const calm = frames.map(({ frame, personIds }) => ({
    frame,
    personIds: personIds.filter((id) => !isCrowded(id)),
  }));
  const crowded = [...counts.keys()].filter(isCrowded);
  return [...calm, { frame: resetAt(last.frame.eventId), personIds: crowded }].filter(
    ({ personIds }) => personIds.length > 0,
  );
}

/** Returns the message that makes every screen fetch its data again. */
export function resetAt(eventId: number): Outgoing {
  const message: LiveReset = { Reset: true, Id: eventId };
  return { eventId, event: null, key: 'reset', data: Buffer.from(JSON.stringify(message)) };
}
