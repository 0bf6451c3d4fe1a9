import { emailKeyOf } from '@bellwether/domain/people/email';
import { invite } from '../features/accounts/commands.invitation.ts';
import { createTenant, type NewTenant } from '../features/tenant/commands.ts';
import { tenantUrl } from '../platform/config/tenant-host.ts';
import { asOwner, type ServerContext } from '../platform/context.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { recordEventIn } from '../platform/events/record-event.ts';

export interface NewCompany extends NewTenant {
  readonly ceo: { readonly name: string; readonly email: string; readonly jobTitle?: string };
}

export interface Company {
  readonly tenantId: number;
  readonly ceoId: number;
  /** Absolute; it works once, for 14 days. */
  readonly invitationLink: string;
}

/** Makes a company with its ceo and the ceo's invitation, all or nothing. Throws what `createTenant` throws. */
export async function createCompany(
  context: Pick<ServerContext, 'owner' | 'config' | 'clock'>,
  asked: NewCompany,
): Promise<Company> {
  const now = context.clock.now();
  return asOwner(context, (pool) =>
    inTenant(pool, 0, async (db) => {
      const tenantId = await createTenant(db, now, asked);
      const act = { tenantId, actorId: null, requestId: null, now };
      const at = new Date(asked.since ?? now).toISOString();
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
      await recordEventIn(db, act, { kind: 'person.created', subjectId: ceo.id });
      const token = await invite(db, act, { personId: ceo.id, invitedBy: asked.name });
      const invitationLink = `${tenantUrl(asked.subdomain, context.config)}/v3/invitation/${token}`;
      return { tenantId, ceoId: ceo.id, invitationLink };
    }),
  );
}
