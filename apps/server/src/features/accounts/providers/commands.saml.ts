import { randomBytes } from 'node:crypto';
import { localeNamed } from '@bellwether/domain/locale/locales';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { Visitor } from '#platform/http/route.ts';
import {
  readSamlResponse,
  type SamlPerson,
  SamlRefusal,
  type SamlSides,
  samlMetadata,
  samlSignInAddress,
} from '#platform/identity/saml.ts';
import { readToken } from '#platform/session/token.ts';
import { placesOf } from './access.place.ts';
import { type AddFound, type Arrivals, type Arrived, arrive } from './commands.arrival.ts';
import {
  ArrivalRefusal,
  type Attempt,
  addUnasked,
  beginAttempt,
  keepChecks,
  type ProviderHere,
  takeAnswer,
} from './commands.attempt.ts';
import { told } from './commands.happening.ts';
import type { AskedStart } from './commands.open-id.ts';

/** A proof must not be older than this. */
const proofMilliseconds = 300_000;

/**
 * Begins a sign-in at a SAML provider, and returns its address there.
 * @throws ArrivalRefusal if the provider is off.
 */
export async function startSaml(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedStart,
): Promise<string> {
  const { tenantId } = here;
  const requestName = `_${randomBytes(20).toString('hex')}`;
  const attempt = await inTenant(context.pool, tenantId, async (db) => {
    const begun = await beginAttempt(db, here, { ...asked, now: visitor.now });
    await keepChecks(db, { tenantId, id: begun.id }, { request_name: requestName });
    return begun;
  });
  const isFresh = attempt.purpose === 'proof';
  return samlSignInAddress(sidesOf(context, visitor, here), {
    requestName,
    relayState: attempt.state,
    isFresh,
  });
}

interface AskedAnswer {
  readonly response: string;
  readonly relayState: string;
  readonly add: AddFound;
}

/**
 * Ends a sign-in with the response of the SAML provider. Its form carries no cookie; the ticket is checked instead.
 * @throws ArrivalRefusal with the reason.
 */
export function answerSaml(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedAnswer,
): Promise<Arrivals> {
  return told(context, here, async () => {
    const { tenantId, provider } = here;
    const { now } = visitor;
    const isUnasked = readToken(asked.relayState) === undefined;
    if (isUnasked && !(provider.takesUnasked && provider.isOn)) throw new ArrivalRefusal('attempt_over');
    const attempt = await inTenant(context.pool, tenantId, (db) =>
      isUnasked
        ? addUnasked(db, here, { now, returnTo: asked.relayState })
        : takeAnswer(db, here, { now, state: asked.relayState, browserHash: undefined }),
    );
    const person = await readPerson(context, visitor, here, { ...asked, attempt });
    await useOnce(context, here, { now, person, returnTo: attempt.returnTo });
    const arrived = arrivedFrom(provider.issuer, person, now);
    return arrive(context, visitor, { ...here, attempt, arrived, add: asked.add });
  });
}

async function readPerson(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  { response, attempt }: AskedAnswer & { readonly attempt: Attempt },
): Promise<SamlPerson> {
  const { returnTo, requestName, purpose } = attempt;
  try {
    const person = await readSamlResponse(sidesOf(context, visitor, here), response, requestName);
    const isOld = person.askedAt === undefined || Date.now() - person.askedAt > proofMilliseconds;
    if (purpose === 'proof' && isOld) throw new SamlRefusal('old');
    return person;
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    throw new ArrivalRefusal('answer_invalid', { returnTo, isUnproven: error.isUnproven, cause: error });
  }
}

/** Takes an assertion once, until it expires. */
async function useOnce(
  context: ServerContext,
  { tenantId, provider }: ProviderHere,
  { now, person, returnTo }: { now: number; person: SamlPerson; returnTo: string | undefined },
): Promise<void> {
  const name = sql<string>`encode(sha256(convert_to(${person.assertionId}::text, 'UTF8')), 'hex')`;
  const used = await inTenant(context.pool, tenantId, (db) =>
    db
      .insertInto('sign_in_used_id')
      .values({
        tenant_id: tenantId,
        provider_id: provider.id,
        used_name: name,
        // The assertion's end is of the machines' time.
        expires_at: timestamp(now + person.expiresAt - Date.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('used_name')
      .executeTakeFirst(),
  );
  if (!used) throw new ArrivalRefusal('answer_invalid', { returnTo, isUnproven: true });
}

/** Returns the description of this side. */
export function metadataOf(context: ServerContext, visitor: Visitor, here: ProviderHere): string | undefined {
  return here.provider.kind === 'saml' ? samlMetadata(sidesOf(context, visitor, here)) : undefined;
}

function sidesOf(context: ServerContext, visitor: Visitor, { provider, subdomain }: ProviderHere): SamlSides {
  const { saml, issuer } = provider;
  if (!saml) throw new ArrivalRefusal('provider_off');
  const { metadata, redirect } = placesOf(context, { subdomain }, visitor.authority, provider);
  return { ...saml, issuer, entityId: metadata, acs: redirect };
}

function arrivedFrom(issuer: string, person: SamlPerson, now: number): Arrived {
  const { askedAt } = person;
  return {
    issuer,
    subject: person.subject,
    session: person.session,
    email: person.email,
    // SAML has no word for it: the company says whether the provider is the authority for addresses.
    isVerified: false,
    name: person.name,
    locale: localeNamed(person.language ?? ''),
    timeZone: undefined,
    provenAt: askedAt === undefined ? undefined : now - Math.max(0, Date.now() - askedAt),
    claims: person.attributes,
  };
}
