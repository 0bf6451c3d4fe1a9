import { isUndated } from '@bellwether/domain/accounts/providers/provider';
import { zoneNameOf } from '@bellwether/domain/calendar/zone';
import { localeNamed } from '@bellwether/domain/locale/locales';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { Visitor } from '#platform/http/route.ts';
import {
  describeOpenId,
  freshWayOf,
  newOpenIdChecks,
  type OpenIdChecks,
  type OpenIdClaims,
  OpenIdRefusal,
  redeemAnswer,
  signInAddress,
} from '#platform/identity/open-id.ts';
import { ProviderFault } from '#platform/identity/provider-fetch.ts';
import { placesOf } from './access.place.ts';
import { clientOf } from './access.ts';
import { type AddFound, type Arrivals, type Arrived, arrive } from './commands.arrival.ts';
import {
  ArrivalRefusal,
  type Attempt,
  beginAttempt,
  keepChecks,
  type ProviderHere,
  takeAnswer,
} from './commands.attempt.ts';
import { told } from './commands.happening.ts';

/** A proof must not be older than this; the provider is told, too. */
const proofSeconds = 300;

interface AskedAnswer {
  /** The query with which the provider leads back. */
  readonly search: string;
  readonly browserHash: Buffer | null;
  readonly add: AddFound;
}

/** What a browser asks for when it begins. */
export interface AskedStart {
  /** The secret of a prepared proof or trial. */
  readonly prepared: string | undefined;
  readonly returnTo: string | undefined;
  /** The address that the person typed. */
  readonly email: string | undefined;
  readonly browserHash: Buffer;
}

/**
 * Begins a sign-in at an OpenID provider, and returns its address there.
 * @throws ArrivalRefusal if the provider is off or does not answer.
 */
export function startOpenId(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedStart,
): Promise<string> {
  return told(context, here, () => start(context, visitor, here, asked));
}

async function start(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedStart,
): Promise<string> {
  const { tenantId, provider, subdomain } = here;
  const { now, authority } = visitor;
  const attempt = await inTenant(context.pool, tenantId, (db) => beginAttempt(db, here, { ...asked, now }));
  const maxAge = attempt.purpose === 'proof' ? proofSeconds : undefined;
  const checks = newOpenIdChecks(attempt.state, maxAge);
  const redirectAddress = placesOf(context, { subdomain }, authority, provider).redirect;
  const address = await orRefused(asked.returnTo, async () => {
    const described = await describeOpenId(context.config, clientOf(context, provider));
    const fresh = freshWayOf(described, isUndated(provider.preset));
    return signInAddress(described, { ...checks, fresh }, { redirectAddress, email: asked.email });
  });
  await inTenant(context.pool, tenantId, (db) =>
    keepChecks(db, { tenantId, id: attempt.id }, { nonce: checks.nonce, verifier: checks.verifier }),
  );
  return address;
}

/**
 * Ends a sign-in with the answer of the OpenID provider.
 * @throws ArrivalRefusal with the reason.
 */
export function answerOpenId(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedAnswer,
): Promise<Arrivals> {
  return told(context, here, () => answer(context, visitor, here, asked));
}

async function answer(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere,
  asked: AskedAnswer,
): Promise<Arrivals> {
  const { tenantId, provider, subdomain } = here;
  const address = new URL(placesOf(context, { subdomain }, visitor.authority, provider).redirect);
  address.search = asked.search;
  const state = address.searchParams.get('state') ?? undefined;
  const { browserHash } = asked;
  const attempt = await inTenant(context.pool, tenantId, (db) =>
    takeAnswer(db, here, { now: visitor.now, state, browserHash }),
  );
  const claims = await orRefused(attempt.returnTo, async () => {
    const described = await describeOpenId(context.config, clientOf(context, provider));
    const fresh = freshWayOf(described, isUndated(provider.preset));
    return redeemAnswer(described, address, { ...checksOf(attempt, state ?? ''), fresh });
  });
  const arrived = arrivedFrom(claims, visitor.now, attempt.purpose);
  return arrive(context, visitor, { ...here, attempt, arrived, add: asked.add });
}

function checksOf({ nonce, verifier, purpose }: Attempt, state: string): OpenIdChecks {
  return { state, nonce, verifier, maxAge: purpose === 'proof' ? proofSeconds : undefined };
}

/** Runs a step at the provider; its faults end the attempt. */
async function orRefused<T>(returnTo: string | undefined, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProviderFault) throw new ArrivalRefusal('provider_down', { returnTo, cause: error });
    if (!(error instanceof OpenIdRefusal)) throw error;
    const code = error.isOfProvider ? 'provider_refused' : 'answer_invalid';
    throw new ArrivalRefusal(code, { returnTo, isUnproven: error.isUnproven, cause: error });
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function arrivedFrom(claims: OpenIdClaims, now: number, purpose: Attempt['purpose']): Arrived {
  // For a proof the person was asked now, also where the provider dates its answer only (accounts.21).
  const at = claims.auth_time ?? (purpose === 'proof' ? claims.iat : undefined);
  const askedAt = typeof at === 'number' ? at * 1_000 : undefined;
  return {
    issuer: textOf(claims.iss) ?? '',
    subject: claims.sub,
    session: textOf(claims.sid),
    email: textOf(claims.email),
    // Some providers write the boolean as a text.
    isVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: textOf(claims.name),
    locale: localeNamed(textOf(claims.locale) ?? ''),
    timeZone: zoneNameOf(textOf(claims.zoneinfo) ?? ''),
    // The provider's instant is of the machines' time, and the application's clock can be another one.
    provenAt: askedAt === undefined ? undefined : now - Math.max(0, Date.now() - askedAt),
    claims: Object.entries(claims).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  };
}
