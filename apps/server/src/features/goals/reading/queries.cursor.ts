import { createHash } from 'node:crypto';
import { badField } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Where a page ended. `at` fixes the calendar (quarter, asked-for week) for all pages of one list. */
export interface PageEnd {
  /** Epoch milliseconds of the first page. */
  readonly at: number;
  /** The priority class of the last goal, 1 to 6; lists without classes use 6. */
  readonly class: number;
  readonly id: number;
}

const length = 18;
const longestId = 2_147_483_647;

/** An opaque cursor, good for this person and this question only. */
export function writeCursor(scope: Scope, question: string, end: PageEnd): string {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(end.at, 0, 6);
  bytes.writeUInt8(end.class, 6);
  bytes.writeUInt32BE(end.id, 7);
  sealOf(scope, question, bytes).copy(bytes, 11);
  return bytes.toString('base64url');
}

/** Undefined for the first page. Throws 400 for a cursor that was damaged, or belongs to another person or question. */
export function readCursor(
  scope: Scope,
  question: string,
  cursor: string | null | undefined,
): PageEnd | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  // Written back and compared: what base64url would forgive is no cursor of ours.
  if (bytes.length !== length || bytes.toString('base64url') !== cursor) throw notACursor();
  if (!sealOf(scope, question, bytes).equals(bytes.subarray(11))) throw notACursor();
  const end = { at: bytes.readUIntBE(0, 6), class: bytes.readUInt8(6), id: bytes.readUInt32BE(7) };
  if (end.class < 1 || end.class > 6 || end.id > longestId || end.at > scope.now) throw notACursor();
  return end;
}

const notACursor = () => badField('Cursor', 'This page is no longer there. Please start from the first one.');

// No secret: a cursor opens nothing, the seal only tells a damaged or misplaced one.
function sealOf(scope: Scope, question: string, bytes: Buffer): Buffer {
  return createHash('sha256')
    .update(`${scope.tenant.id}.${scope.person.id}.${question}.`)
    .update(bytes.subarray(0, 11))
    .digest()
    .subarray(0, length - 11);
}
