import { describe, expect, test } from 'vitest';
import { readWish, shortened, type Wish } from './wish.ts';

const said = (parts: Partial<Wish>) => ({
  direction: 'do',
  baseline: undefined,
  target: undefined,
  change: undefined,
  when: undefined,
  ...parts,
});

describe('readWish', () => {
  test.each<[string, Partial<Wish>]>([
    [
      'We want to reduce churn from 8% to 5% by 30 June, because it hurts.',
      {
        verb: 'reduce',
        direction: 'less',
        subject: 'churn',
        baseline: '8%',
        target: '5%',
        when: 'by 30 June',
      },
    ],
    [
      'increase weekly active users to 12,000 by end of Q3',
      {
        verb: 'increase',
        direction: 'more',
        subject: 'weekly active users',
        target: '12,000',
        when: 'by end of Q3',
      },
    ],
    ['hire 5 engineers by March', { verb: 'hire', subject: '5 engineers', when: 'by March' }],
    ['Launch the new billing portal', { verb: 'launch', subject: 'the new billing portal' }],
    [
      'Grow revenue by 10% this quarter',
      { verb: 'grow', direction: 'more', subject: 'revenue', change: '10%', when: 'this quarter' },
    ],
    ['Keep uptime above 99.9%', { verb: 'keep', direction: 'keep', subject: 'uptime above 99.9%' }],
    ['train all managers in Q1 2027', { verb: 'train', subject: 'all managers', when: 'in Q1 2027' }],
    [
      'Our support tickets pile up; cut response time from 12 to 4 hours',
      { verb: 'cut', direction: 'less', subject: 'response time', baseline: '12', target: '4 hours' },
    ],
    [
      'Reducing the time to hire to under 30 days',
      { verb: 'reduce', direction: 'less', subject: 'the time to hire', target: '30 days' },
    ],
    [
      'Raise NPS to at least 45 so that customers stay',
      { verb: 'raise', direction: 'more', subject: 'NPS', target: '45' },
    ],
    [
      'We are a small team. We need help to launch 3 campaigns in May.',
      { verb: 'launch', subject: '3 campaigns', when: 'in May' },
    ],
    ['Focus on reducing waste', { verb: 'reduce', direction: 'less', subject: 'waste' }],
    ['The team is working on reducing waste', { verb: 'reduce', direction: 'less', subject: 'waste' }],
    ['We’re hiring 5 people', { verb: 'hire', subject: '5 people' }],
    ['Help us keep 9 of 10 customers', { verb: 'keep', direction: 'keep', subject: '9 of 10 customers' }],
    [
      'cut churn from 8% to 5% in Europe by Q3',
      {
        verb: 'cut',
        direction: 'less',
        subject: 'churn in Europe',
        baseline: '8%',
        target: '5%',
        when: 'by Q3',
      },
    ],
    ['- Publish ten stories\n- Win an award', { verb: 'publish', subject: 'ten stories' }],
    [
      'Background: we must certify the plant by 2026-12-01',
      { verb: 'certify', subject: 'the plant', when: 'by 2026-12-01' },
    ],
  ])('%s', (text, parts) => {
    expect(readWish(text)).toEqual(said(parts));
  });

  test.each([
    ['customer churn in SMB', 'customer churn in SMB'],
    ['drop in sales last year', 'drop in sales last year'],
    ['Kundenzufriedenheit', 'Kundenzufriedenheit'],
    ['the search traffic of our team lead', 'the search traffic of our team lead'],
    ['more support for design reviews', 'more support for design reviews'],
    ['docking accuracy, battery life and uptime', 'docking accuracy'],
  ])('without a command, the wish is to improve "%s"', (text, subject) => {
    expect(readWish(text)).toEqual(said({ verb: 'improve', direction: 'more', subject }));
  });

  test.each([
    ['Improve docking accuracy, 3 sites, 12 mm', 'docking accuracy across 3 sites', '12 mm', undefined],
    ['docking accuracy, 3 sites, 12 mm', 'docking accuracy across 3 sites', '12 mm', undefined],
    ['docking accuracy, 12 mm by 1 December', 'docking accuracy', '12 mm', 'by 1 December'],
    [
      'set-up time, at most 20 minutes, 4 plants',
      'set-up time across 4 plants',
      'at most 20 minutes',
      undefined,
    ],
  ])('reads the numbers of a list: %s', (text, subject, target, when) => {
    expect(readWish(text)).toEqual(said({ verb: 'improve', direction: 'more', subject, target, when }));
  });

  test.each([
    '',
    '  ',
    '42',
    '?!',
    '\n\n',
    'We lost three accounts',
    'because of test results in 3 labs',
    'Our docking is too slow and customers complain.',
  ])('finds no wish in "%s"', (text) => {
    expect(readWish(text)).toBeUndefined();
  });

  test('a long text takes no time, and its subject stays short', () => {
    const wish = readWish(`launch ${'very '.repeat(600)}good thing`);
    expect(wish?.subject.length).toBeLessThanOrEqual(160);
  });
});

describe('shortened', () => {
  test.each([
    ['short', 10, 'short'],
    ['one two three', 13, 'one two three'],
    ['one two three', 9, 'one two'],
    ['one two, three', 9, 'one two'],
    ['onetwothree', 6, 'onetwo'],
    ['ab😀cd', 3, 'ab'],
  ])('%s to %i: %s', (text, limit, expected) => {
    expect(shortened(text, limit)).toBe(expected);
  });
});
