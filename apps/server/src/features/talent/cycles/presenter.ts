import type { Cycle, CycleAudience, CycleSave, ListedCycle } from '@bellwether/contract/talent/cycles';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import {
  type ReviewDays,
  reviewDaysOf,
  type StoredQuestion,
  spanOf,
} from '@bellwether/domain/talent/cycles/rules';
import type { Scope } from '#platform/session/scope.ts';
import { type Periods, periodsOf } from '../../tenant/queries.ts';
import { todayOf } from '../access.ts';
import { talentSettingsOf } from '../queries.labels.ts';
import type { CycleQuestion, CycleRow, ListedCycleRow, StoredAudience } from './statements.ts';

/** Returns the first and the last day of a cycle. */
export function daysOf(
  { tenant }: Pick<Scope, 'tenant'>,
  { quarters, days }: Pick<CycleRow, 'quarters' | 'days'>,
) {
  if (days) return { startDate: days.starts, endDate: days.ends };
  return {
    startDate: quarterByIndex(quarters.first, tenant.calendar).startDate,
    endDate: quarterByIndex(quarters.last, tenant.calendar).endDate,
  };
}

/** Returns the days of the managers' reviews; null for a probation, where each person has days of their own. */
export function reviewDaysOfCycle(scope: Scope, cycle: CycleRow, graceWeeks: number): ReviewDays | null {
  if (cycle.kind === 'probation') return null;
  const { kind, review: chosen } = cycle;
  return reviewDaysOf({ kind, ends: daysOf(scope, cycle).endDate, chosen }, graceWeeks);
}

/** Returns whether the people of a running cycle can be opened as an overview. */
export function isOpen(scope: Scope, cycle: CycleRow): boolean {
  const opens = reviewDaysOfCycle(scope, cycle, 0)?.opens ?? daysOf(scope, cycle).startDate;
  return opens <= todayOf(scope);
}

type Counted = Pick<ListedCycleRow, 'people' | 'handedIn' | 'peersAsked' | 'peersHandedIn'>;

export function presentListedCycle(
  scope: Scope,
  cycle: CycleRow,
  { people, handedIn, peersAsked, peersHandedIn }: Counted,
  { periods, graceWeeks }: { readonly periods: Periods; readonly graceWeeks: number },
): ListedCycle {
  const review = reviewDaysOfCycle(scope, cycle, graceWeeks);
  const { startDate, endDate } = daysOf(scope, cycle);
  return {
    Id: cycle.id,
    Name: cycle.name,
    Kind: cycle.kind,
    StartDate: startDate,
    EndDate: endDate,
    EvaluationPeriodId: periods.byIndex(cycle.quarters.last)?.id ?? 0,
    HasEnded: isOpen(scope, cycle),
    Review: review && { OpensOn: review.opens, DueOn: review.due },
    HasSignatures: cycle.hasSignatures,
    State: cycle.isRunning ? 'running' : 'draft',
    People: people,
    SelfReview: cycle.selfReview && {
      OpensOn: cycle.selfReview.opens,
      DueOn: cycle.selfReview.due,
      HandedIn: handedIn,
    },
    Peers: cycle.peers && {
      OpensOn: cycle.peers.opens,
      DueOn: cycle.peers.due,
      Naming: cycle.peers.naming,
      Asked: peersAsked,
      HandedIn: peersHandedIn,
    },
  };
}

/** Returns the whole set-up of a cycle. */
export async function presentCycle(
  scope: Scope,
  cycle: CycleRow,
  counted: Counted,
  questions: { readonly templates: readonly CycleQuestion[]; readonly peers: readonly StoredQuestion[] },
): Promise<Cycle> {
  const periods = await periodsOf(scope);
  const { graceWeeks } = await talentSettingsOf(scope);
  return {
    ...presentListedCycle(scope, cycle, counted, { periods, graceWeeks }),
    FirstPeriodId: periods.byIndex(cycle.quarters.first)?.id ?? 0,
    Span: cycle.kind === 'quarters' ? spanOf(cycle.quarters) : 'quarter',
    ProbationMonths: cycle.probationMonths,
    ChosenReview: cycle.review && { OpensOn: cycle.review.opens, DueOn: cycle.review.due },
    Audience: presentAudience(cycle.audience),
    Questions: questions.templates.map((one) => ({
      ...presentQuestion(one),
      Part: one.part,
      Roles: [...one.roles],
      Departments: [...one.departments],
      IsAnswered: one.isAnswered,
    })),
    PeerQuestions: questions.peers.map(presentPeerQuestion),
    UpdatedAt: instantToIso(cycle.updatedAt),
  };
}

function presentPeerQuestion({ id, question, help, isRequired, isAnswered }: StoredQuestion) {
  return { Id: id, Question: question, Help: help, IsRequired: isRequired, IsAnswered: isAnswered };
}

/** Returns a question as every form shows it. */
export function presentQuestion({ id, question, help, isRequired, kind, levels }: FormQuestion) {
  return {
    Id: id,
    Question: question,
    Help: help,
    IsRequired: isRequired,
    Kind: kind,
    Levels: [...levels],
  };
}
type FormQuestion = Omit<StoredQuestion, 'isAnswered'>;

function presentAudience(audience: StoredAudience): CycleAudience {
  return {
    Company: audience.company,
    Departments: [...audience.departments],
    Organisations: [...audience.organisations],
    People: [...audience.people],
    AddedBefore: audience.addedBefore,
  };
}

/** Returns the audience of a form as it is stored. */
export function storedAudience({ Audience }: Pick<CycleSave, 'Audience'>): StoredAudience {
  return {
    company: Audience.Company,
    departments: [...new Set(Audience.Departments)],
    organisations: [...new Set(Audience.Organisations)],
    people: [...new Set(Audience.People)],
    addedBefore: Audience.AddedBefore,
  };
}
