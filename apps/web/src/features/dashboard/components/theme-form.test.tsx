import type { Theme } from '@bellwether/contract/dashboard';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildDashboard } from '../model/dashboard.fixture.ts';
import { themeWords } from '../words.ts';
import { renderDashboard } from './render-dashboard.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const theme: Theme = { Title: 'Finish what we began', PeriodId: 40, UpdatedAt: '2026-11-01T08:00:00.000Z' };
const editor = (Theme: Theme | null) =>
  buildDashboard({
    Theme,
    Permissions: { EditTheme: true, EditStrategy: true, AddGoal: true, ComplianceScopes: [] },
  });

it('a theme is required, and added', async () => {
  const { screen, calls } = renderDashboard({
    getDashboard: () => editor(null),
    saveTheme: ({ body }: { body: { Title: string } }) => ({ ...theme, Title: body.Title ?? '' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a theme' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add a theme' });
  const field = await within(drawer).findByRole('textbox', { name: 'Theme' });
  expect(within(drawer).queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  await within(drawer).findByText('Please enter theme!');
  fireEvent.change(field, { target: { value: '  Fewer things  ' } });
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  await screen.findByText('Fewer things');
  expect(calls('saveTheme')).toEqual([{ body: { Title: 'Fewer things', UpdatedAt: null } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a save after another person’s change shows the present theme, keeps the text, and works after Reload', async () => {
  const now: Theme = { ...theme, Title: 'Sell more', UpdatedAt: '2026-11-02T08:00:00.000Z' };
  let stands = theme;
  const { screen, calls } = renderDashboard(
    {
      getDashboard: () => editor(stands),
      saveTheme: ({ body }) => {
        stands = now;
        if (body.UpdatedAt !== now.UpdatedAt) throw new ProblemError({ status: 409, detail: 'Changed.' });
        return { ...now, Title: body.Title };
      },
    },
    { place: '/v3/home?open=theme' },
  );
  const drawer = await screen.findByRole('dialog', { name: 'Edit theme' });
  const field = await within(drawer).findByRole('textbox', { name: 'Theme' });
  fireEvent.change(field, { target: { value: 'Build less' } });
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  await within(drawer).findByText('Sell more');
  expect((field as HTMLInputElement).value).toBe('Build less');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Reload' }));
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('saveTheme')).toHaveLength(2));
  expect(calls('saveTheme')).toMatchObject([
    { body: { UpdatedAt: theme.UpdatedAt } },
    { body: { Title: 'Build less', UpdatedAt: now.UpdatedAt } },
  ]);
});

it('a theme is deleted after a question', async () => {
  const { screen, calls } = renderDashboard(
    { getDashboard: () => editor(theme), deleteTheme: () => ({ Id: 40 }) },
    { place: '/v3/home?open=theme' },
  );
  const drawer = await screen.findByRole('dialog', { name: 'Edit theme' });
  fireEvent.click(await within(drawer).findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to delete?' });
  expect(calls('deleteTheme')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Add a theme', hidden: true });
  expect(calls('deleteTheme')).toEqual([{ query: { UpdatedAt: theme.UpdatedAt } }]);
});

it('closing a changed form asks first', async () => {
  const { screen } = renderDashboard({ getDashboard: () => editor(theme) }, { place: '/v3/home?open=theme' });
  const drawer = await screen.findByRole('dialog', { name: 'Edit theme' });
  fireEvent.change(await within(drawer).findByRole('textbox', { name: 'Theme' }), { target: { value: 'x' } });
  fireEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('You have unsaved changes.');
});

it('a link to the drawer tells those who may not write it why', async () => {
  const { screen } = renderDashboard({}, { place: '/v3/home?open=theme' });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(themeWords.notYours);
  expect(dialog.queryByRole('textbox')).toBeNull();
});
