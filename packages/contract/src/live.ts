import * as z from 'zod/mini';
import { idOrNoneSchema, idSchema } from './wire.ts';

/** An event's id; 0: none yet. */
const eventIdSchema = z.int().check(z.gte(0));

/** The first message, from the browser. `After`: the last event that it has seen. */
export const helloSchema = z.strictObject({
  Token: z.string().check(z.maxLength(200)),
  After: z._default(eventIdSchema, 0),
});
export type Hello = z.input<typeof helloSchema>;

/** The first message of a program, which has its token in the header `Authorization` of the upgrade (live.4). */
export const programHelloSchema = z.strictObject({ After: z._default(eventIdSchema, 0) });

const person = z.object({ UserId: idSchema });

/**
 * The fields of each frame: ids only (live.2). A screen that shows the thing reads it again with its
 * own rights.
 */
export const liveFrames = {
  /** `By`: who changed it; 0: the application. `Gone`: the person no longer sees the goal. */
  goal_update: z.union([
    z.object({ GoalId: idSchema, By: idOrNoneSchema }),
    z.object({ GoalId: idSchema, Gone: z.literal(true) }),
  ]),
  user_activated: person,
  user_deactivated: person,
  user_updated: person,
  employee_added: person,
  manager_updated: person,
  user_manual_updated: person,
  tenant_updated: z.object({}),
  strategy_updated: z.object({}),
  action_item_update: z.object({ ActionItemId: idSchema }),
  /** Only to a manager and a report, with the id of the other one. */
  one_to_one_update: person,
  /** `UserId`: the employee. */
  appraisal_update: z.object({ AppraisalId: idSchema, UserId: idSchema }),
  /** Only to participants, and not about people whose card they do not see. */
  calibration_update: z.object({ SessionId: idSchema }),
  /** Only to the person whose schedules they are. */
  report_schedules_updated: z.object({}),
  /** A second view or a talk that the person is shown. */
  insight_update: z.object({ GoalId: idSchema }),
  notification: z.object({ UnreadCount: z.int().check(z.gte(0)) }),
} as const;
export type LiveEvent = keyof typeof liveFrames;

/** The frames that programs do not get, because no scope of a token covers appraisals and one-to-ones (accounts.13). */
export const peoplesFrames: ReadonlySet<string> = new Set<LiveEvent>([
  'appraisal_update',
  'calibration_update',
  'one_to_one_update',
]);

/** A frame: `Id` is the event's, for the next `After`. */
export type LiveFrame = {
  [Event in LiveEvent]: { readonly Id: number; readonly Event: Event } & z.output<(typeof liveFrames)[Event]>;
}[LiveEvent];

/** The answer to `Hello`. `Last`: the company's newest event. */
export interface LiveReady {
  readonly Ready: true;
  readonly Last: number;
}

/** The client missed too much, so every screen fetches its data again. */
export interface LiveReset {
  readonly Reset: true;
  readonly Id: number;
}

/** Every message from the server. */
export type LiveMessage = LiveReady | LiveReset | LiveFrame;
