import { createRemoteJWKSet, customFetch as jwksFetch, jwtVerify } from 'jose';
import * as client from 'openid-client';
import {
  fetchFromProvider,
  isProviderAddress,
  type ProviderConfig,
  ProviderFault,
} from './provider-fetch.ts';

/** A client of an OpenID provider. Instants here are the machine's, because the provider's tokens are of its own clock. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a public client. */
  readonly secret: string | undefined;
}

/** What a sign-in at the provider needs to be checked when it comes back. */
export interface OpenIdChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The provider must have asked the person within this many seconds. Undefined: an older sign-in is enough. */
  readonly maxAge: number | undefined;
}

type FreshChecks = OpenIdChecks & { readonly fresh: FreshWay };

/** How a provider proves that it has just asked the person. */
export interface FreshWay {
  /** Undefined: it knows no word for asking again. */
  readonly prompt: 'login' | 'select_account' | undefined;
  /** Whether its answer must say when the person was asked. */
  readonly isDated: boolean;
}

/**
 * Returns how a provider proves a fresh sign-in. One whose description lists its prompts is asked by one of them. One whose
 * description lists its claims without `auth_time`, or that is known as `isUndated`, cannot say when it asked, so a fresh
 * answer to this question counts. All others must say it: else an address without `max_age` would pass an old sign-in for a
 * fresh one. So must one that knows no prompt, because a silent answer of its session would pass, too.
 */
export function freshWayOf(config: client.Configuration, isUndated: boolean): FreshWay {
  const { issuer, claims_supported: claims, prompt_values_supported: listed } = config.serverMetadata();
  const prompts = listed ?? (issuer === google ? ['select_account'] : ['login']);
  const prompt = (['login', 'select_account'] as const).find((one) =>
    (prompts as readonly unknown[]).includes(one),
  );
  const saysDate = claims === undefined || claims.length === 0 || claims.includes('auth_time');
  return { prompt, isDated: prompt === undefined || (!isUndated && saysDate) };
}

/** It lists no prompts, and answers `login` with an error. */
const google = 'https://accounts.google.com';

/** The claims of a verified ID token. */
export interface OpenIdClaims {
  readonly sub: string;
  readonly [name: string]: unknown;
}

const clockTolerance = 60;
const described = new Map<
  string,
  { readonly config: Promise<client.Configuration>; readonly until: number }
>();
const describedFor = 5 * 60_000;

/** An answer that is not valid: a forged, replayed or mixed-up one, or one in which the provider refuses. */
export class OpenIdRefusal extends Error {
  readonly isOfProvider: boolean;
  /** Whether the address in the browser alone led to it: anybody can open one with an error or with a code that is none. */
  readonly isUnproven: boolean;
  constructor(isOfProvider: boolean, cause: unknown, isUnproven = false) {
    super('refused answer', { cause });
    this.isOfProvider = isOfProvider;
    this.isUnproven = isUnproven;
  }
}

/**
 * Returns what the provider says about itself, at most five minutes old.
 * @throws ProviderFault if it does not answer, or answers for another issuer.
 */
export async function describeOpenId(
  config: ProviderConfig,
  asked: OpenIdClient,
  isFresh = false,
): Promise<client.Configuration> {
  const key = JSON.stringify([config.environment, asked]);
  const known = described.get(key);
  const now = Date.now();
  if (known && known.until > now && !isFresh) return known.config;
  const found = discover(config, asked);
  described.set(key, { config: found, until: now + describedFor });
  if (described.size > 500) described.delete(described.keys().next().value ?? key);
  try {
    return await found;
  } catch (error) {
    described.delete(key);
    throw error;
  }
}

async function discover(config: ProviderConfig, asked: OpenIdClient): Promise<client.Configuration> {
  if (!isProviderAddress(asked.issuer, config)) throw new ProviderFault('issuer not allowed');
  const isPlain = new URL(asked.issuer).protocol === 'http:';
  const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])];
  const options = {
    execute,
    timeout: 10,
    [client.customFetch]: (address: string, init: client.CustomFetchOptions) =>
      fetchFromProvider(config, address, init as RequestInit),
  };
  const metadata = {
    ...(asked.secret === undefined ? {} : { client_secret: asked.secret }),
    [client.clockTolerance]: clockTolerance,
  };
  try {
    const found = await client.discovery(
      new URL(asked.issuer),
      asked.clientId,
      metadata,
      secretMethod(asked.secret),
      options,
    );
    const { issuer, authorization_endpoint: authorization = '' } = found.serverMetadata();
    if (withoutSlash(issuer) !== withoutSlash(asked.issuer)) throw new ProviderFault('another issuer');
    if (!isProviderAddress(authorization, config)) throw new ProviderFault('no sign-in page');
    return found;
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('no description', { cause: error });
  }
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Basic is the default of the standard, so a provider that lists no method takes it. */
function secretMethod(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const usesPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (usesPost ? post : basic)(server, ...rest);
  };
}

/** Returns the checks of a new sign-in: random state, nonce and PKCE verifier. */
export function newOpenIdChecks(state: string, maxAge: number | undefined): OpenIdChecks {
  return { state, nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier(), maxAge };
}

