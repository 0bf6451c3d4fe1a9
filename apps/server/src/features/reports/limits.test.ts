import { signOut } from '@bellwether/contract/accounts';
import { getGoalComplianceReport, getGoalListReport, getPeopleReport } from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DocumentWriter } from '../../platform/documents/document-writer.ts';
import { HttpProblem } from '../../platform/refusal/problem.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// The limits of reports.8, with threads that write when the test lets them.

/**
 * A thread that announces the start of each file. A message makes it return an empty file or die. Between `run` and
 * `stop` it returns each file at once.
 */
const waiting = `import { BroadcastChannel, parentPort } from 'node:worker_threads';
const channel = new BroadcastChannel('bellwether-report-test');
let isRunning = false;
let isAsked = false;
const end = () => {
  if (isAsked) parentPort.postMessage(new Uint8Array([1, 2, 3]));
  isAsked = false;
};
channel.onmessage = ({ data }) => {
  if (data === 'die') process.exit(3);
  if (data === 'run' || data === 'stop') isRunning = data === 'run';
  if (data === 'run' || data === 'write') end();
  if (data === 'stop') channel.postMessage('stopped');
};
parentPort.on('message', () => {
  isAsked = true;
  if (isRunning) end();
  else channel.postMessage('begun');
});`;
const channel = new BroadcastChannel('bellwether-report-test');
afterAll(() => channel.close());
const said = { begun: 0, stopped: 0 };
channel.onmessage = ({ data }) => {
  if (data === 'begun' || data === 'stopped') said[data as keyof typeof said] += 1;
};
const documents = new DocumentWriter({
  thread: new URL(`data:text/javascript,${encodeURIComponent(waiting)}`),
  limits: { milliseconds: 60_000, heapMegabytes: 32 },
});
const server = await startTestServer({ documents });
const company = await buildGoalCompany(server);
const params = { format: 'excel' };
const ask = (who: CastName) => company.call(who, getPeopleReport, { params });
const haveBegun = (count: number) => expect.poll(() => said.begun, { timeout: 20_000 }).toBe(count);
const write = () => channel.postMessage('write');
/** The status with which the person's next file would be refused. */
function refusalFor(personId: number): number | undefined {
  try {
    documents.demandPlace(`${company.tenantId}.${personId}`);
    return undefined;
  } catch (error) {
    return error instanceof HttpProblem ? error.status : undefined;
  }
}
const made = async (of: GoalCompany) =>
  (
    await of.read((db) =>
      db.selectFrom('event').select('actor_id').where('kind', '=', 'report.made').execute(),
    )
  ).length;
beforeEach(() => {
  said.begun = 0;
});

test('two are written at a time, twenty wait, and the next gets 503; a person has two', async () => {
  const company2 = await buildGoalCompany(server);
  const crowd = [
    ...(['ceo', 'lead', 'member', 'peer', 'otherLead', 'outsider'] as const).map(
      (who) => [company, who] as const,
    ),
    ...(['ceo', 'lead', 'member', 'peer', 'otherLead'] as const).map((who) => [company2, who] as const),
  ];
  const running = crowd.flatMap(([of, who]) => [1, 2].map(() => of.call(who, getPeopleReport, { params })));
  await haveBegun(2);
  await expect.poll(() => refusalFor(0), { timeout: 20_000 }).toBe(503);
  const third = await ask('ceo');
  expect([third.status, third.problem.detail, third.headers['retry-after']]).toEqual([
    429,
    'You have two downloads running already. Please wait until one is done.',
    '5',
  ]);
  const next = await ask('goalAdmin');
  expect([next.status, next.headers['retry-after']]).toEqual([503, '5']);
  // Only the two running requests have read data. The waiting requests and the refused one have not.
  expect((await made(company)) + (await made(company2))).toBe(2);
  channel.postMessage('run');
  const statuses = (await Promise.all(running)).map(({ status }) => status);
  channel.postMessage('stop');
  await expect.poll(() => said.stopped, { timeout: 20_000 }).toBe(2);
  expect(statuses).toEqual(running.map(() => 200));
  expect((await made(company)) + (await made(company2))).toBe(22);
});

