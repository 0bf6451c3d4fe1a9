import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  countWaitingGoals,
  listChildGoals,
  listCompanyGoals,
  listGoalFilterChoices,
  listPeriods,
} from '@bellwether/contract/goals/reading';
import { quartersAhead } from '@bellwether/domain/calendar/settings';
import { sql } from 'kysely';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { noUnit } from '../../people/access.ts';
import { peopleOf } from '../../people/queries.ts';
import { presentPeriod } from '../../tenant/presenter.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { holdGoal } from '../access.ts';
import { periodFacts, viewerOf } from './access.ts';
import { presentComment, presentStatus } from './presenter.info.ts';
import { presentListedGoal } from './presenter.ts';
import { goalListOf } from './queries.list.ts';
import { cardsOf } from './statements.cards.ts';
import { childIdsOf, commentsOnStatuses, statusesOf, waitingCount } from './statements.trees.ts';

const lastChild = { path: 'Cursor', numbers: { id: anyId } } as const;
const pageSize = 50;
const mostChoices = 200;

/** Every quarter of the tenant up to five after the current one, the latest first. */
export async function periodListOf(scope: Scope): Promise<EndpointReplyInput<typeof listPeriods>> {
  const periods = await periodsOf(scope);
  // A clock that was set back leaves later ones behind.
  const shown = periods.all.filter(({ index }) => index <= periods.current.index + quartersAhead);
  return { data: shown.map((period) => presentPeriod(period, periods, scope)).reverse(), Next: null };
}

/** The visible goals directly below a goal, newest first, with their weekly statuses. 404 where the goal is invisible. */
export async function childGoalsOf(
  scope: Scope,
  goalId: number,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listChildGoals>> {
  const question = `children.${goalId}`;
  const after = readCursor(scope, question, lastChild, cursor);
  const parent = await holdGoal(scope, goalId);
  const found = await childIdsOf(scope, parent, after?.id, pageSize + 1);
  const ids = found.slice(0, pageSize);
  const [{ cards, viewer }, statuses] = await Promise.all([cardsOf(scope, ids), statusesOf(scope, ids)]);
  const reports = new Set(viewer.reports);
  const { person } = scope;
  // Each of them is visible, so being owner, manager or goal admin is enough (decisions §3).
  const isReader = (owner: number) =>
    owner === person.id || reports.has(owner) || scope.capabilities.administersGoals;
  const read = cards.filter((card) => isReader(card.owner_id)).map((card) => card.id);
  const comments = await commentsOnStatuses(scope, ids, read);
  const people = await peopleOf(scope, [...new Set(comments.map((comment) => comment.author))]);
  const statusesById = Map.groupBy(statuses, (status) => status.goalId);
  const commentsById = Map.groupBy(comments, (comment) => comment.about);
  const data = cards.map((card) => {
    const period = parent.periods.byId(card.period_id);
    if (!period) throw new Error(`Goal ${card.id} lies in no known period.`);
    return {
      ...presentListedGoal(card, {
        personId: person.id,
        pictures: scope.pictures,
        isManager: reports.has(card.owner_id),
        facts: periodFacts(scope, period, scope.now),
      }),
      GoalStatuses: (statusesById.get(card.id) ?? []).map((status) =>
        presentStatus(
          scope,
          { row: card, period },
          status,
          (commentsById.get(status.id) ?? []).map((comment) => presentComment(scope, comment, people)),
        ),
      ),
    };
  });
  const id = found.length > pageSize ? ids.at(-1) : undefined;
  const at = after?.at ?? scope.now;
  return { data, Next: id === undefined ? null : writeCursor(scope, question, lastChild, { at, id }) };
}

/** The ceo's published, open goals without parent, of a period (0: the current one). */
export async function companyGoalsOf(
  scope: Scope,
  periodId: number | undefined,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listCompanyGoals>> {
  const { data, Next } = await goalListOf(scope, {
    GoalSelectFilter: 'CompanyGoals',
    PeriodId: periodId,
    PageSize: pageSize,
    Cursor: cursor,
  });
  return { data, Next };
}

/** How many goals wait for this person's review, over all periods. */
export async function waitingOf(scope: Scope): Promise<EndpointReplyInput<typeof countWaitingGoals>> {
  const { reports } = await viewerOf(scope);
  return { Count: reports.length === 0 ? 0 : await waitingCount(scope, reports) };
}

/** The departments of the tenant, by name; `Corporate` where somebody has none up the chain. */
export async function filterChoicesOf(
  scope: Scope,
): Promise<EndpointReplyInput<typeof listGoalFilterChoices>> {
  // From the index of departments alone.
  const query = sql<{ name: string }>`select name from (
      select distinct coalesce(nullif(department, ''), ${sql.lit(noUnit)}) as name from person
      where tenant_id = ${scope.tenant.id}) unit
    order by lower(name), name limit ${mostChoices}::int`;
  const { rows } = await query.execute(scope.db);
  return { Depts: rows.map((row) => row.name) };
}
