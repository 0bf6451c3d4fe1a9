import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { wireTextsOf } from '@bellwether/domain/goals/texts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInfo, noTexts } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { goalKeys } from '../../model/query-keys.ts';
import { buildList, buildListed } from '../../reading/model/goals.fixture.ts';
import { GoalReview } from './goal-review.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const waiting = (id: number, title: string) =>
  buildInfo({
    Goal: {
      Id: id,
      State: 'review',
      GoalDetail: { ...noTexts.GoalDetail, Title: title, Measurement: 'Days' },
    },
    Permissions: { ReviewPublicationRequest: true },
  });

/** An answer applies to the version that the reviewer's call returned. */
const readAt = '2026-11-19T09:30:00.000Z';

function openReview(answers: Parameters<typeof renderLayer>[1] = {}) {
  const info = waiting(12, 'Cut delivery to four days');
  return renderLayer(<GoalReview goalId={12} layer="review" />, {
    infos: [info],
    ...answers,
    answers: {
      getGoalReview: () => ({ ...info, Goal: { ...info.Goal, UpdatedAt: readAt }, Changes: [] }),
      approveGoal: () => info,
      ...answers.answers,
    },
  });
}

test('nothing is sent before Yes or No is chosen', async () => {
  const { callsOf } = openReview();
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please select Yes or No.')).toBeTruthy();
  expect(callsOf('approveGoal')).toEqual([]);
});

test('No needs a comment, and until then the button says so', async () => {
  const { callsOf } = openReview();
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('button', { name: 'Comment Is Required' }));
  expect(await screen.findByText('Please enter comment')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), { target: { value: '   ' } });
  expect(screen.getByRole('button', { name: 'Comment Is Required' })).toBeTruthy();
  expect(callsOf('approveGoal')).toEqual([]);

  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), {
    target: { value: 'How is it measured?' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() =>
    expect(callsOf('approveGoal')).toEqual([
      { body: { Id: 12, Status: 'draft', Comment: 'How is it measured?', UpdatedAt: readAt } },
    ]),
  );
  await screen.findByText(/^Changes requested/);
});

test('Yes needs no comment', async () => {
  const { callsOf, close } = openReview();
  await screen.findByText('Days');
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('approveGoal')).toEqual([
    { body: { Id: 12, Status: 'approved', Comment: '', UpdatedAt: readAt } },
  ]);
});

test('a shelving that is agreed to says so', async () => {
  const info = buildInfo({
    Goal: { Id: 12, State: 'shelving_in_review' },
    Permissions: { ApproveShelve: true },
  });
  const { callsOf } = renderLayer(<GoalReview goalId={12} layer="review-shelving" />, {
    infos: [info],
    answers: { shelveGoal: () => info },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Shelve' }));
  await screen.findByText('Shelving approved.');
  expect(callsOf('shelveGoal')).toMatchObject([{ body: { Id: 12, Status: 'approved' } }]);
});

test('after an answer the next waiting goal opens, in the layer for its state', async () => {
  const listed = (Id: number, State: GoalState, Title: string) =>
    buildListed({ Id, State, GoalDetail: { Title } });
  const { shown, close } = openReview({
    answers: {
      listGoals: () =>
        buildList([
          listed(12, 'review', 'Cut delivery'),
          listed(13, 'results_in_review', 'Open the Lyon site'),
        ]),
    },
  });
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve and next' }));
  await waitFor(() =>
    expect(shown).toEqual([{ goalId: 13, title: 'Open the Lyon site', layer: 'review-result' }]),
  );
  expect(close).not.toHaveBeenCalled();
});

test('Y answers from every goal on, N goes to the comment, and a sentence answers nothing', async () => {
  const listed = (id: number) =>
    buildListed({ Id: id, State: 'review', GoalDetail: { Title: `Goal ${id}` } });
  const { shown, rerender, callsOf } = openReview({
    infos: [waiting(12, 'Goal 12'), waiting(13, 'Goal 13')],
    answers: { listGoals: () => buildList([listed(12), listed(13)]) },
  });
  const press = (key: string, init = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...init });
  const hasFocus = async () =>
    waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Do you approve this goal?' })),
    );
  await screen.findByText('1 of 2');
  await screen.findAllByText('Days');
  await hasFocus();
  press('y');
  expect(screen.getByRole('button', { name: 'Approve and next' })).toBeTruthy();
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(13));
  expect(callsOf('approveGoal')).toHaveLength(1);

  rerender(<GoalReview goalId={13} layer="review" />);
  await screen.findByText('2 of 2');
  await hasFocus();
  press('y', { repeat: true });
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', false);
  // "You …" is the beginning of a comment.
  press('Y');
  press('o');
  const comment = screen.getByRole('textbox', { name: /Comment/ });
  expect(document.activeElement).toBe(comment);
  expect(comment).toHaveProperty('value', 'Y');
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', false);
  screen.getByRole('group', { name: 'Do you approve this goal?' }).focus();
  press('n');
  expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(comment);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(callsOf('approveGoal')).toHaveLength(1);
});

