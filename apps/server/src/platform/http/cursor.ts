import { createHash } from 'node:crypto';
import type { Scope } from '../session/scope.ts';
import { badField } from './problem.ts';
import { platformWords } from './words.ts';

/** What the pages of a list end with, beside the instant of the first one. */
export interface PageEnds<Name extends string> {
  /** The field of the request that holds the cursor. */
  readonly path: string;
  /** The numbers of a page's last row, each with its least and its greatest value. */
  readonly numbers: Readonly<Record<Name, readonly [least: number, greatest: number]>>;
}

/** Where a page ended. `at` fixes the calendar (quarter, asked-for week) for all pages: epoch milliseconds of the first. */
export type PageEnd<Name extends string> = { readonly at: number } & Readonly<Record<Name, number>>;

/** The bounds of an id, or of another number that a column of the database holds. */
export const anyId = [0, 2_147_483_647] as const;

/** An opaque cursor, good for this person and this question only. */
export function writeCursor<Name extends string>(
  scope: Scope,
  question: string,
  ends: PageEnds<Name>,
  end: PageEnd<NoInfer<Name>>,
): string {
  const text = [end.at, ...namesOf(ends).map((name) => end[name])].join('.');
  // No secret: a cursor opens nothing, the seal only tells a damaged or misplaced one.
  const sealed = `${scope.tenant.id}.${scope.person.id}.${question}.${text}`;
  const seal = createHash('sha256').update(sealed).digest('base64url').slice(0, 9);
  return Buffer.from(`${text}/${seal}`).toString('base64url');
}

/** Undefined for the first page. Throws 400 for a cursor that was damaged, or belongs to another person or question. */
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
  // Anybody can make a seal: what is sealed is not trusted to be a number that a page ended with.
  const isPossible =
    isBetween(end.at, [0, scope.now]) &&
    namesOf(ends).every((name) => isBetween(end[name], ends.numbers[name]));
  // Written again and compared: what base64url or a number's spelling would forgive is no cursor of ours.
  if (!isPossible || writeCursor(scope, question, ends, end) !== cursor) throw notACursor(ends.path);
  return end;
}

/** 400 at `path`: a cursor that leads nowhere. */
export const notACursor = (path: string) => badField(path, platformWords, 'cursor_lost');

const namesOf = <Name extends string>(ends: PageEnds<Name>) => Object.keys(ends.numbers) as Name[];

const isBetween = (number: number, [least, greatest]: readonly [number, number]) =>
  Number.isInteger(number) && number >= least && number <= greatest;
