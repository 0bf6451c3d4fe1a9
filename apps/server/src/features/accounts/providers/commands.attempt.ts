import { returnPathOf } from '@bellwether/domain/accounts/providers/return-path';
import type { ArrivalFault } from '@bellwether/domain/accounts/providers/words';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { Visitor } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken, readToken } from '#platform/session/token.ts';
import { companyAt } from '../../tenant/access.ts';
import { subdomainAsked } from '../sign-in/commands.ts';
import { findProvider, type StoredProvider } from './access.ts';

/** How long a person may take at the provider. */
const attemptLasts = 10 * 60_000;
/** How long the page may take to fetch the session. */
const ticketLasts = 2 * 60_000;

export type Purpose = 'sign-in' | 'proof' | 'trial';

/** A way to a provider and back, as stored. */
export interface Attempt {
  readonly id: number;
  readonly purpose: Purpose;
  readonly nonce: string;
  readonly verifier: string;
  /** SAML: the id of our request. */
  readonly requestName: string | undefined;
  readonly returnTo: string | undefined;
  /** Who acts in a proof or a trial. */
  readonly personId: number | undefined;
}

/** A company, and the provider that an address of its host names. */
export interface ProviderHere {
  readonly tenantId: number;
  readonly subdomain: string;
  readonly provider: StoredProvider;
}

