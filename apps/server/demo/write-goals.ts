import { firstWeekOf } from '@bellwether/domain/calendar/prediction-window';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { type Delta, delta, hasRecentGap } from '@bellwether/domain/goals/badges';
import { moveEvents } from '@bellwether/domain/goals/events';
import { type GoalMoveName, type GoalState, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { AppEvent } from '@bellwether/domain/shared/events';
import { nextState } from '@bellwether/domain/shared/lifecycle';
import type { Queries } from '#platform/database/driver.ts';
import { type PastEvent, recordPastEvents } from '#platform/events/record-event.ts';
import { insertRows, takeIds } from './rows.ts';
import type { CommentStory, GoalStory } from './story.ts';

interface Company {
  readonly tenantId: number;
  readonly goalType: GoalType;
  readonly calendar: Pick<CalendarSettings, 'zone'>;
}

interface Rows {
  goal: object[];
  goal_status: object[];
  goal_prediction: object[];
  goal_transition: object[];
  goal_comment: object[];
  goal_edit: object[];
  goal_result: object[];
  goal_result_version: object[];
  goal_follow: object[];
  event: PastEvent[];
}

const order = [
  'goal',
  'goal_status',
  'goal_prediction',
  'goal_transition',
  'goal_comment',
  'goal_edit',
  'goal_result',
  'goal_result_version',
  'goal_follow',
] as const satisfies readonly (keyof Rows)[];

type EventTeller = (
  by: number,
  at: number,
  told: Omit<AppEvent, 'subjectId'> & { readonly subjectId?: number },
) => void;

const iso = (at: number) => new Date(at).toISOString();

/**
 * Writes goals with their whole history, as the commands would have left them. Parents come before their
 * children. Returns the goals' ids, in the given order.
 *
 * @throws when a story takes a move that the life cycle does not have.
 */
export async function writeGoals(
  db: Queries,
  company: Company,
  stories: readonly GoalStory[],
): Promise<number[]> {
  const ids = await takeIds(db, 'goal', stories.length);
  const idOf = new Map(stories.map((story, index) => [story, ids[index] ?? 0]));
  const counts = { statuses: 0, transitions: 0, results: 0, edits: 0 };
  for (const story of stories) {
    if (isPublished(story)) counts.statuses += insideWeeksOf(story.period).length;
    counts.transitions += story.moves.length + 1 + (story.edit ? 2 : 0);
    counts.results += (story.result ? 1 : 0) + (story.managerResult ? 1 : 0);
    counts.edits += story.edit ? 1 : 0;
  }
  const take = {
    status: from(await takeIds(db, 'goal_status', counts.statuses)),
    transition: from(await takeIds(db, 'goal_transition', counts.transitions)),
    result: from(await takeIds(db, 'goal_result', counts.results)),
    edit: from(await takeIds(db, 'goal_edit', counts.edits)),
  };
  const rows: Rows = {
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
  };
  for (const story of stories) addStory(rows, company, story, idOf, take);
  for (const table of order) await insertRows(db, table, rows[table]);
  await recordPastEvents(db, rows.event);
  return ids;
}

type Take = Record<'status' | 'transition' | 'result' | 'edit', () => number>;

function from(ids: readonly number[]): () => number {
  let at = 0;
  return () => {
    const id = ids[at];
    at += 1;
    if (id === undefined) throw new Error('Fewer ids were reserved than are needed.');
    return id;
  };
}

function isPublished(story: GoalStory): boolean {
  return story.moves.some((move) => goalMoveTable[move.move].to === 'approved');
}

function addStory(
  rows: Rows,
  company: Company,
  story: GoalStory,
  idOf: ReadonlyMap<GoalStory, number>,
  take: Take,
): void {
  const id = idOf.get(story) ?? 0;
  const parentId = parentIdOf(story, idOf);
  const key = { tenant_id: company.tenantId, goal_id: id };
  const comment = (type: string, target: number, said: CommentStory) => {
    const at = iso(said.at);
    rows.goal_comment.push({
      ...key,
      commentable_type: type,
      commentable_id: target,
      author_id: said.by,
      body: said.body,
      created_at: at,
      updated_at: at,
    });
  };
  const transition = (row: {
    type: string;
    target: number;
    from: string | null;
    fromId?: number | null;
    to: string;
    by: number;
    at: number;
  }) => {
    const transitionId = take.transition();
    rows.goal_transition.push({
      ...key,
      id: transitionId,
      transitionable_type: row.type,
      transitionable_id: row.target,
      action_type: null,
      from_state: row.from,
      to_state: row.to,
      from_id: row.fromId ?? null,
      goal_name: story.title,
      author_id: row.by,
      created_at: iso(row.at),
    });
    return transitionId;
  };
  const event: EventTeller = (by, at, told) => {
    const act = { tenantId: company.tenantId, actorId: by, requestId: null, now: at };
    rows.event.push({ act, subjectId: id, ...told });
  };

  const author = story.author ?? story.owner;
  const carriedFromId = story.carriedFrom ? (idOf.get(story.carriedFrom) ?? null) : null;
  transition({
    type: 'Goal',
    target: id,
    from: null,
    fromId: carriedFromId,
    to: 'draft',
    by: author,
    at: story.createdAt,
  });
  const carried = carriedFromId === null ? {} : { carriedFrom: carriedFromId };
  event(author, story.createdAt, {
    kind: moveEvents.createGoal,
    detail: { from: null, to: 'draft', owner: story.owner, ...carried },
  });
  if (carriedFromId !== null)
    event(author, story.createdAt, {
      kind: 'goal.carried_over',
      subjectId: carriedFromId,
      detail: { to: id },
    });
  let state: GoalState = 'draft';
  let shelvedFrom: GoalState | null = null;
  let publishedAt: number | null = null;
  let updatedAt = story.createdAt;
  for (const step of story.moves) {
    const next = stateAfter(story, state, step.move);
    const transitionId = transition({
      type: 'Goal',
      target: id,
      from: state,
      to: next,
      by: step.by,
      at: step.at,
    });
    event(step.by, step.at, { kind: moveEvents[step.move], detail: { from: state, to: next } });
    if (step.comment)
      comment('StateTransition', transitionId, { by: step.by, at: step.at, body: step.comment });
    if (next === 'shelved') shelvedFrom = state;
    if (next === 'approved') publishedAt ??= step.at;
    state = next;
    updatedAt = Math.max(updatedAt, step.at);
  }
  const firstWeek = firstWeekOf(story.period, story.createdAt, company.calendar);
  const recent = publishedAt === null ? noPrediction : addWeeks(rows, key, story, take, comment, event);
  if (story.edit) addEdit(rows, key, story, parentId, take, transition);
  addResults(rows, key, story, take);
  for (const person of story.followers ?? [])
    rows.goal_follow.push({ ...key, person_id: person, created_at: iso(updatedAt) });
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
    published_at: publishedAt === null ? null : iso(publishedAt),
    shelved_from: shelvedFrom,
    result_round: 1,
    edit_state: story.edit?.state ?? null,
    ...recent,
    recent_gap: publishedAt !== null && hasRecentGap(predictedWeeks(story), firstWeek),
    first_week: firstWeek,
    author_id: author,
    created_at: iso(story.createdAt),
    updated_at: iso(updatedAt),
  });
}

