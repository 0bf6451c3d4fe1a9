import { expect, test } from 'vitest';
import { appraisalStatuses } from '../lifecycle.ts';
import { mayWriteSelfReview, missingAnswers, remindsOfSelfReview, selfReviewStates } from './rules.ts';

const facts = {
  state: 'none',
  appraisal: 'none',
  opens: '2026-07-01',
  today: '2026-07-01',
  employeeHasLeft: false,
} as const;

test('it is written from the opening day until it is handed in or the manager has shared', () => {
  for (const state of selfReviewStates)
    for (const appraisal of appraisalStatuses)
      for (const today of ['2026-06-30', '2026-07-01', '2027-01-01'] as const) {
        const isOpen =
          state !== 'handed_in' && (appraisal === 'none' || appraisal === 'draft') && today >= facts.opens;
        const asked = { ...facts, state, appraisal, today };
        expect([asked, mayWriteSelfReview(asked).ok]).toEqual([asked, isOpen]);
        expect(remindsOfSelfReview(asked)).toBe(isOpen);
      }
  expect(mayWriteSelfReview({ ...facts, employeeHasLeft: true })).toEqual({ ok: false, reason: 'left' });
});

test('required questions need an answer that is not blank', () => {
  const questions = [
    { id: 4, isRequired: true },
    { id: 5, isRequired: false },
    { id: 6, isRequired: true },
  ];
  expect(
    missingAnswers(questions, [
      { question: 4, text: 'Much.' },
      { question: 6, text: '  ' },
    ]),
  ).toEqual([2]);
});
