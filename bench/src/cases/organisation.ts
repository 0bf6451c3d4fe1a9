import { getOrganisation } from '@bellwether/contract/people/organisation';
import { ensureChromium } from '../../../tools/ensure-chromium.ts';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { ensureWebBuild } from '../../../tools/web-build.ts';
import { onVisit, withBrowser } from '../browser.ts';
import { compareCpu, countLoad, type Load, type Measured, shares, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, besidePeer, type Stage } from '../stage.ts';
import { median } from '../statistics.ts';

const path = `/api${getOrganisation.path}`;
const slowDown = 4;
const node = '[role="treeitem"]';

/** Measures the organisation of 10,000 people (in a quick run 1,000): the whole, an unchanged one, and the chart. */
export async function organisationCases(bench: Bench): Promise<CaseResult[]> {
  // A server looks for the screens when it starts.
  await ensureWebBuild(repositoryRoot, bench.log);
  return besidePeer(bench, bench.isQuick ? 'middle' : 'large', async (stage) => {
    const { actors, ours, peer, tokens } = stage;
    const call = { method: 'GET', path, token: tokens.contributor } as const;
    const whole = await ours.client.send(call);
    const people = (JSON.parse(whole.body) as { data: unknown[] }).data.length;
    const name = `organisation: ${people.toLocaleString('en-US')} people`;
    const mine: Load = { program: ours, callOf: () => call };
    const bare: Load = {
      program: peer,
      callOf: () => ({ method: 'POST', path: '/organisation', body: { tenant: actors.tenant } }),
    };
    const unchanged: Load = { program: ours, callOf: () => ({ ...call, version: whole.version }) };
    for (const load of [mine, bare, unchanged]) await warmUp(load, 20);
    const counted = await countLoad(bench.cluster, mine, 20);
    const countedUnchanged = await countLoad(bench.cluster, unchanged, 20);
    const slow = { ...bench.pace, requests: Math.ceil(bench.pace.requests / 10) };
    const [own, other, same] = (await compareCpu([mine, bare, unchanged], slow)) as [
      Measured,
      Measured,
      Measured,
    ];
    const ratio = own.cpu / other.cpu;
    return [
      {
        ...counted,
        ...{ name, ours: own.cpu, bare: other.cpu, ratio, note: shares(own, other) },
        bars: [
          { name: 'CPU ×', value: ratio, limit: 2 },
          { name: 'sent kB', value: whole.sentBytes / 1000, limit: 100 },
        ],
      },
      {
        ...countedUnchanged,
        ...{ name: `${name}, unchanged`, ours: same.cpu },
        bars: [
          // The session's statement, and one for the version.
          { name: 'statements', value: countedUnchanged.statements, limit: 2 },
          { name: 'bytes', value: countedUnchanged.bytes, limit: 0 },
        ],
      },
      ...(await chartCases(bench, stage, name)),
    ];
  });
}

/**
 * Measures on a slow machine how long the first node of the chart takes after a press on the menu's entry, and from
 * the start of a whole load, which also starts the application.
 */
async function chartCases(bench: Bench, { ours, tokens }: Stage, name: string): Promise<CaseResult[]> {
  let executable: string;
  try {
    executable = await ensureChromium();
  } catch (error) {
    return [{ name: `${name}, chart`, bars: [], unmeasured: (error as Error).message }];
  }
  const { address } = ours;
  const origins = [{ origin: address, localStorage: [{ name: 'bw.token', value: tokens.manager }] }];
  const visit = { address, profile: { cookies: [], origins }, size: { width: 1440, height: 900 }, slowDown };
  const fromLoad: number[] = [];
  const fromMenu: number[] = [];
  await withBrowser(executable, async (browser) => {
    for (let turn = 0; turn < (bench.isQuick ? 3 : 7); turn += 1) {
      await onVisit(browser, visit, async ({ page }) => {
        await page.goto('/v3/organization', { waitUntil: 'commit' });
        await page.waitForSelector(node);
        fromLoad.push(await page.evaluate(() => performance.now()));
      });
      await onVisit(browser, visit, async ({ page }) => {
        await page.goto('/v3/home');
        await page.waitForLoadState('networkidle');
        fromMenu.push(await page.evaluate(afterPress, { link: 'a[href="/v3/organization"]', node }));
      });
    }
  });
  const [loaded, pressed] = [median(fromLoad), median(fromMenu)];
  return [
    // Two machines differ by a third in these times with the same code, so they are printed without a bar.
    { name: `${name}, chart: first node after the press, slow machine`, unit: 'ms', ours: pressed, bars: [] },
    { name: `${name}, chart: first node of a whole load, slow machine`, unit: 'ms', ours: loaded, bars: [] },
  ];
}

/** Runs in the page: presses the link and resolves with the milliseconds until the node is painted. */
function afterPress(look: { link: string; node: string }): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    document.querySelector<HTMLElement>(look.link)?.click();
    const isThere = () => {
      if (document.querySelector(look.node)) requestAnimationFrame(() => resolve(performance.now() - begun));
      else requestAnimationFrame(isThere);
    };
    isThere();
  });
}
