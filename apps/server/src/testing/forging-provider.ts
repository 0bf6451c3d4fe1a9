import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { whenDone } from './when-done.ts';

/** What a forging provider changes in an ID token. */
export interface Forgery {
  readonly claims?: JWTPayload;
  /** Signs with a key that the provider does not publish. */
  readonly isOtherKey?: boolean;
  /** Does not sign. */
  readonly isUnsigned?: boolean;
}

/** Starts an OpenID provider that answers every code with the ID token that a test wants; it stops with the test. */
export async function startForgingProvider() {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'forging', alg: 'RS256', use: 'sig' };
  let forgery: Forgery = {};
  let nonce = '';
  let named: string | undefined;
  const clientId = 'bellwether';
  const signed = async (claims: JWTPayload, { isOtherKey, isUnsigned }: Forgery = {}) => {
    if (isUnsigned) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const { privateKey } = isOtherKey ? other : pair;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'forging' }).sign(privateKey);
  };
  const server = createServer(async (request, response) => {
    const send = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (request.url === '/jwks') return send({ keys: [key] });
    if (request.url !== '/token')
      return send({
        issuer: named ?? issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    const now = Math.floor(Date.now() / 1_000);
    const usual = { iss: named ?? issuer, aud: clientId, sub: 'forged', iat: now, exp: now + 300, nonce };
    const token = await signed({ ...usual, ...forgery.claims }, forgery);
    send({ access_token: 'none', token_type: 'Bearer', id_token: token });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    issuer,
    clientId,
    clientSecret: 'a-secret-of-the-test',
    /** From now on the provider's description names another issuer, and its tokens are of that issuer. */
    pretendToBe: (otherIssuer: string) => {
      named = otherIssuer;
    },
    /** Returns a logout token of this provider. */
    logoutToken(claims: JWTPayload, how: Forgery = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1_000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const usual = { iss: issuer, aud: clientId, iat: now, exp: now + 120, jti: `${Math.random()}`, events };
      return signed({ ...usual, ...claims }, how);
    },
    /** Returns the path to which the provider leads back, after it was asked at `address`. */
    answer(address: string, wanted: Forgery = {}): string {
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce') ?? '';
      forgery = wanted;
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' }).toString();
      return `${back.pathname}${back.search}`;
    },
  };
}
