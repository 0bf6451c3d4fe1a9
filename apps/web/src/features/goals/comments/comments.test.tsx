import type { Comment, GoalInfo } from '@bellwether/contract/goals/goal';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { ada, buildInfo, buildStatus } from '../acting/components/goal-info.fixture.ts';
import { renderGoals } from '../reading/components/render-goals.fixture.tsx';
import { buildList } from '../reading/model/goals.fixture.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function comment(changes: Partial<Comment>): Comment {
  return {
    Id: 5,
    Name: ada.Name,
    Avatar: null,
    UserId: ada.Id,
    Comment: 'The supplier is late.',
    CreatedAt: '2026-11-12T10:00:00.000Z',
    UpdatedAt: '2026-11-12T10:00:00.000Z',
    CommentableId: 1007,
    CommentableType: 'GoalStatus',
    ...changes,
  };
}

function renderHistory(comments: readonly Comment[], mayComment: boolean, answers: Answers = {}) {
  const status = { ...buildStatus(7, null), Comments: [...comments] };
  const Permissions: GoalInfo['Permissions'] = mayComment ? { Comment: true } : {};
  return renderGoals('/v3/goals/12?tab=history', {
    listGoals: () => buildList([]),
    getGoal: () => buildInfo({ GoalStatuses: [status], Permissions }),
    ...answers,
  });
}

describe('comments', () => {
  it('can be changed and deleted by their author only', async () => {
    const other = comment({ Id: 6, UserId: 3, Name: 'Grace Holloway', Comment: 'Ask the other one.' });
    const { screen } = renderHistory([comment({}), other], false);
    await screen.findByText('Ask the other one.');
    expect(screen.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Delete comment' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('are deleted after the question', async () => {
    const { screen, calls } = renderHistory([comment({})], true, { deleteComment: () => ({ Id: 5 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    await screen.findByText('Do you want to delete?');
    expect(calls('deleteComment')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls('deleteComment')).toEqual([{ params: { id: '5' } }]));
  });

  it('are written in a dialog about the pressed week', async () => {
    const { screen, calls, search } = renderHistory([comment({})], true, { addComment: () => comment({}) });
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(search()).toMatchObject({ open: 'comment', about: 1007, on: 'GoalStatus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a comment' });
    const box = await waitFor(() => {
      const found = dialog.querySelector('textarea');
      if (!found) throw new Error('The form is not there yet');
      return found;
    });
    const form = box.closest('form');
    if (!form) throw new Error('The text stands in no form');
    fireEvent.submit(form);
    await screen.findByText('Please enter your comment.');
    fireEvent.change(box, { target: { value: ' On its way. ' } });
    fireEvent.submit(form);
    await waitFor(() =>
      expect(calls('addComment')).toEqual([
        { body: { Id: 1007, Type: 'GoalStatus', Comment: 'On its way.' } },
      ]),
    );
    await waitFor(() => expect(search().open).toBeUndefined());
  });

  it('return the focus to their buttons after a change, and to the page when they are deleted', async () => {
    let present = [comment({})];
    const { screen } = renderHistory([], true, {
      getGoal: () =>
        buildInfo({
          GoalStatuses: [{ ...buildStatus(7, null), Comments: present }],
          Permissions: { Comment: true },
        }),
      updateComment: () => comment({}),
      deleteComment: () => {
        present = [];
        return { Id: 5 };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    (await screen.findByRole('textbox', { name: 'Comment' })).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit comment'));

    const main = document.body.appendChild(document.createElement('div'));
    main.id = 'main';
    main.tabIndex = -1;
    fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
    await screen.findByText('Do you want to delete?');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(main));
    main.remove();
  });

  it('that were being changed when the page was lost are restored', async () => {
    const first = renderHistory([comment({})], true);
    fireEvent.click(await first.screen.findByRole('button', { name: 'Edit comment' }));
    const box = await first.screen.findByRole('textbox', { name: 'Comment' });
    fireEvent.change(box, { target: { value: 'The supplier is very late.' } });
    await waitFor(() => expect(localStorage.getItem('bw.draft.1.7.comment.5')).toContain('very late'));
    cleanup();
    const { screen } = renderHistory([comment({}), comment({ Id: 6 })], true);
    await screen.findByDisplayValue('The supplier is very late.');
    expect(screen.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(2));
    expect(localStorage.getItem('bw.draft.1.7.comment.5')).toBeNull();
  });

  it('of the goal are stored per goal: another dialog has its own draft, and a move meanwhile loses nothing', async () => {
    const made: GoalInfo['GoalTransitions'][number] = {
      Id: 90,
      TransitionableType: 'Goal',
      ActionType: null,
      FromState: null,
      ToState: 'draft',
      Meta: null,
      MetaTo: null,
      FromName: null,
      ToName: null,
      GoalName: 'Cut delivery',
      UserId: ada.Id,
      UserName: ada.Name,
      CreatedAt: '2026-11-12T10:00:00.000Z',
      Comments: [],
    };
    const infoWith = (GoalTransitions: GoalInfo['GoalTransitions']) => ({
      getGoal: () => buildInfo({ GoalTransitions, Permissions: { Comment: true } }),
    });
    const first = renderHistory([], true, infoWith([made]));
    const row = await first.screen.findByRole('textbox', { name: 'Add a comment' });
    fireEvent.change(row, { target: { value: 'Half a thought' } });
    await waitFor(() => expect(localStorage.getItem('bw.draft.1.7.goal.12.comment')).toContain('Half'));
    cleanup();

    const { screen } = renderGoals('/v3/goals/12?tab=history&open=comment', {
      listGoals: () => buildList([]),
      ...infoWith([made, { ...made, Id: 91, FromState: 'draft', ToState: 'review' }]),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a comment' }));
    const own = await dialog.findByRole('textbox', { name: 'Comment' });
    expect((own as HTMLTextAreaElement).value).toBe('');
    await screen.findByDisplayValue('Half a thought');
  });

  it('keep their text when the save fails', async () => {
    const { screen } = renderHistory([comment({})], true, {
      updateComment: () => {
        throw new ProblemError({ status: 0, detail: 'The server cannot be reached.' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    fireEvent.change(box, { target: { value: 'The supplier is very late.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The server cannot be reached.');
    expect(screen.getByDisplayValue('The supplier is very late.')).toBeTruthy();
  });
});
