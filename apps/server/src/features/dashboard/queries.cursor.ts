import { createHash } from 'node:crypto';
import { badField } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

const pattern = /^\d{1,15}(?:\.\d{1,10})*$/;
const largest = 2_147_483_647;

/** An opaque cursor of whole numbers, the first of them the instant of the first page; good for this person and question. */
export function writeCursor(scope: Scope, question: string, numbers: readonly number[]): string {
  const text = numbers.join('.');
  return Buffer.from(`${text}/${sealOf(scope, question, text)}`).toString('base64url');
}

/**
 * The `length` numbers of a cursor; undefined for the first page. Throws 400 at `path` for one that was damaged, or belongs
 * to another person or question.
 */
export function readCursor(
  scope: Scope,
  question: string,
  cursor: string | null | undefined,
  { path, length }: { path: string; length: number },
): number[] | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const [text = '', seal = ''] = bytes.toString('latin1').split('/');
  const numbers = text.split('.').map(Number);
  const [at = 0, ...ids] = numbers;
  const isOurs =
    bytes.toString('base64url') === cursor &&
    pattern.test(text) &&
    seal === sealOf(scope, question, text) &&
    // Anybody can make a seal: what is sealed is not trusted to be a number that a page ended with.
    numbers.length === length &&
    ids.every((id) => id <= largest) &&
    at <= scope.now;
  if (!isOurs) throw notACursor(path);
  return numbers;
}

export const notACursor = (path: string) =>
  badField(path, 'This page is no longer there. Please start from the first one.');

// No secret: a cursor opens nothing, the seal only tells a damaged or misplaced one.
function sealOf(scope: Scope, question: string, text: string): string {
  const asked = `${scope.tenant.id}.${scope.person.id}.${question}.${text}`;
  return createHash('sha256').update(asked).digest('hex').slice(0, 12);
}
