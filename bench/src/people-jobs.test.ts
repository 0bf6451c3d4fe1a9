import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { peopleJobs, peopleJobsPart } from './people-jobs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the page of benchmarks has today’s figures of people’s jobs', () => {
  expect(readFileSync(`${root}docs/benchmarks.md`, 'utf8')).toContain(peopleJobsPart());
});

test.each(Object.entries(peopleJobs))('%s is counted by a journey', (name, { journey }) => {
  expect(readFileSync(`${root}tests/journeys/${journey}`, 'utf8')).toContain(`peopleJobs.${name}.now`);
});
