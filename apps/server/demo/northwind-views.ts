import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { weekAt } from '@bellwether/domain/calendar/week';
import type { Northwind } from './northwind.ts';
import { northwindPeople } from './northwind-people.ts';
import type { GoalStory, LookStory, OpinionStory } from './story.ts';

const hour = 3_600_000;
const viewedWeeks = [4, 8] as const;
const levels = { highest: 4, lowest: 0 };

/** The director whose talks are enough to be compared. */
const talker = 'manager';

interface Views {
  readonly opinions: readonly OpinionStory[];
  readonly looks: readonly LookStory[];
}

/**
 * Returns the second views and talks of Northwind: managers predict a little better than owners, sometimes three
 * colleagues give a view, too, and one director talks about goals that go badly.
 */
export function northwindViews(company: Northwind, stories: readonly GoalStory[]): Views {
  const opinions: OpinionStory[] = [];
  const looks: LookStory[] = [];
  const shown = stories.filter(({ isPrivate, predictions }) => !isPrivate && predictions.length > 0);
  for (const [place, story] of shown.entries()) {
    opinions.push(...viewsOf(company, story, place));
    looks.push(...talksOf(company, story, place));
  }
  return { opinions, looks: [...looks, ...talksNow(company, shown)] };
}

function viewsOf(company: Northwind, story: GoalStory, place: number): OpinionStory[] {
  const manager = managerOf(company, story.owner);
  if (manager === undefined || place % 3 !== 0) return [];
  const reached = story.managerResult?.completed;
  return story.predictions.flatMap(({ week, likelihood, at }) => {
    if (!viewedWeeks.some((viewed) => viewed === week)) return [];
    const sees = reached === undefined ? (place % 2 === 0 ? -1 : 0) : reached ? 1 : -2;
    const view = (by: number, shift: number, asManager: boolean): OpinionStory => ({
      goal: story,
      week,
      by,
      likelihood: Math.min(levels.highest, Math.max(levels.lowest, likelihood + shift)),
      asManager,
      at: at - 5 * hour,
    });
    const peers = place % 9 === 0 ? colleaguesOf(company, [story.owner, manager]) : [];
    return [view(manager, sees, true), ...peers.map((by, seat) => view(by, seat === 0 ? sees : 0, false))];
  });
}

function talksOf(company: Northwind, story: GoalStory, place: number): LookStory[] {
  if (!story.result || place % 2 === 0 || !isBelow(company, story.owner, talker)) return [];
  const bad = story.predictions.find(({ week, likelihood }) => week >= 4 && week <= 10 && likelihood <= 2);
  return bad ? [{ goal: story, week: bad.week, by: company.idOf(talker), at: bad.at + hour }] : [];
}

/** A talk of the running week, about the first goal of the team that is called Unsure or worse. */
function talksNow(company: Northwind, shown: readonly GoalStory[]): LookStory[] {
  const { now, calendar, periods } = company;
  const week = weekAt(periods.current, tenantDay(now, calendar.zone))?.week;
  const goal = shown.find(
    (story) =>
      story.period === periods.current &&
      isBelow(company, story.owner, 'lead') &&
      (story.predictions.at(-1)?.likelihood ?? levels.highest) <= 2,
  );
  return goal && week ? [{ goal, week, by: company.idOf('lead'), at: now - hour }] : [];
}

function keyOf({ idOf }: Northwind, person: number): string | undefined {
  return northwindPeople.find(({ key }) => idOf(key) === person)?.key;
}

function managerKeyOf(key: string | undefined): string | undefined {
  return northwindPeople.find((person) => person.key === key)?.manager;
}

function managerOf(company: Northwind, owner: number): number | undefined {
  const key = managerKeyOf(keyOf(company, owner));
  return key === undefined ? undefined : company.idOf(key);
}

function isBelow(company: Northwind, owner: number, above: string): boolean {
  for (let key = managerKeyOf(keyOf(company, owner)); key !== undefined; key = managerKeyOf(key))
    if (key === above) return true;
  return false;
}

/** Three people of other teams. */
function colleaguesOf({ idOf }: Northwind, besides: readonly number[]): number[] {
  return ['pm1', 'design', 'fin1', 'suc1', 'per1']
    .map(idOf)
    .filter((id) => !besides.includes(id))
    .slice(0, 3);
}
