import { said } from '@bellwether/domain/shared/said';
import { HttpProblem, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type GroupRow, readGroup } from './statements.groups.ts';
import { readUser, type UserRow } from './statements.ts';
import { scimWords } from './words.ts';

/** Returns the number of an id as the directory sends it; undefined for any other text. */
export function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns a user whom the directory sees.
 * @throws HttpProblem 404 without one, 412 if `ifMatch` names another version.
 */
export async function demandUser(scope: Scope, text: string, ifMatch?: string): Promise<UserRow> {
  const id = idOf(text);
  const row = id === undefined ? undefined : await readUser(scope, id);
  if (!row) throw notFound();
  demandVersion(row.version, ifMatch);
  return row;
}

/** Returns a group. @throws HttpProblem as `demandUser`. */
export async function demandGroup(scope: Scope, text: string, ifMatch?: string): Promise<GroupRow> {
  const id = idOf(text);
  const row = id === undefined ? undefined : await readGroup(scope, id);
  if (!row) throw notFound();
  demandVersion(row.version, ifMatch);
  return row;
}

/** Returns the version of a resource as an entity tag. */
export function tagOf(version: number): string {
  return `W/"${version}"`;
}

/** Returns whether a header of entity tags names the version, or any. */
export function namesVersion(header: string | undefined, version: number): boolean {
  if (header === undefined) return false;
  return (
    header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
  );
}

function demandVersion(version: number, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !namesVersion(ifMatch, version))
    throw new HttpProblem(412, said(scimWords, 'stale'));
}
