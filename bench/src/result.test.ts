import { expect, test } from 'vitest';
import { allHold, type CaseResult, inSeveralRuns } from './result.ts';

/** A case whose runs give these numbers of the bar, of at most 2, and these statements, of at most 4. */
function caseOf(bar: string, ...runs: readonly (readonly [ratio: number, statements: number])[]) {
  const left = [...runs];
  return async (): Promise<CaseResult[]> => {
    const [ratio = Number.NaN, statements = Number.NaN] = left.shift() ?? expect.fail('It ran too often.');
    const bars = [
      { name: bar, value: ratio, limit: 2 },
      { name: 'statements', value: statements, limit: 4 },
    ];
    return [{ name: 'list', ratio, bars }];
  };
}

test.each([
  ['a ratio that is kept is measured once', [[1.9, 4]], true],
  [
    'a ratio that is missed is measured again',
    [
      [2.3, 4],
      [1.9, 4],
    ],
    true,
  ],
  [
    'a ratio is missed if three runs miss it',
    [
      [2.3, 4],
      [2.2, 4],
      [2.1, 4],
    ],
    false,
  ],
  ['a counted number is missed in one run', [[1.9, 5]], false],
  [
    'a counted number of a repeated run counts, too',
    [
      [2.3, 4],
      [1.9, 5],
    ],
    false,
  ],
] as const)('%s', async (_what, runs, isKept) => {
  const results = await inSeveralRuns(caseOf('CPU ×', ...runs));
  expect(results.map(({ ratio }) => ratio)).toEqual([runs.at(-1)?.[0]]);
  expect(allHold(results)).toBe(isKept);
});

test.each(['CPU ms', 'p95 ms', 'ms that another request waits', 'time ×', 'MB more'])(
  'a bar of %s varies, so it is measured again',
  async (bar) => {
    expect(allHold(await inSeveralRuns(caseOf(bar, [2.3, 4], [1.9, 4])))).toBe(true);
  },
);

test.each(['buffers ×', 'buffers a person', 'bytes', 'kB'])('a bar of %s is exact', async (bar) => {
  expect(allHold(await inSeveralRuns(caseOf(bar, [2.3, 4])))).toBe(false);
});
