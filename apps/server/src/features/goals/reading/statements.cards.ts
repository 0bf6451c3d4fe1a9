import type { Delta } from '@bellwether/domain/goals/badges';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { peopleById, type ShownPerson, shownPeople } from '../../people/queries.ts';
import { countsAsChild, visibleGoal, wasOwn } from '../access.ts';
import { type ChildSummary, childSummaries } from './access.children.ts';
import { isSentBack } from './access.demands.ts';
import { type Circle, type Surroundings, surroundingsParts, visibleEdits } from './access.ts';
import type { PageQuery, PageRow } from './statements.page.ts';

interface CardResult {
  id: number;
  kind: 'owner' | 'manager';
  completed: boolean | null;
  percent: number | null;
  quality: number | null;
}

interface CardParent {
  title: string;
  owner: ShownPerson;
}

/** A goal's own columns on a card. */
export interface CardRow {
  id: number;
  state: GoalState;
  goal_type: GoalType;
  period_id: number;
  is_private: boolean;
  strategic_objective: StrategicObjective | null;
  /** The file from which the goal comes with its weeks; null for goals of the application. */
  import_id: number | null;
  parent_id: number | null;
  title: string;
  edit_state: 'draft' | 'review' | null;
  recent_week: number;
  recent_status_id: number | null;
  recent_likelihood: number | null;
  recent_quality: number | null;
  recent_likelihood_delta: Delta | null;
  recent_quality_delta: Delta | null;
  recent_start_date: string | null;
  recent_gap: boolean;
  first_week: number;
  created_at: number;
  updated_at: number;
  owner_id: number;
}

/**
 * A goal as a card shows it to the acting person: parts that they may not see are already null or not
 * counted.
 */
export interface Card {
  row: CardRow;
  owner: ShownPerson;
  child_count: number;
  /** The likelihoods of the weeks that have a prediction; each number is week × 10 + likelihood. */
  weeks: readonly number[];
  /** Null if the goal has no parent, or an invisible one. */
  parent: CardParent | null;
  /** The owner's and the manager's result of the present round. */
  results: CardResult[] | null;
  /** The pending edit, if the acting person sees it. */
  edit: { id: number; updated: number } | null;
  is_followed: boolean;
  /**
   * Whether the last answer to the acting person's own draft, or own edit draft, was another person's
   * "changes requested".
   */
  is_sent_back: boolean;
  /** Whether the waiting part of the goal was the acting person's own when it was submitted. */
  was_own: boolean;
}

const cardColumns = sql`id, state, goal_type, period_id, is_private, strategic_objective, import_id, parent_id, title, edit_state, recent_week,
  recent_status_id, recent_likelihood, recent_quality, recent_likelihood_delta, recent_quality_delta, recent_start_date,
  recent_gap, first_week, created_at, updated_at, owner_id`;

type Listed = CardRow & Pick<Card, 'is_sent_back' | 'was_own'>;

/** Data shared by the goals of a page, each thing once. */
interface Beside {
  surroundings: Surroundings;
  page: PageRow[] | null;
  people: ShownPerson[] | null;
  parents: { id: number; title: string; owner: number }[] | null;
  /** Number of visible children by goal. */
  children: Record<string, number> | null;
  /** By goal, as in `Card`. */
  weeks: Record<string, number[]> | null;
  /** Only if asked for. */
  summaries: (ChildSummary & { goal: number })[] | null;
  followed: number[] | null;
  results: (CardResult & { goal: number })[] | null;
  edits: { goal: number; id: number; updated: number }[] | null;
}

/** A page of rows with their cards. */
export interface Cards {
  readonly surroundings: Surroundings;
  readonly rows: PageRow[];
  /** The cards of the given goals, in the given order. */
  readonly cards: Card[];
  /** By goal; goals without running goals below them are absent. Empty unless asked for. */
  readonly summaries: ReadonlyMap<number, ChildSummary>;
}

/**
 * Returns the cards of the goals with these ids, in this order. The caller must have checked that the acting
 * person sees each goal.
 */
export async function cardsOf(scope: Scope, ids: readonly number[]): Promise<Cards> {
  const page = sql<PageRow>`select id, 1 as class from unnest(${ids}::int[]) with ordinality as asked (id, place) order by place`;
  return cardsOfPage(scope, page);
}

/**
 * Returns the rows of a page of visible goals, and their cards in the same order. Checks the visibility of
 * everything around a goal (parent, children, edit).
 * Rare parts (results, edits, sent back drafts) are read only if the goal's own columns announce them, in one
 * index scan. They arrive once, with one of the goals, or alone if the page is empty.
 */
