import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantToIso, isoToInstant } from './instant.ts';

describe('an instant as text', () => {
  it.each([
    [0, '1970-01-01T00:00:00Z'],
    [1_795_163_160_000, '2026-11-20T08:26:00Z'],
    [1_795_163_160_007, '2026-11-20T08:26:00.007Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [951_782_400_000, '2000-02-29T00:00:00Z'],
    [253_402_300_799_000, '9999-12-31T23:59:59Z'],
  ])('%i is %s', (instant, text) => {
    expect(instantToIso(instant)).toBe(text);
    expect(isoToInstant(text)).toBe(instant);
  });

  it.each([
    ['2026-11-20T08:26:00.5Z', '2026-11-20T08:26:00.500Z'],
    ['2026-11-20T08:26:00.123999999Z', '2026-11-20T08:26:00.123Z'],
    ['2026-11-20T08:26:00+02:00', '2026-11-20T06:26:00Z'],
    ['2026-12-31T20:00:00-05:30', '2027-01-01T01:30:00Z'],
    ['2026-11-20T08:26:00.000Z', '2026-11-20T08:26:00Z'],
  ])('reads %s as %s', (text, same) => {
    expect(instantToIso(isoToInstant(text) ?? Number.NaN)).toBe(same);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T08:26:00',
    '2026-11-20T08:26Z',
    '2026-11-20 08:26:00Z',
    '2026-02-29T08:26:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T08:60:00Z',
    '2026-12-31T23:59:60Z',
    '2026-11-20T08:26:00+24:00',
    '2026-11-20T08:26:00+05:60',
    '2026-11-20t08:26:00z',
    '2026-11-20T08:26:00.Z',
    '2026-11-20T08:26:00Z\n',
    'now',
    '',
  ])('refuses %j', (text) => {
    expect(isoToInstant(text)).toBeUndefined();
  });

  it('reads back what it writes, to the millisecond', () => {
    assert(
      property(integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }), (instant) => {
        expect(isoToInstant(instantToIso(instant))).toBe(instant);
      }),
      { seed: 20_261_120, numRuns: 500 },
    );
  });
});
