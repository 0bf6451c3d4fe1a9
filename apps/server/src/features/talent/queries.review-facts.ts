import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { draftReview } from '@bellwether/contract/talent/writing';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { dueDate } from '@bellwether/domain/talent/periods';
import { mayOnAppraisal } from '@bellwether/domain/talent/permissions';
import { isDraftSource } from '@bellwether/domain/talent/privacy/table';
import {
  type ReviewFacts,
  type ReviewGoal,
  type ReviewWords,
  withoutNames,
} from '@bellwether/domain/talent/review-draft';
import { sql } from 'kysely';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { countedPercent } from '../goals/reading/access.results.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { isOfOwnCycle, ownCyclesOf, reviewDays } from './access.cycles.ts';
import { begunPeriods, holdEmployee, holdEndedPeriod, todayOf } from './access.ts';
import { wordsOf } from './peers/presenter.ts';
import {
  appraisalOf,
  giversOf,
  type RoundPlace,
  answersOf as readPeerQuestions,
  roundOf,
} from './peers/statements.ts';
import { talentSettingsOf } from './queries.labels.ts';
import { hasSelfReview } from './self-review/access.ts';
import { answersOf } from './self-review/statements.ts';
import { factsOf, relationOf, type StandingRow, standingColumns } from './statements.ts';
import { talentWords } from './words.ts';

const mostGoals = 50;

type Asked = EndpointParsed<typeof draftReview>['body'];

/**
 * Returns the data for a draft of a review: the goals that the reviewer may see, and in a cycle the words on which a draft
 * may rest (talent.33).
 * @throws HttpProblem 404 for people who may not write the appraisal, 409 while the company has switched drafts off.
 */
export async function reviewFacts(scope: Scope, asked: Asked): Promise<ReviewFacts> {
  const { standing } = await holdEmployee(scope, asked.UserId);
  const existing = await standingIn(scope, asked);
  const reviewed = await reviewedOf(scope, asked, existing?.own_cycle_id ?? null);
  const settings = await talentSettingsOf(scope);
  const row = existing ?? standing;
  const due = dueDate(reviewed.period, settings.graceWeeks);
  const facts = factsOf(scope, row, { sharesRatings: settings.sharesRatings, due });
  const verdict = mayOnAppraisal(existing ? 'Edit' : 'Create', facts, relationOf(scope, row));
  if (!verdict.ok) throw notFound();
  if (!settings.hasReviewDrafts) throw conflict(talentWords, 'review_drafts_off');
  const { label, periodIds, cycleId } = reviewed;
  const goals = await goalsOf(scope, asked.UserId, periodIds);
  if (cycleId === null) return { label, goals, selfReview: [], peers: [], peerNames: [] };
  const place = { cycleId, personId: asked.UserId };
  return {
    label,
    goals,
    selfReview: await selfReviewWords(scope, place, row),
    ...(await peersOf(scope, place, row)),
  };
}

/** What a review is about: a quarter, or a cycle of its own with the quarters that have begun. */
interface Reviewed {
  readonly label: string;
  readonly period: Period;
  readonly periodIds: readonly number[];
  readonly cycleId: number | null;
}

/** @throws HttpProblem 404 if no review of the person can be written for it yet. */
async function reviewedOf(scope: Scope, asked: Asked, ownCycleId: number | null): Promise<Reviewed> {
  const cycleId = asked.CycleId ?? ownCycleId;
  if (cycleId === null) {
    const period = await holdEndedPeriod(scope, asked.EvaluationPeriodId);
    return { label: quarterLabel(period), period, periodIds: [period.id], cycleId };
  }
  const periods = await periodsOf(scope);
  const period = periods.byId(asked.EvaluationPeriodId);
  const cycle = (await ownCyclesOf(scope, asked.UserId)).find(({ id }) => id === cycleId);
  if (!period || cycle?.last !== period.index) throw notFound();
  if (reviewDays(cycle.days, period, 0).opens > todayOf(scope)) throw notFound();
  const periodIds = begunPeriods(periods, cycle).map(({ id }) => id);
  return { label: cycle.name, period, periodIds, cycleId };
}