test('a goal that is absent or answered at its turn hides neither the answer before nor the end', async () => {
  const listed = (Id: number) => buildListed({ Id, State: 'review', GoalDetail: { Title: `Goal ${Id}` } });
  const answered = buildInfo({
    Goal: { Id: 14, State: 'approved' },
    Permissions: { ReviewPublicationRequest: 'wrong_state' },
  });
  const { shown, rerender } = openReview({
    infos: [waiting(12, 'Goal 12'), answered],
    answers: {
      listGoals: () => buildList([listed(12), listed(13), listed(14)]),
      getGoal: () => refusal(404, 'There is no such goal.'),
    },
  });
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(13));
  rerender(<GoalReview goalId={13} layer="review" />);
  await screen.findByText('There is no such goal.');
  expect(screen.getByText('Approved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(14));
  rerender(<GoalReview goalId={14} layer="review" />);
  await screen.findByText('This is not possible in the present state of the goal.');
  fireEvent.click(screen.getByRole('button', { name: 'Summary' }));
  expect(await screen.findByText('1 goal reviewed')).toBeTruthy();
  expect(screen.getByText('Nothing else waits for you.')).toBeTruthy();
  for (const gone of ['Goal 13', 'Goal 14'])
    expect(screen.getByText(gone).closest('li')?.textContent).toContain('No longer needed');
});

test('a skipped goal that somebody else answered meanwhile does not count as waiting', async () => {
  const listed = (Id: number) => buildListed({ Id, State: 'review', GoalDetail: { Title: `Goal ${Id}` } });
  const { shown, rerender } = openReview({
    infos: [waiting(12, 'Goal 12'), waiting(13, 'Goal 13')],
    answers: {
      listGoals: () => buildList([listed(12), listed(13)]),
      approveGoal: () => refusal(409, 'The goal was answered.'),
      getGoal: () =>
        buildInfo({
          Goal: { Id: 12, State: 'approved' },
          Permissions: { ReviewPublicationRequest: 'wrong_state' },
        }),
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  await screen.findByText('This is not possible in the present state of the goal.');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(13));
  rerender(<GoalReview goalId={13} layer="review" />);
  await screen.findByText('2 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('1 goal still waits for you.')).toBeTruthy();
  expect(screen.getByText('No longer needed')).toBeTruthy();
  expect(screen.getByText('Skipped')).toBeTruthy();
});

test('the line about the goal before takes its answer back and opens it again', async () => {
  const first = waiting(12, 'Cut delivery to four days');
  const listed = (Id: number, Title: string) => buildListed({ Id, State: 'review', GoalDetail: { Title } });
  const { shown, rerender, callsOf } = openReview({
    infos: [first, waiting(13, 'Open the Lyon site')],
    answers: {
      listGoals: () => buildList([listed(12, 'Cut delivery to four days'), listed(13, 'Open the Lyon site')]),
      takeBack: () => first,
    },
  });
  await screen.findByText('1 of 2');
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(13));
  rerender(<GoalReview goalId={13} layer="review" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Cut delivery to four days' }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(12));
  expect(callsOf('takeBack')).toEqual([{ body: { Id: 12 } }]);
  expect(screen.getByText('Taken back: the goal is what it was before.')).toBeTruthy();
  rerender(<GoalReview goalId={12} layer="review" />);
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('a new review run starts from the present waiting goals, not from an old list', async () => {
  const listed = (Id: number) => buildListed({ Id, State: 'review', GoalDetail: { Title: `Goal ${Id}` } });
  let waits = [listed(12), listed(13)];
  const other = waiting(14, 'Open the Lyon site');
  const { client, rerender } = openReview({
    infos: [waiting(12, 'Cut delivery to four days'), other],
    answers: { listGoals: () => buildList(waits) },
  });
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  rerender(null);
  waits = [listed(14), listed(15), listed(16), listed(17)];
  await client.invalidateQueries({ queryKey: goalKeys.lists, refetchType: 'none' });
  rerender(<GoalReview goalId={14} layer="review" />);
  expect(await screen.findByText('1 of 4')).toBeTruthy();
});

test('a refused answer keeps the dialog and its input, and shows another person’s changes', async () => {
  const moved = buildInfo({ Goal: { Id: 12, State: 'draft' }, Permissions: {} });
  const { close } = openReview({
    answers: {
      approveGoal: () => refusal(409, 'There are no proposed changes.'),
      getGoal: () => moved,
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), { target: { value: 'Well done' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText(/^Somebody else changed this goal meanwhile\. What you typed is kept\.$/),
  ).toBeTruthy();
  expect(screen.queryByText(/no proposed changes/)).toBeNull();
  expect(screen.getByText('State')).toBeTruthy();
  expect(screen.getByText(/In review/)).toBeTruthy();
  expect(screen.getByDisplayValue('Well done')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test('after a reload the form still says why the goal can no longer be answered', async () => {
  const moved = buildInfo({ Goal: { Id: 12, State: 'draft' }, Permissions: {} });
  openReview({ answers: { approveGoal: () => refusal(409, 'Not now.'), getGoal: () => moved } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText(/^Somebody else changed this goal meanwhile\./);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.queryByText(/^Somebody else changed/)).toBeNull();
  expect(screen.getByText('Only the owner’s manager, goal admins and the CEO can do this.')).toBeTruthy();
});

test('an edit is read field by field, and stays readable when it is retracted meanwhile', async () => {
  const approved = buildInfo({
    Goal: { Id: 12, State: 'approved' },
    Permissions: { ReviewPublicationRequest2: true },
  });
  const edit = { ...wireTextsOf(approved.Goal), Hidden: false, StrategicObjective: null, ParentId: 0 };
  const inReview = {
    ...approved,
    GoalEdits: [{ ...edit, Id: 5, State: 'review' as const, UpdatedAt: '2026-11-18T10:00:00Z' }],
  };
  const { callsOf } = renderLayer(<GoalReview goalId={12} layer="review-edits" />, {
    infos: [inReview],
    answers: {
      getGoalEditReview: () => ({
        ...inReview,
        Changes: [{ Field: 'Title', From: 'Cut delivery', To: 'Cut delivery further' }],
      }),
      approveGoal: () => refusal(409, 'There are no proposed changes.'),
      getGoal: () => ({ ...approved, Permissions: { ReviewPublicationRequest2: 'no_edit' } }),
    },
  });
  await screen.findByText('Proposed');
  expect(screen.getByRole('heading', { name: 'Title' })).toBeTruthy();
  expect(document.querySelector('ins')?.textContent).toContain('further');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('There are no proposed changes.')).toBeTruthy();
  expect(callsOf('approveGoal')).toMatchObject([{ body: { UpdatedAt: '2026-11-18T10:00:00Z' } }]);
  expect(screen.getByText('Proposed')).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('an address of an impossible review shows the reason', async () => {
  renderLayer(<GoalReview goalId={12} layer="review" />, {
    infos: [buildInfo({ Permissions: { ReviewPublicationRequest: 'wrong_state' } })],
  });
  expect(await screen.findByText('This is not possible in the present state of the goal.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
