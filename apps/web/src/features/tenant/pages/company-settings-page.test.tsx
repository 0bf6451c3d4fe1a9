import { ProblemError } from '@bellwether/contract/problem';
import type { CompanySettings } from '@bellwether/contract/tenant.settings';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { GoalSettingsPage, PeopleSettingsPage } from './company-settings-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const stored: CompanySettings = {
  Settings: {
    ...{ GoalType: 'SMART', FirstFiscalMonth: 1, QuarterLabelShift: 0, AskWeekday: 5, StatusEditWeeks: 2 },
    ...{ StrategyEnabled: true, EmployeeNotesEnabled: true, SessionIdleDays: 8, SessionDays: 30 },
    ...{ DraftsPerDay: 50, GoalsPerPersonAndHour: 2_000, CommentsPerPersonAndHour: 2_000 },
    OtherWritesPerPersonAndHour: 20_000,
  },
  Locked: ['GoalType', 'FirstFiscalMonth'],
  OpenAppraisals: [],
  UpdatedAt: null,
};

function renderSettings(
  answers: Answers = {},
  profile: object = { RoleName: 'ceo' },
  component = GoalSettingsPage,
) {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/settings/company/goals',
        component,
      }),
    ],
    {
      place: '/v3/settings/company/goals',
      session: { ...session, Profile: { ...session.Profile, ...profile } },
      answers: { getSettings: () => stored, restoreSession: () => session, ...answers },
    },
  );
}

it('shows each setting with what it changes, and why one is locked; to nobody else', async () => {
  const { screen } = renderSettings();
  const type = await screen.findByRole('combobox', { name: 'Goal type' });
  expect(type.hasAttribute('disabled')).toBe(true);
  expect(screen.getAllByText(/This can change only while the company has no goal\./)).toHaveLength(2);
  screen.getByText(/switched off, notes are hidden and kept/);
  // What people may do stands on a page of its own (screens.7).
  expect(screen.queryByRole('textbox', { name: 'Days without use' })).toBeNull();
  cleanup();
  const other = renderSettings({}, { RoleName: 'manager' });
  await other.screen.findByText('Only the CEO, org admins and HR admins can change the company’s settings.');
  expect(other.calls('getSettings')).toEqual([]);
});

it('refuses a number out of range at its field, sends changed settings alone, and keeps them after a failure', async () => {
  let fails = true;
  const { screen, calls } = renderSettings(
    {
      saveSettings({ body }) {
        if (fails) throw new ProblemError({ status: 409, detail: 'Somebody else changed the settings.' });
        return { ...stored, Settings: { ...stored.Settings, ...body.Settings } };
      },
    },
    { RoleName: 'ceo' },
    PeopleSettingsPage,
  );
  const days = await screen.findByRole('textbox', { name: 'Days without use' });
  fireEvent.change(days, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Please enter a whole number from 1 to /);
  expect(calls('saveSettings')).toEqual([]);
  fireEvent.change(days, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else changed the settings.');
  expect((days as HTMLInputElement).value).toBe('5');
  screen.getByRole('button', { name: 'Reload' });
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('saveSettings')).toHaveLength(2));
  expect(calls('saveSettings')[1]).toEqual({ body: { Settings: { SessionIdleDays: 5 }, UpdatedAt: null } });
});

it('says that the settings could not be loaded, and tries again', async () => {
  let fails = true;
  const { screen } = renderSettings({
    getSettings() {
      if (fails) throw new ProblemError({ status: 400, detail: 'No.' });
      return stored;
    },
  });
  await screen.findByText('The settings could not be loaded.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('combobox', { name: 'Goal type' });
});

it('says which mails wait, with the last words of the mail server, and that a restored copy sends none', async () => {
  const { screen } = renderSettings(
    {
      getRefusedMails: () => ({
        Count: 0,
        data: [],
        Waiting: { Count: 3, Since: '2026-11-18T14:00:00Z', Words: '451 not now', IsHeld: true },
      }),
    },
    { RoleName: 'ceo' },
    PeopleSettingsPage,
  );
  const line = await screen.findByText(/3 e-mails have waited for the mail server since/);
  expect(line.textContent).toMatch(/since .+\. The mail server says: 451 not now$/);
  screen.getByText(/No e-mail is sent at present: this is a restored copy\./);
});