test('a file is made with the rights of the moment when its turn comes', async () => {
  const { goalManager } = company.people;
  const change = (role: 'manager' | 'contributor', isGoalManager: boolean) =>
    company.read((db) =>
      db
        .updateTable('person')
        .set({ role_name: role, is_goal_manager: isGoalManager })
        .where('id', '=', goalManager.id)
        .execute(),
    );
  const others = [ask('ceo'), ask('ceo')];
  await haveBegun(2);
  const counted = { format: 'excel', mode: '1', periodId: company.periods.current.id };
  const waiting = [1, 2].map(() => company.call('goalManager', getGoalComplianceReport, { params: counted }));
  await expect.poll(() => refusalFor(goalManager.id), { timeout: 20_000 }).toBe(429);
  await change('contributor', false);
  write();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  const refused = (await Promise.all(waiting)).map(({ status, problem }) => [status, problem.code]);
  // Not a 403: the web app signs people out on a 403, although these people asked for nothing forbidden.
  expect(refused).toEqual(waiting.map(() => [409, 'taken_away']));
  const asked = await company.call('goalManager', getGoalComplianceReport, { params: counted });
  expect(asked.status).toBe(403);
  await change('manager', true);
});

describe('while a file is written', () => {
  test('a session that ends stops the work and the delivery', async () => {
    const token = await server.signInAs(company.people.member);
    const answer = server.call(getPeopleReport, { token, params });
    await haveBegun(1);
    await server.call(signOut, { token });
    // The thread never gets the permission to write, so only the end of the session can end the request.
    expect((await answer).status).toBe(401);
    // The ended request has freed its place.
    const [one, two] = [ask('member'), ask('member')];
    await haveBegun(3);
    write();
    expect([(await one).status, (await two).status]).toEqual([200, 200]);
  });

  test('a lowered role still gets what it asked for, and nothing more', async () => {
    const answer = ask('goalManager');
    await haveBegun(1);
    await company.read((db) =>
      db
        .updateTable('person')
        .set({ role_name: 'contributor', is_goal_manager: false })
        .where('id', '=', company.people.goalManager.id)
        .execute(),
    );
    write();
    expect((await answer).status).toBe(200);
  });

  test('threads that die fail their own files alone', async () => {
    const [mine, other] = [ask('lead'), ask('peer')];
    await haveBegun(2);
    channel.postMessage('die');
    const failed = [await mine, await other];
    expect(failed.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    const again = ask('lead');
    await haveBegun(3);
    write();
    expect((await again).status).toBe(200);
  });

  test('a connection that ends frees its place', async () => {
    const leaving = new AbortController();
    const address = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const sent = fetch(`${address}/api/report/userreport/excel`, {
      headers: { authorization: company.tokenOf('outsider') },
      signal: leaving.signal,
    });
    await haveBegun(1);
    leaving.abort();
    await expect(sent).rejects.toThrow();
    const one = ask('outsider');
    await haveBegun(2);
    const two = ask('outsider');
    await haveBegun(3);
    write();
    expect([(await one).status, (await two).status]).toEqual([200, 200]);
  });
});

test('more rows than a PDF has are refused with the sentence; a preview of them is no dearer than of none', async () => {
  const body = { Report: 'goalTree', PeriodId: company.periods.current.id };
  const preview = () => server.countStatements(() => company.must('ceo', previewReport, { body }));
  const before = await preview();
  await company.read((db) =>
    db
      .insertInto('goal')
      .values(
        Array.from({ length: 2_001 }, (_, at) => ({
          tenant_id: company.tenantId,
          owner_id: company.people.lead.id,
          author_id: company.people.lead.id,
          period_id: company.periods.current.id,
          state: 'approved',
          goal_type: 'SMART',
          is_private: false,
          title: `Goal ${at}`,
          measurement: 'Ten of them',
          published_at: '2026-11-01T00:00:00Z',
          created_at: '2026-11-01T00:00:00Z',
          updated_at: '2026-11-01T00:00:00Z',
        })),
      )
      .execute(),
  );
  const list = { format: 'pdf', periodId: company.periods.current.id, userId: 0 };
  const refused = await company.call('ceo', getGoalListReport, { params: list });
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'This is too large for a PDF. Please choose Excel.',
  ]);
  const after = await preview();
  expect(after.result).toMatchObject({ Count: 2_001, Formats: { excel: '', pdf: refused.problem.detail } });
  expect([after.result.Rows.length, after.asked.length]).toEqual([8, before.asked.length]);
});
