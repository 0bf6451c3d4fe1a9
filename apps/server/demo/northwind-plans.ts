import { addDays } from '@bellwether/domain/calendar/day';
import type { Period } from '../src/features/tenant/queries.ts';
import type { Northwind, Plan } from './northwind.ts';
import { endingOf } from './northwind-endings.ts';
import { approvalRemarks } from './northwind-remarks.ts';
import { type Course, predict } from './predictions.ts';
import type { GoalStory, MoveStory } from './story.ts';
import { atWork, later } from './timeline.ts';

/**
 * Returns a goal that was written, approved and predicted in the usual way, and finished if its quarter has
 * ended.
 */
export function plannedGoal(company: Northwind, plan: Plan): GoalStory {
  const { random, calendar, now, idOf } = company;
  const owner = idOf(plan.key);
  const manager = plan.manager === undefined ? null : idOf(plan.manager);
  const { createdAt, moves } = opening(company, plan.period, owner, manager);
  const publishedAt = moves.at(-1)?.at ?? createdAt;
  const course = plan.course ?? random.pick<Course>(['win', 'win', 'win', 'recover', 'struggle', 'slide']);
  const isUpToDate = plan.isUpToDate ?? (plan.period !== company.periods.current || random.chance(0.66));
  const story: GoalStory = {
    owner,
    period: plan.period,
    parent: plan.parent,
    ...plan.texts,
    isPrivate: plan.isPrivate,
    createdAt,
    moves,
    predictions: predict(
      { period: plan.period, calendar, now, publishedAt, course, isUpToDate, owner, manager },
      random,
    ),
    followers: plan.followers,
  };
  return plan.period === company.periods.current ? story : endingOf(company, story, manager, plan);
}

/** Returns draft, request and approval in the two weeks before the quarter; the ceo publishes. */
export function opening(
  company: Northwind,
  period: Period,
  owner: number,
  manager: number | null,
): { createdAt: number; moves: MoveStory[] } {
  const { random, calendar } = company;
  const createdAt = atWork(addDays(period.startDate, -random.between(10, 14)), calendar.zone, random);
  if (manager === null)
    return { createdAt, moves: [{ move: 'publishGoal', at: later(createdAt, 1, random), by: owner }] };
  const submitted = later(createdAt, random.between(0, 1), random) + 3_600_000;
  const comment = random.chance(0.12) ? random.pick(approvalRemarks) : undefined;
  return {
    createdAt,
    moves: [
      { move: 'submitGoal', at: submitted, by: owner },
      { move: 'approveGoal', at: later(submitted, random.between(1, 3), random), by: manager, comment },
    ],
  };
}
