import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { peopleLayers } from '../../layers.tsx';
import { buildOrgPerson } from '../../organisation/model/directory.fixture.ts';
import { buildProfile } from '../../profile/model/profile.fixture.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const lead = {
  Id: 4,
  Name: 'Dee Lead',
  JobTitle: 'Lead',
  OrgUnit: 'Navy',
  Email: 'dee@navy.example',
  Avatar: null,
};
const manager = { RoleName: 'manager', JobTitle: '' } as const;

function open(place: string, viewer: Parameters<typeof buildSession>[0], answers: Answers = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/organization',
        component: () => <LayerHost tables={[peopleLayers]} />,
      }),
    ],
    {
      place: `/v3/organization?open=add-employee${place}`,
      session: buildSession(viewer),
      answers: {
        listManagerChoices: () => ({ data: [{ ...lead, Disabled: false, Reason: null }], Next: null }),
        addEmployee: ({ body }) => buildOrgPerson(50, 4, { Name: body.Name, Email: body.Email }),
        ...answers,
      },
    },
  );
}

type Screen = ReturnType<typeof open>['screen'];
const write = async (screen: Screen, name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const save = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: 'Add and invite' }));
const inputOf = (screen: Screen, role: string, name: string) =>
  screen.getByRole(role, { name }) as HTMLInputElement;
const managerOf = (screen: Screen) => inputOf(screen, 'combobox', 'Reports to');
const chooseLead = async (screen: Screen) => {
  fireEvent.click(managerOf(screen));
  fireEvent.click(await screen.findByRole('option', { name: /Dee Lead/, hidden: true }));
};

describe('Add Employee', () => {
  it('adds a person below the chosen manager, and says so with a way to change it', async () => {
    const { screen, calls, search } = open('', manager);
    await write(screen, 'Full name', ' Nele New ');
    await write(screen, 'Email', 'nele@new.example');
    // The invitation is out at once, so nobody is chosen before (people.22).
    expect(managerOf(screen).value).toBe('');
    save(screen);
    await screen.findByText('Please select manager!');
    expect(calls('addEmployee')).toEqual([]);
    await chooseLead(screen);
    expect(screen.queryByRole('checkbox', { name: 'Observer' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Manager' }));
    await write(screen, 'Department', 'Deep Sea');
    save(screen);
    await screen.findByText('Nele New reports to Dee Lead. An invitation has been sent to nele@new.example.');
    expect(calls('addEmployee')[0]?.body).toEqual({
      Name: ' Nele New ',
      Email: 'nele@new.example',
      JobTitle: '',
      IsManager: true,
      IsObserver: false,
      ParentId: 4,
      OrgUnit: 'Deep Sea',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(search()).toMatchObject({ open: 'change-manager', person: 50 }));
  });

  it('shows the fixed messages and sends nothing', async () => {
    const { screen, calls } = open('', manager);
    await write(screen, 'Email', 'nele');
    save(screen);
    await screen.findByText('Please input your full name!');
    await screen.findByText('Enter valid email!');
    expect(calls('addEmployee')).toEqual([]);
  });

  it('shows the server’s sentence at the e-mail, and keeps what was typed', async () => {
    const { screen } = open('', manager, {
      addEmployee: () => {
        const message = 'This e-mail is already in use.';
        throw new ProblemError({ status: 400, detail: message, errors: [{ path: 'Email', message }] });
      },
    });
    await write(screen, 'Full name', 'Nele New');
    await write(screen, 'Email', 'ada@demo.example');
    await chooseLead(screen);
    save(screen);
    await screen.findByText('This e-mail is already in use.');
    expect(inputOf(screen, 'textbox', 'Full name').value).toBe('Nele New');
  });

  it('offers the ceo an observer, who has no manager; the two boxes exclude each other', async () => {
    const { screen, calls } = open('', { RoleName: 'ceo' });
    await write(screen, 'Full name', 'Olga Observer');
    await write(screen, 'Email', 'olga@new.example');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Manager' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Observer' }));
    expect(inputOf(screen, 'checkbox', 'Manager').checked).toBe(false);
    expect(managerOf(screen).disabled).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Department' })).toBeNull();
    save(screen);
    await waitFor(() =>
      expect(calls('addEmployee')[0]?.body).toMatchObject({ IsObserver: true, ParentId: 0 }),
    );
  });

  it('begins with the person of a profile, without the choice of an observer, nor a draft of one', async () => {
    const elsewhere = open('', { RoleName: 'ceo' });
    await write(elsewhere.screen, 'Full name', 'Olga Observer');
    fireEvent.click(elsewhere.screen.getByRole('checkbox', { name: 'Observer' }));
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Olga Observer'));
    cleanup();
    const { screen } = open(
      '&person=4',
      { RoleName: 'ceo' },
      {
        getProfile: () => buildProfile({ ...lead, RoleName: 'manager', Permissions: { AddEmployee: true } }),
      },
    );
    const name = (await screen.findByRole('textbox', { name: 'Full name' })) as HTMLInputElement;
    expect(name.value).toBe('');
    expect(managerOf(screen).value).toBe('Dee Lead · Lead · Navy');
    expect(screen.queryByRole('checkbox', { name: 'Observer' })).toBeNull();
  });

  it('says so to people who never add anybody', async () => {
    const { screen } = open('', {});
    await screen.findByText('You are not authorized!');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
