import { approveGoal, retractGoal, retractGoalEdit, takeBack } from '@bellwether/contract/goals/approval';
import { deleteGoal, restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner, changeParentGoal } from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { GoalEditMoveName } from '@bellwether/domain/goals/edit-lifecycle';
import { goalEditMoveNames, goalEditMoveTable } from '@bellwether/domain/goals/edit-lifecycle';
import { moveEvents } from '@bellwether/domain/goals/events';
import { historySentence } from '@bellwether/domain/goals/history';
import { type GoalMoveName, goalMoveNames, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);

type Step = (id: number, info: GoalInfo) => Promise<unknown>;
const approve =
  (who: CastName, Status: string, Comment = ''): Step =>
  (Id) =>
    company.must(who, approveGoal, { body: { Id, Status, Comment } });
const shelve =
  (who: CastName, Status: string, Comment = ''): Step =>
  (Id) =>
    company.must(who, shelveGoal, { body: { Id, Status, Comment } });
const saveEdit =
  (who: CastName, IsDraft = true): Step =>
  (id) =>
    company.must(who, updateGoal, {
      params: { id },
      body: company.save({ Title: 'Grow more', IsFromEdit: true, IsDraft }),
    });
const finalize: Step = (GoalId, info) =>
  company.must('member', finalizeGoal, {
    body: { Id: info.GoalResult?.Id ?? 0, GoalId, Completed: true, Quality: 3, Outcome: 'Done' },
  });
const review: Step = (GoalId, info) =>
  company.must('lead', reviewResult, {
    body: { Id: info.GoalManagerResult?.Id ?? 0, GoalId, Completed: true, Feedback: 'Well done' },
  });

const draft = () => company.make('member');
const inReview = () => company.make('member', { IsDraft: false });
const approved = () => company.makeApproved('member');
async function after(start: () => Promise<GoalInfo>, ...steps: Step[]): Promise<GoalInfo> {
  let info = await start();
  for (const step of steps) {
    await step(info.Goal.Id, info);
    info = await company.must('lead', getGoal, { params: { id: info.Goal.Id } });
  }
  return info;
}

interface Way {
  start: () => Promise<GoalInfo>;
  act: Step;
  /** The person who reads the outcome; by default the lead, except for the ceo's goals. */
  seenBy?: CastName;
}

const goalWays: Record<GoalMoveName, Way> = {
  createGoal: { start: draft, act: async () => undefined },
  publishGoal: { start: () => company.make('ceo'), act: approve('ceo', 'approved') },
  submitGoal: { start: draft, act: approve('member', 'review') },
  approveGoal: { start: inReview, act: approve('lead', 'approved') },
  requestGoalChanges: { start: inReview, act: approve('lead', 'draft', 'More detail, please') },
  retractGoal: {
    start: inReview,
    act: (Id) => company.must('member', retractGoal, { body: { Id, Comment: 'Not yet' } }),
  },
  finalizeGoal: { start: approved, act: finalize },
  finalizeGoalAlone: {
    start: () => company.makeApproved('ceo'),
    act: (GoalId) =>
      company.must('ceo', finalizeGoal, {
        body: { GoalId, Completed: false, Quality: 1, Outcome: 'Missed' },
      }),
  },
  reviewResult: { start: () => after(approved, finalize), act: review },
  retractResult: {
    start: () => after(approved, finalize),
    act: (GoalId) => company.must('member', retractResult, { body: { GoalId } }),
  },
  editResult: { start: () => after(approved, finalize), act: finalize },
  editReviewedResult: { start: () => after(approved, finalize, review), act: review },
  requestShelving: { start: approved, act: shelve('member', 'shelving_in_review') },
  withdrawShelving: {
    start: () => after(approved, shelve('member', 'shelving_in_review')),
    act: shelve('member', 'reactivated'),
  },
  denyShelving: {
    start: () => after(approved, shelve('member', 'shelving_in_review')),
    act: shelve('lead', 'denied', 'We still need it'),
  },
  approveShelving: {
    start: () => after(approved, shelve('member', 'shelving_in_review')),
    act: shelve('lead', 'approved'),
  },
  shelveGoal: { start: approved, act: shelve('lead', 'shelved') },
  reactivateGoal: {
    start: () => after(approved, shelve('lead', 'shelved')),
    act: shelve('lead', 'reactivated'),
  },
  changeGoalOwner: {
    start: approved,
    act: (Id) => company.must('lead', changeGoalOwner, { body: { Id, UserId: company.people.peer.id } }),
  },
  changeParentGoal: {
    start: approved,
    act: async (Id) => {
      const parent = await company.makeApproved('ceo');
      return company.must('member', changeParentGoal, { body: { Id, GoalId: parent.Goal.Id } });
    },
  },
  deleteGoal: {
    start: approved,
    act: async (id) => {
      await company.must('ceo', deleteGoal, { params: { id } });
      return company.must('goalAdmin', restoreGoal, { body: { Id: id } });
    },
  },
  restoreGoal: {
    start: async () => {
      const goal = await approved();
      await company.must('goalAdmin', deleteGoal, { params: { id: goal.Goal.Id } });
      return goal;
    },
    act: (Id) => company.must('goalAdmin', restoreGoal, { body: { Id } }),
  },
  takeBack: {
    start: () => after(inReview, approve('lead', 'approved')),
    act: (Id) => company.must('lead', takeBack, { body: { Id } }),
  },
};

