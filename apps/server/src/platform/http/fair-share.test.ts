import { restoreSession } from '@bellwether/contract/accounts';
import { saveTheme } from '@bellwether/contract/dashboard';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { platformWords } from '../refusal/words.ts';

const server = await startTestServer({ poolSize: 10, fairShare: { refusalMilliseconds: 0 } });
const patient = { timeout: 20_000 };

test('of sixty concurrent requests of one person, six run and forty wait, and everybody else is served', async () => {
  const [company, other] = [await server.buildTenant(), await server.buildTenant()];
  const colleague = await server.signInAs(await server.buildPerson(company));
  const [token, elsewhere] = [await server.signInAs(company.ceo), await server.signInAs(other.ceo)];
  const save = () => server.call(saveTheme, { token, body: { Title: 'Focus' } });
  expect((await save()).status).toBe(200);

  // Lock the row that counts the person's changes, so that their requests keep running until it is released.
  const isHeld = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const held = inTenant(server.owner, company.id, async (db) => {
    await db
      .selectFrom('write_count')
      .select('kind')
      .where('person_id', '=', company.ceo.id)
      .forUpdate()
      .execute();
    isHeld.resolve();
    await release.promise;
  });
  await isHeld.promise;
  const told: number[] = [];
  const flood = Array.from({ length: 60 }, async () => {
    const answer = await save();
    told.push(answer.status);
    return answer;
  });
  const blocked = async () => {
    const { rows } = await server.owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(blocked, patient).toBe(6);
  await expect.poll(() => told.length, patient).toBe(14);
  expect(told).toEqual(Array(14).fill(429));

  // All at once, because the held requests give up after five seconds.
  const others = [colleague, elsewhere].flatMap((of) => Array(5).fill(of));
  const served = await Promise.all(others.map((of) => server.call(restoreSession, { token: of })));
  expect(served.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect([await blocked(), told.length]).toEqual([6, 14]);

  server.clock.advance(10_000);
  await expect.poll(() => told.length, patient).toBe(54);
  release.resolve();
  await held;
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  for (const { status, problem, headers } of answers.filter((answer) => answer.status !== 200))
    expect([status, problem.detail, headers['retry-after']]).toEqual([
      429,
      platformWords.too_many_requests,
      '2',
    ]);
  expect((await save()).status).toBe(200);
});
