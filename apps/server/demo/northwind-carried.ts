import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import type { Period } from '../src/features/tenant/queries.ts';
import type { Northwind } from './northwind.ts';
import { northwindPeople } from './northwind-people.ts';
import { predict } from './predictions.ts';
import type { GoalStory, MoveStory } from './story.ts';
import { later } from './timeline.ts';

const hour = 3_600_000;

/** A few, as in a company that finishes most of its goals. */
const mostCarried = 4;

/**
 * Returns goals of the previous quarter that were not reached, were carried into the running one in the last
 * days of that quarter or later, and were approved again. The old goals were finalised afterwards, or still
 * wait for it.
 */
export function carriedGoals(company: Northwind, stories: readonly GoalStory[]): GoalStory[] {
  const { periods, calendar } = company;
  const former = periods.byIndex(periods.current.index - 1);
  const lastWeek = former && insideWeeksOf(former).at(-1);
  if (!lastWeek) return [];
  const opens = startOfDay(lastWeek.startDate, calendar.zone);
  const running = new Set(
    stories.filter(({ period }) => period === periods.current).map(({ title }) => title),
  );
  const owners = new Set<number>();
  return (
    stories
      .filter((story) => story.period === former && !story.isPrivate && isUnreached(story, opens))
      // Skip a goal whose title another person already uses in the running quarter.
      .filter((story) => !running.has(story.title))
      .filter((story) => {
        // Leave the contributor's goal, so that a visitor can carry it over.
        if (owners.has(story.owner) || story.owner === company.idOf('contributor')) return false;
        return owners.add(story.owner);
      })
      .slice(0, mostCarried)
      .flatMap((story) => carried(company, story, stories, opens))
  );
}

function isUnreached({ moves, result }: GoalStory, opens: number): boolean {
  if (moves.some((move) => move.move === 'shelveGoal')) return false;
  return result === undefined || (result.completed === false && result.at > opens + 2 * hour);
}

function carried(
  company: Northwind,
  from: GoalStory,
  stories: readonly GoalStory[],
  opens: number,
): GoalStory[] {
  const { periods, calendar, now, random } = company;
  const period = periods.current;
  const manager = managerOf(company, from.owner);
  const createdAt = Math.min(from.result?.at ?? now, now) - 2 * hour;
  if (manager === undefined || createdAt < opens) return [];
  const submitted = createdAt + hour;
  const approved = later(submitted, 1, random);
  const moves: MoveStory[] = [{ move: 'submitGoal', at: submitted, by: from.owner }];
  if (approved < now) moves.push({ move: 'approveGoal', at: approved, by: manager });
  const plan = { period, calendar, now, publishedAt: approved, isUpToDate: true, owner: from.owner, manager };
  return [
    {
      owner: from.owner,
      period,
      parent: besideOthers(period, from.owner, stories) ?? parentIn(period, manager, stories),
      title: from.title,
      measurement: from.measurement,
      description: from.description,
      carriedFrom: from,
      createdAt,
      moves,
      predictions: approved < now ? predict({ ...plan, course: 'recover' }, random) : [],
    },
  ];
}

function managerOf(company: Northwind, owner: number): number | undefined {
  const key = northwindPeople.find((person) => company.idOf(person.key) === owner)?.manager;
  return key === undefined ? undefined : company.idOf(key);
}

/** Returns the parent of the owner's other goals of the quarter. */
function besideOthers(period: Period, owner: number, stories: readonly GoalStory[]): GoalStory['parent'] {
  return stories.find((story) => story.owner === owner && story.period === period && story.parent)?.parent;
}

/** Returns a running goal of the manager's. */
function parentIn(period: Period, manager: number, stories: readonly GoalStory[]): GoalStory | undefined {
  const runs = (story: GoalStory) => {
    const last = story.moves.at(-1)?.move;
    return last === 'approveGoal' || last === 'publishGoal';
  };
  return stories.find(
    (story) => story.owner === manager && story.period === period && !story.isPrivate && runs(story),
  );
}
