import { goalMessages } from '@bellwether/domain/goals/messages';
import { eachWireText, goalTexts, textLabels } from '@bellwether/domain/goals/texts';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { strategicObjectiveSchema } from '../strategy.ts';
import {
  askedId,
  idOrNoneParam,
  idOrNoneSchema,
  idParam,
  idSchema,
  nameSchema,
  removedSchema,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';
import { goalInfoSchema } from './goal.ts';

// Another goal type has other labels for two of these texts. So the server checks for empty texts with the
// domain's rule for the goal's type.
const labels = textLabels('SMART');

/** The goal save payload (goals.1). `OwnerId` 0 is the signed-in person, `ParentId` 0 is no parent. */
export const goalSaveSchema = z.strictObject({
  ...eachWireText((name) => {
    const { limit, lines } = goalTexts[name];
    return z._default((lines === 'one' ? nameSchema : textSchema)(limit, labels[name]), '');
  }),
  IsPrivate: z._default(z.boolean(), false),
  /** Absent: the stored objective stays; a new goal gets none. */
  StrategicObjective: z.optional(z.nullable(strategicObjectiveSchema)),
  OwnerId: z._default(idOrNoneSchema, 0),
  ParentId: z._default(idOrNoneSchema, 0),
  PeriodId: askedId(said(goalMessages, 'quarterRequired')),
  /** True saves a draft; false saves and publishes or requests approval at once. */
  IsDraft: z._default(z.boolean(), true),
  /** True: the save changes an approved goal, and creates or replaces its edit draft. */
  IsFromEdit: z._default(z.boolean(), false),
  /** The instant of the version that the screen loaded; 409 if it is stale. */
  UpdatedAt: z.optional(sentInstantSchema),
});
export type GoalSave = z.input<typeof goalSaveSchema>;

export const createGoal = endpoint({
  name: 'createGoal',
  summary: 'Creates a goal as a draft, or creates it and takes the main act at once.',
  method: 'POST',
  path: '/Goal',
  scope: 'goals:write',
  who: 'writesGoals',
  body: goalSaveSchema,
  counts: 'goal',
  reply: goalInfoSchema,
});

export const updateGoal = endpoint({
  name: 'updateGoal',
  summary: 'Changes a draft, or the edit draft of an approved goal. Id 0 creates.',
  method: 'PUT',
  path: '/Goal/{id}',
  scope: 'goals:write',
  params: z.strictObject({ id: idOrNoneParam }),
  body: goalSaveSchema,
  reply: goalInfoSchema,
});

/** Most people who can get the same goal at once. */
export const mostOwnersAtOnce = 200;

const ownerIds = z
  .array(idSchema)
  .check(
    z.minLength(1, refusedAs(said(goalMessages, 'ownerRequired'))),
    z.maxLength(mostOwnersAtOnce, refusedAs(said(goalMessages, 'tooManyOwners'))),
  );

export const giveToSeveral = endpoint({
  name: 'giveToSeveral',
  summary:
    'Creates the same goal for each of several people, with the giver’s rights checked for each. Who may not get it is named with the reason; the others get theirs.',
  method: 'POST',
  path: '/Goal/several',
  scope: 'goals:write',
  who: 'writesGoals',
  /** `OwnerId` of the goal is not read. */
  body: z.strictObject({ Goal: goalSaveSchema, OwnerIds: ownerIds }),
  counts: 'goal',
  reply: z.object({
    Given: z.array(z.object({ OwnerId: idSchema, GoalId: idSchema })),
    Refused: z.array(z.object({ OwnerId: idSchema, Reason: z.string() })),
  }),
});

/** Clients of the former product also use this path with id 0 for a new goal. */
export const createGoalAtZero = endpoint({
  name: 'createGoalAtZero',
  summary: 'Creates a goal; the id is 0.',
  method: 'POST',
  path: '/Goal/{id}',
  scope: 'goals:write',
  who: 'writesGoals',
  params: z.strictObject({
    id: z.pipe(
      z.literal('0'),
      z.transform(() => 0 as const),
    ),
  }),
  body: goalSaveSchema,
  counts: 'goal',
  reply: goalInfoSchema,
});

export const deleteGoal = endpoint({
  name: 'deleteGoal',
  summary: 'Deletes a goal. Goals below it keep a placeholder until they are re-aligned.',
  method: 'GET',
  path: '/Goal/delete/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  counts: 'write',
  reply: removedSchema,
  refuses: [409],
});

export const restoreGoal = endpoint({
  name: 'restoreGoal',
  summary: 'Brings a deleted goal back as it was. Goal admins only.',
  method: 'POST',
  path: '/Goal/restore',
  scope: 'goals:write',
  who: 'administersGoals',
  body: z.strictObject({ Id: idSchema }),
  reply: goalInfoSchema,
});

/** The twin of `deleteGoal` for programs (accounts.13). */
export const removeGoal = endpoint({
  name: 'removeGoal',
  summary: 'Deletes a goal, as the GET does. Goals below it keep a placeholder until they are re-aligned.',
  method: 'DELETE',
  path: '/Goal/{id}',
  scope: 'goals:write',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
