import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalStates } from '../goals/lifecycle.ts';
import { type Rating, ratings } from '../goals/rating.ts';
import type { SummaryGoal, SummaryResult } from './facts.ts';
import { paragraphOf, withContext } from './further-context.ts';
import { summaryLimits } from './limits.ts';
import { summariseGoal } from './writer.en.goal.ts';
import { summariseQuarter } from './writer.en.quarter.ts';
import { summariseYear } from './writer.en.year.ts';

const quarter = { label: 'Q3 2026', weekCount: 14 };
const rating = (sign: string) => ratings.find((one) => one === Number(sign)) ?? 0;

/** `weeks`: one character a week, `-` without a prediction. */
function goal(id: number, weeks: string, changes: Partial<SummaryGoal> = {}): SummaryGoal {
  const predicted = [...weeks].flatMap((sign, at) =>
    sign === '-' ? [] : [{ week: at + 1, likelihood: rating(sign) }],
  );
  return {
    id,
    title: `Goal ${String.fromCharCode(64 + id)}`,
    measurement: 'Ten of them',
    state: 'finalized',
    isPrivate: false,
    likelihood: predicted.at(-1)?.likelihood ?? null,
    quality: 3,
    delta: null,
    weeks: predicted,
    needsUpdate: false,
    result: null,
    managerCompleted: null,
    ...changes,
  };
}
const done = (quality: Rating | null = null): SummaryResult => ({ completed: true, percent: null, quality });
const not = (quality: Rating | null = null): SummaryResult => ({ completed: false, percent: null, quality });
const percent = (value: number): SummaryResult => ({ completed: null, percent: value, quality: null });

describe('the text of a goal', () => {
  test.each<[string, SummaryGoal, place: number, string]>([
    [
      'rise',
      goal(1, '22233333334444', { result: done(4) }),
      0,
      'Completed with very good quality. Confidence grew from Unsure in week 1 to Very likely by week 11.',
    ],
    [
      'same, elsewhere',
      goal(1, '22233333334444', { result: done(4) }),
      1,
      'Done, and the quality is very good. Predictions climbed from Unsure to Very likely by week 11.',
    ],
    [
      'dip',
      goal(1, '3332112333344-', { result: done() }),
      0,
      'Completed. It went through a low in week 5, at Not sure, and was back at Very likely by week 12.',
    ],
    [
      'against the predictions',
      goal(1, '44444433331111', { result: done() }),
      2,
      'Reached in full. Predictions fell from Very likely to Not sure by week 11, and it was completed nevertheless.',
    ],
    [
      'late fall',
      goal(1, '33333333333331', { result: not(1) }),
      0,
      'Not reached; the quality of what was done is bad. It held up for long and fell from Likely to Not sure only in week 14, late for a correction. To decide: another quarter, or an end.',
    ],
    [
      'no warning',
      goal(1, '33333333333333', { result: not() }),
      0,
      'Not reached. It was still called Likely in week 14, so nothing warned of the miss. To decide: another quarter, or an end.',
    ],
    [
      'one prediction',
      goal(1, '---3', { result: done() }),
      0,
      'Completed. The only prediction, in week 4, said Likely.',
    ],
    [
      'gaps',
      goal(1, '-2--3', { result: percent(80) }),
      0,
      'Ended at 80 percent. Predictions rose from Unsure in week 2 to Likely by week 5. Predictions are missing for 12 of 14 weeks, so the picture has gaps. To decide: whether the remaining 20 percent is worth another quarter.',
    ],
    [
      'silence',
      goal(1, '', { state: 'approved' }),
      0,
      'No result is recorded yet. It was never predicted in the quarter. To do: record the result.',
    ],
    [
      'silence and miss',
      goal(1, '', { result: not() }),
      0,
      'Not reached. No prediction warned of it. To decide: another quarter, or an end.',
    ],
    [
      'dispute',
      goal(1, '44444444444444', { result: done(), managerCompleted: false }),
      0,
      'Not completed by the manager’s answer; by its owner’s account it was. It was still called Very likely in week 14, so nothing warned of the miss. To decide: another quarter, or an end.',
    ],
    [
      'in review',
      goal(1, '33333333333333', { state: 'results_in_review', result: done(3) }),
      0,
      'Completed with good quality. Predictions said Likely from week 1 to week 14 and never moved. The result waits for the manager’s review.',
    ],
    [
      'to be shelved',
      goal(1, '22', { state: 'shelving_in_review' }),
      0,
      'No result is recorded yet. Predictions said Unsure up to week 2. Predictions are missing for 12 of 14 weeks, so the picture has gaps. A request to shelve it waits for an answer.',
    ],
  ])('%s', (_name, one, place, text) => {
    expect(paragraphOf(summariseGoal(one, quarter, place))).toBe(text);
  });
});

