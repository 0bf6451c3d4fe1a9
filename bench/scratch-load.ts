// usage: node scratch-load.ts N [--trace out.json] [--root path ...] [--phone]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../tools/ensure-chromium.ts';
import { onVisit, settle, withBrowser } from './src/browser.ts';
import { blockingTime, largestPaint, worstInteraction } from './src/vitals.ts';
import { setTimeout as sleep } from 'node:timers/promises';
const LISTED = '[data-goal-link]';
async function act(visited: Visited, goal: number, slowest: Map<string, number[]>): Promise<Seen> {
  const { page } = visited;
  const dialog = '[role="dialog"]';
  const update = page
    .getByRole('region', { name: 'Goal Details' })
    .getByRole('button', { name: 'Update', exact: true });
  const acts: readonly Act[] = [
    { name: 'open a goal', does: () => press(page.locator(`[data-goal-link="${goal}"]`)), shows: update },
    {
      name: 'open the filters',
      does: () => press(page.getByRole('button', { name: 'Filters', exact: true })),
      shows: page.locator(dialog).getByRole('button', { name: 'Apply' }),
    },
    {
      name: 'close them',
      does: () => page.keyboard.press('Escape', { delay: held }),
      shows: page.locator(`body:not(:has(${dialog}))`),
    },
    {
      name: 'search',
      does: async () => {
        await press(page.getByRole('searchbox', { name: 'Search goals by title' }));
        await page.keyboard.type('the', { delay: 150 });
      },
      shows: page.getByRole('button', { name: 'Clear search' }),
    },
    {
      name: 'open the weekly update',
      does: () => press(update),
      shows: page.locator(dialog).getByRole('radio').first(),
    },
  ];
  let seen = await settle(visited, LISTED, 700);
  for (const { name, does, shows } of acts) {
    const { now } = seen;
    const tr = process.env.TRACEACT === name;
    if (tr) await page.context().browser()!.startTracing(page, { categories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler', 'disabled-by-default-devtools.timeline', 'v8', 'blink', 'blink.debug', 'fonts', 'skia', 'disabled-by-default-layout_shift.debug', 'cc',] } as any);
    await does();
    seen = await settle(visited, 'body', 700);
    await shows.waitFor();
    if (tr) writeFileSync('/tmp/scratch/web/trace.json', await page.context().browser()!.stopTracing());
    const took = worstInteraction(seen.events.filter(({ start }) => start >= now));
    slowest.set(name, [...(slowest.get(name) ?? []), took]);
  }
  return seen;
}

interface Act {
  readonly name: string;
  readonly does: () => Promise<void>;
  /** Looked up only after the act, because a look-up is work of the page too. */
  readonly shows: Locator;
}

/** How long a finger presses a button, and how long it moves before that (milliseconds). */
const held = 80;
const onTheWay = 200;

/** Presses a button like a hand, without queries to the page meanwhile. */
async function press(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no ${target} to press.`);
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(onTheWay);
  await mouse.down();
  await sleep(held);
  await mouse.up();
}


const stage = JSON.parse(readFileSync('/tmp/scratch/web/stage.json', 'utf8'));
const args = process.argv.slice(2);
const n = Number(args[0]);
const trace = args.includes('--trace');
const net = !args.includes('--nonet');
const size = args.includes('--phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 };
const roots = args.filter((a) => a.startsWith('/'));
if (roots.length === 0) roots.push('/work/main');
const start = async (root: string) => {
  const child = spawn('/work/main/node_modules/.bin/node', ['--max-semi-space-size=8', join(root, 'apps/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'bellwether-bench', 'compiled'), DATABASE_URL: stage.url, PORT: '0', BELLWETHER_NOW: '2026-11-18T15:00:00Z', BELLWETHER_HOME: join(tmpdir(), 'bellwether-bench') },
  });
  const port = await new Promise<string>((r, j) => {
    let said = '';
    const h = (b: Buffer) => { said += b; const m = /ready at http:\/\/[\w.[\]:]+:(\d+)/.exec(said); if (m) r(m[1]!); };
    child.stdout.on('data', h); child.stderr.on('data', h); child.on('exit', () => j(new Error(said)));
  });
  return { child, address: `http://127.0.0.1:${port}`, root };
};
const path = process.env.PAGE ?? '/v3/goals', listed = process.env.LISTED ?? '[data-goal-link]';
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!;
const slow = new Map<string, Map<string, number[]>>();
const servers = [];
for (const r of roots) servers.push(await start(r));
try {
  await withBrowser(await ensureChromium(), async (browser) => {
    const out = new Map<string, { lcp: number[]; tbt: number[]; fp: number[]; what: string }>();
    const profiles = new Map<string, any>();
    for (const s of servers) {
      const origins = [{ origin: s.address, localStorage: [{ name: 'bw.token', value: stage.tokens.busy }] }];
      profiles.set(s.root, await onVisit(browser, { address: s.address, profile: { cookies: [], origins }, size } as any, async (v) => {
        await v.page.goto(path, { waitUntil: 'commit' });
        await settle(v, listed, 2000);
        return v.page.context().storageState();
      }));
      out.set(s.root, { lcp: [], tbt: [], fp: [], what: '' });
    }
    for (let i = 0; i < n; i++)
      for (const s of i % 2 ? [...servers].reverse() : servers) {
        const o = out.get(s.root)!;
        await onVisit(browser, { address: s.address, profile: profiles.get(s.root), size, slowDown: 4, ...(net ? { network: { roundTrip: 150, bitsPerSecond: 1_600_000 } } : {}) }, async (v) => {
          if (trace) await browser.startTracing(v.page, { path: undefined, screenshots: false, categories: ['devtools.timeline', 'loading', 'v8.execute', 'disabled-by-default-v8.cpu_profiler', 'blink.user_timing', 'netlog', 'disabled-by-default-devtools.timeline', 'v8', 'blink', 'fonts'].filter((c) => (process.env.PROF || !c.includes('cpu_profiler'))) } as any);
          await v.page.goto(path, { waitUntil: 'commit' });
          const seen = await settle(v, listed, 5000);
          if (trace) writeFileSync('/tmp/scratch/web/trace.json', await browser.stopTracing());
          o.lcp.push(largestPaint(seen)); o.fp.push(seen.firstPaint ?? NaN); o.tbt.push(blockingTime(seen));
          o.what = seen.largest.map((l) => `${Math.round(l.at)}:${l.what}`).join(' | ');
          const res: any = await v.page.evaluate(`performance.getEntriesByType('resource').map((e) => [e.name.replace(location.origin, ''), Math.round(e.startTime), Math.round(e.responseEnd), e.transferSize])`);
          writeFileSync('/tmp/scratch/web/res.json', JSON.stringify(res));
          if (args.includes('--act')) { const g = Number(await v.page.locator('[data-goal-link]').first().getAttribute('data-goal-link')); const id = Number(process.env.GOAL ?? g); await sleep(3000); await settle(v, LISTED, 5000); const m = slow.get(s.root) ?? new Map(); slow.set(s.root, m); await act(v, id, m); }
        });
      }
    for (const [r, o] of out) console.log(r.padEnd(24), 'LCP', Math.round(med(o.lcp)), o.lcp.map(Math.round).join(' '), ' FP', Math.round(med(o.fp)), ' TBT', Math.round(med(o.tbt)), '\n   ', o.what, ...[...(slow.get(r) ?? [])].map(([k, v]) => `\n    ${k}: ${med(v)} [${v.join(' ')}]`));
  });
} finally { for (const s of servers) s.child.kill('SIGTERM'); }
