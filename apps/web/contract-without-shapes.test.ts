// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@bellwether/contract/client';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { endpoints } from '@bellwether/contract/endpoints';
import { expect, test } from 'vitest';
import { withoutShapes } from './contract-without-shapes.ts';

/** Returns the endpoints of a module as the build has them. */
function builtEndpoints(module: string): Record<string, Endpoint> {
  const file = fileURLToPath(new URL(`../../packages/contract/src/${module}.ts`, import.meta.url));
  const found = withoutShapes(readFileSync(file, 'utf8'), file).matchAll(
    /export const (\w+) = (\{"method".*\});/g,
  );
  return Object.fromEntries([...found].map(([, name, value]) => [name, JSON.parse(value ?? '') as Endpoint]));
}

/** Calls an endpoint and returns what was sent, and whether the reply was read as a file. */
async function callOnce(endpoint: Endpoint, input: object) {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: '/api',
    token: () => 'token',
    fetch: async (url, init) => {
      const body = init?.body instanceof FormData ? Object.fromEntries(init.body) : init?.body;
      sent.push({ url, method: init?.method, headers: init?.headers, body });
      return Response.json({ Id: 3 });
    },
  });
  const reply = await client.call(endpoint, input);
  return { sent, isFile: typeof reply === 'object' && reply !== null && 'blob' in reply };
}

test.each([
  ['goals/reading', 'getGoal', { params: { id: '3' } }],
  ['goals/drafting', 'createGoal', { body: { Title: 'New' } }],
  ['accounts', 'signIn', { body: { userName: 'ada', password: 'secret' } }],
  ['people/avatar', 'uploadAvatar', { body: { file: new File(['a'], 'a.png') } }],
  ['reports', 'getGoalTemplate', {}],
])(
  'a call of %s, %s, is sent and its reply is read as with the whole contract',
  async (module, name, input) => {
    const built = builtEndpoints(module)[name];
    const whole = endpoints.find((each) => each.name === name);
    if (!built || !whole) throw new Error(`There is no endpoint ${name}.`);
    expect(await callOnce(built, input)).toEqual(await callOnce(whole, input));
  },
);

test('an endpoint keeps no schema, and a schema stays for those who use it', () => {
  const built = withoutShapes(
    "export const nameSchema = z.string().check(z.minLength(1));\nexport const signOut = endpoint({ name: 'signOut', reply: nameSchema });",
    'some.ts',
  );
  expect(built).toContain('nameSchema = /* @__PURE__ */ (() => (z.string().check(z.minLength(1))))();');
  expect(built).toContain(
    'signOut = {"method":"POST","path":"/Auth/SignOut","who":"person","isVersioned":false,"reply":{}};',
  );
});

test('an endpoint that is not in the list of all endpoints stops the build', () => {
  expect(() => withoutShapes('export const unknown = endpoint({});', 'some.ts')).toThrow(
    'The list of all endpoints lacks unknown.',
  );
});