describe('three sentences about a quarter', () => {
  const [a, b] = [goal(1, '22224', { result: done(4) }), goal(2, '3333', { result: done(3) })];
  const [c, d] = [goal(3, '33331', { result: not() }), goal(4, '3333', { result: not() })];
  const open = goal(5, '2222', { state: 'approved' });
  test.each<[string, SummaryGoal[], [string, number[]][]]>([
    [
      'mixed',
      [a, b, c, d],
      [
        [
          'Two of four goals were completed: “Goal A” and “Goal B”; the first came all the way from Unsure.',
          [1, 2],
        ],
        [
          'Two of four goals were not reached: “Goal C” and “Goal D”, although “Goal D” was still predicted as Likely at the end.',
          [3, 4],
        ],
        ['To decide: which of the two missed goals gets another quarter, and what is let go.', [3, 4]],
      ],
    ],
    [
      'one, completed',
      [b],
      [
        ['“Goal B” was completed.', [2]],
        ['Nothing went clearly wrong with it.', [2]],
        ['To decide: what to build on this result.', [2]],
      ],
    ],
    [
      'one, missed',
      [c],
      [
        ['There is no success to report for “Goal C”.', [3]],
        ['“Goal C” was not reached: its predictions fell from Likely to Not sure by week 5.', [3]],
        ['To decide: whether it gets another quarter or makes room for something else.', [3]],
      ],
    ],
    [
      'open',
      [open, goal(6, '4', { state: 'approved' })],
      [
        [
          'Nothing is recorded as completed yet, but one of two goals ended the quarter at Likely or better: “Goal F”.',
          [6],
        ],
        ['“Goal E” ended the quarter at Unsure, and no result says otherwise.', [5]],
        ['To decide: how “Goal E” and “Goal F” end; their results are not recorded yet.', [5, 6]],
      ],
    ],
    [
      'missed, and without results',
      [b, c, open, goal(6, '4', { state: 'approved' })],
      [
        ['One of four goals was completed: “Goal B”.', [2]],
        [
          '“Goal C” was not reached: its predictions fell from Likely to Not sure by week 5; two more have no result yet.',
          [3, 5, 6],
        ],
        ['To decide: whether “Goal C” gets another quarter or makes room for something else.', [3]],
      ],
    ],
    [
      'percentages',
      [goal(1, '33', { result: percent(85) }), goal(2, '33', { result: percent(40) })],
      [
        ['No goal was reached in full; “Goal A” came closest, at 85 percent.', [1]],
        ['“Goal B” stopped at 40 percent.', [2]],
        ['To decide: how much of what is left of “Goal A” and “Goal B” is still worth doing.', [1, 2]],
      ],
    ],
    [
      'one percentage',
      [goal(1, '33', { result: percent(99.5) })],
      [
        ['“Goal A” got to 99.5 percent.', [1]],
        ['The other 0.5 percent is still missing.', [1]],
        ['To decide: whether the last 0.5 percent of it is worth another quarter.', [1]],
      ],
    ],
    [
      '14, all completed',
      Array.from({ length: 14 }, (_, at) => goal(at + 1, '34', { result: done(3) })),
      [
        [
          'All 14 goals were completed, “Goal A” and “Goal B” among them.',
          Array.from({ length: 14 }, (_, at) => at + 1),
        ],
        [
          'Nothing went clearly wrong: no goal was missed, and none ended open at Unsure or below.',
          Array.from({ length: 14 }, (_, at) => at + 1),
        ],
        [
          'To decide: which of these results to build on next.',
          Array.from({ length: 14 }, (_, at) => at + 1),
        ],
      ],
    ],
    ['none', [], []],
  ])('%s', (_name, goals, expected) => {
    expect(
      summariseQuarter(goals, 0).map(({ text, sources }) => [text, [...sources].sort((x, y) => x - y)]),
    ).toEqual(expected);
  });

  test('about a year name the strongest quarter and the one that fell behind', () => {
    const year = summariseYear(
      2026,
      [
        { quarter: { label: 'Q1 2026', weekCount: 13 }, goals: [a, b] },
        { quarter, goals: [c, d, open] },
      ],
      0,
    );
    expect(year.map(({ text }) => text)).toEqual([
      'In 2026, two of five goals were completed; Q1 2026 was the strongest quarter, with two of two.',
      'Q3 2026 fell behind, with none of three completed; “Goal C” and “Goal D” were not reached.',
      'To decide: which of “Goal C” and “Goal D” gets another quarter, and what is let go.',
    ]);
    expect(summariseYear(2026, [{ quarter, goals: [a, c] }], 0)).toEqual(summariseQuarter([a, c], 0));
  });
});

