import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureWebBuild } from './web-build.ts';

// A slow stand-in for vite, because the tests only check how a build is moved in and waited for.
const vite = `
const fs = require('node:fs'), path = require('node:path');
const out = process.argv[process.argv.indexOf('--outDir') + 1];
const source = fs.readFileSync('apps/web/src/main.tsx', 'utf8');
fs.appendFileSync('builds', 'x');
fs.mkdirSync(path.join(out, 'assets'), { recursive: true });
fs.writeFileSync(path.join(out, 'assets', source + '.js'), process.env.NODE_ENV);
if (source === 'broken') process.exit(1);
setTimeout(() => fs.writeFileSync(path.join(out, 'index.html'), source), 200);
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync('/tmp/bellwether-web-');
  write('node_modules/vite/bin/vite.js', vite);
  write('apps/web/src/main.tsx', 'one');
  write('packages/domain/src/rule.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
const page = () => readFileSync(join(root, 'apps/web/dist/index.html'), 'utf8');
const assets = () => readdirSync(join(root, 'apps/web/dist/assets')).sort();
const build = () => ensureWebBuild(root, () => undefined);

test('builds for production on the first start and not on the second', async () => {
  expect(await build()).toBe(true);
  expect(page()).toBe('one');
  expect(readFileSync(join(root, 'apps/web/dist/assets/one.js'), 'utf8')).toBe('production');
  expect(await build()).toBe(false);
});

test('compares contents, not times, and ignores tests', async () => {
  await build();
  utimesSync(join(root, 'apps/web/src/main.tsx'), new Date(), new Date());
  write('apps/web/src/main.test.tsx', 'a test');
  expect(await build()).toBe(false);
  write('packages/domain/src/rule.ts', '2');
  expect(await build()).toBe(true);
});

test('keeps the files of the previous build for servers and tabs that still use them', async () => {
  await build();
  write('apps/web/src/main.tsx', 'two');
  await build();
  expect(page()).toBe('two');
  expect(assets()).toEqual(['one.js', 'two.js']);
});

test('deletes files of builds that are a week old', async () => {
  await build();
  const long = new Date(Date.now() - 8 * 24 * 3_600_000);
  utimesSync(join(root, 'apps/web/dist/assets/one.js'), long, long);
  write('apps/web/src/main.tsx', 'two');
  await build();
  expect(assets()).toEqual(['two.js']);
});

test('two at once build once', async () => {
  const built = await Promise.all([build(), build()]);
  expect(built.sort()).toEqual([false, true]);
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('x');
});

test('a build that fails leaves the previous one untouched and is retried', async () => {
  await build();
  write('apps/web/src/main.tsx', 'broken');
  await expect(build()).rejects.toThrow('The web app could not be built; the reason stands above.');
  expect(page()).toBe('one');
  expect(assets()).toEqual(['one.js']);
  expect(readdirSync(join(root, 'apps/web/dist')).filter((name) => name.startsWith('.next-'))).toEqual([]);
  await expect(build()).rejects.toThrow();
});

test.each(['', 'index.html', 'assets', 'assets/one.js'])(
  'builds again if dist/%s was deleted',
  async (missing) => {
    await build();
    rmSync(join(root, 'apps/web/dist', missing), { recursive: true });
    expect(await build()).toBe(true);
    expect(page()).toBe('one');
    expect(assets()).toEqual(['one.js']);
    expect(await build()).toBe(false);
  },
);

test('a read-only checkout is reported in one sentence', async () => {
  // A file in the place of the folder stops root too.
  write('node_modules/.cache', '');
  await expect(build()).rejects.toThrow(
    /^The web app cannot be built in \S+ \(E[A-Z]+: .+\): run npm start once as the user who owns the checkout\.$/,
  );
});
