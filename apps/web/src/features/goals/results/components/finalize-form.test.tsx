import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { FinalizeGoal } from './finalize-form.tsx';
import { ReviewResult } from './review-result.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ownerResult = {
  Id: 50,
  Completed: true,
  ObjectiveResult: null,
  Quality: 3,
  Outcome: 'Reached in May',
  UpdatedAt: '2026-11-03T08:00:00.000Z',
  Comments: [],
};

test('Yes or No, quality and outcome are all required', async () => {
  const { callsOf } = renderLayer(<FinalizeGoal goalId={12} layer="finalize" />, {
    infos: [buildInfo({ Goal: { State: 'approved' }, Permissions: { Finalize: true } })],
  });
  press('Finalize');
  expect(await screen.findByText('A description of result is required.')).toBeTruthy();
  expect(screen.getByText('Please select Yes or No.')).toBeTruthy();
  expect(screen.getByText('Please select quality.')).toBeTruthy();
  expect(callsOf('finalizeGoal')).toEqual([]);
});

test.each(['', '0', '101'])('an objective is not finalized with %j percent', async (percent) => {
  const { callsOf } = renderLayer(<FinalizeGoal goalId={12} layer="finalize" />, {
    infos: [
      buildInfo({
        Goal: { State: 'approved', GoalType: 'ObjectiveResult' },
        Permissions: { Finalize: true },
      }),
    ],
  });
  expect(screen.queryByRole('radio', { name: 'Yes' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/Result in percent/), { target: { value: percent } });
  press('Finalize');
  expect(await screen.findByText('Please enter a percentage above 0 and up to 100.')).toBeTruthy();
  expect(callsOf('finalizeGoal')).toEqual([]);
});

test('a result is sent as chosen', async () => {
  const info = buildInfo({ Goal: { State: 'approved' }, Permissions: { Finalize: true } });
  const { callsOf, close } = renderLayer(<FinalizeGoal goalId={12} layer="finalize" />, {
    infos: [info],
    answers: { finalizeGoal: () => info },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Okay/ }));
  fireEvent.change(screen.getByLabelText(/Outcome/), { target: { value: 'Half way' } });
  press('Finalize');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('finalizeGoal')).toEqual([
    {
      body: {
        ...{ Id: 0, GoalId: 12, Completed: false, ObjectiveResult: null, Quality: 2, Outcome: 'Half way' },
        UpdatedAt: info.Goal.UpdatedAt,
      },
    },
  ]);
});

test('changing a result shows a warning if the manager has already finalized', async () => {
  renderLayer(<FinalizeGoal goalId={12} layer="edit-result" />, {
    infos: [
      buildInfo({
        Goal: { State: 'finalized' },
        GoalResult: ownerResult,
        GoalManagerResult: {
          Id: 60,
          Completed: false,
          ObjectiveResult: null,
          Feedback: 'Not everywhere',
          UpdatedAt: '2026-11-04T08:00:00.000Z',
          Comments: [],
        },
        Permissions: { EditResults: true },
      }),
    ],
  });
  expect(await screen.findByText(/The manager has already finalized this goal/)).toBeTruthy();
  expect(screen.getByDisplayValue('Reached in May')).toBeTruthy();
});

test('a former result does not fill the finalisation of a reactivated goal', () => {
  renderLayer(<FinalizeGoal goalId={12} layer="finalize" />, {
    infos: [
      buildInfo({ Goal: { State: 'approved' }, GoalResult: ownerResult, Permissions: { Finalize: true } }),
    ],
  });
  expect(screen.queryByDisplayValue('Reached in May')).toBeNull();
});

test('the manager sees the owner’s result, needs an answer and feedback, and sees a dispute', async () => {
  const info = buildInfo({
    Goal: { State: 'results_in_review', IsManager: true },
    GoalResult: ownerResult,
    Permissions: { ReviewFinalize: true },
  });
  const { callsOf, close } = renderLayer(<ReviewResult goalId={12} />, {
    infos: [info],
    answers: { reviewResult: () => info },
  });
  expect(await screen.findByText('Reached in May')).toBeTruthy();
  // The target is shown beside the outcome.
  expect(screen.getByText(info.Goal.GoalDetail.Measurement)).toBeTruthy();
  press('Finalize');
  expect(await screen.findByText('A description of result is required.')).toBeTruthy();
  expect(screen.getByText('Please select Yes or No.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByText(/finalized and in dispute/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Feedback/), { target: { value: 'Not everywhere' } });
  press('Finalize');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('reviewResult')).toEqual([
    {
      body: {
        ...{ Id: 0, GoalId: 12, Completed: false, ObjectiveResult: null, Feedback: 'Not everywhere' },
        // The version of the result under review: if the owner changes it meanwhile, the review is refused.
        UpdatedAt: ownerResult.UpdatedAt,
      },
    },
  ]);
});

test('Alt and Y answers and sends from the feedback, and a sentence that begins with N is feedback', async () => {
  const info = buildInfo({
    Goal: { State: 'results_in_review', IsManager: true },
    GoalResult: ownerResult,
    Permissions: { ReviewFinalize: true },
  });
  const { callsOf } = renderLayer(<ReviewResult goalId={12} />, {
    infos: [info],
    answers: { reviewResult: () => info },
  });
  const group = await screen.findByRole('group', { name: 'Completed' });
  const feedback = screen.getByLabelText<HTMLTextAreaElement>(/Feedback/);
  const chosen = () => screen.queryAllByRole('radio', { checked: true });

  // Both keys come at once, however long a busy machine takes between them.
  vi.useFakeTimers({ toFake: ['performance'] });
  fireEvent.keyDown(group, { key: 'N' });
  expect(document.activeElement).toBe(feedback);
  expect(chosen()).toHaveLength(1);
  fireEvent.keyDown(feedback, { key: 'i' });
  vi.useRealTimers();
  expect(feedback.value).toBe('N');
  expect(chosen()).toEqual([]);

  fireEvent.change(feedback, { target: { value: 'Nice work.' } });
  fireEvent.keyDown(feedback, { key: '¥', code: 'KeyY', altKey: true });
  await waitFor(() =>
    expect(callsOf('reviewResult')).toMatchObject([{ body: { Completed: true, Feedback: 'Nice work.' } }]),
  );
});
