import type { Queries } from '#platform/database/driver.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import { type PastEvent, recordPastEvents } from '#platform/events/record-event.ts';

/** In the order of writing: a row refers only to rows of earlier tables. */
const tables = [
  'goal',
  'goal_status',
  'goal_prediction',
  'goal_transition',
  'goal_comment',
  'goal_edit',
  'goal_result',
  'goal_result_version',
  'goal_follow',
] as const;

/** The rows of many goals, until they are written. */
export type GoalRows = Record<(typeof tables)[number], object[]> & { event: PastEvent[] };

/** The columns that every row of a goal has. */
export interface GoalKey {
  readonly tenant_id: number;
  readonly goal_id: number;
}

/** Returns an empty list for each table. */
export const noRows = (): GoalRows => ({
  goal: [],
  goal_status: [],
  goal_prediction: [],
  goal_transition: [],
  goal_comment: [],
  goal_edit: [],
  goal_result: [],
  goal_result_version: [],
  goal_follow: [],
  event: [],
});

/** Writes the rows, and the events without notifying anybody. */
export async function insertGoalRows(db: Queries, rows: GoalRows): Promise<void> {
  for (const table of tables) await insertRows(db, table, rows[table]);
  await recordPastEvents(db, rows.event);
}

type Numbered = 'status' | 'transition' | 'result' | 'edit';

/**
 * Each function returns the next id of its table.
 *
 * @throws when more ids are taken than were reserved.
 */
export type TakeId = Readonly<Record<Numbered, () => number>>;

/** Reserves ids for the rows that other rows refer to. */
export async function reserveIds(db: Queries, counts: Readonly<Record<Numbered, number>>): Promise<TakeId> {
  return {
    status: from(await takeIds(db, 'goal_status', counts.status)),
    transition: from(await takeIds(db, 'goal_transition', counts.transition)),
    result: from(await takeIds(db, 'goal_result', counts.result)),
    edit: from(await takeIds(db, 'goal_edit', counts.edit)),
  };
}

function from(ids: readonly number[]): () => number {
  let at = 0;
  return () => {
    const id = ids[at];
    at += 1;
    if (id === undefined) throw new Error('Fewer ids were reserved than are needed.');
    return id;
  };
}
