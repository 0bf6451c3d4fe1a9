import { expect, test } from 'vitest';
import { reached, weigh } from './web.ts';

const build = new Map([
  ['index.html', '<script type="module" src="/assets/index-1.js"></script>'],
  [
    'assets/index-1.js',
    'import{a}from"./shared-1.js";import"./base-1.js";const p=()=>[import("./goals-12345678.js"),' +
      '"assets/shell-1.js","assets/start-1.js","assets/x.css","assets/x.js"]',
  ],
  ['assets/shared-1.js', 'export const a=1'],
  ['assets/base-1.js', 'import"./shared-1.js"'],
  ['assets/start-1.js', 'import{a}from"./shared-1.js"'],
  ['assets/goals-12345678.js', "import'./cards-1.js'"],
  ['assets/cards-1.js', ''],
  ['assets/shell-1.js', ''],
  ['assets/index-1.css', 'a{background:url(/x.png)}'],
]);

test('a page counts the files that it imports before it runs, each once', () => {
  expect(reached(build, ['assets/index-1.js']).sort()).toEqual([
    'assets/base-1.js',
    'assets/index-1.js',
    'assets/shared-1.js',
  ]);
});

test('files that are loaded later do not count', () => {
  expect(reached(build, ['assets/index-1.js'])).not.toContain('assets/goals-12345678.js');
});

test('a file from another host is found', () => {
  const hosts = (more: [string, string][]) => weigh(new Map([...build, ...more])).at(-1)?.bars[0]?.value;
  expect(hosts([])).toBe(0);
  expect(hosts([['assets/x.css', '@import "https://fonts.example/a.css"']])).toBe(1);
  expect(hosts([['assets/x.js', 'fetch("https://api.example/x")']])).toBe(1);
});

test('files of another build do not count', () => {
  const bytes = (of: typeof build) => weigh(of).find((result) => result.name === 'JavaScript, all')?.bytes;
  expect(bytes(new Map([...build, ['assets/index-0.js', 'let old']]))).toBe(bytes(build));
});

test('the styles of a page are those of the chunks that it loads', () => {
  const styled = new Map([
    ...build,
    [
      'assets/index-1.js',
      `${build.get('assets/index-1.js')},"assets/goals-abcdefgh.css","assets/other-abcdefgh.css"`,
    ],
    ['assets/goals-abcdefgh.css', 'b{color:red}'],
    ['assets/other-abcdefgh.css', 'c{color:blue}'],
  ]);
  const bytes = (name: string) => weigh(styled).find((result) => result.name === name)?.bytes ?? 0;
  expect(bytes('CSS, goals page')).toBeGreaterThan(0);
  expect(bytes('CSS, goals page')).toBeLessThan(bytes('CSS, all'));
});

test('a page without its chunk is an error, not a light page', () => {
  const without = new Map([...build].filter(([name]) => !name.includes('goals-12345678')));
  expect(() => weigh(without)).toThrow('begins with goals');
});