/** Returns the address at the provider where the person signs in. */
export async function signInAddress(
  config: client.Configuration,
  { fresh, ...checks }: FreshChecks,
  asked: { readonly redirectAddress: string; readonly email: string | undefined },
): Promise<string> {
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: asked.redirectAddress,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    state: checks.state,
    nonce: checks.nonce,
    ...(checks.maxAge !== undefined && {
      ...(fresh.isDated && { max_age: String(checks.maxAge) }),
      ...(fresh.prompt && { prompt: fresh.prompt }),
    }),
    ...(asked.email ? { login_hint: asked.email } : {}),
  });
  return address.href;
}

/**
 * Redeems the code of an answer for the claims of a verified ID token: issuer, state, nonce, PKCE, signature, audience, time and
 * the age of the sign-in are checked; a provider that does not date it answers for a person who is asked now. Adds the claims
 * of the user info, which some providers tell only there.
 * @throws OpenIdRefusal for an answer that fails a check, ProviderFault if the provider does not answer.
 */
export async function redeemAnswer(
  config: client.Configuration,
  answer: URL,
  checks: FreshChecks,
): Promise<OpenIdClaims> {
  demandWellFormed(config, answer);
  try {
    const tokens = await client.authorizationCodeGrant(config, answer, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
      ...(checks.maxAge !== undefined && checks.fresh.isDated && { maxAge: checks.maxAge }),
    });
    const claims = tokens.claims();
    if (!claims) throw new OpenIdRefusal(false, 'no ID token');
    if (checks.maxAge !== undefined) demandFresh(claims, checks.maxAge);
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
    const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  } catch (error) {
    throw faultOf(error);
  }
}

/** Checks what the browser brings before the provider is asked; the library checks it again. */
function demandWellFormed(config: client.Configuration, { searchParams }: URL): void {
  const { issuer, authorization_response_iss_parameter_supported: names } = config.serverMetadata();
  const named = searchParams.get('iss') ?? (names ? '' : issuer);
  if (named === issuer && (searchParams.has('code') || searchParams.has('error'))) return;
  throw new OpenIdRefusal(false, 'no answer of this provider', true);
}

/** Checks the age of what the ID token dates: the sign-in, else the token itself. */
function demandFresh({ auth_time: askedAt, iat }: client.IDToken, maxAge: number): void {
  const age = Date.now() / 1_000 - (askedAt ?? iat);
  if (age > maxAge + clockTolerance) throw new OpenIdRefusal(false, 'an old sign-in');
}

function faultOf(error: unknown): Error {
  const found = causesOf(error).find((cause) => cause instanceof ProviderFault);
  if (found) return found;
  if (error instanceof OpenIdRefusal) return error;
  const isOfProvider = error instanceof client.AuthorizationResponseError;
  const isOfCode = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
  return new OpenIdRefusal(isOfProvider, error, isOfProvider || isOfCode);
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** Returns where the provider ends its own session; undefined if it says nothing about that. */
export function signOutAddress(
  config: client.Configuration,
  asked: { readonly clientId: string; readonly returnAddress: string },
): string | undefined {
  if (!config.serverMetadata().end_session_endpoint) return undefined;
  return client.buildEndSessionUrl(config, {
    client_id: asked.clientId,
    post_logout_redirect_uri: asked.returnAddress,
  }).href;
}

/** Whose sessions a provider ends. One of subject and session is there. */
export interface LogoutToken {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly subject: string | undefined;
  readonly session: string | undefined;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const shortestKept = 10 * 60_000;

const keySets = new WeakMap<client.Configuration, ReturnType<typeof createRemoteJWKSet>>();

function keysOf(config: ProviderConfig, found: client.Configuration) {
  const known = keySets.get(found);
  if (known) return known;
  const { jwks_uri: address } = found.serverMetadata();
  if (!address) throw new OpenIdRefusal(false, 'no keys');
  const keys = createRemoteJWKSet(new URL(address), {
    [jwksFetch]: (asked: string, init: RequestInit) => fetchFromProvider(config, asked, init),
  });
  keySets.set(found, keys);
  return keys;
}

/**
 * Returns what a logout token of a back-channel logout says, after the checks of the standard.
 * @throws OpenIdRefusal for a token that fails one.
 */
export async function readLogoutToken(
  config: ProviderConfig,
  found: client.Configuration,
  token: string,
): Promise<LogoutToken> {
  try {
    const { payload } = await jwtVerify(token, keysOf(config, found), {
      issuer: found.serverMetadata().issuer,
      audience: found.clientMetadata().client_id,
      clockTolerance,
      maxTokenAge: '10 minutes',
      requiredClaims: ['iat', 'jti', 'events'],
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
    });
    const { events, nonce, sub, sid, jti = '', exp = 0 } = payload;
    const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
    const session = typeof sid === 'string' ? sid : undefined;
    if (!isLogout || nonce !== undefined || (sub === undefined && session === undefined))
      throw new OpenIdRefusal(false, 'no logout token');
    const expiresAt = Math.max(exp * 1_000, Date.now() + shortestKept) + clockTolerance * 1_000;
    return { id: jti, expiresAt, subject: sub, session };
  } catch (error) {
    throw faultOf(error);
  }
}
