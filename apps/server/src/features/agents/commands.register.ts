import { agentLimits } from '@bellwether/domain/agents/limits';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { timestamp } from '#platform/database/instant.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import type { TenantContext } from '#platform/session/tenant-context.ts';
import { companyAt } from '../tenant/access.ts';
import { mayReturnTo } from './access.ts';
import { newClientId } from './commands.allowing.ts';

export type Registration =
  | {
      readonly ok: true;
      readonly clientId: string;
      readonly name: string;
      readonly addresses: readonly string[];
    }
  | {
      readonly ok: false;
      readonly error: 'access_denied' | 'invalid_redirect_uri' | 'invalid_client_metadata';
    };

/** Programs that registered themselves and that nobody has allowed yet; a purge removes them after a day. */
const mostWaiting = 200;

/**
 * Registers a program that nobody entered (RFC 7591), where the company allows it.
 * @throws HttpProblem 503 for a frozen company, 421 for one that lives elsewhere.
 */
export async function registerClient(
  context: TenantContext,
  subdomain: string | undefined,
  { name, addresses, now }: { readonly name: unknown; readonly addresses: unknown; readonly now: number },
): Promise<Registration> {
  const tenant = await companyAt(context, subdomain);
  if (!tenant?.isActive) return { ok: false, error: 'access_denied' };
  return writeInCompany(context.pool, tenant.id, async (db) => {
    const setting = await db
      .selectFrom('tenant_setting')
      .select(['agents_enabled', 'agent_registration_enabled'])
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirst();
    if (!setting?.agents_enabled || !setting.agent_registration_enabled)
      return { ok: false, error: 'access_denied' };
    const shown = typeof name === 'string' ? cleanName(name).slice(0, agentLimits.name) : '';
    if (shown === '') return { ok: false, error: 'invalid_client_metadata' };
    if (!areAddresses(addresses)) return { ok: false, error: 'invalid_redirect_uri' };
    const { count } = await db
      .selectFrom('agent_client')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', tenant.id)
      .where('added_by', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('agent_grant')
              .select('agent_grant.id')
              .whereRef('agent_grant.tenant_id', '=', 'agent_client.tenant_id')
              .whereRef('agent_grant.client_id', '=', 'agent_client.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostWaiting) return { ok: false, error: 'access_denied' };
    const clientId = newClientId();
    await db
      .insertInto('agent_client')
      .values({
        tenant_id: tenant.id,
        client_id: clientId,
        name: shown,
        redirect_uris: addresses,
        added_by: null,
        created_at: timestamp(now),
      })
      .execute();
    return { ok: true, clientId, name: shown, addresses };
  });
}

function areAddresses(given: unknown): given is string[] {
  return (
    Array.isArray(given) &&
    given.length > 0 &&
    given.length <= agentLimits.addresses &&
    given.every((each) => typeof each === 'string' && each.length <= agentLimits.address && mayReturnTo(each))
  );
}
