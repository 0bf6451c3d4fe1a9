import type { Workbook } from '#platform/documents/workbook.ts';
import { leftOutFile } from '#platform/imports/present-table.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdImport, readImportFile, readLeftOut } from './access.ts';
import { leftOutRows } from './presenter.ts';
import { planOfFile } from './queries.plan.ts';
import { peopleFaultsFile } from './words.ts';

/**
 * Returns the rows of an own import that cannot be written, or were not.
 * @throws HttpProblem 404 without such rows, and for other people's imports.
 */
export async function faultsOf(
  scope: Scope,
  importId: number,
): Promise<{ name: string; workbook: Workbook }> {
  await holdImport(scope, importId);
  const file = await readImportFile(scope, importId);
  const found = file
    ? leftOutRows(file, (await planOfFile(scope, file, { lock: false })).plan, scope.language)
    : await readLeftOut(scope, importId);
  return leftOutFile(found, scope.language.words(peopleFaultsFile));
}
