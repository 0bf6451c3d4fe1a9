import { describe, expect, test } from 'vitest';
import { english } from '../locale/language.ts';
import { sentenceOf } from '../shared/said.ts';
import { textWords } from '../shared/words.ts';
import { deleteConfirmation, goalMessages, limits, reasonSentences } from './messages.ts';
import { reasonCodes } from './reasons.ts';
import {
  characterCount,
  isMeasuredInPercent,
  mayBePrivate,
  validateComment,
  validateManagerResult,
  validateResult,
} from './rules.ts';
import { hasText } from './texts.ts';

test('the messages of texts.9, to the letter', () => {
  expect(goalMessages).toMatchObject({
    commentRequired: 'Please enter your comment.',
    dialogCommentRequired: 'Please enter comment',
    commentIsRequired: 'Comment Is Required',
    ownerRequired: 'Please select owner!',
    quarterRequired: 'Please select quarter!',
    themeRequired: 'Please enter theme!',
    parentRequiredForOthers: 'Parent is required when creating goals for others',
    outcomeRequired: 'A description of result is required.',
    feedbackRequired: 'A description of result is required.',
    deleteComment: 'Do you want to delete?',
    deletedAncestor: 'This goal has been deleted.',
    goalManagerParentHint: 'Select one of your goals, or any goal aligned below your goals.',
  });
  expect(deleteConfirmation).toBe('DELETE');
});

test('the limits of texts.1', () => {
  expect(limits).toEqual({
    title: 255,
    measurement: 3000,
    description: 10_000,
    reportingMemo: 255,
    comment: 5000,
    outcome: 3000,
    feedback: 3000,
    theme: 255,
    draftingContext: 3000,
  });
});

test('each reason has a sentence', () => {
  expect(Object.keys(reasonSentences).sort()).toEqual([...reasonCodes].sort());
  for (const sentence of Object.values(reasonSentences)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  // Check pairs that must say opposite things.
  expect(reasonSentences).toMatchObject({
    no_manager: 'The owner has no manager who could review this.',
    has_manager: 'The owner has a manager who reviews the result.',
    no_edit: 'There are no proposed changes.',
    edit_in_review: 'The proposed changes are waiting for approval.',
    edit_not_in_review: 'The proposed changes are not waiting for approval.',
  });
});

test('characters are counted as the database counts them', () => {
  expect(characterCount('Ziel')).toBe(4);
  expect(characterCount('🎯🎯')).toBe(2);
  expect(textWords.too_long({ label: 'Description', limit: 10_000 })).toBe(
    'Description can have at most 10,000 characters.',
  );
});

describe('a comment', () => {
  test('is required, with its own message in each place', () => {
    const told = (place: 'comment' | 'dialog') =>
      validateComment(' ', place).map((fault) => [fault.path, sentenceOf(fault, english)]);
    expect(told('comment')).toEqual([['Comment', 'Please enter your comment.']]);
    expect(told('dialog')).toEqual([['Comment', 'Please enter comment']]);
    expect(validateComment('Good.', 'comment')).toEqual([]);
  });

  test('ends at 5,000 characters', () => {
    expect(validateComment('x'.repeat(5000), 'comment')).toEqual([]);
    expect(validateComment('x'.repeat(5001), 'dialog')).toHaveLength(1);
  });
});

describe('the owner’s result', () => {
  const yes = { completed: true, objectiveResult: null, quality: 3, outcome: 'Done.' };
  const percent = { completed: null, objectiveResult: 80, quality: 0, outcome: 'Nearly.' };
  test.each([
    ['SMART', yes, []],
    ['OKR', { ...yes, completed: false }, []],
    ['ObjectiveResult', percent, []],
    ['SMART', { ...yes, outcome: ' ' }, ['Outcome']],
    ['SMART', { ...yes, outcome: 'x'.repeat(3001) }, ['Outcome']],
    ['SMART', { ...yes, quality: null }, ['Quality']],
    ['OKR', { ...yes, quality: 5 }, ['Quality']],
    ['OKR', { ...yes, quality: 2.5 }, ['Quality']],
    ['OKR', { ...yes, completed: null }, ['Completed']],
    ['SMART', percent, ['Completed']],
    ['ObjectiveResult', yes, ['ObjectiveResult']],
    ['ObjectiveResult', { ...percent, outcome: '', quality: null }, ['Outcome', 'Quality']],
  ] as const)('%s %o: %o', (goalType, result, paths) => {
    expect(validateResult(goalType, result).map((error) => error.path)).toEqual(paths);
  });

  test.each([
    [0, false],
    [0.004, false],
    [0.01, true],
    [1, true],
    [99.5, true],
    [100, true],
    [100.01, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%s percent is accepted: %s', (objectiveResult, accepted) => {
    const told = validateResult('ObjectiveResult', { ...percent, objectiveResult });
    expect(told.length === 0).toBe(accepted);
  });
});

describe('the manager’s result', () => {
  const yes = { completed: true, objectiveResult: null, feedback: 'Agreed.' };
  test.each([
    ['SMART', yes, []],
    ['SMART', { ...yes, feedback: '' }, ['Feedback']],
    ['OKR', { ...yes, completed: null }, ['Completed']],
    ['ObjectiveResult', { ...yes, completed: null, objectiveResult: 40 }, []],
    ['ObjectiveResult', { ...yes, completed: null, objectiveResult: 0 }, ['ObjectiveResult']],
    ['ObjectiveResult', yes, ['ObjectiveResult']],
  ] as const)('%s %o: %o', (goalType, result, paths) => {
    expect(validateManagerResult(goalType, result).map((error) => error.path)).toEqual(paths);
  });

  test('missing feedback and outcome have the same message', () => {
    const [fault] = validateManagerResult('SMART', { ...yes, feedback: '' });
    expect(fault && sentenceOf(fault, english)).toBe('A description of result is required.');
  });
});

test('only ObjectiveResult goals are measured in percent and carry a memo', () => {
  expect((['SMART', 'OKR', 'ObjectiveResult'] as const).map(isMeasuredInPercent)).toEqual([
    false,
    false,
    true,
  ]);
  expect(
    (['SMART', 'OKR', 'ObjectiveResult'] as const).map((type) => hasText(type, 'reportingMemo')),
  ).toEqual([false, false, true]);
});

test.each([
  [{ hasChildren: false, isOwner: true, isInChain: false }, null],
  [{ hasChildren: false, isOwner: false, isInChain: true }, null],
  [{ hasChildren: true, isOwner: true, isInChain: false }, 'has_children'],
  [{ hasChildren: false, isOwner: false, isInChain: false }, 'outside_chain'],
] as const)('may be private: %o → %s', (facts, reason) => {
  expect(mayBePrivate(facts)).toEqual(reason === null ? { ok: true } : { ok: false, reason });
});

test('leading and trailing spaces are dropped and do not count', () => {
  const padded = (length: number) => ` ${'x'.repeat(length)}\n `;
  expect(validateComment(padded(limits.comment), 'comment')).toEqual([]);
  expect(validateComment(padded(limits.comment + 1), 'comment')).toHaveLength(1);
});
