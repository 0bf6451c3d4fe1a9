import { cleanEmail, emailKeyOf } from '../../people/profile/email.ts';
import { fold } from '../../shared/fold.ts';
import { grouped } from '../../shared/grouped.ts';

/** Somebody who may own goals or write check-ins. */
export interface GoalPerson {
  readonly id: number;
  readonly name: string;
  readonly emailKey: string;
  readonly externalId: string | null;
  readonly isDeactivated: boolean;
  readonly isObserver: boolean;
}

export type FoundPerson = GoalPerson | 'nobody' | 'several';

/** Returns a search for the person whom a cell names: by `Name <address>`, address, id of the company, or a unique name. */
export function personFinder(people: readonly GoalPerson[]): (text: string) => FoundPerson {
  const byEmail = new Map(people.map((person) => [person.emailKey, person]));
  const byExternalId = new Map(
    people.flatMap((person) =>
      person.externalId === null ? [] : [[person.externalId.toLowerCase(), person] as const],
    ),
  );
  const byName = grouped(people, ({ name }) => nameKey(name));
  return (text) => {
    const [, inside] = /<([^<>]*@[^<>]*)>\s*$/.exec(text) ?? [];
    const address = inside ?? (text.includes('@') ? text : undefined);
    if (address !== undefined) return byEmail.get(emailKeyOf(cleanEmail(address))) ?? 'nobody';
    const own = byExternalId.get(text.trim().toLowerCase());
    if (own) return own;
    const named = byName.get(nameKey(text)) ?? byName.get(nameKey(reversed(text))) ?? [];
    // Somebody who works here counts before a former namesake.
    const active = named.filter(({ isDeactivated }) => !isDeactivated);
    const [one, other] = active.length > 0 ? active : named;
    if (one === undefined) return 'nobody';
    return other === undefined ? one : 'several';
  };
}

function nameKey(name: string): string {
  return fold(name).replace(/\s+/g, ' ').trim();
}

/** `Quill, Ada` is `Ada Quill`. */
function reversed(text: string): string {
  const [last = '', first = ''] = text.split(',', 2);
  return first === '' ? text : `${first.trim()} ${last.trim()}`;
}