async function goalsOf(scope: Scope, ownerId: number, periodIds: readonly number[]): Promise<ReviewGoal[]> {
  const query = sql<ReviewGoal>`select goal.id, goal.title, goal.measurement, goal.state, goal.is_private as "isPrivate",
      goal.recent_likelihood as likelihood, coalesce(given.completed, result.completed) as "isCompleted", ${countedPercent('result', 'given')}::float8 as percent
    from goal left join goal_result result on result.tenant_id = goal.tenant_id and result.goal_id = goal.id
      and result.round = goal.result_round and result.kind = 'owner' and result.retracted_at is null
    left join goal_result given on given.tenant_id = goal.tenant_id and given.goal_id = goal.id
      and given.round = goal.result_round and given.kind = 'manager' and given.retracted_at is null
      and goal.state = 'finalized'
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = ${ownerId} and goal.period_id = any(${periodIds}::int[])
      and goal.published_at is not null and goal.state <> 'shelved' and ${visibleGoal(scope, 'goal')}
    order by goal.id limit ${mostGoals}`;
  return (await query.execute(scope.db)).rows;
}

/** What the employee wrote about themselves. Answers on a scale are ratings, so they stay out. */
async function selfReviewWords(scope: Scope, place: RoundPlace, row: StandingRow): Promise<ReviewWords[]> {
  const selfReview = (await hasSelfReview(scope, place)) ? 'handed_in' : 'none';
  const appraisal = appraisalOf(row);
  const peers = { naming: 'pooled', request: 'proposed', handedIn: 0 } as const;
  if (!isDraftSource('selfReview', { selfReview, peers, appraisal }, relationOf(scope, row))) return [];
  return (await answersOf(scope, place)).flatMap(({ kind, question, answer }) =>
    kind === 'scale' || answer === '' ? [] : [{ question, answers: [answer] }],
  );
}

/** What peers said, as far as the employee will read it, and the names of these peers. */
async function peersOf(
  scope: Scope,
  place: RoundPlace,
  row: StandingRow,
): Promise<Pick<ReviewFacts, 'peers' | 'peerNames'>> {
  const round = await roundOf(scope, place);
  if (!round) return { peers: [], peerNames: [] };
  const handedIn = (await giversOf(scope, place)).filter(({ state }) => state === 'handed_in');
  const peers = { naming: round.own.peers.naming, request: 'handed_in', handedIn: handedIn.length } as const;
  const facts = { selfReview: 'none', peers, appraisal: appraisalOf(row) } as const;
  const relation = relationOf(scope, row);
  const peerNames = handedIn.map(({ name }) => name);
  if (isDraftSource('peerSummary', facts, relation)) {
    const summary = round.summary ?? '';
    return {
      peers: summary === '' ? [] : withoutNames([{ question: '', answers: [summary] }], peerNames),
      peerNames,
    };
  }
  if (!isDraftSource('peerWords', facts, relation)) return { peers: [], peerNames };
  const questions = await readPeerQuestions(scope, { cycleId: place.cycleId, feedbackId: 0 });
  const words = wordsOf(handedIn, questions).map(({ Id, Answers }) => ({
    question: questions.find(({ id }) => id === Id)?.question ?? '',
    answers: Answers.filter((answer) => answer !== ''),
  }));
  return { peers: withoutNames(words, peerNames), peerNames };
}

interface OwnRow extends StandingRow {
  /** Null for the appraisal of a quarter. */
  readonly own_cycle_id: number | null;
}

/** Returns how people stand to the appraisal that exists; without a cycle, that of the quarter or of a cycle that covers it. */
async function standingIn(
  scope: Scope,
  { UserId, EvaluationPeriodId, CycleId }: Asked,
): Promise<OwnRow | undefined> {
  const isMeant =
    CycleId === undefined
      ? sql`(appraisal.period_id = ${EvaluationPeriodId} or ${isOfOwnCycle(EvaluationPeriodId)})`
      : sql`appraisal.cycle_id = ${CycleId}`;
  const query = sql<OwnRow>`select ${standingColumns(scope)},
      case when appraisal.period_id is null then appraisal.cycle_id end as own_cycle_id
    from appraisal
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.employee_id = ${UserId} and ${isMeant}
    order by appraisal.id desc limit 1`;
  return (await query.execute(scope.db)).rows[0];
}
