import { fold } from '../../shared/fold.ts';
import { cleanEmail, emailKeyOf, isEmail } from '../profile/email.ts';
import type { PersonKey } from './person.ts';

interface Named {
  readonly key: PersonKey;
  readonly name: string;
  readonly emailKey: string;
  readonly externalId: string | null | undefined;
}

type Found = PersonKey | 'missing' | 'ambiguous';

const several = Symbol('several');

/** Finds people by address, id, or a name that only one of them has. */
export class Directory {
  readonly #keys = new Set<PersonKey>();
  readonly #byEmail = new Map<string, PersonKey>();
  readonly #byId = new Map<string, PersonKey>();
  readonly #byName = new Map<string, PersonKey | typeof several>();
  /** What `find` returned since the last person was added. */
  readonly #found = new Map<string, Found>();

  /** A name that somebody has already is found only for that person if `isSecondary`. */
  add({ key, name, emailKey, externalId }: Named, options: { isSecondary?: boolean } = {}): void {
    this.#found.clear();
    this.#keys.add(key);
    if (emailKey !== '') this.#byEmail.set(emailKey, key);
    if (externalId) this.#byId.set(externalId, key);
    const folded = fold(name);
    const found = this.#byName.get(folded);
    if (found === undefined) this.#byName.set(folded, key);
    else if (found !== key && !options.isSecondary) this.#byName.set(folded, several);
  }

  /** Returns the person whom a text names. */
  find(text: string): Found {
    // Many rows name one manager.
    const known = this.#found.get(text);
    if (known !== undefined) return known;
    const found = this.#look(text);
    this.#found.set(text, found);
    return found;
  }

  #look(text: string): Found {
    const email = cleanEmail(text);
    if (isEmail(email)) return this.#byEmail.get(emailKeyOf(email)) ?? 'missing';
    const found =
      this.#byId.get(text) ??
      this.#byName.get(fold(text)) ??
      this.#byName.get(turned(text)) ??
      // An export has the placeholder of somebody whose address was freed.
      this.#byEmail.get(emailKeyOf(email));
    if (found === several) return 'ambiguous';
    return typeof found === 'number' ? found : 'missing';
  }

  has(key: PersonKey): boolean {
    return this.#keys.has(key);
  }
}

/** Returns `Ada Quill` for `Quill, Ada`. */
function turned(text: string): string {
  const [last = '', first = ''] = text.split(', ');
  return fold(`${first} ${last}`);
}
