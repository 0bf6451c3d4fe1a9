import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { listGoals } from '@bellwether/contract/goals/reading';
import type { Browser, Locator } from '@playwright/test';
import { ensureChromium } from '../../../tools/ensure-chromium.ts';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { ensureWebBuild } from '../../../tools/web-build.ts';
import { onVisit, type Profile, settle, type Visited, withBrowser } from '../browser.ts';
import type { CaseResult } from '../result.ts';
import { tripsToLargestPaint } from '../round-trips.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';
import { median } from '../statistics.ts';
import { blockingTime, largestPaint, layoutShift, type Seen, worstInteraction } from '../vitals.ts';

const path = '/v3/goals';
/** The title of a listed goal, which links to the goal. */
const listed = '[data-goal-link]';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const slowDown = 4;
const network = { roundTrip: 150, bitsPerSecond: 1_600_000 };
/** Milliseconds of idle time that end a wait. A page counts as usable before the first such pause. */
const quiet = { loaded: 2_000, usable: 5_000, acted: 700 };

interface Person {
  readonly browser: Browser;
  readonly address: string;
  readonly profile: Profile;
  /** A goal on the first page with an open week. */
  readonly goal: number;
}

/**
 * Measures the goals page in a real browser on a slow machine, for a person with fifty goals who used an
 * earlier release.
 */
export async function goalsPageCases(bench: Bench): Promise<CaseResult[]> {
  let executable: string;
  try {
    executable = await ensureChromium();
  } catch (error) {
    return [{ name: 'goals page', bars: [], unmeasured: (error as Error).message }];
  }
  await ensureWebBuild(repositoryRoot, bench.log);
  return onStage(bench, bench.data, (stage) =>
    withBrowser(executable, async (browser) => {
      const person = await enter(browser, stage);
      const loads = bench.isQuick ? 5 : 9;
      return [
        await slowNetwork(person, 'desktop', loads),
        await slowNetwork(person, 'phone', loads),
        ...(await slowMachine(person, loads)),
      ];
    }),
  );
}

/**
 * Signs in without a browser cache: stores only what the browser keeps of an earlier visit, and none of the page's
 * files.
 */
async function enter(browser: Browser, { ours, tokens }: Stage): Promise<Person> {
  const { address, client } = ours;
  const { body } = await client.send({
    method: 'POST',
    path: `/api${listGoals.path}`,
    token: tokens.busy,
    body: { GoalSelectFilter: 'MyGoals' },
  });
  const { data } = JSON.parse(body) as { data: { Id: number; State: string }[] };
  const goal = data.find(({ State }) => State === 'approved')?.Id;
  if (goal === undefined) throw new Error('The data set has nobody with an approved goal at the top.');
  const origins = [{ origin: address, localStorage: [{ name: 'bw.token', value: tokens.busy }] }];
  const first = { address, profile: { cookies: [], origins }, size: sizes.desktop };
  const profile = await onVisit(browser, first, async (visited) => {
    await load(visited, quiet.loaded);
    return visited.page.context().storageState();
  });
  return { browser, address, profile, goal };
}

async function load(visited: Visited, pause: number): Promise<Seen> {
  await visited.page.goto(path, { waitUntil: 'commit' });
  return settle(visited, listed, pause);
}

async function slowNetwork(person: Person, on: keyof typeof sizes, loads: number): Promise<CaseResult> {
  const { browser, address, profile } = person;
  const visit = { address, profile, size: sizes[on] };
  const seen: Seen[] = [];
  for (let turn = 0; turn < loads; turn += 1)
    seen.push(
      await onVisit(browser, { ...visit, slowDown, network }, (visited) => load(visited, quiet.loaded)),
    );
  const trips = await onVisit(browser, visit, (visited) => tripsToLargestPaint(visited, path));
  const [busy = 0] = loadavg();
  const seconds = seen.map((one) => largestPaint(one) / 1000);
  return {
    name: `goals page, slow network: ${on}`,
    unit: 's',
    ours: median(seconds),
    bars: [
      { name: 'CLS', value: worstShift(seen), limit: 0.05 },
      { name: 'round trips', value: trips, limit: 3 },
    ],
    note: `${spreadOf(seconds, 's', 2)}; painted largest: ${seen.at(-1)?.largest.at(-1)?.what ?? 'nothing'}; load of the machine ${busy.toFixed(1)}`,
  };
}

async function slowMachine(person: Person, loads: number): Promise<CaseResult[]> {
  const { browser, address, profile } = person;
  const blocked: number[] = [];
  const painted: number[] = [];
  const seen: Seen[] = [];
  const slowest = new Map<string, number[]>();
  for (let turn = 0; turn < loads; turn += 1) {
    await onVisit(browser, { address, profile, size: sizes.desktop, slowDown }, async (visited) => {
      const loaded = await load(visited, quiet.usable);
      blocked.push(blockingTime(loaded));
      painted.push(loaded.firstPaint ?? Number.NaN);
      seen.push(await act(visited, person.goal, slowest));
    });
  }
  const worst = seen.map(({ events }) => worstInteraction(events));
  const each = [...slowest].map(([name, times]) => `${name} ${Math.round(median(times))}`);
  return [
    {
      name: 'goals page, slow machine: blocking time',
      unit: 'ms',
      ours: median(blocked),
      bars: [{ name: 'TBT ms', value: median(blocked), limit: 200 }],
      note: `${spreadOf(blocked, 'ms', 0)}; first painted after ${Math.round(median(painted))} ms`,
    },
    {
      name: 'goals page, slow machine: worst interaction',
      unit: 'ms',
      ours: median(worst),
      bars: [
        { name: 'ms', value: median(worst), limit: 200 },
        { name: 'CLS', value: worstShift(seen), limit: 0.05 },
      ],
      note: `${spreadOf(worst, 'ms', 0)}; ${each.join(', ')}`,
    },
  ];
}

/**
 * Uses the page like a person; returns its measurements, and adds the longest time of each act to `slowest`.
 */
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
  let seen = await settle(visited, listed, quiet.acted);
  for (const { name, does, shows } of acts) {
    const { now } = seen;
    await does();
    seen = await settle(visited, 'body', quiet.acted);
    await shows.waitFor();
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

function worstShift(seen: readonly Seen[]): number {
  return median(seen.map(({ shifts }) => layoutShift(shifts)));
}

function spreadOf(values: readonly number[], unit: string, digits: number): string {
  const text = (value: number) => value.toFixed(digits);
  return `median of ${values.length} loads from ${text(Math.min(...values))} to ${text(Math.max(...values))} ${unit}`;
}