function predictedWeeks({ predictions }: GoalStory): number[] {
  return predictions.map((prediction) => prediction.week).sort((a, b) => a - b);
}

function parentIdOf({ parent }: GoalStory, idOf: ReadonlyMap<GoalStory, number>): number | null {
  if (!parent) return null;
  return 'id' in parent ? parent.id : (idOf.get(parent) ?? null);
}

function stateAfter(story: GoalStory, state: GoalState, move: GoalMoveName): GoalState {
  const next = nextState<GoalState, GoalMoveName>(goalMoveTable, state, move);
  if (!next.ok) throw new Error(`"${story.title}" cannot take ${move} in ${state}.`);
  return next.state;
}

interface Recent {
  recent_week: number;
  recent_status_id: number | null;
  recent_likelihood: number | null;
  recent_quality: number | null;
  recent_likelihood_delta: Delta | null;
  recent_quality_delta: Delta | null;
  recent_start_date: string | null;
}

const noPrediction: Recent = {
  recent_week: 0,
  recent_status_id: null,
  recent_likelihood: null,
  recent_quality: null,
  recent_likelihood_delta: null,
  recent_quality_delta: null,
  recent_start_date: null,
};

function addWeeks(
  rows: Rows,
  key: { tenant_id: number; goal_id: number },
  story: GoalStory,
  take: Take,
  comment: (type: string, target: number, said: CommentStory) => void,
  event: EventTeller,
): Recent {
  let recent = noPrediction;
  const byWeek = new Map(story.predictions.map((prediction) => [prediction.week, prediction]));
  for (const week of insideWeeksOf(story.period)) {
    const statusId = take.status();
    const given = byWeek.get(week.week);
    const deltas = {
      likelihood_delta: given ? delta(recent.recent_likelihood, given.likelihood) : null,
      quality_delta: given ? delta(recent.recent_quality, given.quality) : null,
    };
    rows.goal_status.push({
      ...key,
      id: statusId,
      week_id: story.period.weekIds[week.week - 1],
      week: week.week,
      likelihood: given?.likelihood ?? null,
      quality: given?.quality ?? null,
      ...deltas,
      updated_at: given ? iso(given.at) : null,
    });
    if (!given) continue;
    rows.goal_prediction.push({
      ...key,
      status_id: statusId,
      likelihood: given.likelihood,
      quality: given.quality,
      author_id: story.owner,
      created_at: iso(given.at),
    });
    event(story.owner, given.at, {
      kind: 'goal.predicted',
      detail: { status: statusId, week: week.week },
    });
    for (const said of given.comments ?? []) comment('GoalStatus', statusId, said);
    recent = {
      recent_week: week.week,
      recent_status_id: statusId,
      recent_likelihood: given.likelihood,
      recent_quality: given.quality,
      recent_likelihood_delta: deltas.likelihood_delta,
      recent_quality_delta: deltas.quality_delta,
      recent_start_date: week.startDate,
    };
  }
  return recent;
}

