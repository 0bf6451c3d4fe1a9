import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listGoalOwners, listParentCandidates } from '@bellwether/contract/goals/ownership';
import { isSameFiscalYear } from '@bellwether/domain/calendar/quarter';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import {
  canBeParent,
  draftParentScope,
  type ParentScope,
  parentScope,
} from '@bellwether/domain/goals/parent';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords, wordPatterns } from '#platform/database/word-search.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { awayToday } from '../../people/access.absence.ts';
import { departmentOf } from '../../people/access.ts';
import { activePeopleIds, pageOfPeople } from '../../people/organisation/queries.choices.ts';
import { peopleOf } from '../../people/queries.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { isNotPrivate } from '../access.sight.ts';
import { holdGoal, visibleGoal } from '../access.ts';
import { type Child, candidateColumns, candidateOf } from './access.ts';
import { type CandidateRow, type OwnerRow, presentCandidate, presentOwner } from './presenter.ts';
import { ownershipWords } from './words.ts';

const pageSize = 50;
const afterAll = 2_147_483_647;
const unchoosable: GoalState[] = ['shelved', 'finalized'];

interface CandidatesAsked {
  /** 0: everyone. */
  readonly ownerId: number;
  /**
   * For an existing goal: the candidates' period; 0 for the goal's fiscal year up to its own period.
   * For a new goal: its own period, 0: the current one; candidates are in the fiscal year up to it.
   */
  readonly periodId: number;
  /** 0: a new goal. */
  readonly goalId: number;
  /** Leaves out goals that cannot be chosen, instead of giving the reason. */
  readonly onlyChoosable: boolean;
  /** The future owner of the draft that is being written, 0: oneself; undefined without a draft. */
  readonly draftedFor: number | undefined;
  readonly search: string | undefined;
  readonly cursor: string | null | undefined;
}

