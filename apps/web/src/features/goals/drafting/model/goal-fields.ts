import type { Session } from '@bellwether/contract/accounts';
import type { GoalSave } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Period } from '@bellwether/contract/tenant';
import { quarterChoiceCount } from '@bellwether/domain/calendar/settings';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { eachWireText, goalTexts, wireTextsOf } from '@bellwether/domain/goals/texts';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import * as z from 'zod/mini';
import type { DraftingLayer } from '../words.ts';

const ownerSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  ParentId: z.number(),
  /**
   * Whether the server lets the person make a goal of this owner private; drafts of older versions lack this
   * field.
   */
  MayBePrivate: z._default(z.boolean(), true),
});
const parentSchema = z.object({
  id: z.number(),
  /** Empty while only the id is known. */
  title: z.string(),
  ownerName: z.string(),
  periodId: z.number(),
});

const fieldsSchema = z.object({
  Owner: z.nullable(ownerSchema),
  PeriodId: z.nullable(z.number()),
  // A draft that was stored before a text was added to goals has none of it.
  ...eachWireText(() => z._default(z.string(), '')),
  IsPrivate: z.boolean(),
  // A draft that was stored before goals had objectives has none.
  StrategicObjective: z._default(z.nullable(z.enum(strategicObjectives)), null),
  Parent: z.nullable(parentSchema),
});
/** The fields that the goal form edits. */
export type GoalFields = z.output<typeof fieldsSchema>;

const nothingAsked = { context: '', wish: '' };

/** The form's values, and the shape of a stored draft. */
export const valuesSchema = z.object({
  ...fieldsSchema.shape,
  /** Others who get the same new goal; never saved with a goal that exists. */
  MoreOwners: z._default(z.array(ownerSchema), []),
  /** The person's input to the drafting help: stored with the draft, never saved with the goal. */
  Asked: z._default(z.object({ context: z.string(), wish: z.string() }), nothingAsked),
  /** Stored with the draft, so that after a reload an older text does not look like a new change. */
  StartedFrom: z.object({ fields: fieldsSchema, updatedAt: z.nullable(z.string()) }),
});
/** The form's values: the fields, and their values at the form's start. */
export type GoalValues = z.output<typeof valuesSchema>;

/** Returns the values of a new form. */
export function beginValues(start: GoalStart, asked: GoalValues['Asked'] = nothingAsked): GoalValues {
  return { ...start.fields, MoreOwners: [], Asked: asked, StartedFrom: start };
}

/** The start of a form. */
export interface GoalStart {
  readonly fields: GoalFields;
  /** `UpdatedAt` of the goal or its edit draft; null for a new goal. */
  readonly updatedAt: string | null;
}

const noTexts = eachWireText(() => '');

/**
 * Returns an empty goal of one's own. `period`: the list's quarter; a past quarter is replaced by the current
 * one.
 */
export function newGoal(session: Session, period: Period | undefined): GoalStart {
  return {
    updatedAt: null,
    fields: {
      ...noTexts,
      Owner: ownerOf({ ...session.Profile, OrgUnit: '', MayBePrivate: true }),
      PeriodId: notPast(period, session).Id,
      IsPrivate: false,
      StrategicObjective: null,
      Parent: null,
    },
  };
}

/** Returns a new goal below another. Its objective suggests itself (goals.29). */
function contributingGoal(session: Session, above: GoalInfo): GoalStart {
  const start = newGoal(session, above.Period);
  const { StrategicObjective } = above.Goal;
  return { ...start, fields: { ...start.fields, StrategicObjective, Parent: asParent(above) } };
}

/**
 * Returns a new goal of one's own with another goal's texts; with its parent if that is in a quarter that has
 * not ended.
 */
function copiedGoal(session: Session, original: GoalInfo): GoalStart {
  const { Goal, Period } = original;
  const isRunning = Period.Index >= session.Period.Index;
  const fields: GoalFields = {
    ...newGoal(session, Period).fields,
    ...wireTextsOf(original.Goal),
    IsPrivate: Goal.Hidden && Goal.User.Id === session.Profile.Id,
    StrategicObjective: Goal.StrategicObjective,
    Parent: isRunning ? parentOf(original, Goal.ParentId) : null,
  };
  return { updatedAt: null, fields };
}

