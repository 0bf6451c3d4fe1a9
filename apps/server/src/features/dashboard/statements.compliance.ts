import {
  type ComplianceAnswer,
  type ComplianceFigure,
  complianceFigures as complianceFigureNames,
  figureAnswers,
} from '@bellwether/domain/dashboard/compliance';
import { type ComplianceScope, complianceScopes } from '@bellwether/domain/dashboard/parts';
import type { AskedDays } from '@bellwether/domain/notifications/mails/asked-days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isNotPrivate } from '../goals/access.sight.ts';
import { goalFigureSql, isAskedFor, missesUpdate } from '../goals/reading/access.figures.ts';
import { isExcused } from '../people/access.absence.ts';
import { departmentOf, reportsPart } from '../people/access.ts';

/** Up to this many people's goals are read person by person; for more, one scan reads whole quarters. */
const fewPeople = 80;

/** The parameters of the figures; an id is 0 if the company has no such quarter. */
export interface ComplianceAsk {
  readonly scope: ComplianceScope;
  readonly currentId: number;
  readonly previousId: number;
  readonly asked: {
    readonly periodId: number;
    readonly week: number;
    /** When the week is asked for. People who are away on that day are excused (people.36). */
    readonly days: AskedDays | null;
  };
}

/** How many people have each answer of a figure. */
type AnswerCounts = {
  readonly [Figure in ComplianceFigure as `${Figure}_${(typeof figureAnswers)[Figure][number]}`]: number;
};

export interface ComplianceRow extends AnswerCounts {
  readonly users: number;
  readonly not_accepted: number;
}

export interface CompliancePersonRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly avatar: string | null;
  readonly goals: number;
  readonly open: number;
  readonly answer: ComplianceAnswer;
  /** The person's manager; null without one. */
  readonly manager: string | null;
}

/** The columns of `facts` behind each figure: the domain's `FigureGoals`. */
const columns: Readonly<Record<ComplianceFigure, readonly [goals: string, between: string, open: string]>> = {
  goals: ['handed_in', 'drafted', 'none'],
  lastweekgoals: ['asked', 'none', 'missing'],
  lastgoals: ['ended', 'waiting', 'unfinished'],
};

const allColumns = [...new Set(Object.values(columns).flat())].map((column) => `facts.${column}`).join(', ');

/** The domain's `complianceAnswer`, over `facts`. */
function answered(figure: ComplianceFigure, answer: ComplianceAnswer): RawBuilder<SqlBool> {
  const [goals, between, open] = columns[figure].map((column) => countOf(column)) as [Count, Count, Count];
  if (figure === 'goals') {
    if (answer === 'done') return sql<SqlBool>`(${goals} > 0)`;
    return sql<SqlBool>`(${goals} = 0 and ${between} ${answer === 'draft' ? sql`> 0` : sql`= 0`})`;
  }
  if (answer === 'open') return sql<SqlBool>`(${goals} > 0 and ${open} > 0)`;
  return sql<SqlBool>`(${goals} > 0 and ${open} = 0 and ${between} ${answer === 'waiting' ? sql`> 0` : sql`= 0`})`;
}

type Count = RawBuilder<number>;
const countOf = (column: string): Count => sql<number>`coalesce(${sql.ref(`facts.${column}`)}, 0)`;

/** Whether the person counts in a figure without being done: the domain's answers but `done`. */
function notDone(figure: ComplianceFigure): RawBuilder<SqlBool> {
  const others = figureAnswers[figure].filter((answer) => answer !== 'done');
  return sql<SqlBool>`(${sql.join(
    others.map((answer) => answered(figure, answer)),
    sql` or `,
  )})`;
}

