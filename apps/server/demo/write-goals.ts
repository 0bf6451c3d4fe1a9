import { firstAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { hasRecentGap } from '@bellwether/domain/goals/badges';
import { moveEvents } from '@bellwether/domain/goals/events';
import { type GoalMoveName, type GoalState, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { nextState } from '@bellwether/domain/shared/lifecycle';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { takeIds } from '#platform/database/rows.ts';
import { type GoalHistory, goalHistory } from './goal-history.ts';
import { addResults } from './goal-results.ts';
import { type GoalKey, type GoalRows, insertGoalRows, noRows, reserveIds, type TakeId } from './goal-rows.ts';
import { addWeeks, noPrediction } from './goal-weeks.ts';
import type { GoalStory } from './story.ts';

interface Company {
  readonly tenantId: number;
  readonly goalType: GoalType;
  readonly calendar: CalendarSettings;
}

type GoalIds = ReadonlyMap<GoalStory, number>;

/**
 * Writes goals with their whole history, as the commands would have left them. Parents come before their
 * children. Returns the goals' ids, in the given order.
 *
 * @throws when a story takes a move that the life cycle does not have, or its parent is not given.
 */
export async function writeGoals(
  db: Queries,
  company: Company,
  stories: readonly GoalStory[],
): Promise<number[]> {
  const ids = await takeIds(db, 'goal', stories.length);
  const idOf = new Map(stories.map((story, index) => [story, ids[index] ?? 0]));
  const counts = { status: 0, transition: 0, result: 0, edit: 0 };
  for (const story of stories) {
    if (isPublished(story)) counts.status += insideWeeksOf(story.period).length;
    counts.transition += story.moves.length + 1 + (story.edit ? 2 : 0);
    counts.result += (story.result ? 1 : 0) + (story.managerResult ? 1 : 0);
    counts.edit += story.edit ? 1 : 0;
  }
  const take = await reserveIds(db, counts);
  const rows = noRows();
  for (const story of stories) addStory(rows, company, story, idOf, take);
  await insertGoalRows(db, rows);
  return ids;
}

function isPublished(story: GoalStory): boolean {
  return story.moves.some((move) => goalMoveTable[move.move].to === 'approved');
}

function addStory(rows: GoalRows, company: Company, story: GoalStory, idOf: GoalIds, take: TakeId): void {
  const id = idOf.get(story) ?? 0;
  const parentId = parentIdOf(story, idOf);
  const carriedFromId = story.carriedFrom ? (idOf.get(story.carriedFrom) ?? null) : null;
  const author = story.author ?? story.owner;
  const key = { tenant_id: company.tenantId, goal_id: id };
  const history = goalHistory(rows, key, story, take);
  addCreation(history, story, { id, author, carriedFromId });
  const { state, shelvedFrom, publishedAt, updatedAt } = addMoves(history, story, id);
  const firstWeek = publishedAt === null ? 0 : firstAskedWeek(story.period, publishedAt, company.calendar);
  const recent = publishedAt === null ? noPrediction : addWeeks(rows, key, story, take, history);
  addEdit(rows, key, { story, parentId }, take, history);
  addResults(rows, key, story, take);
  for (const person of story.followers ?? [])
    rows.goal_follow.push({ ...key, person_id: person, created_at: timestamp(updatedAt) });
  rows.goal.push({
    tenant_id: company.tenantId,
    id,
    owner_id: story.owner,
    period_id: story.period.id,
    parent_id: parentId,
    carried_from_id: carriedFromId,
    state,
    goal_type: company.goalType,
    is_private: story.isPrivate ?? false,
    strategic_objective: story.objective ?? null,
    title: story.title,
    measurement: story.measurement,
    description: story.description ?? '',
    reporting_memo: '',
    published_at: publishedAt === null ? null : timestamp(publishedAt),
    shelved_from: shelvedFrom,
    result_round: 1,
    edit_state: story.edit?.state ?? null,
    ...recent,
    recent_gap: publishedAt !== null && hasRecentGap(predictedWeeks(story), firstWeek),
    first_week: firstWeek,
    author_id: author,
    created_at: timestamp(story.createdAt),
    updated_at: timestamp(updatedAt),
  });
}

function parentIdOf({ parent, title }: GoalStory, idOf: GoalIds): number | null {
  if (!parent) return null;
  const id = 'id' in parent ? parent.id : idOf.get(parent);
  if (id === undefined) throw new Error(`The parent of ${title} is not among the stories.`);
  return id;
}

function predictedWeeks({ predictions }: GoalStory): number[] {
  return predictions.map((prediction) => prediction.week).sort((a, b) => a - b);
}

function addCreation(
  history: GoalHistory,
  { owner, createdAt: at }: GoalStory,
  { id, author, carriedFromId }: { id: number; author: number; carriedFromId: number | null },
): void {
  history.transition({
    type: 'Goal',
    target: id,
    from: null,
    fromId: carriedFromId,
    to: 'draft',
    by: author,
    at,
  });
  const carried = carriedFromId === null ? {} : { carriedFrom: carriedFromId };
  history.event(author, at, {
    kind: moveEvents.createGoal,
    detail: { from: null, to: 'draft', owner, ...carried },
  });
  if (carriedFromId !== null)
    history.event(author, at, {
      kind: 'goal.carried_over',
      subjectId: carriedFromId,
      detail: { to: id },
    });
}

/** Adds the goal’s moves, and returns its state after them; times are epoch milliseconds. */
function addMoves(history: GoalHistory, story: GoalStory, id: number) {
  let state: GoalState = 'draft';
  let shelvedFrom: GoalState | null = null;
  let publishedAt: number | null = null;
  let updatedAt = story.createdAt;
  for (const { move, by, at, comment } of story.moves) {
    const next = stateAfter(story, state, move);
    const transitionId = history.transition({ type: 'Goal', target: id, from: state, to: next, by, at });
    history.event(by, at, { kind: moveEvents[move], detail: { from: state, to: next } });
    if (comment) history.comment('StateTransition', transitionId, { by, at, body: comment });
    if (next === 'shelved') shelvedFrom = state;
    if (next === 'approved') publishedAt ??= at;
    state = next;
    updatedAt = Math.max(updatedAt, at);
  }
  return { state, shelvedFrom, publishedAt, updatedAt };
}

function stateAfter(story: GoalStory, state: GoalState, move: GoalMoveName): GoalState {
  const next = nextState<GoalState, GoalMoveName>(goalMoveTable, state, move);
  if (!next.ok) throw new Error(`"${story.title}" cannot take ${move} in ${state}.`);
  return next.state;
}

function addEdit(
  rows: GoalRows,
  key: GoalKey,
  { story, parentId }: { story: GoalStory; parentId: number | null },
  take: TakeId,
  history: GoalHistory,
): void {
  const { edit } = story;
  if (!edit) return;
  const id = take.edit();
  const at = timestamp(edit.at);
  rows.goal_edit.push({
    ...key,
    id,
    state: edit.state,
    title: edit.title ?? story.title,
    measurement: edit.measurement ?? story.measurement,
    description: story.description ?? '',
    reporting_memo: '',
    is_private: story.isPrivate ?? false,
    strategic_objective: story.objective ?? null,
    parent_id: parentId,
    author_id: edit.by,
    created_at: at,
    updated_at: at,
  });
  const change = { type: 'GoalEdit', target: id, by: edit.by, at: edit.at } as const;
  history.transition({ ...change, from: null, to: 'draft' });
  if (edit.state === 'review') history.transition({ ...change, from: 'draft', to: 'review' });
}
