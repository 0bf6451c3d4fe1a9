import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { companyDataRefusals } from './words.company.ts';

/**
 * Returns the key of a file with the company's data that can still be downloaded. The endpoint admits admins alone.
 * @throws HttpProblem 404 for an unknown one, 409 while there is no file.
 */
export async function holdCompanyExport(scope: Scope, id: number): Promise<string> {
  const row = await scope.db
    .selectFrom('company_export')
    .select(['state', 'file_key', 'expires_at'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state === 'waiting') throw conflict(companyDataRefusals, 'not_ready');
  if (row.state === 'failed') throw conflict(companyDataRefusals, 'failed');
  if (row.file_key === null || row.expires_at === null || row.expires_at <= scope.now)
    throw conflict(companyDataRefusals, 'removed');
  return row.file_key;
}
