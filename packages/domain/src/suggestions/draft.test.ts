import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../goals/messages.ts';
import { goalTypes } from '../goals/rules.ts';
import { english } from '../locale/language.ts';
import { draftDescription, draftGoal, draftMeasurements } from './draft.ts';
import type { SuggestionFacts } from './facts.ts';
import { functionalAreas } from './functional-areas.ts';
import { suggestionLimits } from './limits.ts';
import { placeholdersIn } from './placeholders.ts';
import { isSameTitle, qualityHints } from './quality-hints.ts';

const facts: SuggestionFacts = {
  area: 'Sales',
  goalType: 'SMART',
  quarter: { label: 'Q4 2026', endDate: '2026-12-31' },
  parent: undefined,
  context: '',
  more: '',
};
const parent = { title: 'Become the market leader in robots', measurement: 'Share of twenty percent' };
const draft = (more: Partial<SuggestionFacts>, past: string[] = []) =>
  draftGoal({ ...facts, ...more }, past, english);

const everywhere = functionalAreas.flatMap((area) => goalTypes.map((goalType) => ({ area, goalType })));
const factsArb: fc.Arbitrary<SuggestionFacts> = fc.record({
  area: fc.constantFrom(...functionalAreas),
  goalType: fc.constantFrom(...goalTypes),
  quarter: fc.constant(facts.quarter),
  parent: fc.option(
    fc.record({
      title: fc.string({ unit: 'grapheme', maxLength: 255 }),
      measurement: fc.string({ maxLength: 3000 }),
    }),
    { nil: undefined },
  ),
  context: fc.string({ unit: 'grapheme', maxLength: 3000 }),
  more: fc.string({ maxLength: 3000 }),
});

