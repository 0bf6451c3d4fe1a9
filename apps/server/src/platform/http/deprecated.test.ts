import { calls } from '@bellwether/contract/calls.generated';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { listGoals, listPeriods } from '@bellwether/contract/goals/reading';
import { expect, test } from 'vitest';
import { routesOf } from '../../routes.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { whenDone } from '../../testing/when-done.ts';
import type { Route } from './route.ts';
import { createHttpServer } from './server.ts';

test('a deprecated call says since when, and when it may be gone, whatever it answers', async () => {
  const server = await startTestServer();
  const { ceo } = await server.buildTenant();
  const deprecated = { since: '2026-12-01T00:00:00Z', sunset: '2027-06-30T23:59:59Z' };
  const ending = (endpoint: Endpoint): Endpoint =>
    endpoint.name === listPeriods.name ? { ...endpoint, deprecated } : endpoint;
  const routes = async () =>
    routesOf(server.context).map((route): Route => ({ ...route, endpoint: ending(route.endpoint) }));
  const http = await createHttpServer({
    context: server.context,
    calls: { places: calls, routes },
    trustedProxies: [],
    https: false,
  });
  whenDone(() => http.close());
  const authorization = await server.signInAs(ceo);
  const headersOf = async (url: string, headers: Record<string, string>) => {
    const { statusCode, headers: sent } = await http.inject({ method: 'GET', url: `/api${url}`, headers });
    return [statusCode, sent.deprecation, sent.sunset];
  };
  const told = ['@1796083200', 'Wed, 30 Jun 2027 23:59:59 GMT'];
  expect(await headersOf(listPeriods.path, { authorization })).toEqual([200, ...told]);
  expect(await headersOf(listPeriods.path, {})).toEqual([401, ...told]);
  const other = await http.inject({
    method: 'POST',
    url: `/api${listGoals.path}`,
    headers: { authorization },
    payload: {},
  });
  expect([other.statusCode, other.headers.deprecation]).toEqual([200, undefined]);
});
