import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { whenDone } from './when-done.ts';

const hour = 3_600;
/** Making a key is slow, so all providers of a process share one. */
const keys = generateKeyPair('RS256', { extractable: true }).then(async ({ privateKey }) => ({
  ...(await exportJWK(privateKey)),
  kid: 'test',
  alg: 'RS256',
  use: 'sig',
}));

/** Somebody who has an account at the provider. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly name?: string;
}

export interface OpenIdPeer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Adds or changes an account. */
  know(person: ProviderPerson): void;
  /**
   * Walks through the provider's pages as a browser does, and returns the address to which it leads back. The jar keeps the
   * provider's own session.
   */
  signIn(address: string, subject: string, jar?: CookieJar): Promise<URL>;
  /** Ends the provider's session of a jar, which tells the clients behind the scenes. */
  endSession(jar: CookieJar): Promise<void>;
  /** Ends the process of the provider. */
  stop(): Promise<void>;
}

/** The cookies of one browser at one site. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), value);
    }
  }
}

/** Starts an OpenID provider on this machine; it stops with the test. */
export async function startOpenIdProvider(options: {
  readonly redirects: readonly string[];
  readonly logout?: string;
  readonly signedOut?: readonly string[];
  readonly port?: number;
  /**
   * A provider that answers `prompt=login` with an error and does not say when it asked the person, as Google; `promptless`: it
   * cannot be told to ask again, either; `silent`: its description says neither.
   */
  readonly undated?: 'described' | 'promptless' | 'silent';
}): Promise<OpenIdPeer> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'bellwether';
  const clientSecret = 'a-secret-of-the-test';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...options.redirects],
        post_logout_redirect_uris: [...(options.signedOut ?? [])],
        ...(options.logout && {
          backchannel_logout_uri: options.logout,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    cookies: { keys: ['test'] },
    jwks: { keys: [await keys] },
    ttl: {
      Interaction: hour,
      Session: hour,
      Grant: hour,
      AccessToken: hour,
      IdToken: hour,
      AuthorizationCode: 60,
    },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, isVerified = true, name } = people.get(subject) ?? {};
        return {
          sub: subject,
          ...(email && { email, email_verified: isVerified }),
          ...(name && { name }),
        };
      },
    }),
  });
  provider.use(async (context, next) => {
    await next();
    const { undated } = options;
    if (undated === undefined || undated === 'silent' || context.oidc?.route !== 'discovery') return;
    context.body.claims_supported = ['sub', 'email', 'name'];
    const asking = undated === 'described' ? ['select_account'] : [];
    context.body.prompt_values_supported = ['none', 'consent', ...asking];
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const asked = new URL(request.url ?? '/', issuer);
    if (options.undated !== undefined && asked.pathname === '/auth') {
      if (options.undated === 'described' && asked.searchParams.get('prompt') === 'login') {
        response.writeHead(400).end('Invalid parameter value for prompt: LOGIN');
        return;
      }
      // The peer dates its answer if one of these is asked for. It asks a browser that it does not know again.
      if (asked.searchParams.has('prompt')) request.headers.cookie = '';
      for (const name of ['max_age', 'prompt']) asked.searchParams.delete(name);
      request.url = `${asked.pathname}${asked.search}`;
    }
    void handle(request, response);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  whenDone(stop);

  async function ask(address: string, jar: CookieJar, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: jar.header },
      ...(form && { body: new URLSearchParams(form) }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  }

  async function signIn(address: string, subject: string, jar = new CookieJar()): Promise<URL> {
    let next = address;
    for (let step = 0; step < 12; step += 1) {
      if (!next.startsWith(issuer)) return new URL(next);
      const answer = await ask(next, jar);
      const location = answer.headers.get('location');
      if (location) {
        next = new URL(location, next).href;
        continue;
      }
      const page = await answer.text();
      const form: Record<string, string> | undefined = /name="prompt" value="login"/.test(page)
        ? { prompt: 'login', login: subject, password: 'any' }
        : /name="prompt" value="consent"/.test(page)
          ? { prompt: 'consent' }
          : undefined;
      const target = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (!form || !target) throw new Error(`The provider shows: ${page.slice(0, 2_000)}`);
      const sent = await ask(new URL(target, next).href, jar, form);
      next = new URL(sent.headers.get('location') ?? '', next).href;
    }
    throw new Error('The provider leads on without end.');
  }

  return {
    issuer,
    clientId,
    clientSecret,
    know: (person) => void people.set(person.subject, person),
    signIn,
    async endSession(jar) {
      const page = await (await ask(`${issuer}/session/end?client_id=${clientId}`, jar)).text();
      const secret = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
      await ask(`${issuer}/session/end/confirm`, jar, { xsrf: secret, logout: 'yes' });
    },
    stop,
  };
}
