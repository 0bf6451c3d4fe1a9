import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { CompanyGoal } from '@bellwether/contract/goals/goal';
import type { listGoals } from '@bellwether/contract/goals/reading';
import type { listGoalsOfPerson } from '@bellwether/contract/people/goals';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { countedStates } from '@bellwether/domain/goals/figures';
import { type RawBuilder, sql } from 'kysely';
import { endWithNext } from '#platform/database/driver.ts';
import { wordPatterns } from '#platform/database/word-search.ts';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { noUnit } from '../../people/access.ts';
import { peopleViewer } from '../../people/profile/presenter.ts';
import { type Period, type Periods, periodsOf } from '../../tenant/queries.ts';
import {
  type Circle,
  clampScope,
  owners,
  type PeriodFacts,
  periodFacts,
  type Surroundings,
} from './access.ts';
import { presentChildren, presentListedGoal } from './presenter.ts';
import { type Card, type Cards, cardsOfPage } from './statements.cards.ts';
import {
  type PageAsk,
  type PageQuery,
  pageOfAll,
  pageOfDeleted,
  pageOfOwners,
  type RowFilter,
} from './statements.page.ts';
import { readingWords } from './words.ts';

type Filter = EndpointParsed<typeof listGoals>['body'];
/** A list's filter without its page. */
export type ListFilter = Omit<Filter, 'PageSize' | 'Cursor'>;
type GoalList = EndpointReplyInput<typeof listGoals>;
type ListScope = ReturnType<typeof clampScope> | 'Waiting' | 'Followed';

const lastGoal = { path: 'Cursor', numbers: { class: [1, 6], id: anyId } } as const;
/** In a list over several quarters, a class includes ten times the index of its quarter; a year has four quarters. */
const lastDemand = { path: 'Cursor', numbers: { class: [1, 1_000_000], id: anyId } } as const;
/** The goals of one person's page (people.19). */
const ownersPage = 50;
const nothing: PageQuery = sql`select 0 as id, 0 as class where false`;

/** Returns the goal list as a single call; this read ends the transaction. */
export async function goalListAlone(scope: Scope, filter: Filter): Promise<GoalList> {
  return goalListOf(scope, filter, endWithNext);
}

/** Returns a page of the goal list in priority order, with one statement beside the session's. */
export async function goalListOf(
  scope: Scope,
  filter: Filter,
  beforeLast: (db: Scope['db']) => void = () => undefined,
): Promise<GoalList> {
  return (await readList(scope, filter, { beforeLast })).list;
}

/** Returns a page of company goals, each with the summary of the goals below it, with the same one statement. */
export async function companyListOf(
  scope: Scope,
  filter: Omit<Filter, 'GoalSelectFilter'>,
): Promise<{ readonly data: CompanyGoal[]; readonly Next: string | null }> {
  const { list, summaries } = await readList(
    scope,
    { ...filter, GoalSelectFilter: 'CompanyGoals' },
    { withSummaries: true },
  );
  return {
    data: list.data.map((goal) => ({ ...goal, Children: presentChildren(summaries.get(goal.Id)) })),
    Next: list.Next,
  };
}

interface ListOptions {
  readonly beforeLast?: (db: Scope['db']) => void;
  readonly withSummaries?: boolean;
}

interface ReadList {
  readonly list: GoalList;
  readonly summaries: Cards['summaries'];
}

async function readList(
  scope: Scope,
  filter: Filter,
  { beforeLast = () => undefined, withSummaries = false }: ListOptions,
): Promise<ReadList> {
  const { PageSize, Cursor, ...narrowing } = filter;
  const question = JSON.stringify(narrowing);
  const ends = filter.AnyPeriod ? lastDemand : lastGoal;
  const after = readCursor(scope, question, ends, Cursor);
  const at = after?.at ?? scope.now;
  const { page, circle, spanned } = await listPageOf(scope, narrowing, { at, after, limit: PageSize + 1 });
  beforeLast(scope.db);
  const found = await cardsOfPage(scope, page, circle, withSummaries);
  const { cards, rows, surroundings } = found;
  const last = rows.length > PageSize ? rows[PageSize - 1] : undefined;
  const list: GoalList = {
    ...presentCards(
      scope,
      cards.slice(0, PageSize),
      surroundings,
      new Map(spanned.map((facts) => [facts.period.id, facts])),
    ),
    ceo: surroundings.ceo ?? 0,
    Next: last ? writeCursor(scope, question, ends, { at, ...last }) : null,
  };
  return { list, summaries: found.summaries };
}

/**
 * Returns a page of one person's visible goals of a period, in the order of the list; `periodId` 0 is the current
 * one, an unknown one has no goals.
 */
