import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingsPaths } from '#platform/settings-parts.ts';
import { pagePlans } from './pages.ts';

// The code that names addresses of the app outside of it: the server with its mails, and the domain with the notifications.
const repository = join(import.meta.dirname, '../../..');
const files = globSync('{apps/server,packages/domain}/src/**/*.ts', { cwd: repository }).filter(
  (file) => !/\.test\.|[\\/]testing[\\/]/.test(file),
);

/** Addresses that lead on to what they name. The other ones without a page are former addresses. */
const leadingOn = [
  '/v3/confirmemail/$token',
  '/v3/login/unlock/$token',
  '/v3/notifications/goalstatus/$statusId',
];
const pages = Object.values(pagePlans).map(({ path }) => path);
// The table has one row for all own settings, and one for those of the company.
const patterns = [
  ...pages.filter((path) => !path.startsWith('/v3/settings/')),
  ...settingsPaths,
  ...leadingOn,
].map((address) => new RegExp(`^${address.split('/').slice(1).map(partPattern).join('')}$`));

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
  const named = files.flatMap((file) =>
    pathsIn(readFileSync(join(repository, file), 'utf8')).map((path) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
