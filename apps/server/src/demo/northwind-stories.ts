import { addDays } from '@bellwether/domain/calendar/day';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import type { Period, Periods } from '../features/tenant/queries.ts';
import { inQuarter } from './goal-texts.ts';
import { businessGoals } from './northwind-business-goals.ts';
import { companyGoals } from './northwind-company-goals.ts';
import { endingOf } from './northwind-endings.ts';
import { engineeringGoals } from './northwind-engineering-goals.ts';
import { ownGoals } from './northwind-own-goals.ts';
import { northwindPeople } from './northwind-people.ts';
import { approvalRemarks } from './northwind-remarks.ts';
import { type Course, predict } from './predictions.ts';
import type { Random } from './random.ts';
import type { GoalStory, MoveStory } from './story.ts';
import { atWork, later } from './timeline.ts';

export interface Northwind {
  readonly idOf: (key: string) => number;
  readonly periods: Periods;
  readonly calendar: CalendarSettings;
  readonly now: number;
  readonly random: Random;
}

/** How many finished quarters the demo tells of, before the running one. */
export const finishedQuarters = 3;

const pools = { ...engineeringGoals, ...businessGoals };

/** Everything that Northwind's people planned, predicted and finished, parents before their children. */
export function northwindStories(company: Northwind): GoalStory[] {
  const stories: GoalStory[] = [];
  for (let quarter = 0; quarter <= finishedQuarters; quarter += 1) {
    const period = company.periods.byIndex(company.periods.current.index - finishedQuarters + quarter);
    if (period) stories.push(...quarterStories(company, period, quarter));
  }
  return stories;
}

function quarterStories(company: Northwind, period: Period, quarter: number): GoalStory[] {
  const byOwner = new Map<string, GoalStory[]>();
  const add = (key: string, story: GoalStory) => byOwner.set(key, [...(byOwner.get(key) ?? []), story]);
  for (const texts of companyGoals[quarter] ?? []) {
    add('ceo', plannedGoal(company, { key: 'ceo', period, texts: inQuarter(texts, 0) }));
  }
  for (const { key, manager, role } of northwindPeople) {
    if (manager === undefined || role === 'observer') continue;
    const parents = (byOwner.get(manager) ?? []).filter(isOpenParent);
    textsOf(key, quarter).forEach((texts, index) => {
      // A few goals stand alone, as in every company.
      const parent = company.random.chance(0.1) ? undefined : parents[(index + key.length) % parents.length];
      add(
        key,
        plannedGoal(company, {
          key,
          manager,
          period,
          texts,
          parent,
          index,
          followers: followersOf(company, key),
        }),
      );
    });
    if (period === company.periods.current) {
      for (const story of ownGoals(company, key, manager, parents[0])) add(key, story);
    }
  }
  return [...byOwner.values()].flat();
}

function isOpenParent(story: GoalStory): boolean {
  return (
    !story.isPrivate &&
    story.moves.every(
      (move) =>
        move.move === 'submitGoal' ||
        move.move === 'approveGoal' ||
        move.move === 'publishGoal' ||
        move.move.startsWith('finalize') ||
        move.move === 'reviewResult',
    )
  );
}

/** Deals the texts of a department to its people, another hand each quarter. */
function textsOf(key: string, quarter: number) {
  const unit = unitOf(key);
  const members = northwindPeople.filter(
    (person) => person.role !== 'observer' && unitOf(person.key) === unit,
  );
  const seat = members.findIndex((person) => person.key === key);
  const pool = pools[unit] ?? [];
  return pool
    .filter((_, index) => (index + quarter) % members.length === seat)
    .map((texts) => inQuarter(texts, quarter));
}

function unitOf(key: string): string {
  const person = northwindPeople.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`Nobody at Northwind is called ${key}.`);
  return person.orgUnit ?? (person.manager === undefined ? '' : unitOf(person.manager));
}

export interface Plan {
  readonly key: string;
  readonly manager?: string;
  readonly period: Period;
  readonly texts: { title: string; measurement: string; description: string };
  readonly parent?: GoalStory;
  readonly index?: number;
  readonly isPrivate?: boolean;
  readonly course?: Course;
  readonly isUpToDate?: boolean;
  readonly followers?: readonly number[];
}

/** A goal that was written, approved and predicted in the usual way, and finished where its quarter has ended. */
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

/** Draft, request and approval in the two weeks before the quarter; the ceo publishes. */
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

/** One goal in five is followed by up to three colleagues. */
function followersOf({ idOf, random }: Northwind, owner: string): number[] {
  if (!random.chance(0.2)) return [];
  const people = northwindPeople.filter((person) => person.role !== 'observer' && person.key !== owner);
  return [...new Set(Array.from({ length: random.between(1, 3) }, () => idOf(random.pick(people).key)))];
}