export async function goalsOfOwner(
  scope: Scope,
  asked: { readonly ownerId: number; readonly periodId: number; readonly cursor: string | null | undefined },
): Promise<EndpointReplyInput<typeof listGoalsOfPerson>> {
  const question = `owner.${asked.ownerId}.${asked.periodId}`;
  const after = readCursor(scope, question, lastGoal, asked.cursor);
  const at = after?.at ?? scope.now;
  const periods = await periodsOf(scope);
  const spanned = periodsIn(scope, periods, { PeriodId: asked.periodId }, at).map((period) =>
    periodFacts(scope, period, at),
  );
  if (spanned.length === 0) return { data: [], goalEdits: [], Next: null };
  const ask: PageAsk = {
    periods: spanned,
    filter: rowFilterOf({}),
    after,
    limit: ownersPage + 1,
  };
  const page = pageOfOwners(scope, ask, sql`array[${asked.ownerId}::int]`);
  const { cards, rows, surroundings } = await cardsOfPage(scope, page, undefined);
  const facts = new Map(spanned.map((one) => [one.period.id, one]));
  const last = rows.length > ownersPage ? rows[ownersPage - 1] : undefined;
  const { data, goalEdits } = presentCards(scope, cards.slice(0, ownersPage), surroundings, facts);
  return {
    data,
    goalEdits,
    Next: last ? writeCursor(scope, question, lastGoal, { at, ...last }) : null,
  };
}

/**
 * Returns the published, not shelved goals of these people and a period that the acting person sees, by priority; at most
 * `limit`, with one statement.
 */
export async function goalsOfTeam(
  scope: Scope,
  asked: { readonly ownerIds: readonly number[]; readonly periodId: number; readonly limit: number },
): Promise<GoalList['data']> {
  const period = (await periodsOf(scope)).byId(asked.periodId);
  if (!period) return [];
  const facts = periodFacts(scope, period, scope.now);
  const filter = rowFilterOf({ GoalStates: [...countedStates] });
  const ask: PageAsk = { periods: [facts], filter, after: undefined, limit: asked.limit };
  const page = pageOfOwners(scope, ask, sql`${[...asked.ownerIds]}::int[]`);
  const { cards, surroundings } = await cardsOfPage(scope, page);
  return presentCards(scope, cards, surroundings, new Map([[period.id, facts]])).data;
}

/** A page of a list as a query, with what the statement around it needs. */
interface ListPage {
  readonly page: PageQuery;
  readonly circle: Circle | undefined;
  /** The list's periods. */
  readonly spanned: readonly PeriodFacts[];
  readonly listScope: ListScope;
}

/**
 * Returns the visible goals of a filter in the list's order, from `after` on.
 * @throws HttpProblem 400 if all periods are asked for in a scope without a limit.
 */
export async function listPageOf(
  scope: Scope,
  filter: ListFilter,
  { at, after, limit }: Pick<PageAsk, 'after' | 'limit'> & { readonly at: number },
): Promise<ListPage> {
  const listScope = scopeOf(scope, filter);
  const periods = await periodsOf(scope);
  const spanned = periodsIn(scope, periods, filter, at).map((period) => periodFacts(scope, period, at));
  const ask: PageAsk = { periods: spanned, filter: rowFilterOf(filter), after, limit };
  return {
    page: pageOf(scope, ask, listScope, filter),
    circle: circleOf(listScope, filter),
    spanned,
    listScope,
  };
}

/** Returns the listed goals with the shared parts of the list's reply. */
export function presentCards(
  scope: Scope,
  cards: readonly Card[],
  surroundings: Surroundings,
  facts: ReadonlyMap<number, PeriodFacts>,
): Pick<GoalList, 'data' | 'goalEdits' | 'pendingEdits' | 'followed'> {
  const decided = new Set(surroundings.decided);
  const reader = peopleViewer(scope);
  return {
    data: cards.map((card) => {
      const { row } = card;
      const period = facts.get(row.period_id);
      if (!period) throw new Error(`Goal ${row.id} lies in no known period.`);
      const isManager = decided.has(row.owner_id);
      return presentListedGoal(card, { ...reader, isManager, facts: period });
    }),
    goalEdits: cards.flatMap(({ row, edit }) =>
      edit === null || row.edit_state === null
        ? []
        : [{ GoalId: row.id, Id: edit.id, State: row.edit_state, UpdatedAt: instantToIso(edit.updated) }],
    ),
    pendingEdits: cards.filter((card) => card.edit !== null).map((card) => card.row.id),
    followed: cards.filter((card) => card.is_followed).map((card) => card.row.id),
  };
}

