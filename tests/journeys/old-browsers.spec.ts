import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/run-command.ts';
import { demoPassword } from './src/actor.ts';
import { expect, test } from './src/journey.ts';

// Browsers at the edges: too old, without storage, or without one of the application's files. The list of supported
// versions is docs/decisions/0063-supported-browsers.md.

const read = (path: string) => readFile(join(repositoryRoot, path), 'utf8');

/** The oldest versions: `{ chrome: 111, edge: 111, firefox: 125, safari: 17 }`. */
async function oldest(): Promise<Record<string, number>> {
  const { browserslist } = JSON.parse(await read('apps/web/package.json')) as { browserslist: string[] };
  return Object.fromEntries(
    browserslist.map((line) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      return [name, Number(version)];
    }),
  );
}

/**
 * Library calls that are younger than the code's other ones, with the first Chrome, Firefox and Safari that have them. A
 * call that the product asks for before it uses it is not here.
 */
const young: readonly (readonly [call: RegExp, chrome: number, firefox: number, safari: number])[] = [
  [/\bMap\.groupBy\b/, 117, 119, 17.4],
  [/\bObject\.groupBy\b/, 117, 119, 17.4],
  [/\bPromise\.withResolvers\b/, 119, 121, 17.4],
  [/\bPromise\.try\b/, 128, 134, 18.2],
  [/\bURL\.canParse\b/, 120, 115, 17],
  [/\bURL\.parse\b/, 126, 126, 18],
  [/\bArray\.fromAsync\b/, 121, 115, 16.4],
  [/\bIntl\.Segmenter\b/, 87, 125, 14.1],
  [/\bAbortSignal\.any\b/, 116, 124, 17.4],
  [/\bRegExp\.escape\b/, 136, 134, 18.2],
  [/\bIterator\.from\b/, 122, 131, 18.4],
  [/\bMath\.sumPrecise\b/, 147, 137, 26.2],
  [/\bError\.isError\b/, 134, 138, 26],
  [/\bUint8Array\.fromBase64\b/, 140, 133, 18.2],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 122, 127, 17],
  [/\.(?:toSorted|toReversed|toSpliced)\(/, 110, 115, 16],
  [/\.(?:isWellFormed|toWellFormed)\(/, 111, 119, 16.4],
  [/\.(?:setHTMLUnsafe|getHTMLUnsafe)\(/, 124, 123, 17.4],
  [/\bnew CloseWatcher\b/, 126, 149, 99],
];

/** Returns the calls of a script that are younger than the supported browsers. */
function tooYoung(code: string, { chrome = 0, firefox = 0, safari = 0 }: Record<string, number>): string[] {
  return young.flatMap(([call, inChrome, inFirefox, inSafari]) =>
    call.test(code) && (inChrome > chrome || inFirefox > firefox || inSafari > safari) ? [call.source] : [],
  );
}

test('the built scripts call nothing that the oldest supported browsers lack', async () => {
  const versions = await oldest();
  expect(tooYoung('const byDay = Map.groupBy(days, dayOf);', versions)).toHaveLength(1);
  expect(tooYoung('const sorted = days.toSorted();', versions)).toEqual([]);
  const folder = join(repositoryRoot, 'apps/web/dist/assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const name of scripts) {
    const code = await readFile(join(folder, name), 'utf8');
    found.push(...tooYoung(code, versions).map((call) => `${name}: ${call}`));
  }
  expect(found).toEqual([]);
});

test('README, page and early script name the same versions', async () => {
  const { chrome, edge, firefox, safari } = await oldest();
  expect(edge).toBe(chrome);
  const names = `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer version of one of them`;
  for (const file of ['README.md', 'apps/web/index.html', 'apps/web/public/early.js'])
    expect((await read(file)).replace(/\s+/g, ' '), file).toContain(names);
});

test('a browser that is too old reads one sentence, and the application does not start', async ({
  profile,
}) => {
  const page = await (await profile()).newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Array.prototype, 'toSorted', { value: undefined });
  });
  await page.goto('/v3/login');
  await expect(
    page.getByText(/^This browser is too old for Bellwether\. It needs Chrome or Edge \d+,/),
  ).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a script that does not arrive is told, and the page says what it needs before any script', async ({
  profile,
  witness,
}) => {
  witness.expectTrouble(/ERR_|Failed to load/);
  const page = await (await profile()).newPage();
  const served = await (await page.request.get('/v3/login')).text();
  expect(served.replace(/\s+/g, ' ')).toContain(
    'Bellwether is starting. If this line stays, load the page again.',
  );
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/v3/login');
  await expect(
    page.getByText('Bellwether could not be loaded. Check your connection and load the page again.'),
  ).toBeVisible();
});

test('a browser that refuses storage shows the sign-in with the reason, and the session lives as long as the tab', async ({
  profile,
}) => {
  const sentence = "Bellwether keeps your session in this browser's storage. Please allow it for this site.";
  const page = await (await profile()).newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/v3\/login$/);
  await expect(page).toHaveTitle('Log in · Bellwether');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Email').fill('contributor@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v3\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible();
});
