import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { peopleJobsPart } from './people-jobs.ts';
import { replacePart } from './report.ts';

const page = readFileSync(fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url)), 'utf8');

test('a new run replaces the measured part and keeps every other section', () => {
  const sections = (text: string) => text.match(/^## .+$/gm);
  const written = replacePart(page, 'measured', '| new |');
  expect(written).toContain('<!-- measured -->\n\n| new |\n\n<!-- end of measured -->');
  expect(sections(written)).toEqual(sections(page));
  expect(sections(page)).toContain('## What is missed');
});

test('people’s jobs are written as they stand', () => {
  expect(replacePart(page, "people's jobs", peopleJobsPart())).toBe(page);
});

test('a page without the part is refused', () => {
  expect(() => replacePart('# Benchmarks\n', 'measured', '')).toThrow('no part “measured”');
});
