import type { Period } from '../src/features/tenant/queries.ts';
import { inQuarter } from './goal-texts.ts';
import type { Northwind } from './northwind.ts';
import { Alignment } from './northwind-alignment.ts';
import { businessGoals } from './northwind-business-goals.ts';
import { carriedGoals } from './northwind-carried.ts';
import { companyGoals } from './northwind-company-goals.ts';
import { toldThrough } from './northwind-doubt.ts';
import { engineeringGoals } from './northwind-engineering-goals.ts';
import { withHabit } from './northwind-habits.ts';
import { objectiveOf } from './northwind-objectives.ts';
import { ownGoals } from './northwind-own-goals.ts';
import { newPeople, northwindPeople } from './northwind-people.ts';
import { plannedGoal } from './northwind-plans.ts';
import type { GoalStory } from './story.ts';

/** The number of finished quarters in the demo, before the running one. */
export const finishedQuarters = 3;

/**
 * The place of the running quarter's company goal whose owner is more hopeful than the departments that build it.
 */
const hopefulGoal = 0;
const doubtfulUnits: ReadonlySet<string> = new Set(['Engineering', 'Product']);

/** People without a goal for the running quarter; none of them has reports. */
const withoutGoals = new Set(['hradmin', 'sup2', 'mar3', 'des2']);

const pools = { ...engineeringGoals, ...businessGoals };

/**
 * Returns everything that Northwind's people planned, predicted and finished, parents before their children.
 */
export function northwindStories(company: Northwind): GoalStory[] {
  const stories: GoalStory[] = [];
  for (let quarter = 0; quarter <= finishedQuarters; quarter += 1) {
    const period = company.periods.byIndex(company.periods.current.index - finishedQuarters + quarter);
    if (period) stories.push(...quarterStories(company, period, quarter));
  }
  return [...stories, ...carriedGoals(company, stories)];
}

function quarterStories(company: Northwind, period: Period, quarter: number): GoalStory[] {
  const byOwner = new Map<string, GoalStory[]>();
  const isRunning = period === company.periods.current;
  const add = (key: string, story: GoalStory) => {
    if (isRunning && withoutGoals.has(key)) return;
    byOwner.set(key, [...(byOwner.get(key) ?? []), story]);
  };
  const alignment = new Alignment();
  let hopeful: GoalStory | undefined;
  for (const [place, texts] of (companyGoals[quarter] ?? []).entries()) {
    const isHopeful = isRunning && place === hopefulGoal;
    const planned = plannedGoal(company, {
      key: 'ceo',
      period,
      texts: inQuarter(texts, 0),
      ...(isHopeful ? { course: 'confident', isUpToDate: true } : {}),
    });
    const story = { ...planned, objective: objectiveOf(quarter, place) };
    if (isHopeful) hopeful = story;
    alignment.addCompanyGoal(story, quarter, place);
    add('ceo', story);
  }
  for (const { key, manager, role } of northwindPeople) {
    if (manager === undefined || role === 'observer' || newPeople.has(key)) continue;
    const parents = (byOwner.get(manager) ?? []).filter(isOpenParent);
    const unit = unitOf(key);
    textsOf(key, quarter).forEach(({ texts, place }, index) => {
      // Within a department each goal fits under any other, but a few stand alone, as do goals without a
      // fitting company goal.
      const standsAlone = company.random.chance(0.1) || manager === 'ceo';
      const inDepartment = standsAlone ? undefined : parents[(index + key.length) % parents.length];
      const served = unit === unitOf(manager) ? undefined : alignment.parentOf(unit, place, parents);
      const planned = plannedGoal(company, {
        key,
        manager,
        period,
        texts,
        parent: served ?? inDepartment,
        index,
        followers: followersOf(company, key),
        ...(served && served === hopeful && doubtfulUnits.has(unit) ? { course: 'struggle' } : {}),
      });
      // Most goals under a company goal took over its objective.
      const story = toldThrough(
        company,
        withHabit(company, { ...planned, objective: index === 2 ? undefined : served?.objective }, key),
      );
      alignment.add(story, unit, place);
      add(key, story);
    });
    if (isRunning) {
      for (const story of ownGoals(company, key, manager, parents[0])) add(key, story);
    }
  }
  return [...byOwner.values()].flat();
}

function isOpenParent(story: GoalStory): boolean {
  return (
    !story.isPrivate &&
    story.moves.some((move) => move.move === 'approveGoal' || move.move === 'publishGoal') &&
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

/** Returns a person's share of the department's texts, another share each quarter. */
function textsOf(key: string, quarter: number) {
  const unit = unitOf(key);
  const members = northwindPeople.filter(
    (person) => person.role !== 'observer' && !newPeople.has(person.key) && unitOf(person.key) === unit,
  );
  const seat = members.findIndex((person) => person.key === key);
  const pool = pools[unit] ?? [];
  return pool
    .map((texts, place) => ({ texts: inQuarter(texts, quarter), place }))
    .filter(({ place }) => (place + quarter) % members.length === seat);
}

function unitOf(key: string): string {
  const person = northwindPeople.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`Nobody at Northwind is called ${key}.`);
  return person.orgUnit ?? (person.manager === undefined ? '' : unitOf(person.manager));
}

/** Returns up to three colleagues who follow the goal; one goal in five has followers. */
function followersOf({ idOf, random }: Northwind, owner: string): number[] {
  if (!random.chance(0.2)) return [];
  const people = northwindPeople.filter(
    (person) => person.role !== 'observer' && person.key !== owner && !newPeople.has(person.key),
  );
  return [...new Set(Array.from({ length: random.between(1, 3) }, () => idOf(random.pick(people).key)))];
}
