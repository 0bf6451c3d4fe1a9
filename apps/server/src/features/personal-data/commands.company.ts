import { keptAfterEnd } from '@bellwether/domain/personal-data/rules';
import { sql } from 'kysely';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import { makeDue } from '#platform/mail/restore-hold.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { companyExportQueue } from './jobs.company-queue.ts';
import { companyDataAskedMail, companyEndedMail } from './mails.company.ts';
import { companyDataRefusals } from './words.company.ts';

/**
 * Asks for a file with all data of the company, of which the other admins hear by mail. While one is made, nothing happens.
 * @throws HttpProblem 409 that asks for a proof of presence.
 */
export async function askForCompanyData(scope: Scope): Promise<void> {
  demandFreshProof(scope);
  const { db, tenant, person, now } = scope;
  const asked = await db
    .insertInto('company_export')
    .values({
      tenant_id: tenant.id,
      author_id: person.id,
      state: 'waiting',
      created_at: timestamp(now),
    })
    // The index is found by a literal alone.
    .onConflict((existing) =>
      existing.columns(['tenant_id']).where(sql<boolean>`state = 'waiting'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!asked) return;
  await enqueue(scope, companyExportQueue, { tenantId: tenant.id, exportId: asked.id });
  await recordEvent(scope, {
    kind: 'tenant.export_asked',
    subjectId: tenant.id,
    detail: { export: asked.id },
  });
  const others = (await adminsOf(scope)).filter((id) => id !== person.id);
  await requestMails(scope, companyDataAskedMail, others, person.id);
}

/** Returns the ids of the active people who may have the company's data: the ceo and org admins. */
async function adminsOf({ db, tenant }: Scope): Promise<number[]> {
  const admins = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('deactivated_at', 'is', null)
    .where('role_name', '<>', 'observer')
    .where((one) => one.or([one('role_name', '=', 'ceo'), one('is_org_admin', '=', true)]))
    .execute();
  return admins.map(({ id }) => id);
}

/**
 * Ends the company (tenant.11): from the next request on it is only read, by its admins, who are all told by mail.
 * @throws HttpProblem 400 at `Name` if it is not the company's; 409 that asks for a proof of presence, and for a company
 *   that is frozen.
 */
export async function endCompany(scope: Scope, typedName: string): Promise<void> {
  const { db, tenant, person, now } = scope;
  if (typedName.trim() !== tenant.name.trim()) throw badField('Name', companyDataRefusals, 'name_differs');
  demandFreshProof(scope);
  const { rows } = await sql<{ is_ended: boolean }>`
    select end_company(${instant(now)}, ${instant(now + keptAfterEnd)}, ${person.id}) as is_ended`.execute(
    db,
  );
  if (rows[0]?.is_ended !== true) throw conflict(companyDataRefusals, 'resting');
  await recordEvent(scope, { kind: 'tenant.ended', subjectId: tenant.id, detail: {} });
  await requestMails(scope, companyEndedMail, await adminsOf(scope), person.id);
}

/**
 * Takes the end of the company back: everybody goes on as before.
 * @throws HttpProblem 409 that asks for a proof of presence, or if the company has not ended.
 */
export async function takeEndBack(scope: Scope): Promise<void> {
  const { db, tenant, person, now } = scope;
  demandFreshProof(scope);
  const { rows } = await sql<{ is_back: boolean }>`
    select end_company(${instant(now)}, null, ${person.id}) as is_back`.execute(db);
  if (rows[0]?.is_back !== true) throw conflict(companyDataRefusals, 'not_ended');
  await makeDue(db, tenant.id, now);
  await recordEvent(scope, { kind: 'tenant.taken_back', subjectId: tenant.id, detail: {} });
}