describe('every text', () => {
  const anyGoal = fc
    .record({
      weeks: fc.array(fc.constantFrom(...ratings, null), { maxLength: 14 }),
      state: fc.constantFrom(...goalStates),
      title: fc.constantFrom('Grow', 'A “quoted” title.', 'Two\nlines', 'x'.repeat(255), '1. e4'),
      result: fc.option(
        fc.record({
          completed: fc.constantFrom(true, false, null),
          percent: fc.constantFrom(null, 0.5, 50, 100),
          quality: fc.constantFrom(null, ...ratings),
        }),
      ),
      managerCompleted: fc.constantFrom(true, false, null),
    })
    .map(({ weeks, ...changes }) => ({ weeks: weeks.map((one) => one ?? '-').join(''), changes }));

  test('is whole sentences that rest on goals of the summary', () => {
    fc.assert(
      fc.property(fc.array(anyGoal, { minLength: 1, maxLength: 14 }), fc.nat(5), (some, place) => {
        const goals = some.map(({ weeks, changes }, at) => goal(at + 1, weeks, changes));
        const written = [
          ...goals.flatMap((one) => summariseGoal(one, quarter, place)),
          ...summariseQuarter(goals, place),
          ...summariseYear(
            2026,
            [
              { quarter, goals },
              { quarter, goals: goals.slice(0, 1) },
            ],
            place,
          ),
        ];
        for (const { text, sources } of written) {
          expect(text).toMatch(/^[\p{Lu}\p{N}“].*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|null|\{|\}|\s\s|\.\.|\n/);
          expect(text).not.toMatch(/\bone goals\b|\b(?:two|three|four|five) goal\b/i);
          expect(sources.length).toBeGreaterThan(0);
          for (const id of sources) expect(goals.some((one) => one.id === id)).toBe(true);
        }
      }),
    );
  });

  test('begins otherwise than its neighbour with the same facts', () => {
    for (const result of [done(), done(3), not(), not(2), percent(60), null]) {
      const texts = [0, 1, 2].map((place) =>
        paragraphOf(summariseGoal(goal(1, '3333', { result }), quarter, place)),
      );
      expect(new Set(texts).size).toBeGreaterThan(1);
      expect(texts[0]).not.toBe(texts[1]);
    }
  });
});

test('further context becomes a sentence without a source, and a wish for less keeps the first one', () => {
  const two = [
    { text: 'One.', sources: [1] },
    { text: 'Two.', sources: [1] },
  ];
  expect(withContext(two, '')).toEqual(two);
  expect(withContext(two, 'Shorter, please')).toEqual([{ text: 'One.', sources: [1] }]);
  expect(withContext(two, ' the supplier\nwas late ')).toEqual([
    ...two,
    { text: 'The supplier was late.', sources: [] },
  ]);
  expect(withContext(two, 'Please mention that the fair helped').at(-1)?.text).toBe('The fair helped.');
  expect(withContext(two, 'Add:')).toEqual(two);
  const long = paragraphOf(withContext(two, 'words and '.repeat(300)));
  expect([long.length > 2_900, long.length <= summaryLimits.text]).toEqual([true, true]);
});
