import { getCompanyMatrix } from '@bellwether/contract/matrix';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-07T15:00:00Z' });
const company = await buildGoalCompany(server);
const { periods } = company;

const ask = (who: CastName | null, periodId = 0, week = 0) =>
  company.call(who, getCompanyMatrix, { params: { periodId, week } });
const approved = async (who: CastName, Title: string, more = {}) =>
  (await company.makeApproved(who, { Title, ...more })).Goal.Id;

const first = await approved('ceo', 'first');
const second = await approved('ceo', 'second');
const below = await approved('lead', 'below', { ParentId: first });
await approved('ceo', 'private', { IsPrivate: true });
await approved('ceo', 'aligned', { ParentId: second });
await approved('lead', 'alone');

test('all company goals are roots, with everything below them', async () => {
  const { body } = await ask('ceo');
  expect(body.childs.map((child) => [child.Title, child.Generation, child.ParentId])).toEqual([
    ['first', 0, 0],
    ['second', 0, 0],
    ['below', 1, first],
    ['aligned', 1, second],
  ]);
  expect(body.GoalPeriodId).toBe(periods.current.id);
  expect(body.weekPeriod.Week).toBe(2);
  expect(below).toBeGreaterThan(second);
});

test('only the ceo, whose goals they are, gets it; another company’s ceo gets their own', async () => {
  expect((await ask(null)).status).toBe(401);
  for (const who of cast.filter((name) => name !== 'ceo' && name !== 'foreigner'))
    expect([who, (await ask(who)).status]).toEqual([who, 403]);
  const foreign = await ask('foreigner');
  expect([foreign.status, foreign.body.childs]).toEqual([200, []]);
});

test('an unknown quarter, another company’s, and a week of another quarter are not there', async () => {
  expect((await ask('ceo', 2_147_483_647)).status).toBe(404);
  expect((await ask('foreigner', periods.current.id)).status).toBe(404);
  const other = periods.byIndex(periods.current.index + 1)?.weekIds[0] ?? 0;
  expect((await ask('ceo', 0, other)).status).toBe(404);
  for (const params of [
    { periodId: -1, week: 0 },
    { periodId: 'x', week: 0 },
  ])
    expect((await company.call('ceo', getCompanyMatrix, { params })).status).toBe(400);
});

test('takes the same number of statements for one goal and for many', async () => {
  const count = async () => (await server.countStatements(() => ask('ceo'))).tables.length;
  const before = await count();
  for (const Title of ['third', 'fourth', 'fifth']) await approved('ceo', Title);
  expect(await count()).toBe(before);
});
