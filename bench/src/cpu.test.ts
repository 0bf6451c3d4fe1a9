import { expect, test } from 'vitest';
import { cpuBetween, cpuTimes, memoryOf } from './cpu.ts';

test('the time of a working process grows, and so does the sum', () => {
  const before = cpuTimes([process.pid]);
  const until = process.cpuUsage().user + 60_000;
  while (process.cpuUsage().user < until) Math.hypot(1, 2);
  const passed = cpuBetween(before, cpuTimes([process.pid]));
  expect(passed).toBeGreaterThan(50);
  expect(passed).toBeLessThan(5_000);
});

test('a new process counts from zero, and an ended process no longer counts', () => {
  const before = new Map([
    ['1/1', 5e6],
    ['2/2', 7e6],
  ]);
  expect(
    cpuBetween(
      before,
      new Map([
        ['1/1', 6e6],
        ['3/3', 2e6],
      ]),
    ),
  ).toBe(3);
  expect(cpuTimes([2 ** 30]).size).toBe(0);
});

test('memory is read in bytes', () => {
  const { now, most } = memoryOf(process.pid);
  expect(now).toBeGreaterThan(10e6);
  expect(most).toBeGreaterThanOrEqual(now);
});
