import { makeScimToken } from '@bellwether/contract/people/scim';
import { expect } from 'vitest';
import type { TestPerson, TestTenant } from './factory.ts';
import type { TestServer } from './test-server.ts';

const base = '/api/scim/v2';

/** A reply of SCIM; the body is empty without one. */
export interface ScimAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of others' protocols are checked by the tests themselves.
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Send = (path: string, payload?: object, headers?: Record<string, string>) => Promise<ScimAnswer>;

export interface Directory {
  readonly tenant: TestTenant;
  /** The ceo's session. */
  readonly token: string;
  readonly secret: string;
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly remove: Send;
}

/** Returns a function that connects a company's directory, and the calls that it makes. */
export function scimCalls(server: TestServer) {
  async function makeToken(admin: TestPerson): Promise<string> {
    const token = await server.signInAs(admin);
    const made = await server.call(makeScimToken, { token });
    expect(made.status).toBe(200);
    return made.body.Token;
  }

  function withSecret(secret: string) {
    const send =
      (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Send =>
      async (path, payload, headers = {}) => {
        const answer = await server.send({
          method,
          url: `${base}${path}`,
          headers: {
            authorization: `Bearer ${secret}`,
            ...(payload ? { 'content-type': 'application/scim+json' } : {}),
            ...headers,
          },
          ...(payload ? { payload: JSON.stringify(payload) } : {}),
        });
        const body: unknown = answer.body === '' ? undefined : answer.json();
        if (body !== undefined)
          expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
        return { status: answer.statusCode, body, headers: answer.headers };
      };
    return {
      get: send('GET'),
      post: send('POST'),
      put: send('PUT'),
      patch: send('PATCH'),
      remove: send('DELETE'),
    };
  }

  async function connect(tenant?: TestTenant): Promise<Directory> {
    const company = tenant ?? (await server.buildTenant());
    const secret = await makeToken(company.ceo);
    const token = await server.signInAs(company.ceo);
    return { tenant: company, token, secret, ...withSecret(secret) };
  }

  return { connect, makeToken, withSecret };
}