/** Ends a way to a provider: the sign-in page shows the sentence of the code. */
export class ArrivalRefusal extends Error {
  readonly code: ArrivalFault;
  /** The page that was asked for, so that another try still leads there. */
  readonly returnTo: string | undefined;
  /** Whom the provider named, for the log of admins. */
  readonly who: string | undefined;
  /** Whether a browser alone could have caused it: nothing shows that the provider said anything. */
  readonly isUnproven: boolean;
  constructor(
    code: ArrivalFault,
    more: {
      returnTo?: string | undefined;
      who?: string | undefined;
      isUnproven?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.who = more.who;
    this.returnTo = more.returnTo;
    this.isUnproven = more.isUnproven ?? false;
  }
}

/**
 * Returns the provider of an address below `/signin/{id}` and its company, which the host names.
 * @throws ArrivalRefusal without it.
 */
export async function providerHere(
  context: ServerContext,
  visitor: Visitor,
  asked: { readonly id: number; readonly company?: string | undefined },
): Promise<ProviderHere> {
  const subdomain = subdomainAsked(context, visitor, asked.company);
  const tenant = await companyAt(context, subdomain);
  if (!tenant?.isActive) throw new ArrivalRefusal('provider_off');
  const provider = await inTenant(context.pool, tenant.id, (db) =>
    findProvider(db, { tenantId: tenant.id, id: asked.id }),
  );
  if (!provider) throw new ArrivalRefusal('provider_off');
  return { tenantId: tenant.id, subdomain: tenant.subdomain, provider };
}

/** Prepares proofs or a trial of a signed-in person, one for each provider; returns the address by which each begins. */
export async function prepareAttempts(
  { db, tenant, person, principal, now }: Scope,
  purpose: 'proof' | 'trial',
  providerIds: readonly number[],
): Promise<string[]> {
  if (providerIds.length === 0) return [];
  const all = providerIds.map((providerId) => ({ providerId, ...mintToken(tenant.id) }));
  await db
    .insertInto('sign_in_attempt')
    .values(
      all.map(({ providerId, secretHash }) => ({
        tenant_id: tenant.id,
        provider_id: providerId,
        purpose,
        start_hash: secretHash,
        person_id: person.id,
        session_id: principal.id,
        expires_at: timestamp(now + attemptLasts),
      })),
    )
    .execute();
  return all.map(({ providerId, token }) => `/api/signin/${providerId}/start?Begin=${token}`);
}

interface BegunAttempt {
  readonly id: number;
  readonly purpose: Purpose;
  /** The secret that comes back with the answer. */
  readonly state: string;
}

/**
 * Begins a way to the provider: a prepared one, or a sign-in, for which the provider must be on.
 * @throws ArrivalRefusal for a prepared one that was used or is too old.
 */
export async function beginAttempt(
  db: Queries,
  { tenantId, provider }: ProviderHere,
  asked: {
    readonly now: number;
    readonly prepared: string | undefined;
    readonly returnTo: string | undefined;
    readonly browserHash: Buffer | null;
  },
): Promise<BegunAttempt> {
  const { token, secretHash } = mintToken(tenantId);
  const returnTo = returnPathOf(asked.returnTo);
  const begun = {
    state_hash: secretHash,
    browser_hash: asked.browserHash,
    started_at: timestamp(asked.now),
  };
  if (asked.prepared === undefined) {
    if (!provider.isOn) throw new ArrivalRefusal('provider_off', { returnTo });
    const { id } = await db
      .insertInto('sign_in_attempt')
      .values({
        ...begun,
        tenant_id: tenantId,
        provider_id: provider.id,
        purpose: 'sign-in',
        return_to: returnTo ?? null,
        expires_at: timestamp(asked.now + attemptLasts),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, purpose: 'sign-in', state: token };
  }
  const prepared = readToken(asked.prepared);
  const row =
    prepared?.tenantId === tenantId
      ? await db
          .updateTable('sign_in_attempt')
          .set(begun)
          .where('tenant_id', '=', tenantId)
          .where('provider_id', '=', provider.id)
          .where('start_hash', '=', prepared.secretHash)
          .where('started_at', 'is', null)
          .where(sql<boolean>`expires_at > ${instant(asked.now)}`)
          .returning(['id', 'purpose'])
          .executeTakeFirst()
      : undefined;
  if (!row) throw new ArrivalRefusal('attempt_over');
  return { id: row.id, purpose: row.purpose as Purpose, state: token };
}

/** Keeps what the answer to an attempt is checked with. */
export async function keepChecks(
  db: Queries,
  of: { readonly tenantId: number; readonly id: number },
  checks: { readonly nonce?: string; readonly verifier?: string; readonly request_name?: string },
): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set(checks)
    .where('tenant_id', '=', of.tenantId)
    .where('id', '=', of.id)
    .execute();
}

/**
 * Takes the attempt to which an answer belongs; each is answered once.
 * @throws ArrivalRefusal for another provider's, an old or an answered one, and, with `browserHash`, for one that began in
 *   another browser: whoever stole the address of an answer cannot use it, and nobody is signed in by a stranger's.
 */
export async function takeAnswer(
  db: Queries,
  { tenantId, provider }: ProviderHere,
  asked: {
    readonly now: number;
    readonly state: string | undefined;
    /** Undefined: a form from the provider's page carries no cookie; the ticket is checked instead. */
    readonly browserHash: Buffer | null | undefined;
  },
): Promise<Attempt> {
  const state = readToken(asked.state);
  if (state?.tenantId !== tenantId) throw new ArrivalRefusal('attempt_over');
  let query = db
    .updateTable('sign_in_attempt')
    .set({ answered_at: timestamp(asked.now) })
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', provider.id)
    .where('state_hash', '=', state.secretHash)
    .where('answered_at', 'is', null)
    .where(sql<boolean>`expires_at > ${instant(asked.now)}`);
  if (asked.browserHash !== undefined) query = query.where('browser_hash', '=', asked.browserHash);
  const row = await query.returningAll().executeTakeFirst();
  if (!row) throw new ArrivalRefusal('attempt_over');
  return {
    id: row.id,
    purpose: row.purpose as Purpose,
    nonce: row.nonce ?? '',
    verifier: row.verifier ?? '',
    requestName: row.request_name ?? undefined,
    returnTo: row.return_to ?? undefined,
    personId: row.person_id ?? undefined,
  };
}

/** Adds an attempt that the provider began; it has no browser. */
export async function addUnasked(
  db: Queries,
  { tenantId, provider }: ProviderHere,
  asked: { readonly now: number; readonly returnTo: string | undefined },
): Promise<Attempt> {
  const returnTo = returnPathOf(asked.returnTo);
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({
      tenant_id: tenantId,
      provider_id: provider.id,
      purpose: 'sign-in',
      return_to: returnTo ?? null,
      answered_at: timestamp(asked.now),
      expires_at: timestamp(asked.now + ticketLasts),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const nothing = { nonce: '', verifier: '', requestName: undefined, personId: undefined };
  return { id, purpose: 'sign-in', returnTo, ...nothing };
}

/** Who came back, as an attempt keeps it until the page fetches the result. */
export interface ArrivedAs {
  readonly personId: number;
  readonly issuer: string;
  readonly subject: string;
  readonly session: string | undefined;
  /** Epoch milliseconds of the application's clock; undefined: the provider does not say when it asked the person. */
  readonly provenAt: number | undefined;
}

/** Keeps the result of an attempt, and returns the ticket by which the page fetches it once. */
export async function mintTicket(
  db: Queries,
  of: { readonly tenantId: number; readonly id: number; readonly now: number },
  result: ArrivedAs | { readonly found: object },
): Promise<string> {
  const { token, secretHash } = mintToken(of.tenantId);
  const kept =
    'found' in result
      ? { found: JSON.stringify(result.found) }
      : {
          person_id: result.personId,
          issuer: result.issuer,
          subject: result.subject,
          provider_session: result.session ?? null,
          proven_at: result.provenAt === undefined ? null : timestamp(result.provenAt),
        };
  await db
    .updateTable('sign_in_attempt')
    .set({ ...kept, ticket_hash: secretHash, expires_at: timestamp(of.now + ticketLasts) })
    .where('tenant_id', '=', of.tenantId)
    .where('id', '=', of.id)
    .execute();
  return token;
}
