import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import * as files from '#platform/save-file.ts';
import { reportLayers } from '../layers.tsx';
import { ReportsPage } from './reports-page.tsx';

afterEach(cleanup);

const file = { blob: new Blob(['x']), name: 'bellwether-people-all-2026-11-18.xlsx' };

function open(answers: Answers = {}, profile: object = {}, place = '') {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/reports',
        component: () => (
          <>
            <ReportsPage />
            <LayerHost tables={[reportLayers]} />
          </>
        ),
      }),
    ],
    {
      place: `/v3/reports${place}`,
      session: { ...session, Profile: { ...session.Profile, ...profile } },
      answers: { listPeriods: () => ({ data: [session.Period], Next: null }), ...answers },
    },
  );
}

it('lists the reports of the person’s role', async () => {
  const { screen } = open({}, { RoleName: 'manager' });
  await screen.findByRole('heading', { name: 'Goal list' });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const goals = ['Goal list', 'Goal planning template', 'Goal tree', 'Goal trees of several quarters'];
  expect(titles()).toEqual([...goals, 'People', 'Goal compliance']);
  cleanup();
  const contributor = open({}, { RoleName: 'contributor' });
  await contributor.screen.findByRole('heading', { name: 'Goal list' });
  expect(contributor.screen.queryByRole('heading', { name: 'Goal compliance' })).toBeNull();
});

it('a dialog sends its choices, keeps them after a failure, and closes once the download starts', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  let fails = true;
  const { screen, calls, search } = open({
    getGoalListReport() {
      if (fails)
        throw new ProblemError({ status: 409, detail: 'This is too large for a PDF. Please choose Excel.' });
      return file;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate: Goal list' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'My goals' }));
  fireEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('This is too large for a PDF. Please choose Excel.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(file));
  const { Profile, Period } = buildSession();
  expect(calls('getGoalListReport').at(-1)).toEqual({
    params: { format: 'pdf', periodId: String(Period.Id), userId: String(Profile.Id) },
  });
  await waitFor(() => expect(search()).not.toHaveProperty('open'));
});

it('the template needs no choices', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { screen } = open({ getGoalTemplate: () => file });
  fireEvent.click(await screen.findByRole('button', { name: 'Download: Goal planning template' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(file));
});

it('a copied link says why a report is not available', async () => {
  const { screen } = open({}, { RoleName: 'contributor' }, '?open=report-goal-compliance');
  await screen.findByText('This report is not available to you.');
});
