import { fold } from '../fold.ts';

/** Returns a heading or a word of a cell without case, accents, spaces and punctuation. */
export function foldHeading(heading: string): string {
  return fold(heading).replace(/[^\p{L}\p{N}]/gu, '');
}

export interface KnownHeading<Field extends string> {
  readonly field: Field | null;
  /** Lower is better. */
  readonly rank: number;
}

/** Finds the field of a heading; undefined for one that no language and no vendor uses. */
export type HeadingBook<Field extends string> = (heading: string) => KnownHeading<Field> | undefined;

/** Returns the book of lists of headings, separated by a comma and a space; of several headings the earlier is better. */
export function headingBook<Field extends string>(
  headingsOfFields: Readonly<Partial<Record<Field, readonly string[]>>>,
): HeadingBook<Field> {
  const known = new Map<string, KnownHeading<Field>>();
  for (const [field, lists] of Object.entries<readonly string[]>(headingsOfFields as Record<Field, string[]>))
    for (const [rank, heading] of lists.flatMap((list) => list.split(', ')).entries())
      if (!known.has(formOf(heading))) known.set(formOf(heading), { field: field as Field, rank });
  return (heading) => {
    for (const form of headingForms(heading)) {
      const found = known.get(form);
      if (found) return found;
    }
    return undefined;
  };
}

const formOf = (heading: string) => foldHeading(heading.replace('#', ' number'));

const marks =
  /\*|\b(required|read[ -]only|optional|pflichtfeld|erforderlich|obligatoire|requis|obligatorio)\b/gi;
const bracketed = /\[([^\]]*)\]|\(([^)]*)\)/g;

/**
 * Returns the forms of a heading by which it may be known, folded: `Name [displayName] Required` is `name` and
 * `displayname`.
 */
export function headingForms(heading: string): string[] {
  const inside = [...heading.matchAll(bracketed)].map(([, square, round]) => square ?? round ?? '');
  const outside = heading.replace(bracketed, ' ').replace(marks, ' ');
  return [heading, outside, ...inside].map(formOf).filter((form) => form !== '');
}
