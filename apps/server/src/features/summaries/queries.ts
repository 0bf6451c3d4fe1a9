import { lastAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { SummaryQuarter } from '@bellwether/domain/summaries/facts';
import type { Scope } from '#platform/session/scope.ts';
import type { PeriodFacts } from '../goals/reading/access.ts';
import type { Period } from '../tenant/queries.ts';
import { holdQuarter, holdSubject, holdYear, type Subject } from './access.ts';
import { type SummarisedGoal, type SummarisedGoals, summarisedGoals } from './statements.ts';
import { nothingWords } from './words.ts';

type Audience = Parameters<typeof holdSubject>[1];

/** All data from which a summary is written, read in one transaction. */
export interface SummaryFacts extends SummarisedGoals {
  /** Null in a company without ceo. */
  readonly subject: Subject | null;
  /** The requested quarter, or the ended quarters of the year; also quarters without goals. */
  readonly quarters: readonly Period[];
  /** At least one of these quarters has ended. */
  readonly hasEnded: boolean;
  /** Why there is nothing to summarise; undefined if there is something. */
  readonly nothing: string | undefined;
}

/**
 * Returns the data for the summary of a quarter.
 * @throws HttpProblem 403 and 404 as `holdSubject` and `holdQuarter` do.
 */
export async function quarterFacts(
  scope: Scope,
  periodId: number,
  audience: Audience,
): Promise<SummaryFacts> {
  const subject = await holdSubject(scope, audience, 'quarterlySummary');
  const quarter = await holdQuarter(scope, periodId);
  const periods = quarter.hasEnded ? [quarter] : [];
  return factsOf(scope, subject, periods, [quarter.period], quarterLabel(quarter.period));
}

/**
 * Returns the data for the summary of a year.
 * @throws HttpProblem 403 and 404 as `holdSubject` and `holdYear` do.
 */
export async function yearFacts(scope: Scope, year: number, audience: Audience): Promise<SummaryFacts> {
  const subject = await holdSubject(scope, audience, 'annualSummary');
  const periods = await holdYear(scope, year);
  return factsOf(
    scope,
    subject,
    periods,
    periods.map(({ period }) => period),
    String(year),
  );
}

async function factsOf(
  scope: Scope,
  subject: Subject | undefined,
  ended: readonly PeriodFacts[],
  quarters: readonly Period[],
  label: string,
): Promise<SummaryFacts> {
  const hasEnded = ended.length > 0;
  const empty = { subject: subject ?? null, quarters, hasEnded, goals: [], companyGoals: [] };
  const words = scope.language.words(nothingWords);
  if (!hasEnded) return { ...empty, nothing: words.not_ended };
  if (!subject) return { ...empty, nothing: words.no_ceo };
  const found = await summarisedGoals(scope, subject, ended);
  const nothing = found.goals.length === 0 ? words.no_goals(label) : undefined;
  return { ...empty, ...found, nothing };
}

/** Returns the words for a quarter that texts use. */
export function quarterOf(period: Period): SummaryQuarter {
  return { label: quarterLabel(period), weekCount: lastAskedWeek(period) };
}

/** Returns the goals of one quarter. */
export function goalsIn(goals: readonly SummarisedGoal[], period: Period): SummarisedGoal[] {
  return goals.filter(({ periodId }) => periodId === period.id);
}
