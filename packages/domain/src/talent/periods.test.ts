import { describe, expect, test } from 'vitest';
import { quarterByIndex, quarterOf } from '../calendar/quarter.ts';
import { english } from '../locale/language.ts';
import { sentenceOf } from '../shared/said.ts';
import { defaultLabels, ratingAxes, ratingWord, scaleOf } from './labels.ts';
import { dueDate, hasAppraisals, isOffered, isOverdue, signUntil, statementUntil } from './periods.ts';
import { isRating, levelCounts, ratingColour } from './rating.ts';
import {
  blankRefusal,
  draftParagraphs,
  goalsForModel,
  privateParagraphs,
  type ReviewDraft,
  type ReviewGoal,
} from './review-draft.ts';

const settings = { firstFiscalMonth: 1, quarterLabelShift: 0 };
const quarter = quarterOf('2026-09-30', settings);

describe('a quarter', () => {
  test.each([
    ['2026-09-30', null, false],
    ['2026-10-01', null, true],
    ['2026-10-01', '2026-07-01', true],
    ['2026-10-01', '2026-07-02', false],
  ])('has appraisals on %s with the effective date %s: %s', (today, effectiveDate, has) => {
    expect(hasAppraisals(quarter, { today, effectiveDate })).toBe(has);
  });

  test.each([
    ['2026-09-29', true],
    ['2026-09-30', true],
    ['2026-10-01', false],
  ])('is offered for people who were added on %s: %s', (added, is) => {
    expect(isOffered(quarter, { today: '2026-11-01', effectiveDate: null }, added)).toBe(is);
  });

  test.each([
    ['none', '2026-10-21', false],
    ['none', '2026-10-22', true],
    ['draft', '2026-10-22', true],
    ['shared', '2026-10-21', false],
    ['shared', '2026-10-22', true],
    ['acknowledged', '2026-10-22', false],
    ['completed', '2027-10-22', false],
  ] as const)('%s is overdue on %s after three weeks: %s', (status, today, is) => {
    expect(isOverdue(status, dueDate(quarter, 3), today)).toBe(is);
  });

  test.each([
    ['2026-10-02', '2026-10-21'],
    ['2026-10-14', '2026-10-21'],
    ['2026-10-15', '2026-10-22'],
    ['2026-11-20', '2026-11-27'],
  ])('shared on %s, the employee has time to sign until %s', (sharedOn, until) => {
    expect(signUntil(dueDate(quarter, 3), sharedOn)).toBe(until);
  });

  test('leaves 30 days for a statement', () => {
    expect(statementUntil('2026-11-01')).toBe('2026-12-01');
  });

  test('of any fiscal year ends in the month of its seventieth day', () => {
    const shifted = quarterByIndex(quarter.index, { firstFiscalMonth: 2, quarterLabelShift: 0 });
    expect([shifted.startDate, shifted.endDate]).toEqual(['2026-08-01', '2026-10-31']);
  });
});

describe('ratings', () => {
  test('are coloured by their sum with three levels, by half of it rounded up with five', () => {
    const colours = levelCounts.map((levels) =>
      Array.from({ length: levels }, (_, primary) =>
        Array.from({ length: levels }, (__, secondary) => ratingColour({ primary, secondary }, levels)).join(
          '',
        ),
      ),
    );
    expect(colours).toEqual([
      ['012', '123', '234'],
      ['01122', '11223', '12233', '22334', '23344'],
    ]);
  });

  test('are places in the labels, which always exist', () => {
    for (const levels of levelCounts) {
      const labels = defaultLabels(levels, levels);
      for (const axis of ratingAxes) {
        expect(labels.levels[axis]).toHaveLength(levels);
        expect(ratingWord(scaleOf(labels), axis, levels - 1)?.label).not.toBe('');
        expect(ratingWord(scaleOf(labels), axis, levels)).toBeUndefined();
      }
      expect([isRating(levels - 1, levels), isRating(levels, levels), isRating(-1, levels)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});

const goal = (fields: Partial<ReviewGoal>): ReviewGoal => ({
  id: 1,
  title: 'Ship',
  measurement: 'By June',
  state: 'finalized',
  isPrivate: false,
  likelihood: 4,
  isCompleted: true,
  percent: null,
  ...fields,
});

describe('a draft of a review', () => {
  const goals = [
    goal({ title: 'Reached', percent: 120 }),
    goal({ title: 'Missed', isCompleted: false }),
    goal({ title: 'Open', isCompleted: null, state: 'approved' }),
    goal({ title: 'Secret', isPrivate: true }),
  ];

  const factsOf = (some: readonly ReviewGoal[]) => ({
    label: 'Q3 2026',
    goals: some,
    selfReview: [],
    peers: [],
    peerNames: [],
  });
  const textsOf = (draft: ReviewDraft) => draft.flat().map(({ text }) => text);

  test('has a paragraph for what was reached, what was not, and what is open', () => {
    const said = textsOf(draftParagraphs(factsOf(goals), english));
    expect(said).toEqual([
      'Reached in Q3 2026: “Reached” (120%), “Secret”. What made it work was [reason].',
      'Not reached in Q3 2026: “Missed”. The reason was [reason].',
      'Without a result at the end of Q3 2026: “Open”. What is left is [next step].',
      'Next I would like to see [focus], and I will help with [support].',
    ]);
    const blankSentence = (review: string) => {
      const told = blankRefusal(review);
      return told && sentenceOf(told, english);
    };
    // Each paragraph has a blank, and a review with blanks is not saved.
    expect(said.map(blankSentence)).toEqual([
      'Please fill in [reason] before you save.',
      'Please fill in [reason] before you save.',
      'Please fill in [next step] before you save.',
      'Please fill in [focus], [support] before you save.',
    ]);
    expect(blankRefusal('<p>The reason was the supplier [1].</p>')).toBeUndefined();
  });

  test('sends no private goal to a model, and words it from a template', () => {
    const facts = factsOf(goals);
    expect(goalsForModel(facts).map(({ title }) => title)).toEqual(['Reached', 'Missed', 'Open']);
    expect(textsOf(privateParagraphs(facts, english))).toEqual([
      'Reached in Q3 2026: “Secret”. What made it work was [reason].',
    ]);
    expect(draftParagraphs(factsOf([]), english)).toHaveLength(1);
  });
});
