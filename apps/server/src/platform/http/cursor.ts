import { createHash } from 'node:crypto';
import { badField } from '../refusal/problem.ts';
import { platformWords } from '../refusal/words.ts';
import type { Scope } from '../session/scope.ts';

/** The values that a cursor of a list holds, beside the instant of the first page. */
export interface PageEnds<Name extends string> {
  /** The request field that holds the cursor. */
  readonly path: string;
  /** The numbers of a page's last row, each with its minimum and maximum. */
  readonly numbers: Readonly<Record<Name, readonly [least: number, greatest: number]>>;
}

/**
 * The end of a page. `at` fixes the calendar (quarter, requested week) for all pages: epoch milliseconds of
 * the first page.
 */
export type PageEnd<Name extends string> = { readonly at: number } & Readonly<Record<Name, number>>;

/** The range of an id, or of another integer column. */
export const anyId = [0, 2_147_483_647] as const;

/** Returns an opaque cursor that only this person can use, and only for this question. */
export function writeCursor<Name extends string>(
  scope: Scope,
  question: string,
  ends: PageEnds<Name>,
  end: PageEnd<NoInfer<Name>>,
): string {
  const text = [end.at, ...namesOf(ends).map((name) => end[name])].join('.');
  // The seal is no secret, because a cursor grants no access. It only detects a damaged or misplaced cursor.
  const sealed = `${scope.tenant.id}.${scope.person.id}.${question}.${text}`;
  const seal = createHash('sha256').update(sealed).digest('base64url').slice(0, 9);
  return Buffer.from(`${text}/${seal}`).toString('base64url');
}

/**
 * Returns the end of the former page; undefined for the first page.
 * @throws HttpProblem 400 for a damaged cursor, and for a cursor of another person or question.
 */
export function readCursor<Name extends string>(
  scope: Scope,
  question: string,
  ends: PageEnds<Name>,
  cursor: string | null | undefined,
): PageEnd<Name> | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const [text = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('/');
  const [at, ...numbers] = text.split('.').map(Number);
  const named = Object.fromEntries(namesOf(ends).map((name, index) => [name, numbers[index]]));
  const end = { at, ...named } as PageEnd<Name>;
  // A client can forge a cursor, so check that its numbers are in range.
  const isPossible =
    isBetween(end.at, [0, scope.now]) &&
    namesOf(ends).every((name) => isBetween(end[name], ends.numbers[name]));
  // Encode again and compare, because base64url and numbers have several spellings.
  if (!isPossible || writeCursor(scope, question, ends, end) !== cursor) throw notACursor(ends.path);
  return end;
}

/** Returns 400 at `path` for an invalid cursor. */
export const notACursor = (path: string) => badField(path, platformWords, 'cursor_lost');

const namesOf = <Name extends string>(ends: PageEnds<Name>) => Object.keys(ends.numbers) as Name[];

const isBetween = (number: number, [least, greatest]: readonly [number, number]) =>
  Number.isInteger(number) && number >= least && number <= greatest;
