import { expect, test } from 'vitest';
import {
  isAnswerTo,
  isAskedAbout,
  quartersOfSpan,
  refusedQuestions,
  reviewDaysOf,
  reviewOfAnswers,
  spanOf,
} from './rules.ts';

test('a span is one, two or four quarters, and is found again', () => {
  expect(quartersOfSpan(8105, 'half_year')).toEqual({ first: 8105, last: 8106 });
  for (const span of ['quarter', 'half_year', 'year'] as const)
    expect(spanOf(quartersOfSpan(8105, span))).toBe(span);
});

const text = { kind: 'text', levels: [] } as const;

test('a question that somebody has answered keeps its words; its help may change', () => {
  const stored = [
    { id: 1, question: 'What went well?', help: '', isRequired: true, ...text, isAnswered: true },
    { id: 2, question: 'What next?', help: '', isRequired: false, ...text, isAnswered: false },
  ];
  const [first, second] = stored;
  if (!first || !second) throw new Error('Two questions are stored.');
  expect(refusedQuestions(stored, [{ ...first, help: 'Think of your goals.' }, second])).toBeUndefined();
  expect(refusedQuestions(stored, [{ ...first, question: 'What went badly?' }])).toBe('answered');
  expect(refusedQuestions(stored, [{ ...first, isRequired: false }])).toBe('answered');
  expect(refusedQuestions(stored, [{ ...first, kind: 'goals' }, second])).toBe('answered');
  expect(refusedQuestions(stored, [{ ...first, kind: 'scale', levels: ['A', 'B'] }, second])).toBe(
    'answered',
  );
  expect(refusedQuestions(stored, [first, { ...second, question: 'And now?' }])).toBeUndefined();
  expect(refusedQuestions(stored, [first, first])).toBe('unknown');
  expect(refusedQuestions(stored, [first, { ...second, id: 9 }])).toBe('unknown');
  expect(refusedQuestions(stored, [second])).toBe('left_out');
});

test('a review is written after the end, on chosen days, or in the last four weeks of a probation', () => {
  const ends = '2026-09-30';
  expect(reviewDaysOf({ kind: 'quarters', ends, chosen: null }, 3)).toEqual({
    opens: '2026-10-01',
    due: '2026-10-21',
  });
  const chosen = { opens: '2026-09-15', due: '2026-10-05' };
  expect(reviewDaysOf({ kind: 'dates', ends, chosen }, 3)).toEqual(chosen);
  expect(reviewDaysOf({ kind: 'probation', ends, chosen }, 3)).toEqual({
    opens: '2026-09-03',
    due: '2026-09-30',
  });
});

test('a question is asked by role and department, and a scale is answered by one of its words', () => {
  const person = { role: 'manager', department: 'Sales' } as const;
  expect(isAskedAbout({ roles: [], departments: [] }, person)).toBe(true);
  expect(isAskedAbout({ roles: ['manager'], departments: ['Sales', 'Field'] }, person)).toBe(true);
  expect(isAskedAbout({ roles: ['contributor'], departments: [] }, person)).toBe(false);
  expect(isAskedAbout({ roles: [], departments: ['Field'] }, person)).toBe(false);
  const scale = { kind: 'scale', levels: ['Rarely', 'Often'] } as const;
  expect(['Often', '', 'often'].map((word) => isAnswerTo(scale, word))).toEqual([true, true, false]);
  expect(isAnswerTo(text, 'Anything')).toBe(true);
});

test('answers become the review, with their questions, and nothing of them becomes markup', () => {
  expect(
    reviewOfAnswers([
      { question: 'What <now>?', answer: 'First.\n\n<script>' },
      { question: 'And?', answer: ' ' },
    ]),
  ).toBe('<p><strong>What &lt;now&gt;?</strong></p><p>First.</p><p>&lt;script&gt;</p>');
});