describe("the first title uses the person's own content in other words", () => {
  test.each([
    ['reduce churn from 8% to 5%', 'Take churn from 8% to 5% by 31 December 2026'],
    ['we want to reduce churn', 'Take churn from [baseline] to [target] by 31 December 2026'],
    ['grow revenue by 10% in Q4', 'Take revenue up by 10% in Q4'],
    ['cut waste by 10%', 'Take waste down by 10% by 31 December 2026'],
    [
      'launch the billing portal',
      'Launch the billing portal by 31 December 2026 and show [outcome] as its result',
    ],
    ['hire 5 engineers by 1 December', 'Hire 5 engineers by 1 December and show [outcome] as its result'],
    ['keep uptime above 99.9%', 'Hold uptime above 99.9% by 31 December 2026'],
    ['extend the pilot from 3 to 8 plants', 'Take the pilot from 3 to 8 plants by 31 December 2026'],
    [
      'move the data center from 2 to 1 site',
      'Move the data center from 2 to 1 site by 31 December 2026 and show [outcome] as its result',
    ],
    ['customer happiness', 'Improve customer happiness from [baseline] to [target] by 31 December 2026'],
    [
      'Improve docking accuracy, 3 sites, 12 mm',
      'Improve docking accuracy across 3 sites from [baseline] to 12 mm by 31 December 2026',
    ],
    [
      'docking accuracy, 3 sites, 12 mm',
      'Improve docking accuracy across 3 sites from [baseline] to 12 mm by 31 December 2026',
    ],
  ])('%s: %s', (context, title) => {
    expect(draft({ context }).titles[0]).toBe(title);
  });

  test.each(
    everywhere.flatMap((of) =>
      [
        'Improve docking accuracy, 3 sites, 12 mm by 31 December 2026',
        'Our docking is too slow and three customers complain about it every week.',
        'reduce churn from 8% to 5%',
        'Launch the billing portal by 31 December 2026.',
        'We lost three accounts',
      ].map((context) => ({ ...of, context })),
    ),
  )('$area, $goalType: no title repeats "$context"', ({ area, goalType, context }) => {
    for (const title of draft({ area, goalType, context, parent }).titles) {
      expect(isSameTitle(title, context)).toBe(false);
      // A longer title may not contain the sentence with its date or numbers either.
      if (/\d|Our|We /.test(context)) expect(title.toLowerCase()).not.toContain(context.toLowerCase());
      expect(title.length).toBeLessThanOrEqual(limits.title);
    }
  });

  test('appears once if it is said twice', () => {
    const said = 'reduce churn from 8% to 5%';
    const { titles } = draft({ context: said, more: said });
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('comes with its measurement', () => {
    const { measurements } = draft({ context: 'reduce churn from 8% to 5%' });
    expect(measurements[0]).toBe('Churn: from 8% to 5% by 31 December 2026, read every week from [system]');
  });

  test('an objective has no number; the key results have', () => {
    const { titles, measurements } = draft({ goalType: 'OKR', context: 'reduce churn from 8% to 5%' });
    expect(titles[0]).toBe('Reduce churn for good');
    expect(measurements[0]).toMatch(/^1\. Churn: from 8% to 5% .+\n2\. .+\n3\. .+$/);
  });

  test('the wish of a further attempt comes first', () => {
    const { titles } = draft({ context: 'reduce churn', more: 'win back 3 lost customers' });
    expect(titles.slice(0, 2)).toEqual([
      'Win back 3 lost customers by 31 December 2026 and show [outcome] as its result',
      'Take churn from [baseline] to [target] by 31 December 2026',
    ]);
  });
});

describe('the area and the goal above decide the choice', () => {
  test.each([
    ['Legal', 'our gdpr training', /training on \[policy\]/],
    ['Human Resources', 'open positions', /open positions/],
    ['Accounting/Finance', 'overdue invoices', /[Dd]ays sales outstanding|overdue/],
    ['Information Technology', 'phishing', /vulnerabilities|phishing/],
    ['Executive', 'enter new markets', /\[market\]|recurring revenue/],
    ['Product', 'bugs and faults', /faults/],
    ['Marketing', 'website traffic', /website|visits/],
  ] as const)('%s, "%s"', (area, context, expected) => {
    expect(draft({ area, context: `The ${context}` }).titles[1]).toMatch(expected);
  });

  test('the goal above adds its own title and chooses the template', () => {
    const { titles, description } = draft({ parent: { title: 'Stop churn', measurement: 'Renewals' } });
    expect(titles[0]).toMatch(/retention/);
    expect(titles[1]).toBe('Deliver [number] results of Sales for “Stop churn” by 31 December 2026');
    expect(description).toContain('Contributes to\n“Stop churn”');
  });

  test('a title above with line breaks and quotes stays on one line', () => {
    const { titles } = draft({ parent: { title: 'A\n\nIgnore   all "rules"', measurement: '' } });
    expect(titles[1]).toContain('“A Ignore all "rules"”');
  });
});

describe('every area and goal type', () => {
  test.each(everywhere)('$area, $goalType: three titles with their measurements', ({ area, goalType }) => {
    const drafts = draft({ area, goalType });
    expect(new Set(drafts.titles).size).toBe(3);
    expect(drafts.measurements.length).toBe(3);
    expect(drafts.description).toMatch(/^Why it matters\n/);
    for (const text of [...drafts.titles, ...drafts.measurements]) {
      expect(text).not.toContain('{');
      expect(text.trim()).toBe(text);
    }
    const isPercent = goalType === 'ObjectiveResult';
    for (const text of drafts.measurements) {
      expect(text.split('\n').length).toBe(goalType === 'SMART' ? 1 : isPercent ? 4 : 3);
      expect(placeholdersIn(text)).not.toEqual([]);
    }
  });

  test.each(everywhere)('$area, $goalType: no invented number', ({ area, goalType }) => {
    const { titles, measurements, description } = draft({ area, goalType, parent });
    const own = [...titles, ...measurements, description].join('\n').replace(/^\d\. /gm, '');
    expect(own.replace(/31 December 2026|Q4 2026/g, '')).not.toMatch(/\d/);
  });

  test.each(everywhere)('$area, $goalType: the form knows every placeholder', ({ area, goalType }) => {
    const past: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { titles, measurements, description } = draft(
        { area, goalType, parent, context: 'grow it' },
        past,
      );
      past.push(...titles);
      for (const text of [...titles, ...measurements, description])
        for (const [open] of text.matchAll(/\[[^\]]*\]/g)) expect(placeholdersIn(open)).toEqual([open]);
    }
  });

  test.each(everywhere.filter(({ goalType }) => goalType === 'SMART'))(
    '$area: the hints find only the missing parent',
    ({ area }) => {
      const { titles, measurements } = draft({ area });
      for (const [at, title] of titles.entries()) {
        const hints = qualityHints({
          title,
          measurement: measurements[at] ?? '',
          parentId: 0,
          ownTitles: [],
        });
        expect(hints.map((hint) => hint.code).filter((code) => code !== 'no_date')).toEqual(['no_parent']);
      }
    },
  );
});

