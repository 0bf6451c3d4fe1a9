import { signIn } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { getDashboard } from '@bellwether/contract/dashboard';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startServer } from '../../main.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createTestDatabase, urlOf } from '../../testing/test-database.ts';

/**
 * Returns the number of reminders by type and quarter for the demo's contributor, on a server whose clock
 * starts at `now`.
 */
async function remindersAt(DATABASE_URL: string, now: string) {
  const env = { DATABASE_URL, BELLWETHER_DEMO: '1', BELLWETHER_NOW: now, PORT: '0', LOG_LEVEL: 'silent' };
  const server = await startServer(readConfig(env));
  try {
    let token: string | undefined;
    const client = createClient({ baseUrl: `${server.address}/api`, token: () => token });
    const body = { userName: 'contributor@demo.example', password: 'Bellwether-demo-1', domain: 'demo' };
    token = (await client.call(signIn, { body })).Token;
    const { Reminders } = await client.call(getDashboard, {});
    const types = Map.groupBy(Reminders ?? [], (reminder) => `${reminder.Type} ${reminder.PeriodLabel}`);
    return Object.fromEntries([...types].map(([type, all]) => [type, all.length]));
  } finally {
    await server.stop();
  }
}

test("BELLWETHER_NOW changes the dashboard's reminders", { timeout: 120_000 }, async () => {
  const given = inject('testServer');
  const { connection, drop } = await createTestDatabase(given.connection, given.template);
  onTestFinished(drop);
  const url = urlOf(connection);
  const wednesday = await remindersAt(url, '2026-11-18T15:00:00Z');
  const thursday = await remindersAt(url, '2026-11-19T15:00:00Z');
  const nextQuarter = await remindersAt(url, '2027-02-10T15:00:00Z');

  const updates = (found: Record<string, number>) => found['update Q4 2026'] ?? 0;
  expect(wednesday['finalize Q3 2026']).toBe(1);
  expect(wednesday['sent_back Q4 2026']).toBe(1);
  // From Thursday on, the current week needs a prediction, so goals that were up to date need one again.
  expect(updates(thursday)).toBeGreaterThan(updates(wednesday));
  // The quarter is over: its goals need results instead of predictions, and the new quarter has no goals.
  expect(updates(nextQuarter)).toBe(0);
  expect(nextQuarter['finalize Q4 2026']).toBeGreaterThanOrEqual(updates(thursday));
  expect(nextQuarter['add_goal Q1 2027']).toBe(1);
  expect(wednesday['add_goal Q4 2026']).toBeUndefined();
});
