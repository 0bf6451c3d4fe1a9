import { expect, test } from 'vitest';
import { quartersOfSpan, refusedQuestions, spanOf } from './rules.ts';

test('a span is one, two or four quarters, and is found again', () => {
  expect(quartersOfSpan(8105, 'half_year')).toEqual({ first: 8105, last: 8106 });
  for (const span of ['quarter', 'half_year', 'year'] as const)
    expect(spanOf(quartersOfSpan(8105, span))).toBe(span);
});

test('a question that somebody has answered keeps its words; its help may change', () => {
  const stored = [
    { id: 1, question: 'What went well?', help: '', isRequired: true, isAnswered: true },
    { id: 2, question: 'What next?', help: '', isRequired: false, isAnswered: false },
  ];
  const [first, second] = stored;
  if (!first || !second) throw new Error('Two questions are stored.');
  expect(refusedQuestions(stored, [{ ...first, help: 'Think of your goals.' }, second])).toBeUndefined();
  expect(refusedQuestions(stored, [{ ...first, question: 'What went badly?' }])).toBe('answered');
  expect(refusedQuestions(stored, [{ ...first, isRequired: false }])).toBe('answered');
  expect(refusedQuestions(stored, [first, { ...second, question: 'And now?' }])).toBeUndefined();
  expect(refusedQuestions(stored, [first, first])).toBe('unknown');
  expect(refusedQuestions(stored, [first, { ...second, id: 9 }])).toBe('unknown');
  expect(refusedQuestions(stored, [second])).toBe('left_out');
});
