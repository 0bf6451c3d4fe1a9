import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { sql } from 'kysely';
import { endAccountLinks, linkLifetimes } from '#platform/accounts/account-link.ts';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { type EventScope, eventClausesOf } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import { mintToken } from '#platform/session/token.ts';
import { companyAt } from '../../tenant/access.ts';
import { subdomainAsked, tooManyAttempts } from '../sign-in/commands.ts';
import { takeFromAddress } from '../sign-in/statements.counters.ts';

/** The maximum number of links of one kind for a person in an hour (accounts.3). */
const mostAnHour = 3;
const hour = 3_600_000;
/** An id that no tenant and no person has. */
const nobody = 0;

const requestedEvents = { reset: 'account.reset_requested', unlock: 'account.unlock_requested' } as const;
type RequestedKind = keyof typeof requestedEvents;

/**
 * Requests a link for the person with this e-mail; a reaction to the event then requests the mail.
 * A caller must not learn whether the account exists. So the answer is always the same, and the same
 * statements run for an unknown e-mail.
 * @throws HttpProblem 429 if the address asked too often, 503 while the company moves.
 */
export async function requestLink(
  context: ServerContext,
  visitor: Visitor,
  kind: RequestedKind,
  asked: { email: string; domain: string | undefined },
): Promise<void> {
  const { now, requestId } = visitor;
  const subdomain = subdomainAsked(context, visitor, asked.domain);
  const tenant = await companyAt(context, subdomain);
  const tenantId = tenant?.isActive ? tenant.id : nobody;
  const act = { tenant: { id: tenantId }, origin: visitor, requestId, now };
  const waitSeconds = await writeInCompany(context.pool, tenantId, async (db) => {
    const wait = await takeFromAddress(db, visitor.address, now, 'links');
    if (wait === 0) await addLink({ ...act, db }, kind, asked.email);
    return wait;
  });
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
}

async function addLink(scope: EventScope, kind: RequestedKind, email: string): Promise<void> {
  const { db, tenant, now } = scope;
  const personId = await lockReachable(db, { tenantId: tenant.id, emailKey: emailKeyOf(email) });
  const { count } = await db
    .selectFrom('account_link')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('requested_at', '>', timestamp(now - hour) as never)
    .executeTakeFirstOrThrow();
  const receiver = Number(count) < mostAnHour ? personId : nobody;
  await endAccountLinks(scope, receiver, kind);
  const requested = {
    kind: requestedEvents[kind],
    subjectId: sql`link.person_id`,
    detail: { link: sql<number>`link.id` },
  };
  await sql`
    with link as (
      insert into account_link (tenant_id, person_id, kind, requested_at, expires_at)
      select tenant_id, id, ${kind}, ${instant(now)}, ${instant(now + linkLifetimes[kind])}
      from person where tenant_id = ${tenant.id} and id = ${receiver}
      returning id, person_id
    ), ${eventClausesOf(scope, sql`link`, [requested])}
    select 1`.execute(db);
}

/**
 * Returns and locks the person with this e-mail, so that concurrent requests count each other. Returns
 * `nobody` for invited and deactivated people, because they cannot sign in.
 */
async function lockReachable(db: Queries, asked: { tenantId: number; emailKey: string }): Promise<number> {
  const row = await db
    .selectFrom('person')
    .innerJoin('credential', (join) =>
      join
        .onRef('credential.tenant_id', '=', 'person.tenant_id')
        .onRef('credential.person_id', '=', 'person.id'),
    )
    .select('person.id')
    .where('person.tenant_id', '=', asked.tenantId)
    .where('person.email_key', '=', asked.emailKey)
    .where('person.deactivated_at', 'is', null)
    .forNoKeyUpdate('person')
    .executeTakeFirst();
  return row?.id ?? nobody;
}

/** Gives a link a new secret and returns its token. The former token of this link no longer works. */
export async function mintAccountLink(
  db: Queries,
  of: { readonly tenantId: number; readonly id: number },
): Promise<string> {
  const { token, secretHash } = mintToken(of.tenantId);
  await db
    .updateTable('account_link')
    .set({ secret_hash: secretHash })
    .where('tenant_id', '=', of.tenantId)
    .where('id', '=', of.id)
    .execute();
  return token;
}
