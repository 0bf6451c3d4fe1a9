import { askedLabels, goalMessages, limits } from '@bellwether/domain/goals/messages';
import { textLabels } from '@bellwether/domain/goals/texts';
import { said } from '@bellwether/domain/shared/said';
import { functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { suggestionLimits } from '@bellwether/domain/suggestions/limits';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { suggestionEngineSchema } from './tenant.ts';
import { idOrNoneSchema, textSchema } from './wire.ts';

const labels = textLabels('SMART');

/** The input of every drafting call (suggestions.3). */
const asked = {
  /** The parent of the new goal; 0: none. Its title and measurement are context for the draft. */
  ParentId: z._default(idOrNoneSchema, 0),
  /** The functional area; required. */
  Category: z.enum(functionalAreas, refusedAs(said(goalMessages, 'categoryRequired'))),
  /** What the goal is about, in the person's own words. */
  MoreContext: z._default(textSchema(limits.draftingContext, askedLabels.context), ''),
  /** The wish for a further attempt. */
  AdditionalContext: z._default(textSchema(limits.draftingContext, askedLabels.wish), ''),
  /** The goal's owner; 0: the signed-in person. */
  goalOwner: z._default(idOrNoneSchema, 0),
  /** The goal's period by its id; 0: the current one. */
  Quarter: z._default(idOrNoneSchema, 0),
};

/** The goal as it is in the form: the regenerated part has to fit these texts. */
const written = {
  Title: z._default(textSchema(limits.title, labels.title), ''),
  Measurement: z._default(textSchema(limits.measurement, labels.measurement), ''),
};

const drafted = {
  Engine: suggestionEngineSchema,
  /** The line under the draft that names its author. */
  Notice: z.string(),
  /** Templates wrote it because the connected model gave nothing; `Notice` says why. Screens offer another try. */
  IsFallback: z.boolean(),
};

export const draftGoalSchema = z.strictObject({
  ...asked,
  /** Titles that were suggested before or exist already; they are not suggested again. */
  pastTitles: z._default(
    z.array(textSchema(limits.title, labels.title)).check(z.maxLength(suggestionLimits.pastTitles)),
    [],
  ),
});
export type DraftGoal = z.input<typeof draftGoalSchema>;

export const draftPartSchema = z.strictObject({ ...asked, ...written });

export const goalDraftsSchema = z.object({
  /** Titles to choose from, 1 to 5, each at most 255 characters. */
  Goals: z.array(z.string()),
  /** One measurement per title in `Goals`, at the same index. Plain text with line breaks. */
  Measurements: z.array(z.string()),
  /** Plain text with line breaks, for the first title; for another title call `draftDescription`. */
  Description: z.string(),
  ...drafted,
});
export type GoalDrafts = z.output<typeof goalDraftsSchema>;

export const measurementDraftsSchema = z.object({
  /** Measurements to choose from, 1 to 5. */
  Measurements: z.array(z.string()),
  ...drafted,
});

export const descriptionDraftSchema = z.object({ Description: z.string(), ...drafted });

/**
 * 404: the parent is absent or invisible. 403: the person may not create goals, or not for others. 429 with
 * `Retry-After`: today's drafts are used up, or the AI provider is too busy. 503: the AI provider failed or
 * sent an unusable answer.
 */
export const draftGoal = endpoint({
  name: 'draftGoal',
  summary: 'Suggests titles, measurements and a description for a new goal.',
  method: 'POST',
  path: '/Goal/gpt',
  scope: 'goals:write',
  body: draftGoalSchema,
  reply: goalDraftsSchema,
});

export const draftMeasurements = endpoint({
  name: 'draftMeasurements',
  summary: 'Suggests measurements for the goal in the form. Refused like `draftGoal`.',
  method: 'POST',
  path: '/Goal/gpt/measurements',
  scope: 'goals:write',
  body: draftPartSchema,
  reply: measurementDraftsSchema,
});

export const draftDescription = endpoint({
  name: 'draftDescription',
  summary: 'Writes a description for the goal in the form. Refused like `draftGoal`.',
  method: 'POST',
  path: '/Goal/gpt/description',
  scope: 'goals:write',
  body: draftPartSchema,
  reply: descriptionDraftSchema,
});
