import { execFileSync } from 'node:child_process';
import { signIn } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import { previewImport } from '@bellwether/contract/people/import';
import { saveStrategy } from '@bellwether/contract/strategy';
import { expect, onTestFinished, test } from 'vitest';
import { buildGoalCompany } from './testing/goal-company.ts';
import { hostileTables, workbookOfManyColumns } from './testing/hostile-tables.ts';
import { startProgram } from './testing/program.ts';
import { urlOf } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const mostMegabytes = 500;
/** Without the limits, a dashboard took up to 30 s beside an attack. It may take this long on a busy machine. */
const leastMilliseconds = 500;

/** Starts the program with a company as a process of its own. */
async function startCompany() {
  const server = await startTestServer();
  const company = await buildGoalCompany(server);
  const env = {
    DATABASE_URL: urlOf(server.connection),
    BELLWETHER_NOW: new Date(server.clock.now()).toISOString(),
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const program = startProgram('main.ts', [], env);
  onTestFinished(() => {
    program.child.kill('SIGKILL');
  });
  const [, port] = await program.says(/ready at http:\/\/127\.0\.0\.1:(\d+)/);
  const call = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}/api${path}`, init);
  const json = { 'content-type': 'application/json' };
  /** Returns the memory of the process in MB. */
  const memory = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(program.child.pid)]).toString()) / 1_024;
  return { call, json, company, memory, program };
}

const unknownFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

test('no hostile body or file fills the memory, or slows other people down', {
  timeout: 300_000,
}, async () => {
  const { call, json, company, memory, program } = await startCompany();
  const [admin, reader] = [company.tokenOf('orgAdmin'), company.tokenOf('peer')];
  const dashboard = async () => {
    const begun = performance.now();
    const answer = await call(getDashboard.path, { headers: { authorization: reader } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    return performance.now() - begun;
  };
  const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  const post = (path: string, body: string, headers: Record<string, string>) =>
    call(path, { method: 'POST', headers: { ...json, ...headers }, body });
  const upload = (file: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]), 'people.xlsx');
    return call(previewImport.path, { method: 'POST', headers: { authorization: admin }, body });
  };
  const manyColumns = workbookOfManyColumns();
  const attacks: (readonly [string, () => Promise<Response>, readonly number[]])[] = [
    ['a sign-in with unknown fields', () => post(signIn.path, unknownFields(95_000), {}), [413]],
    [
      'a strategy with unknown fields',
      () => post(saveStrategy.path, unknownFields(60_000), { authorization: admin }),
      [400],
    ],
    // 429 for the second of two files that one person sends at once.
    ...hostileTables().map(([name, file]) => [name, () => upload(file), [400, 429]] as const),
    ['a sheet of many columns', () => upload(manyColumns), [200, 400, 429]],
  ];
  for (const [name, attack, statuses] of attacks) {
    const quiet: number[] = [];
    for (let at = 0; at < 5; at += 1) quiet.push(await dashboard());
    let isOver = false;
    const answers = Promise.all(Array.from({ length: 4 }, attack)).finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    let largest = 0;
    while (!isOver || times.length < 3) {
      times.push(await dashboard());
      largest = Math.max(largest, memory());
    }
    for (const answer of await answers) expect(statuses, name).toContain(answer.status);
    expect(medianOf(times), name).toBeLessThan(Math.max(2 * medianOf(quiet), leastMilliseconds));
    expect(largest, name).toBeLessThan(mostMegabytes);
  }
  expect(program.output()).toContain('refused for a cause');
});
