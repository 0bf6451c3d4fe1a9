import { sql } from 'kysely';
import { recordHappening } from '#platform/connections/happenings.ts';
import type { ServerContext } from '#platform/context.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { OutsideAgain, Visitor } from '#platform/http/route.ts';
import {
  describeOpenId,
  type LogoutToken,
  OpenIdRefusal,
  readLogoutToken,
  signOutAddress,
} from '#platform/identity/open-id.ts';
import { ProviderFault } from '#platform/identity/provider-fetch.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import type { Scope } from '#platform/session/scope.ts';
import { signOut } from '../sign-in/commands.ts';
import { originOf } from './access.place.ts';
import { clientOf, findProvider, type StoredProvider } from './access.ts';
import type { ProviderHere } from './commands.attempt.ts';
import { connectionOf } from './commands.happening.ts';

/**
 * Ends the sessions that a provider names in a logout token: one session of its own, or all of a subject (accounts.21).
 * Returns false for a token that is not valid or was used.
 * @throws HttpProblem 503 while the company moves; the provider tries again.
 */
export async function endByProvider(
  context: ServerContext,
  visitor: Visitor,
  { tenantId, provider }: ProviderHere,
  token: string,
): Promise<boolean> {
  const { config } = context;
  if (provider.kind !== 'oidc') return false;
  let issuer: string;
  let logout: LogoutToken;
  try {
    const found = await described(context, provider);
    issuer = found.serverMetadata().issuer;
    logout = await readLogoutToken(config, found, token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    context.log.warn({ err: error, provider: provider.id }, 'a logout token was refused');
    return false;
  }
  const { now, requestId } = visitor;
  return writeInCompany(context.pool, tenantId, async (db) => {
    const used = await db
      .insertInto('sign_in_used_id')
      .values({
        tenant_id: tenantId,
        provider_id: provider.id,
        used_name: `logout ${logout.id}`,
        // The token's end is of the machines' time.
        expires_at: timestamp(now + logout.expiresAt - Date.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('used_name')
      .executeTakeFirst();
    if (!used) return false;
    const { subject = null, session = null } = logout;
    const scope = { db, tenant: { id: tenantId }, requestId, now };
    await sql`
      with ended as (
        update session set ended_at = ${instant(now)}
        where tenant_id = ${tenantId} and provider_id = ${provider.id} and provider_issuer = ${issuer} and ended_at is null
          and (${subject}::text is null or provider_subject = ${subject})
          and (${session}::text is null or provider_session = ${session}
            or (provider_session is null and ${subject}::text is not null))
        returning person_id),
      gone as (select person_id, count(*)::int as count from ended group by person_id),
      ${eventClausesOf(
        scope,
        sql`gone`,
        [
          {
            kind: 'account.sessions_ended',
            subjectId: sql`gone.person_id`,
            detail: { count: sql<number>`gone.count` },
          },
        ],
        sql`gone.person_id`,
      )}
      select 1`.execute(db);
    await recordHappening(scope, connectionOf(provider.id), { isOk: true, code: 'ended_by_provider' });
    // A sign-in on its way must not outlive the logout.
    await sql`update sign_in_attempt set ended_at = ${instant(now)}
      where tenant_id = ${tenantId} and provider_id = ${provider.id} and issuer = ${issuer} and ended_at is null
        and (${subject}::text is null or subject = ${subject})
        and (${session}::text is null or provider_session = ${session})`.execute(db);
    return true;
  });
}

/** A forged token, a silent provider, or a server without the key that sealed the secret. */
const isRefusal = (error: unknown) =>
  error instanceof OpenIdRefusal || error instanceof ProviderFault || error instanceof HttpProblem;

/** A sign-out must not wait longer than this for a provider that is slow. */
const longestWait = 2_000;

/** Ends the session of this request, and returns where the provider that signed it in ends its own. */
export async function signOutWithProvider(
  context: ServerContext,
  scope: Scope,
  authority: string,
): Promise<OutsideAgain<{ Provider: { Name: string; Address: string } | null }>> {
  const { db, tenant, principal } = scope;
  const session = await db
    .selectFrom('session')
    .select('provider_id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', principal.id)
    .executeTakeFirst();
  const id = session?.provider_id;
  const provider = id ? await findProvider(db, { tenantId: tenant.id, id }) : undefined;
  await signOut(scope);
  return async () => {
    if (provider?.kind !== 'oidc') return { Provider: null };
    const returnAddress = `${originOf(context, tenant.subdomain, authority)}/v3/login`;
    const asking = described(context, provider).then(
      (found) => signOutAddress(found, { clientId: provider.clientId, returnAddress }),
      (error: unknown) => {
        // The session here has ended; the provider's own ends without its help.
        context.log.warn({ err: error, provider: provider.id }, 'a provider did not say where it signs out');
        return undefined;
      },
    );
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), longestWait).unref();
    });
    const address = await Promise.race([asking, late]);
    return { Provider: address === undefined ? null : { Name: provider.name, Address: address } };
  };
}

async function described(context: ServerContext, provider: StoredProvider) {
  return describeOpenId(context.config, clientOf(context, provider));
}