/** Returns the goal, or for an approved goal the draft of its changes. */
export function presentGoal(info: GoalInfo): GoalStart {
  const { Goal } = info;
  const edit = info.GoalEdits.find((each) => each.State !== 'canceled');
  const MayBePrivate = info.Permissions['MakePrivate' satisfies Permission] !== undefined;
  const kept = { Owner: ownerOf({ ...Goal.User, MayBePrivate }), PeriodId: Goal.GoalPeriodId };
  if (!edit) {
    const fields = {
      ...kept,
      ...wireTextsOf(Goal),
      IsPrivate: Goal.Hidden,
      StrategicObjective: Goal.StrategicObjective,
      Parent: parentOf(info, Goal.ParentId),
    };
    return { fields, updatedAt: Goal.UpdatedAt };
  }
  return {
    updatedAt: edit.UpdatedAt,
    fields: {
      ...kept,
      ...eachWireText((name) => edit[goalTexts[name].wire]),
      IsPrivate: edit.Hidden,
      StrategicObjective: edit.StrategicObjective,
      Parent: parentOf(info, edit.ParentId),
    },
  };
}

/** Returns the start of a layer's form; `info` is the layer's goal. */
export function startOf(
  layer: Exclude<DraftingLayer, 'create'>,
  session: Session,
  info: GoalInfo,
): GoalStart {
  if (layer === 'edit') return presentGoal(info);
  return layer === 'copy' ? copiedGoal(session, info) : contributingGoal(session, info);
}

/** Returns the current quarter and four more, and the goal's own if it is earlier (calendar.4). */
export function quarterChoices(periods: readonly Period[], current: Period, ownId: number | null): Period[] {
  const isOffered = ({ Index }: Period) =>
    Index >= current.Index && Index < current.Index + quarterChoiceCount;
  return periods
    .filter((period) => isOffered(period) || period.Id === ownId)
    .toSorted((a, b) => a.Index - b.Index);
}

/** Returns the goal save payload (goals.1). */
export function asSave(values: GoalValues, act: { isDraft: boolean; isFromEdit: boolean }): GoalSave {
  return {
    ...eachWireText((name) => values[goalTexts[name].wire].trim()),
    IsPrivate: values.IsPrivate,
    StrategicObjective: values.StrategicObjective,
    OwnerId: values.Owner?.Id ?? 0,
    ParentId: values.Parent?.id ?? 0,
    PeriodId: values.PeriodId ?? 0,
    IsDraft: act.isDraft,
    IsFromEdit: act.isFromEdit,
    ...(values.StartedFrom.updatedAt === null ? {} : { UpdatedAt: values.StartedFrom.updatedAt }),
  };
}

/** Returns the goal type that decides the form's fields: the goal's own, or the tenant's for a new goal. */
export function goalTypeOf(session: Session, info: GoalInfo | undefined, layer: DraftingLayer): GoalType {
  return layer === 'edit' && info ? info.Goal.GoalType : session.Tenant.GoalType;
}

function ownerOf(owner: NonNullable<GoalFields['Owner']>) {
  const { Id, Name, OrgUnit, Avatar, ParentId, MayBePrivate } = owner;
  return { Id, Name, OrgUnit, Avatar, ParentId, MayBePrivate };
}

function asParent({ Goal }: GoalInfo): NonNullable<GoalFields['Parent']> {
  const { Id, GoalDetail, User, GoalPeriodId } = Goal;
  return { id: Id, title: GoalDetail.Title, ownerName: User.Name, periodId: GoalPeriodId };
}

function parentOf({ ParentGoal }: GoalInfo, id: number): GoalFields['Parent'] {
  if (id === 0) return null;
  if (ParentGoal?.Id !== id) return { id, title: '', ownerName: '', periodId: 0 };
  return { id, title: ParentGoal.Title, ownerName: ParentGoal.User.Name, periodId: ParentGoal.GoalPeriodId };
}

function notPast(period: Period | undefined, session: Session): Period {
  return period && period.Index >= session.Period.Index ? period : session.Period;
}
