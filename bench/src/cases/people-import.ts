import { setTimeout as sleep } from 'node:timers/promises';
import {
  getImport,
  type ImportPreview,
  type ImportProgress,
  previewImport,
  startImport,
} from '@bellwether/contract/people/import';
import { countStatements } from '../counters.ts';
import { cpuDuring } from '../measure.ts';
import type { Program } from '../programs.ts';
import type { CaseResult } from '../result.ts';
import type { Bench, Stage } from '../stage.ts';
import { longestWait } from '../waits.ts';

const rows = 10_000;
const reportsOfManager = 5;
/** Far enough apart to cost the server little, and near enough to meet each block of 50 ms. */
const pauseOfPings = 20;
const patience = 300_000;

const headings = 'External ID,Name,Email,Job Title,Manager Email,Department,Role,Permissions';

/** Returns a CSV file of new people on six levels below the person with the address `top`; managers stand above their reports. */
export function peopleFile(count: number, top: string): string {
  const emailOf = (at: number) => (at < 0 ? top : `new${at}@load-1.example`);
  const lines = Array.from({ length: count }, (_, at) => {
    const manager = Math.floor(at / reportsOfManager) - 1;
    return `N${at},New Person ${at},${emailOf(at)},Engineer,${emailOf(manager)},${at < 80 ? `Unit ${at}` : ''},,`;
  });
  return [headings, ...lines].join('\n');
}

/** Measures an import of 10,000 new people: the preview, the start and the job, as one act. */
export async function importCase(
  bench: Bench,
  { ours, database }: Stage,
  token: string,
): Promise<CaseResult> {
  const file = peopleFile(rows, 'ceo@load-1.example');
  let outcome: { preview: ImportPreview; seconds: number } | undefined;
  let cpu = { all: 0, server: 0 };
  let longest = 0;
  const work = async () => {
    const began = performance.now();
    const preview = await previewOf(ours, token, file);
    await ours.client.send({
      method: 'POST',
      path: `/api${startImport.path}`,
      token,
      body: { Id: preview.Id },
    });
    await untilImported(bench, database);
    outcome = { preview, seconds: (performance.now() - began) / 1_000 };
  };
  const counted = await ours.whileReactionsWait(() =>
    countStatements(bench.cluster, database, 1, async () => {
      cpu = await cpuDuring(ours, async () => {
        longest = await longestWait(ours, work, pauseOfPings);
      });
    }),
  );
  if (!outcome) throw new Error('The import was not measured.');
  const { preview, seconds } = outcome;
  const path = `/api${getImport.path.replace('{id}', String(preview.Id))}`;
  const { body } = await ours.client.send({ method: 'GET', path, token });
  const { State, Added } = JSON.parse(body) as ImportProgress;
  if (State !== 'done' || Added !== rows) throw new Error(`The import is ${State} with ${Added} people.`);
  return {
    name: `people: import of ${rows.toLocaleString('en-US')}`,
    ours: cpu.all,
    statements: counted.statements,
    buffers: counted.buffers,
    bars: [{ name: 'ms that another request waits', value: longest, limit: 50 }],
    note: `${Math.round(cpu.server)} server + ${Math.round(cpu.all - cpu.server)} database; done after ${seconds.toFixed(1)} s`,
  };
}

async function previewOf({ address }: Program, token: string, file: string): Promise<ImportPreview> {
  const body = new FormData();
  body.append('file', new Blob([file], { type: 'text/csv' }), 'people.csv');
  const reply = await fetch(`${address}/api${previewImport.path}`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`The preview answered ${reply.status}: ${text}`);
  const preview = JSON.parse(text) as ImportPreview;
  if (preview.Added !== rows || preview.FaultCount > 0)
    throw new Error(`The preview would add ${preview.Added} people with ${preview.FaultCount} faults.`);
  return preview;
}

/** Waits for the job's end. Asks its queue, because questions about queues do not count as statements. */
async function untilImported({ cluster }: Bench, database: string): Promise<void> {
  for (const until = performance.now() + patience; performance.now() < until; await sleep(250)) {
    const [job] = await cluster.ask<{ state: string }>(
      database,
      "select state from pgboss.job where name = 'import-people' order by created_on desc limit 1",
    );
    if (job?.state === 'completed') return;
    if (job?.state === 'failed') throw new Error('The import has failed.');
  }
  throw new Error(`The import did not end within ${patience / 1_000} s.`);
}
