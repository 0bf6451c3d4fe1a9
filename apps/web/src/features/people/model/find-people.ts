import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { plainText } from '#ui/form/search-select.tsx';

/** The maximum number of search results. */
const most = 20;

/** The people of each list with their texts for searching, computed at the first search. */
const searched = new WeakMap<readonly OrgPerson[], readonly (readonly [string, OrgPerson])[]>();

/**
 * Returns the people whose name, title, department and e-mail together contain each word, ignoring case and accents.
 * People whose name begins with the text come first.
 */
export function findPeople(people: readonly OrgPerson[], text: string): readonly OrgPerson[] {
  const wanted = plainText(text.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const keys =
    searched.get(people) ??
    people.map(
      (person) =>
        [
          plainText(`${person.Name} ${person.JobTitle ?? ''} ${person.OrgUnit} ${person.Email}`),
          person,
        ] as const,
    );
  searched.set(people, keys);
  const found = keys.filter(([key]) => words.every((word) => key.includes(word)));
  const begins = found.filter(([key]) => key.startsWith(wanted));
  const others = found.filter(([key]) => !key.startsWith(wanted));
  return [...begins, ...others].slice(0, most).map(([, person]) => person);
}
