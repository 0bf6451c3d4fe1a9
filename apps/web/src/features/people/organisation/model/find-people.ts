import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { containsWords, fold, searchWords } from '@bellwether/domain/shared/fold';
import { nameRank } from '#ui/form/name-rank.ts';

/** The maximum number of search results. */
const most = 20;

/** The people of each list with their texts for searching, computed at the first search. */
const searched = new WeakMap<readonly OrgPerson[], readonly (readonly [string, OrgPerson])[]>();

/**
 * Returns the people whose name, title, department and e-mail together contain each word, ignoring case and accents.
 * People whose name begins with the text come first, then those with a word of the name that begins with it.
 */
export function findPeople(people: readonly OrgPerson[], text: string): readonly OrgPerson[] {
  const wanted = fold(text.trim());
  const words = searchWords(text);
  if (words.length === 0) return [];
  const keys =
    searched.get(people) ??
    people.map(
      (person) =>
        [fold(`${person.Name} ${person.JobTitle ?? ''} ${person.OrgUnit} ${person.Email}`), person] as const,
    );
  searched.set(people, keys);
  const found = keys.filter(([key]) => containsWords(key, words));
  return found
    .map(([, person]) => ({ person, rank: nameRank(fold(person.Name), wanted, words) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ person }) => person);
}
