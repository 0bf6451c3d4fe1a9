import { describe, expect, test } from 'vitest';
import { goalStates } from '../goals/lifecycle.ts';
import {
  goalReminders,
  type RemindedGoal,
  reminderButtons,
  reminderOrder,
  reminderPages,
  reminderRank,
  reminderSubject,
  reminderTypes,
  remindsOfDraft,
  remindsOfNoGoal,
} from './reminders.ts';

const plain: RemindedGoal = {
  state: 'approved',
  editState: null,
  isOwner: true,
  isManager: false,
  wasOwn: false,
  isUpdateAsked: false,
  periodEnded: false,
  isSentBack: false,
};
const manager = { isOwner: false, isManager: true };

describe('reminders of a goal', () => {
  test.each<[string, Partial<RemindedGoal>, string[]]>([
    ['nothing while all is well', {}, []],
    ['an update that is asked for', { isUpdateAsked: true }, ['update']],
    ['not the manager, who sees it on the card', { isUpdateAsked: true, ...manager }, []],
    [
      'the result, and no update, once the quarter has ended',
      { isUpdateAsked: true, periodEnded: true },
      ['finalize'],
    ],
    ['nobody else of the result', { periodEnded: true, ...manager }, []],
    ['a draft that was sent back', { state: 'draft', isSentBack: true }, ['sent_back']],
    ['a draft of one’s own making: nothing', { state: 'draft' }, []],
    [
      'an edit that was sent back, beside the update',
      { editState: 'draft', isSentBack: true, isUpdateAsked: true },
      ['update', 'sent_back'],
    ],
    [
      'an edit that was sent back while the shelving waits: nothing yet',
      { state: 'shelving_in_review', editState: 'draft', isSentBack: true },
      [],
    ],
    ['an edit in review: not its owner', { editState: 'review', isSentBack: true }, []],
    ['an edit in review: the manager', { editState: 'review', ...manager }, ['review']],
    ['a draft in review: the manager', { state: 'review', ...manager }, ['review']],
    ['its own owner never, even as acting manager of others', { state: 'review' }, []],
  ])('%s', (_, facts, expected) => {
    expect(goalReminders({ ...plain, ...facts })).toEqual(expected);
  });

  test.each(goalStates)('%s gives a bystander no reminder', (state) => {
    const everything = {
      isUpdateAsked: true,
      periodEnded: true,
      isSentBack: true,
      editState: 'review' as const,
    };
    expect(goalReminders({ ...plain, ...everything, state, isOwner: false })).toEqual([]);
  });
});

test.each([
  ['review', 'review', null, 'goal'],
  ['review', 'approved', 'review', 'edit'],
  ['review', 'shelving_in_review', 'review', 'shelving'],
  ['review', 'results_in_review', null, 'result'],
  ['review', 'approved', 'draft', null],
  ['review', 'draft', null, null],
  ['sent_back', 'draft', null, 'goal'],
  ['sent_back', 'approved', 'draft', 'edit'],
  ['update', 'approved', 'review', null],
  ['finalize', 'approved', null, null],
  ['add_goal', null, null, null],
] as const)('%s of %s with an edit in %s is about its %s', (type, state, editState, subject) => {
  expect(reminderSubject(type, state, editState)).toBe(subject);
});

test('a draft of the running quarter reminds until it is handed in, and an own reminder is enough if it was sent back', () => {
  const draft = { state: 'draft', isSentBack: false, isOfRunningQuarter: true } as const;
  expect(remindsOfDraft(draft)).toBe(true);
  expect(remindsOfDraft({ ...draft, isSentBack: true })).toBe(false);
  expect(remindsOfDraft({ ...draft, isOfRunningQuarter: false })).toBe(false);
  for (const state of goalStates) expect(remindsOfDraft({ ...draft, state })).toBe(state === 'draft');
});

test('a goal is missing until one is handed in: drafts and shelved goals are none', () => {
  expect(remindsOfNoGoal([])).toBe(true);
  for (const state of goalStates)
    expect(remindsOfNoGoal(['draft', state, 'shelved'])).toBe(state === 'draft' || state === 'shelved');
});

test('each type has the button named in the decisions', () => {
  expect(reminderTypes.map((type) => reminderButtons[type])).toEqual([
    'Review',
    'Finalize Results',
    'Update',
    'Edit',
    'Add a Goal',
    'View',
    'View',
    'View Appraisal',
    'View',
    'Reinvite',
    'Edit',
    'Write',
    'Write',
    'Answer',
    'Open',
  ]);
});

test('the types keep their places, because cursors contain them', () => {
  expect(reminderTypes).toEqual([
    'review',
    'finalize',
    'update',
    'sent_back',
    'add_goal',
    'action_item',
    'appraisal_write',
    'appraisal_sign',
    'dispute',
    'invitation',
    'draft',
    'self_review',
    'peer_feedback',
    'peer_request',
    'calibration',
  ]);
});

test('every type has its group on the dashboard: what a person updates and reviews comes first', () => {
  expect([...reminderOrder].sort()).toEqual([...reminderTypes].sort());
  expect(reminderOrder.slice(0, 4)).toEqual(['update', 'review', 'appraisal_sign', 'peer_request']);
  expect(reminderOrder.map(reminderRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('the first page has 50 reminders, each further page 10 (dashboard.3)', () => {
  expect(reminderPages).toEqual({ first: 50, next: 10 });
});
