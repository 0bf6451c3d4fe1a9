import { expect, it } from 'vitest';
import { MENU } from './menu.ts';
import { pageFiles } from './page-files.ts';
import { otherAddresses, type PageName, pagePlans } from './pages.ts';
import { router } from './routes/routes.tsx';

const routes = Object.entries(router.routesByPath).map(([path, { options }]) => ({ path, options }));
const plans = Object.entries(pagePlans) as [PageName, (typeof pagePlans)[PageName]][];
const files = Object.keys(import.meta.glob(['./features/**/*.{ts,tsx}', './*-page.tsx']));
const placeOf = (file: string) => `./${file.startsWith('../') ? file.slice(3) : `features/${file}`}`;

/** Shows that a page is not there, so it is none. */
const withoutPlan = ['/v3/$'];

it.each(plans)('the page %s has its route, and its files are there', (name, { path }) => {
  const { file, early = [], parts = [] } = pageFiles[name];
  expect(routes.find((route) => route.path === path)?.options.staticData?.page).toBe(name);
  expect(files).toEqual(expect.arrayContaining([file, ...early, ...parts].map(placeOf)));
});

it('every route that draws a page is in the page plan', () => {
  const drawn = routes.filter(({ path, options }) => options.component && !withoutPlan.includes(path));
  const planned = plans.map(([, { path }]) => path as string);
  expect(drawn.map(({ path }) => path).filter((path) => !planned.includes(path))).toEqual([]);
});

it('every route is in the list of addresses that the server knows', () => {
  const notFound = ['/v3/$', '/$', '$'];
  const listed = new Set([...otherAddresses, ...plans.map(([, { path }]) => path as string)]);
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => !listed.has(path) && !notFound.includes(path))).toEqual([]);
  // The root and its parent folder lead to the dashboard by the route for former addresses.
  expect([...listed].filter((path) => !paths.includes(path))).toEqual(['/', '/v3']);
});

it('every page file of a feature is in the page plan', () => {
  const there = files.filter((file) => /\/pages\/[^/]*(?<![.](?:test|fixture))[.]tsx$/.test(file));
  const planned = Object.values(pageFiles).flatMap(({ file, parts = [] }) => [file, ...parts].map(placeOf));
  expect(there.filter((file) => !planned.includes(file))).toEqual([]);
});

it('a page that belongs to a menu entry names the page of that entry', () => {
  const named = plans.flatMap(([, { under }]) => (under === undefined ? [] : [under]));
  expect(named.filter((name) => pagePlans[name as PageName]?.menu === undefined)).toEqual([]);
  expect(MENU.find(({ label }) => label === 'Organization')?.also).toEqual(
    expect.arrayContaining(['/v3/profile', '/v3/usermanual']),
  );
});

it('the menu shows what the page plan says, in its order', () => {
  expect(MENU.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Goals',
    'Predictions',
    'Insight',
    'Organization',
    'Strategy',
    'Talent',
    'Reports',
    'Help',
  ]);
});