/**
 * Returns the scope of a list. Without a scope, goals that wait for a person or that they follow are sets of
 * their own, of any owner.
 */
function scopeOf(scope: Scope, filter: ListFilter): ListScope {
  const clamped = clampScope(scope.person, filter.GoalSelectFilter ?? 'MyGoals');
  const isFree = filter.GoalSelectFilter === undefined && clamped !== 'CompanyGoals';
  if (filter.AnyPeriod && !filter.NeedsReview && (filter.GoalSelectFilter ?? 'MyGoals') !== 'MyGoals')
    throw badField('AnyPeriod', readingWords, 'any_period_not_offered');
  if (isFree && filter.NeedsReview) return 'Waiting';
  if (isFree && filter.FollowedGoals) return 'Followed';
  if (filter.Deleted && isFree && scope.capabilities.administersGoals) return 'All';
  return clamped;
}

function pageOf(scope: Scope, ask: PageAsk, listScope: ListScope, filter: ListFilter): PageQuery {
  const [facts] = ask.periods;
  if (!facts) return nothing;
  if (filter.Deleted) {
    return scope.capabilities.administersGoals ? pageOfDeleted(scope, ask) : nothing;
  }
  const named = filter.Users?.length ? sql`${[...new Set(filter.Users)]}::int[]` : undefined;
  const inScope = ownersOf(scope, listScope, filter);
  if (inScope === 'everyone') return named ? pageOfOwners(scope, ask, named) : pageOfAll(scope, ask, facts);
  const chosen = named ? sql`array(select unnest(${inScope}) intersect select unnest(${named}))` : inScope;
  return pageOfOwners(scope, ask, chosen, listScope === 'CompanyGoals');
}

/** Returns the owners of a scope's goals, as an expression of type `int[]`. */
function ownersOf(scope: Scope, listScope: ListScope, filter: ListFilter): RawBuilder<unknown> | 'everyone' {
  switch (listScope) {
    case 'MyGoals':
      return sql`array[${scope.person.id}::int]`;
    case 'DirectReports':
      return owners.reports;
    case 'Waiting':
      return owners.decided;
    case 'CompanyGoals':
      return owners.ceo;
    case 'ManagerAndPeers':
    case 'Followed':
      return owners.circle;
    case 'All':
      // Only the goals of reports, and of people about whom a deputy decides, can wait for a person.
      if (filter.NeedsReview) return owners.decided;
      return filter.FollowedGoals ? owners.circle : 'everyone';
  }
}

/** Returns the people besides reports whose goals the list needs. */
function circleOf(listScope: ListScope, filter: ListFilter): Circle | undefined {
  if (listScope === 'ManagerAndPeers') return 'aboveAndPeers';
  return listScope === 'Followed' || (listScope === 'All' && filter.FollowedGoals) ? 'followed' : undefined;
}

function periodsIn(scope: Scope, periods: Periods, filter: ListFilter, at: number): readonly Period[] {
  if (filter.AnyPeriod) return periods.all;
  const asked = filter.PeriodId
    ? periods.byId(filter.PeriodId)
    : periods.byIndex(currentQuarter(at, scope.tenant.calendar).index);
  return asked ? [asked] : [];
}

function rowFilterOf(filter: ListFilter): RowFilter {
  const some = <T>(values: readonly T[] | undefined) => (values?.length ? values : null);
  const deltas = (up: boolean | undefined, down: boolean | undefined) =>
    some([...(up ? ['improved'] : []), ...(down ? ['worsened'] : [])]);
  const isAligned = Boolean(filter.Aligned);
  return {
    words: some(wordPatterns(filter.Title ?? '')),
    states: some(filter.GoalStates),
    // People without a department are shown in this one.
    departments: some(filter.Depts?.flatMap((name) => (name === noUnit ? [name, ''] : [name]))),
    likelihoods: some(filter.Likelihood),
    qualities: some(filter.Quality),
    likelihoodDeltas: deltas(filter.TrendingUp, filter.TrendingDown),
    qualityDeltas: deltas(filter.QTrendingUp, filter.QTrendingDown),
    objectives: some(filter.StrategicObjectives),
    needsUpdate: Boolean(filter.NeedsUpdate),
    needsReview: Boolean(filter.NeedsReview),
    followed: Boolean(filter.FollowedGoals),
    topLevel: Boolean(filter.TopLevelGoals),
    ownersDeactivated: Boolean(filter.DeactivatedUsers),
    isNotPrivate: Boolean(filter.ExcludePrivate),
    // Both filters together exclude nothing.
    aligned: isAligned === Boolean(filter.Unaligned) ? null : isAligned,
  };
}
