import { describe, expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

const texts = (text: string) => numbersIn(text).map((span) => span.text);

describe('numbersIn finds', () => {
  test.each([
    ['12 customers', ['12']],
    ['95% of invoices', ['95%']],
    ['4.5 %', ['4.5 %']],
    ['10 percent', ['10 percent']],
    ['$1.2m and €5,000', ['$1.2m', '€5,000']],
    ['1’000 CHF', ['1’000 CHF']],
    ['5 000 €', ['5 000 €']],
    ['10k users', ['10k']],
    ['from 8 to 5 days', ['8', '5']],
    ['NPS of 45+', ['45']],
    ['≥ 95 %', ['95 %']],
    ['at most -3', ['-3']],
    ['3x faster', ['3x']],
    ['24 h', ['24 h']],
    ['2.5pp', ['2.5pp']],
    ['99.95% uptime', ['99.95%']],
    ['12/15 teams', ['12', '15']],
    ['five customers', ['five']],
    ['twenty-five percent', ['twenty-five percent']],
    ['two hundred and fifty', ['two hundred and fifty']],
    ['zero incidents', ['zero']],
    ['halve the backlog', ['halve']],
    ['double revenue', ['double']],
    ['at least one customer', ['one']],
    ['within 24 hours', ['24']],
    ['2 of 3 by 30 June 2026', ['2', '3']],
    ['1. Sign 3 partners\n2. Train 40 people', ['3', '40']],
    ['Reach (5) or "6"', ['5', '6']],
  ])('%s', (text, found) => {
    expect(texts(text)).toEqual(found);
  });
});

describe('numbersIn finds none in', () => {
  test.each([
    'Launched by 30 June 2026',
    'Done in Q3 2026 or FY26',
    '2026-06-30, 30.6.2026, 6/30/26',
    'Certified for ISO 27001 and SOC 2',
    'Phase 2 of B2B and S3',
    'Support 24/7, a 1:1 each week',
    'no one, this one, one of the teams, one another',
    '1. Launch\n2. Learn',
    'Version 3 is out',
    'Tier-1 customers',
    'anyone, tonight, often, weight',
    'COVID19 and 2FA',
    '',
  ])('%s', (text) => {
    expect(texts(text)).toEqual([]);
  });
});

test('spans match their text, in order', () => {
  const text = 'From $ 8,000 to twelve by 30 June';
  for (const span of numbersIn(text)) expect(text.slice(span.start, span.end)).toBe(span.text);
});
