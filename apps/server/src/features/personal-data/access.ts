import { conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type ExportRow, ownExports } from './queries.ts';
import { personalDataRefusals } from './words.ts';

/**
 * Returns a file that the acting person asked for and may still download.
 * @throws HttpProblem 404 for files of others, 403 without the right to the data of another person, 409 while there is no
 *   file, or if that person is active again.
 */
export async function holdExport(
  scope: Scope,
  id: number,
): Promise<ExportRow & { readonly fileKey: string }> {
  const [row] = await ownExports(scope, id);
  if (!row) throw notFound();
  if (row.personId !== scope.person.id) {
    // The right may have ended since the person asked, and somebody who is active again asks for the own file.
    if (!scope.capabilities.administersPeople) throw forbidden();
    if (row.isActive) throw conflict(personalDataRefusals, 'active_again');
  }
  const { state, fileKey, expiresAt } = row;
  if (state === 'waiting') throw conflict(personalDataRefusals, 'not_ready');
  if (state === 'failed') throw conflict(personalDataRefusals, 'failed');
  if (fileKey === null || expiresAt === null || expiresAt <= scope.now)
    throw conflict(personalDataRefusals, 'removed');
  return { ...row, fileKey };
}
