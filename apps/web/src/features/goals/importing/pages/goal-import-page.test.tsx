import type { GoalImportPreview, GoalImportProgress } from '@bellwether/contract/goals/import';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { GoalImportPage } from './goal-import-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const preview = (more: Partial<GoalImportPreview> = {}): GoalImportPreview => ({
  ...{ Id: 5, FileName: 'okrs.csv', Rows: 3, Goals: 2, CheckIns: 4, Results: 1, Unchanged: 0 },
  ...{ FaultCount: 0, WarningCount: 0, Faults: [], Warnings: [], RowsLeftOut: 0 },
  List: [
    {
      ...{ Row: 2, Title: 'Ship', Owner: 'Ada Quill', Quarter: 'Q1 2026', State: 'finalized' },
      ...{ Private: true, CheckIns: 3, Parent: 'Sail' },
    },
  ],
  ...{ Quarters: ['Q1 2026', 'Q2 2026'], OwnersNotFound: [], Unclear: [] },
  Words: [{ Word: 'wobbly', Meaning: null, Count: 2 }],
  ...{ Paces: [110, 90, 60, 30], DateOrder: 'mdy', IsDateOrderSure: false },
  ...{ Sheets: [], Sheet: '', Encoding: 'utf-8', IsEncodingSure: true, HeadingRow: 1, Preset: 'Lattice' },
  Columns: [
    { Heading: 'Goal Name', Field: 'Title', Samples: ['Ship'] },
    { Heading: 'Quarter', Field: 'Quarter', Samples: ['Q1 2026'] },
  ],
  ...more,
});
const progress = (
  State: GoalImportProgress['State'],
  more: Partial<GoalImportProgress> = {},
): GoalImportProgress => ({
  ...{ Id: 5, State, FileName: 'okrs.csv', Rows: 3, Written: 0, ToWrite: 2 },
  ...{ Goals: 2, CheckIns: 4, Results: 1, Unchanged: 0, RowsLeftOut: 0, Faults: [], UndoUntil: null },
  ...more,
});

function renderImport(answers: Answers = {}, search = '', profile: object = { RoleName: 'ceo' }) {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/goals/import', component: GoalImportPage }),
      createRoute({ getParentRoute: () => root, path: '/v3/goals', component: () => <p>Goals</p> }),
    ],
    {
      place: `/v3/goals/import${search}`,
      session: { ...session, Profile: { ...session.Profile, ...profile } },
      answers: {
        previewGoalImport: () => preview(),
        changeGoalImport: () => preview(),
        startGoalImport: () => progress('waiting'),
        getGoalImport: () => progress('done', { UndoUntil: '2026-11-29T12:00:00.000Z' }),
        ...answers,
      },
    },
  );
}

it('is not for everybody', async () => {
  const { screen } = renderImport({}, '', { RoleName: 'manager' });
  await screen.findByText('Only the CEO, org admins and goal admins can import goals.');
});

it('asks for a word first, then shows what comes, and writes it', async () => {
  const asked: unknown[] = [];
  const { screen } = renderImport({
    changeGoalImport: ({ body }) => {
      asked.push(body);
      return preview({ Words: [{ Word: 'wobbly', Meaning: '1', Count: 2 }] });
    },
  });
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'okrs.csv')] } });
  fireEvent.change(await screen.findByLabelText('“wobbly” means'), { target: { value: '1' } });
  await waitFor(() => expect(asked).toEqual([{ Answers: [{ Kind: 'word', Value: 'wobbly', To: '1' }] }]));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('2 goals · 4 check-ins · 1 result');
  await screen.findByText('Ship (below “Sail”)');
  await screen.findByText('Finalized, private, 3 check-ins');
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 goals' }));
  await screen.findByText('The import begins …');
});

it('a reload keeps the result, and the undo asks before it deletes', async () => {
  let isUndone = false;
  const { screen } = renderImport(
    {
      getGoalImport: () =>
        isUndone ? progress('undone') : progress('done', { UndoUntil: '2026-11-29T12:00:00.000Z' }),
      undoGoalImport: () => {
        isUndone = true;
        return progress('undone');
      },
    },
    '?started=5',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(isUndone).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete these goals' }));
  await screen.findByText('The import was undone. Its goals are gone.');
});
