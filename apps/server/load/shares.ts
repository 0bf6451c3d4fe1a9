import type { MadePerson } from './people.ts';

/** The quarter of a person's first, second … goal, seen from the running one. */
const quarters = [0, -1, 0, 1, 0, -2, 0, -1, -3, -2];

/** Their list is as long as a page, all of it in the running quarter, where the company has goals enough. */
const longListKey = 'contributor';
const longestList = 50;

/**
 * Deals goals to people: for each of them the quarters of their goals, seen from the running one (0; -1 is the one
 * before). Everybody gets equally many, but for one with a long list.
 */
export function dealGoals(owners: readonly MadePerson[], goals: number): ReadonlyMap<MadePerson, number[]> {
  const longLister = owners.length > 1 ? owners.find((person) => person.key === longListKey) : undefined;
  const long = longLister ? Math.min(longestList, Math.floor(goals / 10)) : 0;
  const others = owners.filter((person) => person !== longLister);
  const shares = new Map<MadePerson, number[]>();
  others.forEach((person, seat) => {
    const count =
      Math.floor((goals - long) / others.length) + (seat < (goals - long) % others.length ? 1 : 0);
    // Everybody begins elsewhere, so that each quarter has its share of goals however few a person has.
    const quarterOf = (number: number) => quarters[(number + seat) % quarters.length] ?? 0;
    shares.set(
      person,
      Array.from({ length: count }, (_, number) => quarterOf(number)),
    );
  });
  if (longLister) shares.set(longLister, Array<number>(long).fill(0));
  return shares;
}
