import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { buildInfo, noTexts } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { RetractResult } from '../../results/components/retract-result.tsx';
import type { ApprovalLayer } from '../words.ts';
import { ApprovalAct } from './approval-act.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const permissions = {
  SubmitForApproval: true,
  SubmitForApproval2: true,
  Publish: true,
  RetractApprovalRequest: true,
  DiscardDraftChanges: true,
} as const;

function openAct(layer: ApprovalLayer, State: 'draft' | 'review' | 'approved', answers: Answers = {}) {
  const info = buildInfo({ Goal: { State }, Permissions: permissions });
  return renderLayer(<ApprovalAct goalId={12} layer={layer} />, {
    infos: [info],
    answers: {
      getApprovalRequest: () => ({
        ...info,
        Changes: [{ Field: 'Title', From: 'Cut delivery', To: 'Cut delivery further' }],
      }),
      approveGoal: () => info,
      retractGoal: () => info,
      retractGoalEdit: () => info,
      ...answers,
    },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['publish', 'draft', 'Publish', 'approveGoal', { Id: 12, Status: 'approved', Comment: '' }],
  ['publish', 'approved', 'Publish', 'approveGoal', { Id: 12, Status: 'approved', Comment: '' }],
  ['submit', 'draft', 'Request Approval', 'approveGoal', { Id: 12, Status: 'review', Comment: '' }],
  ['submit', 'approved', 'Submit for Approval', 'approveGoal', { Id: 12, Status: 'review', Comment: '' }],
] as const)('%s of a goal in %s takes no comment', async (layer, state, button, call, body) => {
  const { callsOf, close } = openAct(layer, state);
  press(button);
  await waitFor(() => expect(close).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(callsOf(call)).toEqual([{ body }]);
});

test('a published goal is approved, and the closing dialog still describes the act', async () => {
  const { close, callsOf } = openAct('publish', 'draft', {
    approveGoal: () => buildInfo({ Goal: { State: 'approved' } }),
  });
  press('Publish');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(screen.getByText(/The goal is approved at once/)).toBeTruthy();
  expect(callsOf('getApprovalRequest')).toEqual([]);
});

test('what was just done can be taken back from the message about it', async () => {
  const published = buildInfo({
    Goal: { State: 'approved' },
    GoalTransitions: [
      {
        ...{ Id: 5, TransitionableType: 'Goal', ActionType: null, FromState: 'draft', ToState: 'approved' },
        ...{ Meta: null, MetaTo: null, FromName: null, ToName: null, GoalName: 'Cut delivery' },
        ...{ UserId: 7, UserName: 'Ada', CreatedAt: new Date(serverNow()).toISOString(), Comments: [] },
      },
    ],
  });
  const { callsOf } = openAct('publish', 'draft', {
    approveGoal: () => published,
    takeBack: () => buildInfo({ Goal: { State: 'draft' } }),
  });
  press('Publish');
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await screen.findByText('Taken back: the goal is what it was before.');
  expect(callsOf('takeBack')).toEqual([{ body: { Id: 12 } }]);
});

test.each([
  ['retract', 'review', 'Retract', 'retractGoal', 'draft'],
  ['retract', 'approved', 'Retract', 'retractGoalEdit', 'draft'],
  ['discard', 'approved', 'Discard Edits', 'retractGoalEdit', 'canceled'],
] as const)('%s of a goal in %s needs a comment', async (layer, state, button, call, Status) => {
  const { callsOf, close } = openAct(layer, state);
  press(button);
  expect(await screen.findByText('Please enter comment')).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: 'Not yet' } });
  press(button);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf(call)).toEqual([{ body: { Id: 12, Status, Comment: 'Not yet' } }]);
});

test.each([
  ['submit', 'Request Approval'],
  ['publish', 'Publish'],
] as const)('%s waits until what a draft left open is filled in', async (layer, button) => {
  const info = buildInfo({
    Goal: {
      State: 'draft',
      GoalDetail: { ...noTexts.GoalDetail, Title: 'Cut delivery', Measurement: 'From [baseline] to 4 days' },
    },
    Permissions: permissions,
  });
  const { callsOf } = renderLayer(<ApprovalAct goalId={12} layer={layer} />, { infos: [info] });
  expect(screen.getAllByText('Please fill in [baseline] before you submit.')).not.toEqual([]);
  expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true');
  press(button);
  fireEvent.submit(screen.getByRole('textbox'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsOf('approveGoal')).toEqual([]);
});

test('an edit is not sent unseen: the dialog shows its changes', async () => {
  openAct('submit', 'approved');
  expect(await screen.findByText('Proposed')).toBeTruthy();
  expect(document.querySelector('ins')?.textContent).toContain('further');
});

test('links in proposed changes are clickable', async () => {
  const info = buildInfo({ Goal: { State: 'approved' }, Permissions: permissions });
  const From = 'Kept in https://example.com/sheet';
  openAct('submit', 'approved', {
    getApprovalRequest: () => ({
      ...info,
      Changes: [{ Field: 'Measurement', From, To: `${From} and https://example.com/plan` }],
    }),
  });
  const added = await screen.findByRole('link', { name: 'https://example.com/plan' });
  expect(added.closest('ins')).not.toBeNull();
  expect(screen.getAllByRole('link', { name: 'https://example.com/sheet' })).toHaveLength(2);
});

test('a result is retracted without a comment', async () => {
  const info = buildInfo({ Permissions: { RetractFinalizeResult: true } });
  const { callsOf, close } = renderLayer(<RetractResult goalId={12} />, {
    infos: [info],
    answers: { retractResult: () => info },
  });
  press('Retract Result');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('retractResult')).toEqual([{ body: { GoalId: 12, Comment: '' } }]);
});

test('a request answered meanwhile is not treated as a request about changes', async () => {
  openAct('retract', 'review', {
    retractGoal: () => refusal(409, 'This is not possible in the present state of the goal.'),
    getGoal: () =>
      buildInfo({ Goal: { State: 'approved' }, Permissions: { RetractApprovalRequest: 'no_edit' } }),
  });
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: 'Not yet' } });
  press('Retract');
  expect(await screen.findByText('This is not possible in the present state of the goal.')).toBeTruthy();
  expect(await screen.findByText(/In review/)).toBeTruthy();
  expect(screen.getByText(/the goal becomes a draft again/)).toBeTruthy();
  expect(screen.queryByText(/proposed changes/)).toBeNull();
});

test('a failed act releases the button and keeps the dialog with its comment', async () => {
  const { close } = openAct('retract', 'review', {
    retractGoal: () => refusal(503, 'The database is not ready.'),
  });
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: 'Not yet' } });
  press('Retract');
  expect(await screen.findByText('The database is not ready.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retract' }).getAttribute('aria-busy')).toBeNull();
  expect(screen.getByDisplayValue('Not yet')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});
