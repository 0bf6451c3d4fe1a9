import { expect, test } from 'vitest';
import { readOptions, usualCases } from './options.ts';

test('without arguments everything runs but the soak', () => {
  expect(readOptions([])).toEqual({
    check: false,
    quick: false,
    write: false,
    soak: false,
    minutes: 30,
    only: [],
  });
  expect(usualCases).not.toContain('soak');
});

test('the soak runs beside everything, or alone', () => {
  expect(readOptions(['--soak'])).toMatchObject({ soak: true, only: [] });
  expect(readOptions(['soak', '--minutes', '5'])).toMatchObject({ soak: true, minutes: 5, only: ['soak'] });
});

test('unknown arguments and wrong times are refused', () => {
  expect(() => readOptions(['lists'])).toThrow('There is no case lists.');
  expect(() => readOptions(['--fast'])).toThrow();
  for (const minutes of ['0', '-3', 'ten'])
    expect(() => readOptions(['soak', `--minutes=${minutes}`])).toThrow('--minutes');
});

test('help starts no run', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});
