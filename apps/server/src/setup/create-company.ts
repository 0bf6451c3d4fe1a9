import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { createTenant, type NewTenant } from '../features/tenant/commands.ts';
import { invite, inviteByMail } from '../platform/accounts/invitation.ts';
import { tenantUrl } from '../platform/config/tenant-host.ts';
import { asOwner, type ServerContext } from '../platform/context.ts';
import type { Queries } from '../platform/database/driver.ts';
import { timestamp } from '../platform/database/instant.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { type Act, recordEventIn } from '../platform/events/record-event.ts';

export interface NewCompany extends NewTenant {
  readonly ceo: { readonly name: string; readonly email: string; readonly jobTitle?: string };
}

export interface Company {
  readonly tenantId: number;
  readonly ceoId: number;
  /** Absolute; works once, for 14 days. */
  readonly invitationLink: string;
}

type CompanyContext = Pick<ServerContext, 'owner' | 'config' | 'clock'>;

/**
 * Creates a company with its ceo and the ceo's invitation, all or nothing.
 *
 * @throws what `createTenant` throws.
 */
export async function createCompany(context: CompanyContext, asked: NewCompany): Promise<Company> {
  const { invited: token, ...made } = await makeCompany(context, asked, invite);
  return { ...made, invitationLink: `${tenantUrl(asked.subdomain, context.config)}/v3/invitation/${token}` };
}

/** Does the same, but mails the invitation as soon as a server runs. */
export async function createCompanyByMail(context: CompanyContext, asked: NewCompany): Promise<void> {
  await makeCompany(context, asked, inviteByMail);
}

async function makeCompany<T>(
  context: CompanyContext,
  asked: NewCompany,
  inviteCeo: (db: Queries, act: Act, invited: { personId: number; invitedBy: string }) => Promise<T>,
): Promise<{ tenantId: number; ceoId: number; invited: T }> {
  const now = context.clock.now();
  return asOwner(context, (pool) =>
    inTenant(pool, 0, async (db) => {
      const tenantId = await createTenant(db, now, asked);
      const act = { tenantId, actorId: null, requestId: null, now };
      const at = timestamp(asked.since ?? now);
      const ceo = await db
        .insertInto('person')
        .values({
          tenant_id: tenantId,
          name: asked.ceo.name,
          email: asked.ceo.email,
          email_key: emailKeyOf(asked.ceo.email),
          job_title: asked.ceo.jobTitle ?? 'Chief Executive Officer',
          role_name: 'ceo',
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordEventIn(db, act, { kind: 'person.created', subjectId: ceo.id, detail: {} });
      const invited = await inviteCeo(db, act, { personId: ceo.id, invitedBy: asked.name });
      return { tenantId, ceoId: ceo.id, invited };
    }),
  );
}