/** The person's answer in a figure; null: does not count in it. */
function answerOf(figure: ComplianceFigure): RawBuilder<unknown> {
  const cases = figureAnswers[figure].map(
    (answer) => sql`when ${answered(figure, answer)} then ${sql.lit(answer)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** The condition of a list: one answer, or `undone` for all but `done`. */
function listedIn(figure: ComplianceFigure, answer: ComplianceAnswer | 'undone'): RawBuilder<SqlBool> {
  return answer === 'undone' ? notDone(figure) : answered(figure, answer);
}

/** Returns the quarter behind a figure. */
function periodOf(ask: ComplianceAsk, figure: ComplianceFigure): number {
  if (figure === 'goals') return ask.currentId;
  return figure === 'lastgoals' ? ask.previousId : ask.asked.periodId;
}

/** Selects the domain's `figureGoals` over the visible goals of these quarters, narrowed by `more`. */
function goalFacts(
  scope: Scope,
  ask: ComplianceAsk,
  periods: readonly number[],
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { currentId, previousId, asked } = ask;
  // A company's figure is the same for everybody who sees it, so private goals count for nobody (dashboard.5).
  const isSeen = ask.scope === complianceScopes.company ? sql`and ${isNotPrivate('goal')}` : sql``;
  const week = sql`${asked.week}::int`;
  const count = (periodId: number, is: RawBuilder<SqlBool>) =>
    sql`count(*) filter (where goal.period_id = ${periodId}::int and ${is})`;
  const due = (is: RawBuilder<SqlBool>) =>
    sql<SqlBool>`(${is} and not ${isExcused(scope, sql.ref('goal.owner_id'), asked.days)})`;
  const { handedIn, drafts, counted, waiting, unfinished } = goalFigureSql;
  return sql`
      ${count(currentId, handedIn('goal'))} as handed_in, ${count(currentId, drafts('goal'))} as drafted, 0 as none,
      ${count(asked.periodId, due(isAskedFor('goal', week)))} as asked,
      ${count(asked.periodId, due(missesUpdate('goal', week)))} as missing,
      ${count(previousId, counted('goal'))} as ended, ${count(previousId, waiting('goal'))} as waiting,
      ${count(previousId, unfinished('goal'))} as unfinished
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.period_id = any(${periods}::int[])
      and goal.deleted_at is null ${isSeen} ${more}`;
}

/** Selects the same for one person, `people`, by the index of owners. */
function factsOfOne(scope: Scope, ask: ComplianceAsk, periods: readonly number[]): RawBuilder<unknown> {
  return sql`select ${goalFacts(scope, ask, periods, sql`and goal.owner_id = people.id`)}`;
}

/**
 * Selects the same by owner, from the index of a quarter's goals alone: reads whole quarters, but no table
 * page.
 */
function factsOfAll(
  scope: Scope,
  ask: ComplianceAsk,
  periods: readonly number[],
  { inTeam }: Team,
): RawBuilder<unknown> {
  return sql`select goal.owner_id, ${goalFacts(
    scope,
    ask,
    periods,
    sql`and goal.attention >= 0
    ${inTeam(sql`goal.owner_id`)} group by goal.owner_id`,
  )}`;
}

/** Whether `someone` is a person who counts: the domain's `isCounted`. */
const isCounted = sql`someone.deactivated_at is null and someone.role_name <> 'observer'
  and someone.invitation_accepted_at is not null`;

/** Whether `someone` would count after accepting the invitation. */
const isNotAccepted = sql`someone.deactivated_at is null and someone.role_name <> 'observer'
  and someone.invitation_accepted_at is null`;

/** The people of a scope. */
interface Team {
  /** The parts before the statement: `team (id)`; the company needs none. */
  readonly before: RawBuilder<unknown>;
  /**
   * Narrows the statement to people of the team. Uses a subquery as a value, so that the team is kept as a
   * hash.
   */
  inTeam(id: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Whether the team is small, as a condition that is evaluated once and not per person. */
  readonly areFew: RawBuilder<SqlBool>;
}

function teamOf(scope: Scope, asked: ComplianceScope): Team {
  const { person, tenant } = scope;
  const some = (before: RawBuilder<unknown>): Team => ({
    before,
    inTeam: (id) => sql`and (${id} in (select id from team)) is true`,
    areFew: sql<SqlBool>`(select count(*) from team) <= ${sql.lit(fewPeople)}`,
  });
  switch (asked) {
    case complianceScopes.directReports:
      return some(sql`${reportsPart(scope)}, team as materialized (select id from report),`);
    case complianceScopes.organisation:
      return some(sql`team as materialized (select descendant_id as id from org_path where tenant_id = ${tenant.id}
        and ancestor_id = ${person.id} and descendant_id <> ${person.id}),`);
    case complianceScopes.company:
      return { before: sql``, inTeam: () => sql``, areFew: sql<SqlBool>`false` };
  }
}

/** Parts of a statement over `someone` that say in which figures a person of the scope is open. */
interface OpenFigures {
  /** The parts before the statement. */
  readonly before: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
  /** The open figures as an array; null for people who do not count or are not in the scope. */
  readonly column: RawBuilder<unknown>;
}

/** Returns the parts for a scope of any size; the goals of both quarters are scanned once. */
export function openFigures(scope: Scope, ask: ComplianceAsk): OpenFigures {
  const team = teamOf(scope, ask.scope);
  const periods = [ask.currentId, ask.previousId];
  const open = complianceFigureNames.map(
    (figure) => sql`case when ${notDone(figure)} then ${sql.lit(figure)} end`,
  );
  return {
    before: team.before,
    join: sql`left join (${factsOfAll(scope, ask, periods, team)}) facts on facts.owner_id = someone.id`,
    column: sql`case when ${isCounted} ${team.inTeam(sql`someone.id`)}
      then array_remove(array[${sql.join(open)}], null) end`,
  };
}

/**
 * Returns the figures of a scope, in one statement. A small team's goals are read by the owner index; those
 * of a large team, and of the company, by one scan of the two quarters.
 */
export async function complianceFigures(scope: Scope, ask: ComplianceAsk): Promise<ComplianceRow> {
  const team = teamOf(scope, ask.scope);
  const { id: tenantId } = scope.tenant;
  const periods = [ask.currentId, ask.previousId];
  const count = (figure: ComplianceFigure, answer: ComplianceAnswer) =>
    sql`count(*) filter (where ${answered(figure, answer)})::int as ${sql.raw(`${figure}_${answer}`)}`;
  const few = sql`select facts.* from (select someone.id from team
      join person someone on someone.tenant_id = ${tenantId} and someone.id = team.id where ${isCounted}) people
    cross join lateral (${factsOfOne(scope, ask, periods)}) facts where ${team.areFew}`;
  const many = sql`select ${sql.raw(allColumns)} from person someone
    left join (${factsOfAll(scope, ask, periods, team)}) facts on facts.owner_id = someone.id
    where someone.tenant_id = ${tenantId} and ${isCounted} ${team.inTeam(sql`someone.id`)} and not ${team.areFew}`;
  const people = ask.scope === complianceScopes.company ? many : sql`${few} union all ${many}`;
  const query = sql<ComplianceRow>`with recursive ${team.before} facts as materialized (${people})
    select count(*)::int as users,
      (select count(*)::int from person someone where someone.tenant_id = ${tenantId} and ${isNotAccepted}
        ${team.inTeam(sql`someone.id`)}) as not_accepted,
      ${sql.join(complianceFigureNames.flatMap((figure) => figureAnswers[figure].map((answer) => count(figure, answer))))}
    from facts`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw new Error('The figures are one row.');
  return row;
}

/**
 * Returns a page of the people behind a figure, by name, after the person `after`, in one statement.
 * Small teams are sorted and tested one by one. Of large teams only the next people by name are tested. If
 * these do not fill the page, one scan of the quarter finds the rest, so a figure with few people costs no
 * more than the figure itself.
 */
export async function compliancePeople(
  scope: Scope,
  ask: ComplianceAsk & {
    figure: ComplianceFigure;
    answer: ComplianceAnswer | 'undone';
    /** Only these people; absent: all. */
    ids?: readonly number[] | undefined;
  },
  after: number | undefined,
  limit: number,
): Promise<CompliancePersonRow[]> {
  const team = teamOf(scope, ask.scope);
  const { id: tenantId } = scope.tenant;
  const periods = [periodOf(ask, ask.figure)];
  const place = sql`(fold(someone.name), someone.id)`;
  // A page must not start after an observer, because that would reveal roughly what their name is (dashboard.6).
  const among = ask.ids === undefined ? sql`` : sql`and someone.id = any(${[...ask.ids]}::int[])`;
  const rest =
    after === undefined
      ? among
      : sql`${among} and ${place} > ((select fold(last.name) from person last where last.tenant_id = ${tenantId}
          and last.id = ${after}::int and last.role_name <> 'observer'), ${after}::int)`;
  const [goals, between, open] = columns[ask.figure].map((column) => countOf(column)) as [
    Count,
    Count,
    Count,
  ];
  // A goal that waits for the manager is not finalized, either.
  const left = ask.figure === 'lastgoals' ? sql`(${open} + ${between})` : open;
  const shown = sql`${goals}::int as goals, ${left}::int as open, ${answerOf(ask.figure)} as answer`;
  const isListed = listedIn(ask.figure, ask.answer);
  const few = sql`select someone.id, fold(someone.name) as key from team
    join person someone on someone.tenant_id = ${tenantId} and someone.id = team.id
    where ${isCounted} ${rest} and ${team.areFew} order by key, someone.id`;
  const isNext = sql`someone.tenant_id = ${tenantId} and ${isCounted} ${team.inTeam(sql`someone.id`)} and not ${team.areFew}`;
  // Write the limits out: the query planner needs literal limits to see how far it must read an index.
  const next = sql`select someone.id, fold(someone.name) as key from person someone where ${isNext} ${rest}
    order by fold(someone.name), someone.id`;
  const ofEach = (
    people: RawBuilder<unknown>,
  ) => sql`(select people.id, people.key, ${shown} from (${people}) people
    cross join lateral (${factsOfOne(scope, ask, periods)}) facts where ${isListed}
    order by people.key, people.id limit ${sql.lit(limit)})`;
  const near = ofEach(sql`select id, key from nearest`);
  const query = sql<CompliancePersonRow>`with recursive ${team.before}
    nearest as materialized (${next} limit ${sql.lit(fewPeople)}
    ), near as materialized (${ask.scope === complianceScopes.company ? near : sql`${ofEach(few)} union all ${near}`}
    ), last as materialized (select id, key from nearest order by key, id offset ${sql.lit(fewPeople - 1)} limit 1
    ), far as materialized (
      select someone.id, fold(someone.name) as key, ${shown} from person someone
      left join (${factsOfAll(scope, ask, periods, team)}) facts on facts.owner_id = someone.id
      where ${isNext} and ${place} > ((select key from last), (select id from last)) and ${isListed}
        and (select count(*) from near) < ${sql.lit(limit)} and exists (select 1 from last)
      order by 2, 1 limit ${sql.lit(limit)}
    ), page as materialized (
      select * from (select * from near union all select * from far) found order by key, id limit ${sql.lit(limit)}
    )
    select someone.id, someone.name, someone.job_title as title, ${departmentOf('someone')} as unit, someone.avatar,
      page.goals, page.open, page.answer, manager.name as manager
    from page join person someone on someone.tenant_id = ${tenantId} and someone.id = page.id
    ${managerOfSomeone(tenantId)}
    order by page.key, page.id`;
  return (await query.execute(scope.db)).rows;
}

const managerOfSomeone = (tenantId: number) =>
  sql`left join person manager on manager.tenant_id = ${tenantId} and manager.id = someone.manager_id`;

/** Returns the people of a scope who have not accepted their invitation, by name; at most `limit`. One statement. */
export async function peopleNotAccepted(
  scope: Scope,
  asked: ComplianceScope,
  limit: number,
): Promise<CompliancePersonRow[]> {
  const team = teamOf(scope, asked);
  const { id: tenantId } = scope.tenant;
  const query = sql<CompliancePersonRow>`with recursive ${team.before} none as (select)
    select someone.id, someone.name, someone.job_title as title, ${departmentOf('someone')} as unit, someone.avatar,
      0 as goals, 0 as open, 'open' as answer, manager.name as manager
    from person someone ${managerOfSomeone(tenantId)}
    where someone.tenant_id = ${tenantId} and ${isNotAccepted} ${team.inTeam(sql`someone.id`)}
    order by fold(someone.name), someone.id limit ${limit}`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the answer of a figure that is neither `done` nor `open`; undefined if it has none. */
function betweenAnswer(figure: ComplianceFigure): ComplianceAnswer | undefined {
  return figureAnswers[figure].find((answer) => answer !== 'done' && answer !== 'open');
}

/** How many people of a department have each answer. */
export interface DepartmentComplianceRow {
  readonly label: string;
  readonly done: number;
  /** `draft` or `waiting`; 0 in a figure without such an answer. */
  readonly between: number;
  readonly open: number;
}

/** Returns a figure by department, in one statement that scans the quarter once. */
export async function complianceByDepartment(
  scope: Scope,
  ask: ComplianceAsk & { figure: ComplianceFigure },
): Promise<DepartmentComplianceRow[]> {
  const team = teamOf(scope, ask.scope);
  const facts = factsOfAll(scope, ask, [periodOf(ask, ask.figure)], team);
  const count = (is: RawBuilder<SqlBool>) => sql`count(*) filter (where ${is})::int`;
  const between = betweenAnswer(ask.figure);
  const query = sql<DepartmentComplianceRow>`with recursive ${team.before} counted as (
      select ${departmentOf('someone')} as label, ${count(answered(ask.figure, 'done'))} as done,
        ${between ? count(answered(ask.figure, between)) : sql`0`} as between, ${count(answered(ask.figure, 'open'))} as open
      from person someone left join (${facts}) facts on facts.owner_id = someone.id
      where someone.tenant_id = ${scope.tenant.id} and ${isCounted} ${team.inTeam(sql`someone.id`)} group by label
    ) select * from counted order by label`;
  return (await query.execute(scope.db)).rows;
}
