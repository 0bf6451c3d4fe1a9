import { createHash } from 'node:crypto';
import { badField } from '../refusal/problem.ts';
import { platformWords } from '../refusal/words.ts';
import type { Scope } from '../session/scope.ts';

/** The values that a cursor of a list holds, beside the instant of the first page. */
export interface PageEnds<Name extends string, Words extends EndWords = NoWords> {
  /** The request field that holds the cursor. */
  readonly path: string;
  /** The numbers of a page's last row, each with its minimum and maximum. */
  readonly numbers: Readonly<Record<Name, readonly [least: number, greatest: number]>>;
  /** The names of a page's last row, each with its possible values. A place in a list would move with the list. */
  readonly words?: Words;
}

type EndWords = Readonly<Record<string, readonly string[]>>;
type NoWords = Readonly<Record<never, readonly string[]>>;

/**
 * The end of a page. `at` fixes the calendar (quarter, requested week) for all pages: epoch milliseconds of
 * the first page.
 */
export type PageEnd<Name extends string, Words extends EndWords = NoWords> = {
  readonly at: number;
} & Readonly<Record<Name, number>> & { readonly [Word in keyof Words]: Words[Word][number] };

/** The range of an id, or of another integer column. */
export const anyId = [0, 2_147_483_647] as const;

/** Returns an opaque cursor that only this person can use, and only for this question. */
export function writeCursor<Name extends string, Words extends EndWords = NoWords>(
  scope: Scope,
  question: string,
  ends: PageEnds<Name, Words>,
  end: PageEnd<NoInfer<Name>, NoInfer<Words>>,
): string {
  const text = [
    end.at,
    ...namesOf(ends).map((name) => end[name]),
    ...wordsOf(ends).map((word) => end[word]),
  ].join('.');
  // The seal is no secret, because a cursor grants no access. It only detects a damaged or misplaced cursor.
  const sealed = `${scope.tenant.id}.${scope.person.id}.${question}.${text}`;
  const seal = createHash('sha256').update(sealed).digest('base64url').slice(0, 9);
  return Buffer.from(`${text}/${seal}`).toString('base64url');
}

/**
 * Returns the end of the former page; undefined for the first page.
 * @throws HttpProblem 400 for a damaged cursor, and for a cursor of another person or question.
 */
export function readCursor<Name extends string, Words extends EndWords = NoWords>(
  scope: Scope,
  question: string,
  ends: PageEnds<Name, Words>,
  cursor: string | null | undefined,
): PageEnd<Name, Words> | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const [text = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('/');
  const [at, ...values] = text.split('.');
  const numbers = namesOf(ends).map((name, index) => [name, Number(values[index])]);
  const words = wordsOf(ends).map((word, index) => [word, values[numbers.length + index]]);
  const end = { at: Number(at), ...Object.fromEntries([...numbers, ...words]) } as PageEnd<Name, Words>;
  // A client can forge a cursor, so check that its values are possible.
  const isPossible =
    isBetween(end.at, [0, scope.now]) &&
    namesOf(ends).every((name) => isBetween(end[name], ends.numbers[name])) &&
    wordsOf(ends).every((word) => ends.words?.[word]?.includes(end[word]));
  // Encode again and compare, because base64url and numbers have several spellings.
  if (!isPossible || writeCursor(scope, question, ends, end) !== cursor) throw notACursor(ends.path);
  return end;
}

/** Returns 400 at `path` for an invalid cursor. */
export const notACursor = (path: string) => badField(path, platformWords, 'cursor_lost');

const namesOf = <Name extends string>(ends: Pick<PageEnds<Name>, 'numbers'>) =>
  Object.keys(ends.numbers) as Name[];
const wordsOf = <Words extends EndWords>(ends: { readonly words?: Words }) =>
  Object.keys(ends.words ?? {}) as (keyof Words & string)[];

const isBetween = (number: number, [least, greatest]: readonly [number, number]) =>
  Number.isInteger(number) && number >= least && number <= greatest;
