import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** The journeys' identity provider: whoever signs in there has the typed name as verified address. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

const hour = 3_600;

/** Starts an OpenID provider on the loopback, which leads back to companies of `origin`. */
export async function startOpenIdProvider(origin: string): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client = { clientId: 'bellwether', clientSecret: 'a-secret-of-the-journeys' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        // The company's provider may have any of the first ids.
        redirect_uris: Array.from({ length: 50 }, (_, at) => `${origin}/api/signin/${at + 1}/callback`),
        post_logout_redirect_uris: [`${origin}/v3/login`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'journeys', alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['journeys'] },
    ttl: {
      Interaction: hour,
      Session: hour,
      Grant: hour,
      AccessToken: hour,
      IdToken: hour,
      AuthorizationCode: 60,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, email: subject, email_verified: true }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    void handle(request, response);
  });
  return {
    issuer,
    ...client,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