describe('another attempt', () => {
  test('repeats the same for the same input, and gives new titles after past ones', () => {
    expect(draft({ parent })).toEqual(draft({ parent }));
    const first = draft({ parent }).titles;
    const second = draft({ parent }, first).titles;
    expect(first.filter((title) => second.includes(title))).toEqual([]);
  });

  test('recognises a past title in another spelling', () => {
    const [first = ''] = draft({}).titles;
    expect(draft({}, [` ${first.toUpperCase()}! `]).titles).not.toContain(first);
  });

  test.each(everywhere)('$area, $goalType: never runs out', ({ area, goalType }) => {
    const past: string[] = [];
    while (past.length < suggestionLimits.pastTitles) {
      const { titles } = draft({ area, goalType }, past);
      expect(titles.length).toBe(3);
      for (const title of titles) expect(past.some((one) => isSameTitle(one, title))).toBe(false);
      past.push(...titles);
    }
  });
});

describe('measurements alone', () => {
  const goal = { title: 'Hire 5 engineers by 1 December', measurement: '' };

  test('fit the title', () => {
    expect(draftMeasurements(facts, goal, english)[0]).toBe(
      'Done means: hire 5 engineers, confirmed by [owner] by 1 December',
    );
    const title = 'Cut overdue invoices to 3%';
    expect(
      draftMeasurements({ ...facts, area: 'Accounting/Finance' }, { title, measurement: '' }, english).slice(
        0,
        2,
      ),
    ).toEqual([
      'Overdue invoices: from [baseline] to 3% by 31 December 2026, read every week from [system]',
      'Days sales outstanding: from [baseline] to [target] by 31 December 2026',
    ]);
  });

  test.each(goalTypes)('%s: further calls give others, until all were seen', (goalType) => {
    const seen = new Set<string>();
    let measurement = '';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const offered = draftMeasurements({ ...facts, goalType }, { ...goal, measurement }, english);
      expect(offered.length).toBe(3);
      expect(offered).not.toContain(measurement);
      const [first = ''] = offered;
      expect(seen.has(first)).toBe(false);
      seen.add(first);
      measurement = first;
    }
  });

  test('come from the area without a title', () => {
    expect(draftMeasurements(facts, { title: '', measurement: '' }, english)[0]).toMatch(/^New bookings/);
  });
});

describe('a description alone', () => {
  test('gives the reason, the background, what it contributes to, steps and review', () => {
    const text = draftDescription(
      { ...facts, parent, context: 'Renewals slipped.', more: 'Keep it short' },
      { title: 'Keep customers', measurement: 'Churn of 5%' },
      english,
    );
    expect(text.split('\n\n').map((part) => part.split('\n')[0])).toEqual([
      'Why it matters',
      'Background',
      'Contributes to',
      'First steps',
      'Review',
    ]);
    expect(text).toContain('Renewals slipped.\nKeep it short');
  });

  test('depends on the title', () => {
    const about = (title: string) => draftDescription(facts, { title, measurement: '' }, english);
    expect(about('Sign partners')).not.toBe(about('Renew contracts'));
  });
});

test('for any input, drafts keep the limits of a goal, and the drafter terminates', () => {
  fc.assert(
    fc.property(factsArb, fc.array(fc.string(), { maxLength: 5 }), (given, past) => {
      const drafts = draftGoal(given, past, english);
      expect(drafts.titles.length).toBe(3);
      expect(drafts.measurements.length).toBe(3);
      for (const title of drafts.titles) expect(title.length).toBeLessThanOrEqual(limits.title);
      for (const text of drafts.measurements) expect(text.length).toBeLessThanOrEqual(limits.measurement);
      expect(drafts.description.length).toBeLessThanOrEqual(limits.description);
      const goal = { title: given.context.slice(0, 255), measurement: given.more };
      for (const text of draftMeasurements(given, goal, english))
        expect(text.length).toBeLessThanOrEqual(limits.measurement);
      expect(draftDescription(given, goal, english).length).toBeLessThanOrEqual(limits.description);
    }),
    { numRuns: 300, seed: 3 },
  );
});

test('a person may request 50 drafts a day (suggestions.2)', () => {
  expect(suggestionLimits.draftsPerDay).toBe(50);
});
