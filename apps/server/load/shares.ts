import type { MadePerson } from './people.ts';

/** The quarters of a person's first, second … goal, relative to the running one. */
const quarters = [0, -1, 0, 1, 0, -2, 0, -1, -3, -2];

/** This person has a full page in the running quarter, if the company has enough goals. */
const longListKey = 'contributor';
const longestList = 50;

/**
 * Deals goals to people: for each person the quarters of their goals, relative to the running one (0; -1 is
 * the one before). All get the same number, except one person with a long list.
 */
export function dealGoals(owners: readonly MadePerson[], goals: number): ReadonlyMap<MadePerson, number[]> {
  const longLister = owners.length > 1 ? owners.find((person) => person.key === longListKey) : undefined;
  const long = longLister ? Math.min(longestList, Math.floor(goals / 10)) : 0;
  const others = owners.filter((person) => person !== longLister);
  const shares = new Map<MadePerson, number[]>();
  others.forEach((person, seat) => {
    const count =
      Math.floor((goals - long) / others.length) + (seat < (goals - long) % others.length ? 1 : 0);
    // Each person starts at another quarter, so that every quarter has its share even if people have few
    // goals.
    const quarterOf = (number: number) => quarters[(number + seat) % quarters.length] ?? 0;
    shares.set(
      person,
      Array.from({ length: count }, (_, number) => quarterOf(number)),
    );
  });
  if (longLister) shares.set(longLister, Array<number>(long).fill(0));
  return shares;
}
