import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  countWaitingGoals,
  listChildGoals,
  listCompanyGoals,
  listGoalFilterChoices,
  listGoalLine,
  listPeriods,
} from '@bellwether/contract/goals/reading';
import { quartersAhead } from '@bellwether/domain/calendar/settings';
import { mayOnGoal } from '@bellwether/domain/goals/permissions';
import { sql } from 'kysely';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { noUnit } from '../../people/access.ts';
import { peopleViewer } from '../../people/profile/presenter.ts';
import { peopleOf } from '../../people/queries.ts';
import { presentPeriod } from '../../tenant/presenter.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { holdGoal, relationOf } from '../access.ts';
import { periodFacts, surroundingsOf } from './access.ts';
import { presentComment, presentStatus } from './presenter.info.ts';
import { presentListedGoal } from './presenter.ts';
import { companyListOf } from './queries.list.ts';
import { type CardRow, cardsOf } from './statements.cards.ts';
import {
  alignmentsOf,
  childIdsOf,
  commentsOnStatuses,
  type HangingRow,
  hangingBelowDeleted,
  lineIdsOf,
  statusesOf,
  waitingCount,
} from './statements.trees.ts';

const lastChild = { path: 'Cursor', numbers: { id: anyId } } as const;
const pageSize = 50;
const mostChoices = 200;
/** The number of goals shown below deleted children; after aligning these again, the person sees the next ones. */
const mostHanging = 50;

/** Returns the tenant's quarters up to five after the current one, the latest first. */
export async function periodListOf(scope: Scope): Promise<EndpointReplyInput<typeof listPeriods>> {
  const periods = await periodsOf(scope);
  // A clock that was set back leaves later quarters behind.
  const shown = periods.all.filter(({ index }) => index <= periods.current.index + quartersAhead);
  return { data: shown.map((period) => presentPeriod(period, periods, scope)).reverse(), Next: null };
}

/**
 * Returns the visible goals directly below a goal, newest first, with their weekly statuses.
 * @throws HttpProblem 404 if the goal is invisible.
 */
