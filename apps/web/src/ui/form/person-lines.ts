import { fold } from '@bellwether/domain/shared/fold';
import { useRef } from 'react';
import { jobWords } from '#ui/marks/job-words.ts';

/** Separates a person's name from the second line in a choice's label. */
export const DETAIL_MARK = ' · ';

/** What tells people of one name apart. Absent or empty = not known, or not for this viewer. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
  readonly title?: string | null | undefined;
  readonly department?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Returns the second line of each person by id: job title and department, or the e-mail address where others of the
 * same name have the same ones (texts.7).
 */
export function secondLines(people: readonly NamedPerson[]): ReadonlyMap<number, string> {
  const lines = people.map((person) => {
    const line = jobWords(person.title, person.department ?? '');
    return { person, line, key: fold(`${person.name}\n${line}`) };
  });
  const ids = new Map<string, Set<number>>();
  for (const { person, key } of lines) ids.set(key, (ids.get(key) ?? new Set()).add(person.id));
  return new Map(
    lines.map(({ person, line, key }) => [
      person.id,
      (ids.get(key)?.size ?? 0) > 1 && person.email ? person.email : line,
    ]),
  );
}

/** Returns a person's name with the second line, for labels of one line. */
export function labelOfPerson(name: string, line: string | undefined): string {
  return line ? `${name}${DETAIL_MARK}${line}` : name;
}

/** Returns the names by id; people of the same name get their second line with it. */
export function distinctNames(people: readonly NamedPerson[]): ReadonlyMap<number, string> {
  const lines = secondLines(people);
  const ids = new Map<string, Set<number>>();
  for (const { id, name } of people) ids.set(fold(name), (ids.get(fold(name)) ?? new Set()).add(id));
  return new Map(
    people.map(({ id, name }) => [
      id,
      (ids.get(fold(name))?.size ?? 0) > 1 ? labelOfPerson(name, lines.get(id)) : name,
    ]),
  );
}

/**
 * Returns the second lines of a list that changes with each search. A person who was told apart by the address keeps
 * it: after the choice the other person of that name is no longer in the list.
 */
export function useSecondLines(people: readonly NamedPerson[]): ReadonlyMap<number, string> {
  const apart = useRef(new Map<number, string>());
  const lines = new Map(secondLines(people));
  for (const { id, email } of people) if (email && lines.get(id) === email) apart.current.set(id, email);
  for (const [id, email] of apart.current) if (lines.has(id)) lines.set(id, email);
  return lines;
}
