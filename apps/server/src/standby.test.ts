import { setTimeout as wait } from 'node:timers/promises';
import { exportAudit, listAudit } from '@bellwether/contract/audit';
import { getCompliance, listCompliancePeople } from '@bellwether/contract/dashboard';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { exportPeople } from '@bellwether/contract/people/import';
import { getGoalListReport, getTeamGoalUpdates } from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import { getQuarterlySummary } from '@bellwether/contract/summaries';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { afterAll, expect, test, vi } from 'vitest';
import { checkStandby } from './cli/doctor-standby.ts';
import { computeInsight } from './features/insight/learning/commands.ts';
import { jobs } from './jobs.ts';
import { readConfig } from './platform/config/config.ts';
import { prepare } from './platform/jobs/prepare.ts';
import { buildGoalCompany } from './testing/goal-company.ts';
import { startWithStandby } from './testing/standby.ts';
import { askServer, urlOf } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

// One cluster with a real streaming standby for all tests; they run in order.
const cluster = await startWithStandby();
afterAll(() => cluster.stop());
await prepare(cluster.primary, jobs);
const readUrl = urlOf(cluster.standby);
const server = await startTestServer({
  database: cluster.primary,
  now: '2026-11-13T15:00:00Z',
  env: { DATABASE_READ_URL: readUrl },
});
const company = await buildGoalCompany(server);
const goal = await company.makeApproved('member');
const { served } = server.context.standby ?? { served: { standby: 0, primary: 0 } };

/** Returns how many reads each database served while `work` ran. */
async function countReads<T>(work: () => Promise<T>) {
  const before = { ...served };
  const result = await work();
  return {
    result,
    standby: served.standby - before.standby,
    primary: served.primary - before.primary,
  };
}

const newest = async () => (await company.must('orgAdmin', listAudit)).data[0];
const change = (days: number) =>
  company.must('orgAdmin', saveSettings, { body: { Settings: { NotificationDays: days } } });
const periodId = goal.Goal.GoalPeriodId;

const longReads: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the log', () => company.must('orgAdmin', listAudit)],
  ['a file of the log', () => company.must('orgAdmin', exportAudit, { params: { format: 'json' } })],
  [
    'people behind a number',
    () =>
      company.must('ceo', listCompliancePeople, {
        params: { scope: 3, figure: 'goals', answer: 'open' },
      }),
  ],
  [
    'a preview',
    () => company.must('lead', previewReport, { body: { Report: 'goalTree', PeriodId: periodId } }),
  ],
  [
    'a report',
    () => company.must('ceo', getGoalListReport, { params: { format: 'excel', periodId, userId: 0 } }),
  ],
  [
    'updates of a team',
    () =>
      company.must('lead', getTeamGoalUpdates, {
        params: { periodId },
        query: { Users: String(company.people.member.id) },
      }),
  ],
  ['a summary', () => company.must('ceo', getQuarterlySummary, { params: { periodId, audience: '1' } })],
  ['the list of insight', () => company.must('ceo', getLook, { params: { scope: 3, periodId: 0 } })],
  ['a forecast', () => company.must('ceo', getForecast, { params: { periodId } })],
  ['a file of people', () => company.must('orgAdmin', exportPeople, { params: { format: 'csv' } })],
  ['learning', () => computeInsight(server.context, company.tenantId)],
];

test.each(longReads)('%s runs on the standby', async (_name, read) => {
  const { standby, primary } = await countReads(read);
  expect({ isOnStandby: standby > 0, primary }).toEqual({ isOnStandby: true, primary: 0 });
});

test('other calls run on the primary', async () => {
  expect(await countReads(() => company.must('ceo', getCompliance, { params: { scope: 3 } }))).toMatchObject({
    standby: 0,
    primary: 0,
  });
});

test('whoever has just written reads it', async () => {
  for (let days = 1; days <= 10; days += 1) {
    const before = await newest();
    await change(days);
    expect((await newest())?.Id).toBeGreaterThan(before?.Id ?? 0);
  }
});

test('a standby that stops replaying costs a fifth of a second once, and no change is missed', async () => {
  await askServer(cluster.standby, 'select pg_wal_replay_pause()');
  const before = await newest();
  await change(20);
  const started = performance.now();
  const paused = await countReads(newest);
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(paused).toMatchObject({ standby: 0, primary: 1 });
  expect(paused.result?.Id).toBeGreaterThan(before?.Id ?? 0);
  const metrics = (await server.send({ url: '/api/metrics' })).body;
  expect(Number(/^database_standby_lag_bytes (.+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  expect(metrics).toContain('database_reads_total{database="primary"} ');
  await askServer(cluster.standby, 'select pg_wal_replay_resume()');
  await vi.waitUntil(async () => (await countReads(newest)).standby === 1, {
    timeout: 20_000,
    interval: 200,
  });
});

const doctor = (url: string) =>
  checkStandby(readConfig({ DATABASE_URL: urlOf(cluster.primary), DATABASE_READ_URL: url }), cluster.primary);

test('the doctor says how far it is behind, and what is no standby of this database', async () => {
  expect(await doctor(readUrl)).toMatchObject({ isOk: true, says: expect.stringContaining('behind') });
  expect(await doctor(urlOf(cluster.primary))).toMatchObject({
    isOk: false,
    says: expect.stringContaining('is away or no standby, so every read runs on the primary'),
  });
  expect(await doctor(urlOf({ ...cluster.standby, database: 'postgres' }))).toMatchObject({
    isOk: false,
    says: expect.stringContaining('leads to another database'),
  });
});

test('while the standby is away, everything runs on the primary', async () => {
  await cluster.stopStandby();
  const away = await countReads(newest);
  expect(away).toMatchObject({ standby: 0, primary: 1 });
  expect((await server.send({ url: '/api/metrics' })).body).toMatch(/^database_standby_lag_bytes NaN$/im);
  await cluster.startStandby();
  await wait(100);
  await vi.waitUntil(async () => (await countReads(newest)).standby === 1, {
    timeout: 20_000,
    interval: 200,
  });
});
