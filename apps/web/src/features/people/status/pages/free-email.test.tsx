import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildProfile } from '../../profile/model/profile.fixture.ts';
import { renderProfile } from '../../profile/pages/render-profile.fixture.tsx';

type Screen = ReturnType<typeof renderProfile>['screen'];
const write = async (screen: Screen, name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const save = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const boss = { RoleName: 'ceo', Id: 1, ParentId: 0 } as const;

it('an admin frees the email of somebody who left, and activates the person with a new one', async () => {
  const withEmail = { Activate: true, FreeEmail: true, Deactivate: 'deactivated' } as const;
  const without = { Activate: 'address_freed', FreeEmail: 'address_freed', ActivateWithEmail: true } as const;
  let stands = buildProfile({
    Id: 9,
    Name: 'Bo Boss',
    Email: 'bo@x.example',
    Status: 'Deactivated',
    Permissions: withEmail,
  });
  const preview = {
    ApprovalCount: 0,
    AppraisalCount: 0,
    ItemCount: 0,
    RequestCount: 0,
    FallsTo: null,
    GoalCount: 0,
    UserCount: 0,
    ReassignCount: 0,
    Periods: [],
  };
  const { screen, calls } = renderProfile(
    '/v3/profile/9',
    {
      getProfile: () => stands,
      getDeactivationPreview: () => preview,
      freeEmail: () => {
        stands = { ...stands, Email: '', Permissions: without };
        return stands;
      },
      activateWithEmail: ({ body }) => {
        if (body.Email === 'taken@x.example') {
          const message = 'This email is already in use.';
          throw new ProblemError({ status: 400, detail: message, errors: [{ path: 'Email', message }] });
        }
        stands = { ...stands, Email: body.Email, Status: 'Active', Permissions: { Deactivate: true } };
        return stands;
      },
    },
    boss,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Free the E-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Free the E-mail' });
  await within(dialog).findByText(/^Somebody else can have bo@x\.example at once\./);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Free the E-mail' }));
  await screen.findByText('No e-mail');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Free the E-mail' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await screen.findByText('The e-mail of Bo Boss was freed, so a new one is needed.');
  await write(screen, 'Email', 'bo');
  save(screen);
  await screen.findByText('Please enter valid email');
  await write(screen, 'Email', 'taken@x.example');
  save(screen);
  await screen.findByText('This email is already in use.');
  await write(screen, 'Email', 'bo@new.example');
  save(screen);
  await screen.findByText('Bo Boss is active again.');
  expect(calls('activateWithEmail').at(-1)).toEqual({
    params: { id: '9' },
    body: { Email: 'bo@new.example' },
  });
});
