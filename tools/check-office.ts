import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@bellwether/domain/locale/locales';
import { startServer } from '@bellwether/server/src/main.ts';
import { readConfig } from '@bellwether/server/src/platform/config/config.ts';
import { officeFaults } from '@bellwether/server/src/testing/office-faults.ts';
import { startTestCluster } from '@bellwether/server/src/testing/test-cluster.ts';
import { askServer } from '@bellwether/server/src/testing/test-database.ts';

// Makes every office file of the demo company, and opens each with LibreOffice and with Microsoft's validator. `npm
// test` asks the validator only, because LibreOffice is too large to install for a test run.

/** Returns why the files cannot be opened; undefined if they can. */
export function refusalOf(version: string | undefined): string | undefined {
  if (version !== undefined) return undefined;
  return 'There is no LibreOffice on this machine. Install it: apt install libreoffice-calc libreoffice-impress fonts-crosextra-carlito, or https://www.libreoffice.org/download.';
}

/** Returns the files that LibreOffice did not open. */
export function unopened(files: readonly string[], opened: readonly string[]): string[] {
  const known = new Set(opened.map((name) => name.replace(/\.pdf$/, '')));
  return files.filter((name) => !known.has(name.replace(/\.\w+$/, '')));
}

const program = 'soffice';

function versionOf(): string | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /LibreOffice ([\d.]+)/.exec(stdout ?? '')?.[1];
}

const locales: readonly Locale[] = ['en-US', 'de-DE'];

/** The calls that answer with a spreadsheet or a presentation, as a ceo makes them. */
function callsOf(ended: number, running: number, year: number): readonly { path: string; body?: unknown }[] {
  const slides = { Format: 'pptx', Summary: 'Three sentences.\nOne for each.\nTo decide: what follows.' };
  return [
    { path: 'report/goaltemplate' },
    { path: 'report/userreport/excel' },
    { path: `report/goallist/excel/${running}/0` },
    { path: `report/goallist/excel/${ended}/0` },
    { path: `report/goaltree/excel/${running}` },
    { path: 'report/goaltree/periods', body: { PeriodIds: [ended, running], Format: 'excel' } },
    { path: `report/employeeappraisal/2/${ended}` },
    { path: `report/employeecomplience/2/${ended}` },
    ...[1, 2, 3].map((mode) => ({ path: `report/usercomlience/${mode}/${running}` })),
    { path: `talent/excel/${ended}/0` },
    { path: `Gpt/deck/${ended}/1`, body: slides },
    { path: `Gpt/annualdeck/${year}/1`, body: slides },
    ...[ended, running].flatMap((period) =>
      locales.map((Locale) => ({ path: `Gpt/boardpack/${period}/file`, body: { Format: 'pptx', Locale } })),
    ),
  ];
}

async function makeFiles(folder: string): Promise<void> {
  const cluster = await startTestCluster();
  const { host, port, user, database } = cluster.connection;
  const server = await startServer(
    readConfig({
      DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      BELLWETHER_DEMO: '1',
      PORT: '0',
      LOG_LEVEL: 'warn',
    }),
  );
  try {
    const ask = async (path: string, body: unknown, token = '') => {
      const answer = await fetch(`${server.address}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(token === '' ? {} : { authorization: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer;
    };
    const login = { userName: 'ceo@demo.example', password: 'Bellwether-demo-1', domain: '' };
    const { Token } = (await (await ask('Auth/Login', login)).json()) as { Token: string };
    const { rows } = await askServer(
      cluster.connection,
      `select max(id) filter (where end_date < current_date) as ended,
         max(id) filter (where current_date between start_date and end_date) as running
       from goal_period where tenant_id = (select tenant_id from person where email = 'ceo@demo.example')`,
    );
    const [{ ended = 0, running = 0 } = {}] = rows;
    const { data } = (await (await ask('Goal/periods', undefined, Token)).json()) as {
      data: { Id: number; Year: number }[];
    };
    const year = data.find(({ Id }) => Id === Number(ended))?.Year ?? 0;
    const calls = callsOf(Number(ended), Number(running), year);
    for (const [place, { path, body }] of calls.entries()) {
      const bytes = new Uint8Array(await (await ask(path, body, Token)).arrayBuffer());
      const kind = path.startsWith('Gpt/') ? 'pptx' : 'xlsx';
      writeFileSync(join(folder, `${place}-${path.replaceAll('/', '-')}.${kind}`), bytes);
    }
  } finally {
    await server.stop();
    await cluster.stop();
  }
}

async function main(): Promise<void> {
  const version = versionOf();
  const refusal = refusalOf(version);
  if (refusal !== undefined) throw new Error(refusal);
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-office-'));
  try {
    await makeFiles(folder);
    const files = readdirSync(folder);
    for (const name of files) {
      const faults = await officeFaults(join(folder, name));
      if (faults.length > 0) throw new Error(`${name} has faults: ${JSON.stringify(faults)}`);
    }
    const opened = join(folder, 'opened');
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const paths = files.map((name) => join(folder, name));
    const { stderr } = spawnSync(
      program,
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', opened, ...paths],
      { encoding: 'utf8', timeout: 300_000 },
    );
    const drawn = existsSync(opened) ? readdirSync(opened) : [];
    const missing = unopened(
      files,
      drawn.filter((name) => statSync(join(opened, name)).size > 1_000),
    );
    if (missing.length > 0) throw new Error(`LibreOffice does not open ${missing.join(', ')}. ${stderr}`);
    process.stdout.write(`LibreOffice ${version} opens all ${files.length} files.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
