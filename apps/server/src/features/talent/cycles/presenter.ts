import type { Cycle, CycleAudience, CycleSave, ListedCycle } from '@bellwether/contract/talent/cycles';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { type StoredQuestion, spanOf } from '@bellwether/domain/talent/cycles/rules';
import type { Scope } from '#platform/session/scope.ts';
import { type Periods, periodsOf } from '../../tenant/queries.ts';
import { todayOf } from '../access.ts';
import type { CycleRow, ListedCycleRow, StoredAudience } from './statements.ts';

/** Returns the first and the last day of a cycle. */
export function daysOf({ tenant }: Pick<Scope, 'tenant'>, { quarters }: Pick<CycleRow, 'quarters'>) {
  return {
    startDate: quarterByIndex(quarters.first, tenant.calendar).startDate,
    endDate: quarterByIndex(quarters.last, tenant.calendar).endDate,
  };
}

type Counted = Pick<ListedCycleRow, 'people' | 'handedIn' | 'peersAsked' | 'peersHandedIn'>;

export function presentListedCycle(
  scope: Scope,
  cycle: CycleRow,
  { people, handedIn, peersAsked, peersHandedIn }: Counted,
  periods: Periods,
): ListedCycle {
  const { startDate, endDate } = daysOf(scope, cycle);
  return {
    Id: cycle.id,
    Name: cycle.name,
    StartDate: startDate,
    EndDate: endDate,
    EvaluationPeriodId: periods.byIndex(cycle.quarters.last)?.id ?? 0,
    HasEnded: endDate < todayOf(scope),
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
  questions: { readonly selfReview: readonly StoredQuestion[]; readonly peers: readonly StoredQuestion[] },
): Promise<Cycle> {
  const periods = await periodsOf(scope);
  return {
    ...presentListedCycle(scope, cycle, counted, periods),
    FirstPeriodId: periods.byIndex(cycle.quarters.first)?.id ?? 0,
    Span: spanOf(cycle.quarters),
    Audience: presentAudience(cycle.audience),
    Questions: questions.selfReview.map(presentQuestion),
    PeerQuestions: questions.peers.map(presentQuestion),
    UpdatedAt: instantToIso(cycle.updatedAt),
  };
}

function presentQuestion({ id, question, help, isRequired, isAnswered }: StoredQuestion) {
  return { Id: id, Question: question, Help: help, IsRequired: isRequired, IsAnswered: isAnswered };
}

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