/** Returns the visible goals that a goal could be aligned under, newest first, 50 a page (goals.16). */
export async function parentCandidatesOf(
  scope: Scope,
  asked: CandidatesAsked,
): Promise<EndpointReplyInput<typeof listParentCandidates>> {
  const { child, periodIds, choice } = await searchOf(scope, asked);
  if (periodIds.length === 0) return { data: [], Next: null };
  const { isInOwnTree, isBelow } = candidateColumns(scope, child.id);
  const query = sql<CandidateRow>`with found as materialized (${candidateIds(scope, asked, periodIds, child.id, choice)})
    select goal.id, goal.title, goal.state, goal.is_private, goal.period_id, goal.owner_id, true as is_visible,
      ${choice === 'own_tree' ? isInOwnTree : sql`true`} as is_in_own_tree,
      ${child.id === 0 ? sql`false` : isBelow} as is_below
    from (select * from goal where tenant_id = ${scope.tenant.id} and id = any(array(select id from found)) offset 0) goal
    order by goal.id desc`;
  const { rows } = await query.execute(scope.db);
  const page = rows.slice(0, pageSize);
  const people = await peopleOf(scope, [...new Set(page.map((row) => row.owner_id))]);
  return {
    data: page.map((row) =>
      presentCandidate(scope, row, people, canBeParent(candidateOf(row, child), choice)),
    ),
    Next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}

/**
 * Selects the ids of a page. One owner's goals come from the index by owner. Everybody's goals come newest
 * first from the index of titles alone, only as many as the page needs.
 */
function candidateIds(
  scope: Scope,
  asked: CandidatesAsked,
  periodIds: readonly number[],
  childId: number,
  choice: ParentScope,
): RawBuilder<unknown> {
  const { person, tenant } = scope;
  const from =
    asked.ownerId === 0
      ? sql`goal where goal.tenant_id = ${tenant.id} and goal.deleted_at is null and goal.exposure >= 0`
      : sql`(select * from goal where tenant_id = ${tenant.id} and owner_id = ${asked.ownerId} and deleted_at is null offset 0) goal
          where true`;
  const before = asked.cursor ? idOfCursor(asked.cursor) : afterAll;
  const words = wordPatterns(asked.search ?? '');
  const search = words.length === 0 ? sql`` : sql`and ${matchesWords(sql`goal.title_key`, words)}`;
  // Subqueries as values: PostgreSQL reads each once and keeps it as a hash, instead of one lookup per goal.
  const choosable = sql`and ${isNotPrivate('goal')} and goal.state <> all(${unchoosable}::text[]) and goal.id <> ${childId}
    and (goal.id in (select below.descendant_id from goal_path below where below.tenant_id = ${tenant.id}
      and below.ancestor_id = ${childId})) is not true`;
  const ownTree = person.isGoalManager
    ? sql`and (goal.id in (select path.descendant_id from goal own
        join goal_path path on path.tenant_id = own.tenant_id and path.ancestor_id = own.id
        where own.tenant_id = ${tenant.id} and own.owner_id = ${person.id} and own.deleted_at is null)) is true`
    : sql`and goal.owner_id = ${person.id}`;
  // The sum hides the column from the index by period; with that index all goals of the periods would be
  // read.
  return sql`select goal.id from ${from} and goal.id < ${before}::int and goal.period_id + 0 = any(${periodIds}::int[])
    and ${visibleGoal(scope, 'goal')} ${search} ${asked.onlyChoosable ? choosable : sql``}
    ${asked.onlyChoosable && choice === 'own_tree' ? ownTree : sql``}
    order by goal.id desc limit ${sql.lit(pageSize + 1)}`;
}

async function searchOf(
  scope: Scope,
  asked: CandidatesAsked,
): Promise<{ child: Child; periodIds: number[]; choice: ParentScope }> {
  const goal = asked.goalId === 0 ? undefined : await holdGoal(scope, asked.goalId);
  const periods = goal?.periods ?? (await periodsOf(scope));
  const named = asked.periodId === 0 ? undefined : periods.byId(asked.periodId);
  const period = goal?.period ?? named ?? periods.current;
  const child = { id: asked.goalId, period, periods };
  const { id: selfId, isGoalAdmin } = scope.person;
  const { draftedFor = 0 } = asked;
  // A draft is saved by the drafter's rights, any other goal by the rights on that goal.
  const isDraft = goal === undefined || (asked.draftedFor !== undefined && goal.row.state === 'draft');
  const choice = isDraft
    ? draftParentScope({ isForSelf: draftedFor === 0 || draftedFor === selfId, isGoalAdmin })
    : parentScope(goal.relation);
  // A period that does not exist has no goals.
  if (asked.periodId !== 0 && !named) return { child, periodIds: [], choice };
  const isPossible = (of: typeof period) => isSameFiscalYear(of, period) && of.index <= period.index;
  const wanted = goal && named ? [named] : periods.all.filter(isPossible);
  const shown = asked.onlyChoosable ? wanted.filter(isPossible) : wanted;
  return { child, periodIds: shown.map((of) => of.id), choice };
}

/**
 * Returns the people whom the acting person may choose as owner, by name, 50 a page; only themselves if they
 * may choose nobody else.
 */
export async function goalOwnersOf(
  scope: Scope,
  asked: { readonly search: string | undefined; readonly cursor: string | null | undefined },
): Promise<EndpointReplyInput<typeof listGoalOwners>> {
  const { person, tenant } = scope;
  const onlyId = scope.capabilities.assignsGoals ? undefined : person.id;
  const query = sql<OwnerRow>`with found as materialized (${activePeopleIds(scope, { ...asked, onlyId })})
    select person.id, person.name, person.avatar, person.manager_id, ${departmentOf('person')} as unit,
      person.job_title as title, person.email, away.until as away_until,
      exists (select 1 from org_path chain where chain.tenant_id = ${tenant.id} and chain.ancestor_id = ${person.id}
        and chain.descendant_id = person.id) as is_own_organisation
    from person left join (${awayToday(scope)}) away on away.person_id = person.id
    where person.tenant_id = ${tenant.id} and person.id = any(array(select id from found))
    order by fold(person.name), person.id`;
  const { rows } = await query.execute(scope.db);
  const { people, next } = pageOfPeople(rows);
  return { data: people.map((row) => presentOwner(scope, row)), Next: next };
}

// The list continues after the last id shown.
function idOfCursor(cursor: string): number {
  const id = /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : 0;
  if (id < 1 || id > 2_147_483_647) throw badField('Cursor', ownershipWords, 'cursor_unknown');
  return id;
}
