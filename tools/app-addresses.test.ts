import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagePlans } from '../apps/web/src/pages.ts';
import { settingsPaths } from '../apps/web/src/platform/settings-parts.ts';

const root = join(import.meta.dirname, '..');

/** Addresses that lead on to what they name. The other ones without a page are former addresses. */
const leadingOn = [
  '/v3/confirmemail/$token',
  '/v3/login/unlock/$token',
  '/v3/notifications/goalstatus/$statusId',
];
const pages = Object.values(pagePlans).map(({ path }) => path);
// The table has one row for all own settings, and one for those of the company.
const ofSettings = /^\/v3\/settings\//;
const patterns = [...pages.filter((path) => !ofSettings.test(path)), ...settingsPaths, ...leadingOn].map(
  (address) => new RegExp(`^${address.split('/').slice(1).map(partPattern).join('')}$`),
);

/** `$id` stands for any part, `{-$id}` for one that may be missing. */
function partPattern(part: string): string {
  if (part.startsWith('{-$')) return '(?:/[^/]+)?';
  return part.startsWith('$') ? '/[^/]+' : `/${part}`;
}

/** Returns the paths of the app that a source text names; each value in a path is `1`. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/['"`](\/v3\/(?:\$\{[^}]*\}|[^'"`?#$\s])*)/g)].map(([, path = '']) =>
    path.replaceAll(/\$\{[^}]*\}/g, '1'),
  );
}

it('mails, notifications and the server name pages that the app has, by their present address', () => {
  const folders = ['apps/server/src', 'packages/domain/src', 'packages/contract/src'];
  const named = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.test\.|\/testing\/|\.generated\./.test(file))
    .flatMap((file) => pathsIn(readFileSync(join(root, file), 'utf8')).map((path) => `${file}: ${path}`));
  expect(named.length).toBeGreaterThan(50);
  const isPage = (line: string) =>
    patterns.some((pattern) => pattern.test(line.slice(line.indexOf(': ') + 2)));
  expect(named.filter((line) => !isPage(line))).toEqual([]);
});