test.each(goalMoveNames)('%s: state, history with its sentence and author, and the event', async (move) => {
  const way = goalWays[move];
  const { Goal } = await way.start();
  await way.act(
    Goal.Id,
    await company.must('ceo', getGoal, { params: { id: Goal.Id } }).catch(() => emptyInfo),
  );
  const info = await company.must('ceo', getGoal, { params: { id: Goal.Id } });
  const { to, sentence } = goalMoveTable[move];
  const row = info.GoalTransitions.findLast((row) => sentenceOf(row, info) === sentence);
  expect(row, sentence).toBeDefined();
  expect(row?.TransitionableType).toBe('Goal');
  if (to !== 'unchanged') expect(info.Goal.State).toBe(to);
  expect(await company.events(Goal.Id)).toContain(moveEvents[move]);
});

const emptyInfo = { GoalResult: null, GoalManagerResult: null } as GoalInfo;

function sentenceOf(row: GoalInfo['GoalTransitions'][number], info: GoalInfo): string {
  return historySentence({
    transitionableType: row.TransitionableType,
    actionType: row.ActionType,
    fromState: row.FromState,
    toState: row.ToState ?? '',
    byOwner: row.UserId === info.Goal.User.Id,
  });
}

const inEditReview = () => after(approved, saveEdit('member', false));
const editWays: Record<GoalEditMoveName, Way> = {
  createGoalEdit: { start: approved, act: saveEdit('member') },
  submitGoalEdit: { start: () => after(approved, saveEdit('member')), act: approve('member', 'review') },
  retractGoalEdit: {
    start: inEditReview,
    act: (Id) =>
      company.must('member', retractGoalEdit, { body: { Id, Status: 'draft', Comment: 'One more thing' } }),
  },
  requestGoalEditChanges: { start: inEditReview, act: approve('lead', 'draft', 'Say by when') },
  discardGoalEdit: {
    start: () => after(approved, saveEdit('member')),
    act: (Id) =>
      company.must('member', retractGoalEdit, { body: { Id, Status: 'canceled', Comment: 'As it was' } }),
  },
  approveGoalEdit: { start: inEditReview, act: approve('lead', 'approved') },
  publishGoalEdit: {
    start: () => after(approved, saveEdit('member')),
    act: approve('goalAdmin', 'approved'),
  },
  cancelGoalEdit: { start: inEditReview, act: shelve('lead', 'shelved') },
};

test.each(goalEditMoveNames)(
  '%s: the edit’s state, history with its sentence, and the event',
  async (move) => {
    const way = editWays[move];
    const { Goal } = await way.start();
    await way.act(Goal.Id, emptyInfo);
    const info = await company.must('ceo', getGoal, { params: { id: Goal.Id } });
    const { to, sentence } = goalEditMoveTable[move];
    const row = info.GoalTransitions.findLast((row) => row.TransitionableType === 'GoalEdit');
    expect(row && sentenceOf(row, info)).toBe(sentence);
    expect(row?.ToState).toBe(to === 'applied' ? 'approved' : to);
    expect(info.GoalEdits.map((edit) => edit.State)).toEqual(to === 'draft' || to === 'review' ? [to] : []);
    expect(await company.events(Goal.Id)).toContain(moveEvents[move]);
    expect(info.Goal.GoalDetail.Title).toBe(to === 'applied' ? 'Grow more' : 'Grow');
  },
);

const past: Readonly<Record<string, string>> = {
  approve: 'approved',
  cancel: 'canceled',
  change: 'changed',
  create: 'created',
  delete: 'deleted',
  deny: 'denied',
  discard: 'discarded',
  edit: 'edited',
  finalize: 'finalized',
  publish: 'published',
  reactivate: 'reactivated',
  request: 'requested',
  restore: 'restored',
  retract: 'retracted',
  review: 'reviewed',
  shelve: 'shelved',
  submit: 'submitted',
  take: 'taken_back',
  withdraw: 'withdrawn',
};

test.each([...goalMoveNames, ...goalEditMoveNames])('the event of %s has the name of the move', (move) => {
  const thing = move in goalEditMoveTable ? 'goal_edit' : 'goal';
  const [verb = '', ...object] = move.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  // The object's name stands before the dot; a move without a reviewer has no event of its own.
  const named = object.filter(
    (word) => !['goal', 'alone', 'back'].includes(word) && !(thing === 'goal_edit' && word === 'edit'),
  );
  expect(moveEvents[move]).toBe(`${thing}.${[...named, past[verb]].join('_')}`);
});