export async function childGoalsOf(
  scope: Scope,
  goalId: number,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listChildGoals>> {
  const question = `children.${goalId}`;
  const after = readCursor(scope, question, lastChild, cursor);
  const parent = await holdGoal(scope, goalId);
  const found = await childIdsOf(scope, parent, after?.id, pageSize + 1);
  const childIds = found.slice(0, pageSize);
  // Only the first page has the placeholders.
  const hanging = after === undefined ? await hangingBelowDeleted(scope, parent, mostHanging) : [];
  const ids = [...childIds, ...hanging.map((row) => row.id)];
  const [{ cards, surroundings }, statuses] = await Promise.all([
    cardsOf(scope, ids),
    statusesOf(scope, ids),
  ]);
  const managed = new Set(surroundings.reports);
  const decided = new Set(surroundings.decided);
  const { person } = scope;
  // Each goal is visible, so being owner, manager or goal admin is enough (goals.10).
  const isReader = (owner: number) =>
    owner === person.id || decided.has(owner) || scope.capabilities.administersGoals;
  const read = cards.filter(({ row }) => isReader(row.owner_id)).map(({ row }) => row.id);
  const comments = await commentsOnStatuses(scope, ids, read);
  const people = await peopleOf(scope, [
    ...new Set(comments.flatMap(({ author, actsFor }) => [author, actsFor ?? author])),
  ]);
  const statusesById = Map.groupBy(statuses, (status) => status.goalId);
  const commentsById = Map.groupBy(comments, (comment) => comment.about);
  const shown = cards.map((card) => {
    const { row } = card;
    const period = parent.periods.byId(row.period_id);
    if (!period) throw new Error(`Goal ${row.id} lies in no known period.`);
    return {
      ...presentListedGoal(card, {
        ...peopleViewer(scope),
        isManager: decided.has(row.owner_id),
        facts: periodFacts(scope, period, scope.now),
      }),
      GoalStatuses: (statusesById.get(row.id) ?? []).map((status) =>
        presentStatus(
          scope,
          { row, period },
          status,
          (commentsById.get(status.id) ?? []).map((comment) => presentComment(scope, comment, people)),
        ),
      ),
    };
  });
  const byId = new Map(shown.map((goal) => [goal.Id, goal]));
  const goalsOf = (wanted: readonly number[]) => wanted.flatMap((each) => byId.get(each) ?? []);
  const id = found.length > pageSize ? childIds.at(-1) : undefined;
  const at = after?.at ?? scope.now;
  const rowById = new Map(cards.map(({ row }) => [row.id, row]));
  const Deleted = [...Map.groupBy(hanging, (row) => row.below)].map(([Id, rows]) => ({
    Id,
    Goals: goalsOf(rows.map((row) => row.id)),
    Realignable: rows
      .filter((row) => {
        const goal = rowById.get(row.id);
        return goal !== undefined && mayRealign(scope, goal, row, managed.has(goal.owner_id));
      })
      .map((row) => row.id),
  }));
  return {
    data: goalsOf(childIds),
    Deleted,
    Next: id === undefined ? null : writeCursor(scope, question, lastChild, { at, id }),
  };
}

/**
 * Returns the visible goals of the line of carried goals that a goal belongs to, the oldest first (goals.30).
 * @throws HttpProblem 404 if the goal is invisible.
 */
export async function goalLineOf(
  scope: Scope,
  goalId: number,
): Promise<EndpointReplyInput<typeof listGoalLine>> {
  const goal = await holdGoal(scope, goalId);
  const { cards, surroundings } = await cardsOf(scope, await lineIdsOf(scope, goal));
  const decided = new Set(surroundings.decided);
  const dated = cards.flatMap((card) => {
    const period = goal.periods.byId(card.row.period_id);
    return period ? [{ card, period }] : [];
  });
  return {
    data: dated
      .toSorted((a, b) => a.period.index - b.period.index || a.card.row.id - b.card.row.id)
      .map(({ card, period }) =>
        presentListedGoal(card, {
          ...peopleViewer(scope),
          isManager: decided.has(card.row.owner_id),
          facts: periodFacts(scope, period, scope.now),
        }),
      ),
  };
}

/** Returns the goals that the acting person may give another parent. The caller has found all of `goalIds` visible. */
export async function realignableOf(scope: Scope, goalIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await alignmentsOf(scope, goalIds);
  const { id: personId } = scope.person;
  return new Set(
    rows
      .filter((row) => mayRealign(scope, row, row, row.acting_manager_id === personId))
      .map((row) => row.id),
  );
}

/** Whether the acting person may give a goal that they see another parent: the domain's `ChangeParentGoal`. */
function mayRealign(
  scope: Scope,
  goal: Pick<CardRow, 'owner_id' | 'state' | 'edit_state' | 'is_private'>,
  row: Pick<HangingRow, 'is_in_chain' | 'is_above_goal'>,
  isManager: boolean,
): boolean {
  const { person } = scope;
  const relation = relationOf(scope, {
    owner_id: goal.owner_id,
    acting_manager_id: isManager ? person.id : null,
    // Nobody changes an alignment for somebody else (people.35).
    decider_id: null,
    is_deputy: false,
    is_in_chain: Boolean(row.is_in_chain),
    is_above_goal: Boolean(row.is_above_goal),
    ties: [],
  });
  // The goal is visible, and this permission does not depend on the calendar.
  const facts = {
    state: goal.state,
    editState: goal.edit_state,
    isPrivate: goal.is_private,
    everPublished: true,
    isDeleted: false,
    hasOpenWeek: false,
    periodBegun: false,
    ownerHasActingManager: isManager,
  };
  return mayOnGoal('ChangeParentGoal', facts, relation).ok;
}

/** Returns the ceo's published, open goals without parent, of a period (0: the current one). */
export async function companyGoalsOf(
  scope: Scope,
  periodId: number | undefined,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listCompanyGoals>> {
  return companyListOf(scope, { PeriodId: periodId, PageSize: pageSize, Cursor: cursor });
}

/** Returns how many goals wait for this person's review, over all periods. */
export async function waitingOf(scope: Scope): Promise<EndpointReplyInput<typeof countWaitingGoals>> {
  const { decided } = await surroundingsOf(scope);
  return { Count: decided.length === 0 ? 0 : await waitingCount(scope, decided) };
}

/**
 * Returns the departments of the people whom the acting person may list, by name; `Corporate` if a person has
 * none up the chain.
 * Observers and deactivated people count only for the ceo and org admins (people.10).
 */
export async function filterChoicesOf(
  scope: Scope,
): Promise<EndpointReplyInput<typeof listGoalFilterChoices>> {
  const { role, isOrgAdmin } = scope.person;
  const isEverybody = role === 'ceo' || isOrgAdmin;
  // Each of the two sets has its own covering index.
  const query = sql<{ name: string }>`select name from (
      select distinct coalesce(nullif(department, ''), ${sql.lit(noUnit)}) as name from person
      where tenant_id = ${scope.tenant.id}
        ${isEverybody ? sql`` : sql`and deactivated_at is null and role_name <> 'observer'`}) unit
    order by lower(name), name limit ${mostChoices}::int`;
  const { rows } = await query.execute(scope.db);
  return { Depts: rows.map((row) => row.name) };
}
