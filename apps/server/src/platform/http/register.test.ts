import { calls } from '@bellwether/contract/calls.generated';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApplication } from '../../application.ts';
import { routesOf } from '../../routes.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Route } from './route.ts';
import { createHttpServer } from './server.ts';

const server = await startTestServer();
const { context } = server;
const tenant = await server.buildTenant();
const authorization = await server.signInAs(tenant.ceo);
const url = `/api${listPeriods.path}`;

/** How often the code behind the calls was loaded, and how many more loads fail. */
let asked = 0;
let faults = 0;

async function routes(): Promise<readonly Route[]> {
  asked += 1;
  // Simulates a file that cannot be opened now: `EMFILE`.
  await new Promise((resolve) => setImmediate(resolve));
  if (faults > 0) {
    faults -= 1;
    throw new Error('too many open files');
  }
  return routesOf(context);
}

beforeEach(() => {
  asked = 0;
  faults = 0;
});

async function freshServer() {
  const http = await createHttpServer({
    context,
    calls: { places: calls, routes },
    trustedProxies: [],
    https: false,
  });
  afterAll(() => http.close());
  return http;
}

test('requests that come before the code is loaded wait for the same load', async () => {
  const http = await freshServer();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => http.inject({ method: 'GET', url, headers: { authorization } })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(asked).toBe(1);
});

test('the server is not ready if its code cannot be loaded, and the next request loads it again', async () => {
  const http = await freshServer();
  faults = 1;
  const first = await http.inject({ method: 'GET', url, headers: { authorization } });
  expect([first.statusCode, first.json().detail, first.headers['retry-after']]).toEqual([
    503,
    'The service is not ready. Please try again in a moment.',
    '2',
  ]);
  const second = await http.inject({ method: 'GET', url, headers: { authorization } });
  expect([second.statusCode, asked]).toEqual([200, 2]);
});

test('the readiness check reports a failed load, and repairs it', async () => {
  const http = await freshServer();
  expect([await http.canAnswer(), asked]).toEqual([true, 0]);
  faults = 2;
  await http.inject({ method: 'GET', url, headers: { authorization } });
  expect(await http.canAnswer()).toBe(false);
  expect(await http.canAnswer()).toBe(true);
  expect(asked).toBe(3);
});

test('the health endpoint of the whole server reports the same', async () => {
  const http = await createApplication(context);
  afterAll(() => http.close());
  http.canAnswer = async () => false;
  const answer = await http.inject({ method: 'GET', url: '/api/health/ready' });
  expect(answer.statusCode).toBe(503);
});
