import type { childSummarySchema, ListedGoal, recentStatusSchema } from '@bellwether/contract/goals/goal';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { isUpdateAsked, needsFinalization, needsReview, needsUpdate } from '@bellwether/domain/goals/badges';
import type * as z from 'zod/mini';
import { type PeopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import type { ChildSummary } from './access.children.ts';
import type { PeriodFacts } from './access.ts';
import type { Card } from './statements.cards.ts';

/** The facts for a card that are not in its row. */
export interface CardViewer extends PeopleViewer {
  /** Whether the acting person is the owner's manager or acting manager, or stands in for that one today. */
  readonly isManager: boolean;
  readonly facts: PeriodFacts;
}

interface RecentFields {
  recent_status_id: number | null;
  recent_likelihood: number | null;
  recent_quality: number | null;
  recent_likelihood_delta: ListedDelta;
  recent_quality_delta: ListedDelta;
  recent_start_date: string | null;
}
type ListedDelta = z.input<typeof recentStatusSchema>['LikelihoodDelta'];

/** Returns the latest prediction; null before the first. */
export function presentRecentStatus(row: RecentFields): z.input<typeof recentStatusSchema> | null {
  const { recent_status_id: id, recent_likelihood: likelihood, recent_quality: quality } = row;
  if (id === null || likelihood === null || quality === null || row.recent_start_date === null) return null;
  return {
    Id: id,
    Likelihood: likelihood,
    Quality: quality,
    LikelihoodDelta: row.recent_likelihood_delta,
    QualityDelta: row.recent_quality_delta,
    StartDate: row.recent_start_date,
  };
}

/** Returns a goal for a list, with the acts that it needs from the acting person (goals.24). */
export function presentListedGoal(card: Card, viewer: CardViewer): ListedGoal {
  const { row, parent, results } = card;
  const own = results?.find((result) => result.kind === 'owner');
  const given = results?.find((result) => result.kind === 'manager');
  return {
    Id: row.id,
    State: row.state,
    GoalType: row.goal_type,
    GoalPeriodId: row.period_id,
    PeriodStartDate: viewer.facts.period.startDate,
    Hidden: row.is_private,
    ...(row.strategic_objective === null ? {} : { StrategicObjective: row.strategic_objective }),
    ParentId: row.parent_id ?? 0,
    ChildCount: card.child_count,
    User: presentPerson(viewer, card.owner),
    GoalDetail: { Title: row.title },
    MostRecentGoalStatus: presentRecentStatus(row),
    Weeks: presentWeeks(card.weeks, viewer.facts.weekCount),
    ...(row.import_id === null ? {} : { Imported: true as const }),
    OwnerGoalResult: own
      ? { Id: own.id, Completed: own.completed, ObjectiveResult: own.percent, Quality: own.quality }
      : null,
    ManagerGoalResult: given
      ? { Id: given.id, Completed: given.completed, ObjectiveResult: given.percent }
      : null,
    ...presentDemands(card, viewer),
    IsManager: viewer.isManager,
    IsShelve: row.state === 'shelved' || row.state === 'shelving_in_review',
    UpdatedAt: instantToIso(row.updated_at),
    ParentUser: parent && { Id: parent.owner.id, Name: parent.owner.name },
    ParentGoalTitle: parent?.title ?? null,
  };
}

/** Returns one character for each of the quarter's `count` weeks: the likelihood, or `-` without a prediction. */
export function presentWeeks(weeks: Card['weeks'], count: number): string {
  const signs = Array<number | '-'>(count).fill('-');
  for (const level of weeks) {
    const week = Math.trunc(level / 10);
    if (week <= count) signs[week - 1] = level % 10;
  }
  return signs.join('');
}

/** Returns the summary of the goals below a goal; without `summary` there are none. */
export function presentChildren(summary: ChildSummary | undefined): z.input<typeof childSummarySchema> {
  return {
    Count: summary?.count ?? 0,
    Rated: summary?.rated ?? 0,
    Low: summary?.low ?? 0,
    AtRisk: summary?.atRisk ?? 0,
    Unsure: summary?.unsure ?? 0,
    Median: summary?.median ?? null,
  };
}

/** Returns the acts that the goal needs from the acting person; an act for which another person waits comes first. */
function presentDemands(
  { row, was_own, is_sent_back }: Card,
  viewer: CardViewer,
): Pick<ListedGoal, 'IsNeedsUpdate' | 'Reminder'> {
  const isOwner = row.owner_id === viewer.personId;
  const { facts, isManager } = viewer;
  const asksUpdate = needsUpdate({
    state: row.state,
    isUpdateAsked: isUpdateAsked(
      { recentWeek: row.recent_week, recentGap: row.recent_gap, firstWeek: row.first_week },
      facts.askedWeek,
    ),
    periodEnded: facts.hasEnded,
    isOwner,
  });
  const reminder = () => {
    if (needsReview({ state: row.state, editState: row.edit_state, isManager, wasOwn: was_own }))
      return 'review';
    if (needsFinalization({ state: row.state, periodEnded: facts.hasEnded, isOwner })) return 'finalize';
    if (asksUpdate && isOwner) return 'update';
    return is_sent_back ? 'sent_back' : null;
  };
  return { IsNeedsUpdate: asksUpdate, Reminder: reminder() };
}
