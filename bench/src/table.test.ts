import { describe, expect, test } from 'vitest';
import { allHold, type CaseResult } from './result.ts';
import { growth, median, spread } from './statistics.ts';
import { short, tableOf } from './table.ts';

const good: CaseResult = {
  name: 'list',
  ours: 1.234,
  bare: 0.9,
  ratio: 1.371,
  statements: 4,
  buffers: 812,
  bytes: 39_000,
  bars: [{ name: 'CPU', value: 1.371, limit: 2 }],
};
const bad: CaseResult = {
  name: 'prediction',
  bars: [{ name: 'commits', value: 2, limit: 1, rule: 'exactly' }],
  note: 'two of them',
};

describe('the table', () => {
  test('has a line for each case and names the missed bar', () => {
    const lines = tableOf([good, bad]).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toContain('1.23 ms CPU');
    expect(lines[2]).toContain('CPU ≤ 2 ok');
    expect(lines[3]).toContain('commits = 1 **miss** (2)');
    expect(lines[5]).toBe('- prediction: two of them');
  });

  test('aligns its columns', () => {
    const [head = '', rule = '', first = ''] = tableOf([good, bad]).split('\n');
    expect(first.indexOf('| 1.37×')).toBe(head.indexOf('| ratio'));
    expect(rule.lastIndexOf('|', rule.length - 2)).toBe(head.indexOf('| bars'));
  });

  test('writes numbers with as few digits as are useful', () => {
    expect([1.005, 12.34, 1_234.5, 4, undefined, Number.NaN].map(short)).toEqual([
      '1.00',
      '12.3',
      '1,235',
      '4',
      '',
      '',
    ]);
  });
});

describe('an unmeasured case', () => {
  const none: CaseResult = { name: 'page', bars: [], unmeasured: 'No browser found: install one.' };

  test('keeps no bar and gives its reason', () => {
    expect(allHold([good, none])).toBe(false);
    const lines = tableOf([good, none]).split('\n');
    expect(lines[3]).toContain('**not measured**');
    expect(lines[5]).toBe('- page: No browser found: install one.');
  });
});

describe('a bar', () => {
  test('is kept at its limit and missed above it', () => {
    const at = (value: number) => allHold([{ name: 'x', bars: [{ name: 'x', value, limit: 2 }] }]);
    expect([at(1.99), at(2), at(2.01), at(Number.NaN)]).toEqual([true, true, false, false]);
  });

  test('with the rule `exactly` is missed below its limit too', () => {
    expect(allHold([bad])).toBe(false);
    expect(allHold([{ name: 'x', bars: [{ name: 'x', value: 1, limit: 1, rule: 'exactly' }] }])).toBe(true);
  });
});

describe('statistics', () => {
  test('the median is the middle value, or between the two middle values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('one extreme round changes neither the median nor a quartile', () => {
    expect(median([1, 1, 1, 1, 90])).toBe(1);
    expect(spread([1, 1, 1, 1, 90])).toBe(0);
    expect(spread([1, 2, 3, 4, 5])).toBeCloseTo(2 / 3 / Math.sqrt(5));
  });

  const line = (...values: number[]) => values.map((value, at) => ({ at, value }));

  test('growth is the share from the beginning of the fitted line to its end', () => {
    expect(growth(line(100, 105, 110))).toBeCloseTo(0.1);
    expect(growth(line(110, 105, 100))).toBeCloseTo(-0.0909);
    expect(growth(line(7, 7, 7))).toBe(0);
  });

  test('ups and downs are hardly growth, whatever the last value', () => {
    const wave = Array.from({ length: 40 }, (_, at) => ({ at, value: 100 + 20 * ((at % 4) - 1.5) }));
    expect([wave[0]?.value, wave.at(-1)?.value]).toEqual([70, 130]);
    expect(Math.abs(growth(wave))).toBeLessThan(0.1);
  });

  test('fewer than two points give no growth', () => {
    expect(growth([])).toBeNaN();
    expect(growth(line(5))).toBeNaN();
  });
});
