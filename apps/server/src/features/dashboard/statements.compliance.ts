import {
  type ComplianceAnswer,
  type ComplianceFigure,
  countedStates,
} from '@bellwether/domain/dashboard/compliance';
import { type ComplianceScope, complianceScopes } from '@bellwether/domain/dashboard/parts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visiblePublished } from '../goals/access.ts';
import { missesUpdate } from '../goals/reading/access.demands.ts';
import { departmentOf, reportsPart } from '../goals/reading/access.ts';

/** What the figures are about; ids are 0 where the company has no such quarter. */
export interface ComplianceAsk {
  readonly scope: ComplianceScope;
  readonly currentId: number;
  readonly previousId: number;
  readonly asked: { readonly periodId: number; readonly week: number };
}

export interface ComplianceRow {
  readonly users: number;
  readonly goals_done: number;
  readonly goals_open: number;
  readonly lastweekgoals_done: number;
  readonly lastweekgoals_open: number;
  readonly lastgoals_done: number;
  readonly lastgoals_open: number;
}

export interface CompliancePersonRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly avatar: string | null;
  readonly goals: number;
  readonly open: number;
}

/** The columns of `facts` behind each figure: goals that it is about, and those of them that are open. */
const columns: Readonly<Record<ComplianceFigure, readonly [goals: string, open: string]>> = {
  goals: ['planned', 'none_open'],
  lastweekgoals: ['asked', 'missing'],
  lastgoals: ['ended', 'unfinished'],
};

/** The domain's `complianceAnswer`, over `facts`. */
function answered(figure: ComplianceFigure, answer: ComplianceAnswer): RawBuilder<SqlBool> {
  const [goals, open] = columns[figure].map((column) => sql`coalesce(${sql.ref(`facts.${column}`)}, 0)`) as [
    RawBuilder<number>,
    RawBuilder<number>,
  ];
  if (answer === 'done') return sql<SqlBool>`(${goals} > 0 and ${open} = 0)`;
  return figure === 'goals' ? sql<SqlBool>`${goals} = 0` : sql<SqlBool>`(${goals} > 0 and ${open} > 0)`;
}

/** The domain's `figureGoals` over the goals that the acting person sees, narrowed by `more`. */
function goalFacts(scope: Scope, ask: ComplianceAsk, more: RawBuilder<unknown>) {
  const { currentId, previousId, asked } = ask;
  // Of the people below oneself one sees whatever is published.
  const visible =
    ask.scope === complianceScopes.company ? sql`and ${visiblePublished(scope, 'goal')}` : sql``;
  const week = sql`${asked.week}::int`;
  return sql`
      count(*) filter (where goal.period_id = ${currentId}::int) as planned, 0 as none_open,
      count(*) filter (where goal.period_id = ${asked.periodId}::int and goal.state = 'approved'
        and goal.first_week <= ${week}) as asked,
      count(*) filter (where goal.period_id = ${asked.periodId}::int and ${missesUpdate('goal', week)}) as missing,
      count(*) filter (where goal.period_id = ${previousId}::int) as ended,
      count(*) filter (where goal.period_id = ${previousId}::int and goal.state <> 'finalized') as unfinished
    from goal where goal.tenant_id = ${scope.tenant.id} and goal.period_id = any(${[currentId, previousId]}::int[])
      and goal.deleted_at is null and goal.published_at is not null
      and goal.state in (${sql.join(countedStates.map((state) => sql.lit(state)))})
      ${visible} ${more}`;
}

/** `someone` is a person who counts: the domain's `isCounted`. */
const isCounted = sql`someone.deactivated_at is null and someone.role_name <> 'observer'`;

/** The people of a scope that count, as a `from` over `someone`, and what has to stand before the statement. */
function peopleOf(scope: Scope, asked: ComplianceScope) {
  const { person, tenant } = scope;
  switch (asked) {
    case complianceScopes.directReports:
      return {
        before: sql`with recursive ${reportsPart(scope)}`,
        from: sql`report join person someone on someone.tenant_id = ${tenant.id} and someone.id = report.id
          where ${isCounted}`,
      };
    case complianceScopes.organisation:
      return {
        before: sql``,
        from: sql`org_path below join person someone on someone.tenant_id = ${tenant.id} and someone.id = below.descendant_id
          where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0 and ${isCounted}`,
      };
    case complianceScopes.company:
      return {
        before: sql``,
        from: sql`person someone where someone.tenant_id = ${tenant.id} and ${isCounted}`,
      };
  }
}

/**
 * The figures of a scope, in one statement. A small organisation reads the goals of its people by the owner index; the whole
 * company, and the ceo's organisation, read the two quarters once.
 */
export async function complianceFigures(scope: Scope, ask: ComplianceAsk): Promise<ComplianceRow> {
  const { before, from } = peopleOf(scope, ask.scope);
  const isWhole =
    ask.scope === complianceScopes.company ||
    (ask.scope === complianceScopes.organisation && scope.person.role === 'ceo');
  const facts = isWhole
    ? sql`left join (select goal.owner_id, ${goalFacts(scope, ask, sql``)} group by goal.owner_id) facts
        on facts.owner_id = people.id`
    : sql`left join lateral (select ${goalFacts(scope, ask, sql`and goal.owner_id = people.id`)}) facts on true`;
  const count = (figure: ComplianceFigure, answer: ComplianceAnswer) =>
    sql`count(*) filter (where ${answered(figure, answer)})::int as ${sql.raw(`${figure}_${answer}`)}`;
  const query = sql<ComplianceRow>`${before} select count(*)::int as users,
      ${count('goals', 'done')}, ${count('goals', 'open')},
      ${count('lastweekgoals', 'done')}, ${count('lastweekgoals', 'open')},
      ${count('lastgoals', 'done')}, ${count('lastgoals', 'open')}
    from (select someone.id from ${from}) people ${facts}`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw new Error('The figures are one row.');
  return row;
}

/**
 * A page of the people behind a figure, by name, from behind the person `after` on; one statement. The company is walked by
 * its index of names as far as the page needs, which the planner sees from a limit that is written out; the people of
 * smaller scopes are sorted before their goals are looked at.
 */
export async function compliancePeople(
  scope: Scope,
  ask: ComplianceAsk & { figure: ComplianceFigure; answer: ComplianceAnswer },
  after: number | undefined,
  limit: number,
): Promise<CompliancePersonRow[]> {
  const { before, from } = peopleOf(scope, ask.scope);
  const [goals, open] = columns[ask.figure];
  const { id: tenantId } = scope.tenant;
  const rest =
    after === undefined
      ? sql``
      : sql`and (lower(someone.name), someone.id) > ((select lower(last.name) from person last
          where last.tenant_id = ${tenantId} and last.id = ${after}::int), ${after}::int)`;
  const sorted = ask.scope === complianceScopes.company ? sql`` : sql`order by key, someone.id`;
  const query = sql<CompliancePersonRow>`${before} select page.id, page.name, page.job_title as title,
      ${departmentOf('page')} as unit, page.avatar, page.goals, page.open
    from (
      select people.*, facts.${sql.raw(goals)}::int as goals, facts.${sql.raw(open)}::int as open
      from (select someone.id, someone.name, lower(someone.name) as key, someone.job_title, someone.avatar, someone.department
        from ${from} ${rest} ${sorted}) people
      cross join lateral (select ${goalFacts(scope, ask, sql`and goal.owner_id = people.id`)}) facts
      where ${answered(ask.figure, ask.answer)}
      order by people.key, people.id limit ${sql.lit(limit)}
    ) page
    order by page.key, page.id`;
  return (await query.execute(scope.db)).rows;
}
