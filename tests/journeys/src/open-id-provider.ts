import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** The journeys' identity provider: whoever signs in there has the typed name as verified address. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** From now on the provider tells this address, whose host may be any name of the loopback, whose session it has ended. */
  tellsLogoutTo(address: string): void;
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
  let logoutAddress: URL | undefined;
  const provider = new Provider(issuer, {
    // The provider's own fetch refuses addresses of the loopback.
    fetch: (_address, options) => sendForm(logoutAddress, String(options?.body)),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        // The company's provider may have any of the first ids.
        redirect_uris: Array.from({ length: 50 }, (_, at) => `${origin}/api/signin/${at + 1}/callback`),
        post_logout_redirect_uris: [`${origin}/v3/login`],
        // The real address is known only after the provider was added; `fetch` below has it.
        backchannel_logout_uri: 'https://bellwether.example/backchannel',
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'journeys', alg: 'RS256', use: 'sig' }] },
    features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
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
    tellsLogoutTo: (text) => {
      logoutAddress = new URL(text);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sends a form to a name of the loopback, which the resolver of this machine may not know. */
function sendForm(address: URL | undefined, form: string): Promise<Response> {
  if (!address) throw new Error('No address for logout tokens was given.');
  const { host, port, pathname } = address;
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const asked = { host: '127.0.0.1', port, path: pathname, method: 'POST', headers };
  return new Promise((resolve, reject) => {
    ask(asked, (answer) => {
      answer.resume();
      resolve(new Response(null, { status: answer.statusCode ?? 500 }));
    })
      .on('error', reject)
      .end(form);
  });
}
