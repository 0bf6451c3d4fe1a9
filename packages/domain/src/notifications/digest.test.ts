import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DigestItem, digestDueAt, digestHorizon, digestLines } from './digest.ts';

const minute = 60_000;
const item = (minutes: number, more: Partial<DigestItem> = {}): DigestItem => ({
  createdAt: minutes * minute,
  isRead: false,
  isMailed: false,
  ...more,
});

it.each<[string, DigestItem[], number | undefined]>([
  ['nothing', [], undefined],
  ['one', [item(10)], 55],
  ['the first of several', [item(30), item(10), item(20)], 55],
  ['the first unread one', [item(10, { isRead: true }), item(20)], 65],
  ['the first one after the last mail', [item(10, { isMailed: true }), item(20), item(30)], 65],
  ['only read or mailed ones', [item(10, { isRead: true }), item(20, { isMailed: true })], undefined],
])('a digest of %s is due in time', (_name, items, due) => {
  expect(digestDueAt(items, 45)).toBe(due === undefined ? undefined : due * minute);
});

const itemsArb = fc.array(
  fc.record({ createdAt: fc.integer({ min: 0, max: 10_000 }), isRead: fc.boolean(), isMailed: fc.boolean() }),
);

it('a digest is due exactly when an unread one that was not mailed has reached the horizon', () => {
  fc.assert(
    fc.property(
      itemsArb,
      fc.integer({ min: 1, max: 1_440 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (items, minutes, now) => {
        const due = digestDueAt(items, minutes);
        const horizon = digestHorizon(now, minutes);
        const hasOld = items.some((one) => !one.isRead && !one.isMailed && one.createdAt <= horizon);
        expect(due !== undefined && due <= now).toBe(hasOld);
      },
    ),
  );
});

it('fifty lines are shown, and the others are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 120 }), (lines) => {
      const { shown, more } = digestLines(lines);
      expect(shown).toEqual(lines.slice(0, 50));
      expect(shown.length + more).toBe(lines.length);
    }),
  );
});
