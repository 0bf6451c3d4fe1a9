import type { CompanyField } from '@bellwether/domain/tenant/events';
import { sql } from 'kysely';
import { subdomainPattern } from '#platform/config/settings.ts';
import { isReserved } from '#platform/config/tenant-host.ts';
import { asOwner, type ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { makeDue } from '#platform/mail/restore-hold.ts';
import { badField } from '#platform/refusal/problem.ts';
import { tenantWords } from './words.ts';

// Acts of whoever runs the installation, on the command line. The running application may only read the directory of
// companies, so they run as the owner of the tables.

type OperatorContext = Pick<ServerContext, 'owner' | 'clock'>;

const nobody = { actorId: null, requestId: 'command-line' } as const;

/** Opens or closes a company: while it is closed, nobody signs in, no session works and no mail leaves. */
export async function setCompanyActive(
  context: OperatorContext,
  tenantId: number,
  isActive: boolean,
): Promise<void> {
  const now = context.clock.now();
  await asOwner(context, (pool) =>
    inTenant(pool, tenantId, async (db) => {
      await db.updateTable('tenant').set({ is_active: isActive }).where('id', '=', tenantId).execute();
      // Their jobs found a closed company and did nothing.
      if (isActive) await makeDue(db, tenantId, now);
      const kind = isActive ? 'tenant.resumed' : 'tenant.suspended';
      await recordEventIn(db, { ...nobody, tenantId, now }, { kind, subjectId: tenantId, detail: {} });
    }),
  );
}

/**
 * Changes the name or the subdomain of a company.
 * @throws HttpProblem 400 for a subdomain that is taken, reserved or malformed.
 */
export async function renameCompany(
  context: OperatorContext,
  tenantId: number,
  change: { readonly name?: string | undefined; readonly subdomain?: string | undefined },
): Promise<void> {
  const { name, subdomain } = change;
  if (
    subdomain !== undefined &&
    (!subdomainPattern.test(subdomain) || /^\d+$/.test(subdomain) || isReserved(subdomain))
  )
    throw badField('subdomain', tenantWords, 'subdomain_unusable', subdomain);
  const now = context.clock.now();
  const fields = (['name', 'subdomain'] as const).filter((field) => change[field] !== undefined);
  await asOwner(context, (pool) =>
    inTenant(pool, tenantId, async (db) => {
      if (subdomain !== undefined) await refuseTaken(db, tenantId, subdomain);
      await sql`update tenant set name = coalesce(${name ?? null}, name), subdomain = coalesce(${subdomain ?? null}, subdomain),
          updated_at = greatest(${instant(now)}, coalesce(updated_at, created_at) + interval '1 millisecond')
        where id = ${tenantId}`.execute(db);
      const detail = { fields: fields satisfies readonly CompanyField[] };
      await recordEventIn(
        db,
        { ...nobody, tenantId, now },
        { kind: 'tenant.changed', subjectId: tenantId, detail },
      );
    }),
  );
}

async function refuseTaken(db: Queries, tenantId: number, subdomain: string): Promise<void> {
  const other = await db
    .selectFrom('tenant')
    .select('id')
    .where('subdomain', '=', subdomain)
    .where('id', '<>', tenantId)
    .executeTakeFirst();
  if (other) throw badField('subdomain', tenantWords, 'subdomain_taken', subdomain);
}

/** Returns how many legal holds a company has; each stops its purge (personal-data.5). */
export async function countHolds(context: OperatorContext, tenantId: number): Promise<number> {
  return asOwner(context, (pool) =>
    inTenant(pool, tenantId, async (db) => {
      const holds = await db
        .selectFrom('legal_hold')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('lifted_at', 'is', null)
        .execute();
      return holds.length;
    }),
  );
}
