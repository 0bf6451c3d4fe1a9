import { endpoints } from '@bellwether/contract/endpoints';
import { expect, test } from 'vitest';
import { routesOf } from './routes.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const routes = routesOf(server.context);

test('every call of the contract has one route, and no other route exists', () => {
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).sort();
  expect(names(routes.map((route) => route.endpoint))).toEqual(names(endpoints));
});

test.each(
  endpoints
    .filter((endpoint) => endpoint.who === 'person')
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s tells a stranger nothing, not even the shape', async (_name, endpoint) => {
  const params = {
    id: 'x',
    userId: 'x',
    periodId: 'x',
    goalId: 'x',
    scope: 'x',
    statusId: 'x',
    week: 'x',
    text: 'x',
  };
  const answers = [
    await server.call(endpoint, { params, ...(endpoint.body ? { body: { Nonsense: 1 } } : {}) }),
    await server.call(endpoint, { params, token: '1.abc', ...(endpoint.body ? { body: {} } : {}) }),
  ];
  for (const answer of answers)
    expect(answer.problem).toEqual({
      type: 'about:blank',
      code: 'signed_out',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in.',
    });
});