function addEdit(
  rows: Rows,
  key: { tenant_id: number; goal_id: number },
  story: GoalStory,
  parentId: number | null,
  take: Take,
  transition: (row: {
    type: string;
    target: number;
    from: string | null;
    to: string;
    by: number;
    at: number;
  }) => number,
): void {
  const { edit } = story;
  if (!edit) return;
  const id = take.edit();
  const at = iso(edit.at);
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
  transition({ type: 'GoalEdit', target: id, from: null, to: 'draft', by: edit.by, at: edit.at });
  if (edit.state === 'review')
    transition({ type: 'GoalEdit', target: id, from: 'draft', to: 'review', by: edit.by, at: edit.at });
}

function addResults(
  rows: Rows,
  key: { tenant_id: number; goal_id: number },
  story: GoalStory,
  take: Take,
): void {
  for (const [kind, result] of [
    ['owner', story.result],
    ['manager', story.managerResult],
  ] as const) {
    if (!result) continue;
    const id = take.result();
    const at = iso(result.at);
    const values = {
      completed: result.completed,
      quality: result.quality,
      objective_result: result.objectiveResult,
      body: result.body,
      author_id: result.by,
      created_at: at,
    };
    rows.goal_result.push({ ...key, id, kind, round: 1, ...values, updated_at: at });
    rows.goal_result_version.push({ tenant_id: key.tenant_id, result_id: id, ...values });
  }
}
