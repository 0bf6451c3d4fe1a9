import type { Erasure, PersonalExport } from '@bellwether/contract/personal-data';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { OwnDataPage } from './own-data-page.tsx';
import { PersonalDataPage } from './personal-data-page.tsx';

afterEach(cleanup);

const session = buildSession();
const own = { Id: session.Profile.Id, Name: session.Profile.Name };
const file = (fields: Partial<PersonalExport> = {}): PersonalExport => ({
  Id: 4,
  State: 'waiting',
  Person: own,
  CreatedAt: '2026-11-18T15:00:00Z',
  ExpiresAt: null,
  ...fields,
});
const erasure = (fields: Partial<Erasure> = {}): Erasure => ({
  Person: { Id: 9, Name: 'Zora Leaver' },
  Obstacle: null,
  FormerName: 'Former employee 9',
  Goes: [
    { Part: 'profile', Count: 1 },
    { Part: 'notes', Count: 2 },
  ],
  Stays: [{ Part: 'goals', Count: 12 }],
  AppraisalsUntil: null,
  Hold: null,
  ...fields,
});

const render = (place: string, answers: Answers) =>
  renderPages(
    (root) => {
      const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
      return [
        signedIn.addChildren([
          createRoute({ getParentRoute: () => signedIn, path: '/v3/account/data', component: OwnDataPage }),
          createRoute({
            getParentRoute: () => signedIn,
            path: '/v3/profile/$personId/data',
            params: { parse: ({ personId }) => ({ personId: Number(personId) }) },
            component: PersonalDataPage,
          }),
        ]),
      ];
    },
    { place, session, answers },
  );

it('asks for the own data, and shows the state of each file', async () => {
  let files: PersonalExport[] = [];
  const { screen, calls } = render('/v3/account/data', {
    listPersonalExports: () => ({ data: files }),
    exportOwnData: () => {
      files = [
        file(),
        file({ Id: 3, State: 'ready', ExpiresAt: '2026-11-25T15:00:00Z' }),
        file({ Id: 2, State: 'removed' }),
      ];
      return file();
    },
  });
  await screen.findByText('No file yet');
  fireEvent.click(screen.getByRole('button', { name: 'Ask for my data' }));
  await screen.findByText('Being made');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1);
  expect(screen.getByText('Removed after seven days')).toBeDefined();
  expect(calls('exportOwnData')).toHaveLength(1);
});

it('erases only after the list was seen and the name was typed', async () => {
  const { screen, calls } = render('/v3/profile/9/data', {
    listPersonalExports: () => ({ data: [] }),
    getErasure: () => erasure(),
    erasePerson: () => ({ Id: 9, Name: 'Former employee 9' }),
  });
  await screen.findByText('Private notes about the person and by the person (2)');
  expect(screen.getByText('What stays, under the name Former employee 9')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  const erase = screen.getByRole('button', { name: 'Erase for ever' });
  const name = screen.getByRole('textbox', { name: 'Type Zora Leaver to erase' });
  fireEvent.change(name, { target: { value: 'Zora' } });
  fireEvent.click(erase);
  await screen.findByText('Please type the name exactly as it is shown.');
  expect(calls('erasePerson')).toEqual([]);
  fireEvent.change(name, { target: { value: 'Zora Leaver' } });
  fireEvent.click(erase);
  await waitFor(() => expect(calls('erasePerson')).toMatchObject([{ body: { Name: 'Zora Leaver' } }]));
});

it('sets a legal hold with a reason, which stops the erasure', async () => {
  const hold = { Reason: 'Court of Hamburg', SetBy: own, SetAt: '2026-11-18T15:00:00Z' };
  const { screen, calls } = render('/v3/profile/9/data', {
    listPersonalExports: () => ({ data: [] }),
    getErasure: () => erasure(),
    holdPerson: ({ body }) => (body.Reason === null ? erasure() : erasure({ Obstacle: 'held', Hold: hold })),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Set legal hold' }));
  await screen.findByText('Please enter a reason.');
  expect(calls('holdPerson')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Court of Hamburg' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Set legal hold' }));
  await screen.findByText('The legal hold stops the erasure.');
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lift legal hold' }));
  await screen.findByRole('button', { name: 'Go on' });
});