export async function cardsOfPage(
  scope: Scope,
  page: PageQuery,
  circle?: Circle,
  withSummaries = false,
): Promise<Cards> {
  const { person, tenant } = scope;
  const query = sql<(Listed | { id: null }) & { beside: Beside | null }>`
    with recursive ${surroundingsParts(scope, circle)}, page as materialized (${page}
    ), listed as materialized (
      select ${cardColumns}, result_round, exposure, deleted_at from goal where tenant_id = ${tenant.id} and id = any(array(select id from page))
    ), above as materialized (
      select parent.id, parent.title, parent.owner_id as owner from (select id, title, owner_id, exposure, deleted_at from goal
        where tenant_id = ${tenant.id} and id = any(array(select parent_id from listed)) offset 0) parent
      where ${visibleGoal(scope, 'parent')}
    ), shown as materialized (
      ${shownPeople(scope, sql`array(select owner_id from listed union select owner from above)`)}
    ), result as materialized (
      select id, goal_id, kind, round, completed, objective_result, quality from goal_result where tenant_id = ${tenant.id}
        and retracted_at is null and goal_id = any(array(
          select id from listed where state in ('results_in_review', 'finalized', 'shelved')))
    ), edit as materialized (
      select id, goal_id, updated_at from goal_edit where tenant_id = ${tenant.id} and state in ('draft', 'review')
        and goal_id = any(array(select id from listed where edit_state is not null and ${visibleEdits(scope, 'listed')}))
    )
    select ${cardColumns}, ${isSentBack(scope, 'goal')} as is_sent_back, ${wasOwn(scope, 'goal')} as was_own,
      case when goal.id is not distinct from (select max(id) from page) then json_build_object(
        'surroundings', (select json_build_object('ceo', ceo, 'reports', reports, 'decided', decided) from surroundings),
        'page', (select json_agg(page) from page),
        'people', (select json_agg(shown) from shown),
        'parents', (select json_agg(above) from above),
        'children', (select json_object_agg(below.parent_id, below.count) from (
          select child.parent_id, count(*)::int from goal child where child.tenant_id = ${tenant.id}
            and child.parent_id = any(array(select id from page)) and ${countsAsChild(scope, 'child')} group by child.parent_id) below),
        'weeks', (select json_object_agg(given.goal_id, given.levels) from (
          select status.goal_id, json_agg(status.week * 10 + status.likelihood) as levels from goal_status status
          where status.tenant_id = ${tenant.id} and status.likelihood is not null
            and status.goal_id = any(array(select id from listed where recent_status_id is not null))
          group by status.goal_id) given),
        'summaries', ${withSummaries ? sql`(select json_agg(summary) from (${childSummaries(scope, sql`array(select id from page)`)}) summary)` : sql`null`},
        'followed', (select json_agg(follow.goal_id) from goal_follow follow where follow.tenant_id = ${tenant.id}
          and follow.person_id = ${person.id} and follow.goal_id = any(array(select id from page))),
        'results', (select json_agg(json_build_object('goal', result.goal_id, 'id', result.id, 'kind', result.kind,
            'completed', result.completed, 'percent', result.objective_result, 'quality', result.quality))
          from result join listed on listed.id = result.goal_id and listed.result_round = result.round),
        'edits', (select json_agg(json_build_object('goal', edit.goal_id, 'id', edit.id,
            'updated', (extract(epoch from edit.updated_at) * 1000)::bigint)) from edit)) end as beside
    from surroundings left join listed goal on true`;
  const { rows } = await query.execute(scope.db);
  const beside = rows.find((row) => row.beside !== null)?.beside;
  if (!beside) throw new Error('A statement without rows of its own answered none.');
  const listed = rows.filter((row) => row.id !== null);
  return {
    surroundings: beside.surroundings,
    rows: beside.page ?? [],
    cards: inOrder(listed, beside),
    summaries: new Map(beside.summaries?.map((summary) => [summary.goal, summary])),
  };
}

function inOrder(rows: readonly Listed[], beside: Beside): Card[] {
  const { children } = beside;
  const people = peopleById(beside.people);
  const personOf = (id: number) => {
    const person = people.get(id);
    if (!person) throw new Error(`Person ${id} owns a goal and is not there.`);
    return person;
  };
  const parents = new Map(
    beside.parents?.map(({ id, title, owner }) => [id, { title, owner: personOf(owner) }]),
  );
  const followed = new Set(beside.followed);
  const results = Map.groupBy(beside.results ?? [], ({ goal }) => goal);
  const edits = new Map(beside.edits?.map((edit) => [edit.goal, edit]));
  const listed = new Map(rows.map((row) => [row.id, row]));
  return (beside.page ?? []).flatMap(({ id }) => {
    const row = listed.get(id);
    if (!row) return [];
    return {
      row,
      owner: personOf(row.owner_id),
      parent: row.parent_id === null ? null : (parents.get(row.parent_id) ?? null),
      child_count: children?.[id] ?? 0,
      weeks: beside.weeks?.[id] ?? [],
      is_followed: followed.has(id),
      results: results.get(id) ?? null,
      edit: edits.get(id) ?? null,
      is_sent_back: row.is_sent_back,
      was_own: row.was_own,
    };
  });
}
