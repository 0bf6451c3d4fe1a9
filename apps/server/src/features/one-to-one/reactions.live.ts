import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const idOf = (name: string) => sql`(happened.detail ->> ${sql.lit(name)})::int`;

/** Tells the two of a pair, each with the id of the other one. */
export const oneToOneFrames: readonly FrameSource[] = [
  {
    event: 'one_to_one_update',
    on: ['one_to_one.point_added', 'one_to_one.point_ticked', 'one_to_one.point_removed', 'one_to_one.held'],
    carries: {
      UserId: sql`case listener.id when ${idOf('manager')} then ${idOf('report')} else ${idOf('manager')} end`,
    },
    to: sql`listener.id in (${idOf('manager')}, ${idOf('report')})`,
  },
];
