import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, type GoalSave } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import type { Actor } from './actor.ts';

/** Further fields of a seeded goal. */
export type GoalTexts = Partial<Omit<GoalSave, 'Title' | 'PeriodId'>>;

/** Creates a draft in the running quarter. */
export function draftGoal(owner: Actor, title: string, texts: GoalTexts = {}): Promise<GoalInfo> {
  return owner.call(createGoal, {
    body: {
      Measurement: 'Two colleagues agree that it is done.',
      PeriodId: owner.session.Period.Id,
      ...texts,
      Title: title,
    },
  });
}

/** Creates a goal that waits for the manager's answer. */
export function submittedGoal(owner: Actor, title: string, texts: GoalTexts = {}): Promise<GoalInfo> {
  return draftGoal(owner, title, { IsDraft: false, ...texts });
}

/** Creates a goal that the manager has approved. */
export async function approvedGoal(
  owner: Actor,
  manager: Actor,
  title: string,
  texts: GoalTexts = {},
): Promise<GoalInfo> {
  const { Goal } = await submittedGoal(owner, title, texts);
  return manager.call(approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
}

interface AskedGoal {
  readonly Id: number;
  readonly title: string;
}

/** Returns the person's goals that need this week's prediction. A goal approved today is asked for from next week on. */
export async function askedGoals(owner: Actor): Promise<AskedGoal[]> {
  const { data } = await owner.call(listGoals, {
    body: { GoalSelectFilter: 'MyGoals', NeedsUpdate: true, PageSize: 100 },
  });
  return data.map(({ Id, GoalDetail }) => ({ Id, title: GoalDetail.Title }));
}

/** Returns the first of these goals. */
export async function askedGoal(owner: Actor): Promise<AskedGoal> {
  const [goal] = await askedGoals(owner);
  if (!goal) throw new Error(`${owner.session.Profile.Name} has no goal that needs a prediction.`);
  return goal;
}

/** Gives every open prediction of a person, so that a journey's own is the only one left. */
export async function predictAll(owner: Actor): Promise<void> {
  const { data } = await owner.call(listGoals, {
    body: { GoalSelectFilter: 'MyGoals', NeedsUpdate: true, AnyPeriod: true, PageSize: 100 },
  });
  for (const { Id } of data) await predictThisWeek(owner, Id);
}

/** Gives this week's prediction of a goal. */
export async function predictThisWeek(owner: Actor, goalId: number): Promise<void> {
  const { GoalStatuses, AskedWeekId } = await owner.call(getGoal, { params: { id: String(goalId) } });
  const asked = GoalStatuses.find((status) => status.GoalPeriodWeek.Id === AskedWeekId);
  if (asked) await owner.call(predictGoal, { body: { Id: asked.Id, Likelihood: 3, Quality: 2 } });
}
