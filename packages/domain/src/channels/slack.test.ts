import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalOfLink, readApproveValue, slackManifest, writeApproveValue } from './slack.ts';

const base = 'https://northwind.bellwether.example';

test.each([
  [`${base}/v3/goals/12`, 12],
  [`${base}/v3/goals/12/?tab=history#x`, 12],
  ['https://northwind.bellwether.example.evil.example/v3/goals/12', undefined],
  ['https://other.bellwether.example/v3/goals/12', undefined],
  ['http://northwind.bellwether.example/v3/goals/12', undefined],
  [`${base}/v3/goals/0`, undefined],
  [`${base}/v3/goals/99999999999`, undefined],
  [`${base}/v3/goals/12/edit`, undefined],
  ['no address', undefined],
])('%s shows the goal %s', (address, goal) => {
  expect(goalOfLink(address, base)).toBe(goal);
});

test('a button names its goal and version', () => {
  const value = fc.record({
    goalId: fc.integer({ min: 1, max: 999_999_999 }),
    updatedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    isEdit: fc.boolean(),
  });
  fc.assert(
    fc.property(value, (each) => {
      expect(readApproveValue(writeApproveValue(each))).toEqual(each);
    }),
  );
  for (const wrong of ['', '12', '0 x', '12 a b', '12\n2026', 'x 2026', '12 2026 edits'])
    expect(readApproveValue(wrong)).toBe(undefined);
});

test('every address of the manifest is the company’s own', () => {
  for (const [address] of JSON.stringify(slackManifest(base)).matchAll(/https?:[^"]+/g))
    expect(address.startsWith(`${base}/api/slack/`)).toBe(true);
});
