import type { Session } from '@bellwether/contract/accounts';
import { listGoals } from '@bellwether/contract/calls/goals/reading';
import type { GoalFilter } from '@bellwether/contract/goals/reading';
import { api } from '#platform/api.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import type { PaletteItem, PaletteSource } from '#platform/shell/menu-entry.ts';
import { IconTarget } from '#ui/marks/icons.ts';
import { periodsQuery } from '../api.ts';
import { labelOf, scopesOf } from './list-filter.ts';

const FOUND = 10;

/** A found goal, from either call. */
interface Found {
  readonly id: number;
  readonly title: string;
  readonly owner: string;
  readonly periodId: number;
}

/**
 * Finds goals by title, the person's own first: those of the current quarter, then those of all others with the
 * quarter's name.
 */
export const goalPalette: PaletteSource = {
  group: 'Goals',
  icon: IconTarget,
  async find(text, signal) {
    const session = await ensureSession();
    if (!session) return [];
    const [current, others, periods] = await Promise.all([
      findCurrent(session, text, signal),
      findOthers(session, text, signal),
      queryClient.ensureQueryData(periodsQuery),
    ]);
    const quarters = new Map(periods.data.map((period) => [period.Id, labelOf(period)]));
    const now = session.Period.Id;
    return firstOf([...current, ...others]).map((goal) =>
      itemOf(goal, goal.periodId === now ? undefined : quarters.get(goal.periodId)),
    );
  },
};

async function findCurrent(session: Session, Title: string, signal: AbortSignal): Promise<Found[]> {
  const scopes = scopesOf(session.Profile);
  // The scope All contains every other scope; without it each scope is searched at once.
  const asked = scopes.includes('All') ? (['MyGoals', 'All'] as const) : scopes;
  const PeriodId = session.Period.Id;
  const answers = await Promise.all(
    asked.map((GoalSelectFilter) => findListed({ GoalSelectFilter, Title, PeriodId }, signal)),
  );
  return firstOf(answers.flat());
}

async function findOthers(session: Session, text: string, signal: AbortSignal): Promise<Found[]> {
  // Every page has the palette, but few searches need this call, so load it at the first one.
  const { searchMatrixGoals } = await import('@bellwether/contract/calls/matrix');
  const ownsGoals = scopesOf(session.Profile).includes('MyGoals');
  const [own, all] = await Promise.all([
    ownsGoals ? findListed({ GoalSelectFilter: 'MyGoals', Title: text, AnyPeriod: true }, signal) : [],
    api.call(searchMatrixGoals, { params: { text }, signal }),
  ]);
  const others = all.data.map(({ Id, Title, User, GoalPeriodId }) => ({
    id: Id,
    title: Title,
    owner: User.Name,
    periodId: GoalPeriodId,
  }));
  return firstOf([...own, ...others]);
}

async function findListed(filter: GoalFilter, signal: AbortSignal): Promise<Found[]> {
  const { data } = await api.call(listGoals, { body: { ...filter, PageSize: FOUND }, signal });
  return data.map(({ Id, GoalDetail, User, GoalPeriodId }) => ({
    id: Id,
    title: GoalDetail.Title,
    owner: User.Name,
    periodId: GoalPeriodId,
  }));
}

/** Returns each goal once, as many as the palette shows. */
function firstOf(found: readonly Found[]): Found[] {
  return [...new Map(found.map((goal) => [goal.id, goal])).values()].slice(0, FOUND);
}

function itemOf({ id, title, owner }: Found, quarter?: string): PaletteItem {
  return {
    id: `goal-${id}`,
    label: title,
    description: quarter ? `${owner} · ${quarter}` : owner,
    place: `/v3/goals/${id}`,
  };
}
