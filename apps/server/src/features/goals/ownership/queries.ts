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
import { type SqlBool, sql } from 'kysely';
import { badField } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { holdGoal } from '../access.ts';
import { departmentOf } from '../reading/access.ts';
import { peopleOf } from '../reading/statements.people.ts';
import {
  type Child,
  candidateColumns,
  candidateOf,
  isBelow,
  isInOwnTree,
  mayChooseOthers,
} from './access.ts';
import { type CandidateRow, presentCandidate, presentOwner } from './presenter.ts';

const pageSize = 50;
const unchoosable: GoalState[] = ['shelved', 'finalized'];

interface CandidatesAsked {
  /** 0: everyone. */
  readonly ownerId: number;
  /**
   * Of an existing goal: candidates of this period, 0 those of its fiscal year up to its own. Of a new goal: its period, 0
   * the current one; candidates are those of the fiscal year up to it.
   */
  readonly periodId: number;
  /** 0: a new goal. */
  readonly goalId: number;
  /** Leave out what cannot be chosen, instead of saying why. */
  readonly onlyChoosable: boolean;
  /** Who is to own the draft that is being written, 0 oneself; undefined where none is. */
  readonly draftedFor: number | undefined;
  readonly search: string | undefined;
  readonly cursor: string | null | undefined;
}

/** The visible goals that a goal could be aligned under, newest first, 50 a page (decisions §4). */
export async function parentCandidatesOf(
  scope: Scope,
  asked: CandidatesAsked,
): Promise<EndpointReplyInput<typeof listParentCandidates>> {
  const { child, periodIds, choice } = await searchOf(scope, asked);
  if (periodIds.length === 0) return { data: [], Next: null };
  const columns = candidateColumns(scope, child.id);
  let query = scope.db
    .selectFrom('goal')
    .select(['goal.id', 'goal.title', 'goal.state', 'goal.is_private', 'goal.period_id', 'goal.owner_id'])
    .select([columns.isInOwnTree.as('is_in_own_tree'), columns.isBelow.as('is_below')])
    .select(sql<SqlBool>`true`.as('is_visible'))
    .where('goal.tenant_id', '=', scope.tenant.id)
    .where(columns.isVisible)
    .where(sql<SqlBool>`goal.period_id = any(${periodIds}::int[])`)
    .orderBy('goal.id', 'desc')
    .limit(pageSize + 1);
  if (asked.ownerId !== 0) query = query.where('goal.owner_id', '=', asked.ownerId);
  if (asked.cursor) query = query.where('goal.id', '<', idOfCursor(asked.cursor));
  if (asked.search) query = query.where('goal.title', 'ilike', containing(asked.search));
  if (asked.onlyChoosable) {
    query = query
      .where('goal.is_private', '=', false)
      .where(sql<SqlBool>`goal.state <> all(${unchoosable}::text[])`)
      .where('goal.id', '<>', child.id)
      .where(sql<SqlBool>`not ${isBelow(scope, child.id)}`);
    if (choice === 'own_tree') query = query.where(isInOwnTree(scope));
  }
  const rows: CandidateRow[] = await query.execute();
  const page = rows.slice(0, pageSize);
  const people = await peopleOf(scope, [...new Set(page.map((row) => row.owner_id))]);
  return {
    data: page.map((row) => presentCandidate(row, people, canBeParent(candidateOf(row, child), choice))),
    Next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
  };
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
  // A draft is saved by the drafter's rights, every other goal by those on the goal.
  const isDraft = goal === undefined || (asked.draftedFor !== undefined && goal.row.state === 'draft');
  const choice = isDraft
    ? draftParentScope({ isForSelf: draftedFor === 0 || draftedFor === selfId, isGoalAdmin })
    : parentScope(goal.relation);
  // A period that does not exist holds no goals.
  if (asked.periodId !== 0 && !named) return { child, periodIds: [], choice };
  const isPossible = (of: typeof period) => isSameFiscalYear(of, period) && of.index <= period.index;
  const wanted = goal && named ? [named] : periods.all.filter(isPossible);
  const shown = asked.onlyChoosable ? wanted.filter(isPossible) : wanted;
  return { child, periodIds: shown.map((of) => of.id), choice };
}

/** The people whom the acting person may choose as owner, by name, 50 a page; themselves where they may choose nobody else. */
export async function goalOwnersOf(
  scope: Scope,
  asked: { readonly search: string | undefined; readonly cursor: string | null | undefined },
): Promise<EndpointReplyInput<typeof listGoalOwners>> {
  const { person, tenant } = scope;
  let query = scope.db
    .selectFrom('person')
    .select(['person.id', 'person.name', 'person.avatar', 'person.manager_id'])
    .select(departmentOf('person').as('unit'))
    .where('person.tenant_id', '=', tenant.id)
    .where('person.deactivated_at', 'is', null)
    .where('person.role_name', '<>', 'observer')
    .orderBy('person.name')
    .orderBy('person.id')
    .limit(pageSize + 1);
  if (!mayChooseOthers(person)) query = query.where('person.id', '=', person.id);
  for (const word of asked.search?.split(/\s+/).slice(0, 10) ?? [])
    query = query.where('person.name', 'ilike', containing(word));
  if (asked.cursor) {
    query = query.where(
      sql<SqlBool>`(person.name, person.id) > (select last.name, last.id from person last
        where last.tenant_id = ${tenant.id} and last.id = ${idOfCursor(asked.cursor)})`,
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  return {
    data: page.map(presentOwner),
    Next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}

// Both lists go on after the last id shown.
function idOfCursor(cursor: string): number {
  const id = /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : 0;
  if (id < 1 || id > 2_147_483_647) throw badField('Cursor', 'This is not a place in this list.');
  return id;
}

/** A pattern for `ilike` in which what was typed stands for itself. */
function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
