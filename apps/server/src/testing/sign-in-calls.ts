import { addProvider, finishSignIn, type ProviderNew } from '@bellwether/contract/accounts/providers';
import type { TestPerson, TestTenant } from './factory.ts';
import { CookieJar, type OpenIdPeer } from './open-id-provider.ts';
import type { TestServer } from './test-server.ts';

/** What a server needs to keep the secrets of providers. */
export const keyEnv = { CONNECTION_KEY: 'c0'.repeat(32) };

/** Returns the host at which a company's people open the application. */
export const hostOf = (tenant: Pick<TestTenant, 'subdomain'>) => `${tenant.subdomain}.localhost`;

/** Returns the redirect addresses that a peer knows, for the first providers of companies. */
export function redirectsOf(...tenants: readonly Pick<TestTenant, 'subdomain'>[]): string[] {
  return tenants.flatMap((tenant) =>
    Array.from({ length: 60 }, (_, at) => `http://${hostOf(tenant)}/api/signin/${at + 1}/callback`),
  );
}

/** A browser at one company: it keeps cookies and follows no redirects by itself. */
export class TestBrowser {
  readonly jar = new CookieJar();
  readonly #server: TestServer;
  readonly #host: string;

  constructor(server: TestServer, tenant: Pick<TestTenant, 'subdomain'>) {
    this.#server = server;
    this.#host = hostOf(tenant);
  }

  /** Opens a path of the application; returns the address to which it leads on. */
  async open(path: string): Promise<string> {
    const headers = { host: this.#host, cookie: this.jar.header };
    const answer = await this.#server.send({ method: 'GET', url: path, headers });
    this.#keep(answer.headers['set-cookie']);
    return answer.headers.location ?? `${answer.statusCode}`;
  }

  /** Sends a form to a path; returns the address to which it leads on. A form from another site carries no cookie. */
  async post(
    path: string,
    form: Record<string, string>,
    from: 'here' | 'elsewhere' = 'here',
  ): Promise<string> {
    const answer = await this.#server.send({
      method: 'POST',
      url: path,
      headers: {
        host: this.#host,
        'content-type': 'application/x-www-form-urlencoded',
        ...(from === 'here' && { cookie: this.jar.header }),
      },
      payload: new URLSearchParams(form).toString(),
    });
    return answer.headers.location ?? `${answer.statusCode}`;
  }

  /** Fetches the session of a ticket. */
  async finish(arrivedAt: string) {
    const { ticket } = fragmentOf(arrivedAt);
    return this.#server.call(finishSignIn, {
      host: this.#host,
      headers: { cookie: this.jar.header },
      body: { Ticket: ticket ?? 'none' },
    });
  }

  #keep(header: string | string[] | undefined): void {
    this.jar.keep(header === undefined ? [] : [header].flat());
  }
}

/** Returns the fields of a page's fragment. */
export function fragmentOf(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.split('#')[1] ?? ''));
}

/** Returns the path and query of an address. */
export const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Returns the code with which a way to a provider leads back to the sign-in page; undefined for another page. */
export function refusalIn(address: string): string | undefined {
  const url = new URL(address, 'http://here.invalid');
  return url.pathname === '/v3/login' ? (url.searchParams.get('refused') ?? undefined) : undefined;
}

/** Returns the body that adds a peer as a provider that is on. */
export function providerBody(peer: Pick<OpenIdPeer, 'issuer' | 'clientId' | 'clientSecret'>): ProviderNew {
  return {
    Kind: 'oidc',
    Preset: 'other',
    Name: 'Northwind',
    Issuer: peer.issuer,
    ClientId: peer.clientId,
    ClientSecret: peer.clientSecret,
    IsOn: true,
  };
}

/** Adds a provider as the ceo. */
export async function addProviderOf(server: TestServer, tenant: TestTenant, body: ProviderNew) {
  return server.call(addProvider, { token: await server.signInAs(tenant.ceo), host: hostOf(tenant), body });
}

/** Signs in at a peer until the page that fetches the session, or the sign-in page with a refusal. */
export async function walk(
  browser: TestBrowser,
  peer: OpenIdPeer,
  asked: {
    readonly provider: number;
    readonly subject: string;
    readonly to?: string;
    readonly jar?: CookieJar;
  },
): Promise<string> {
  const to = asked.to === undefined ? '' : `?To=${encodeURIComponent(asked.to)}`;
  const there = await browser.open(`/api/signin/${asked.provider}/start${to}`);
  if (!there.startsWith(peer.issuer)) return there;
  return browser.open(pathOf(await peer.signIn(there, asked.subject, asked.jar)));
}

/** Signs a person in at a peer, whom it knows by the e-mail, and returns the token of the session. */
export async function signInAt(
  server: TestServer,
  tenant: TestTenant,
  peer: OpenIdPeer,
  asked: { readonly provider: number; readonly person: TestPerson; readonly jar?: CookieJar },
): Promise<string> {
  const subject = `subject-${asked.person.id}`;
  peer.know({ subject, email: asked.person.email });
  const browser = new TestBrowser(server, tenant);
  const arrived = await walk(browser, peer, {
    provider: asked.provider,
    subject,
    ...(asked.jar && { jar: asked.jar }),
  });
  return (await browser.finish(arrived)).body.Session.Token;
}
