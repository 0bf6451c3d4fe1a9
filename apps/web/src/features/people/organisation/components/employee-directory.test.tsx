import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { peopleLayers } from '../../layers.tsx';
import { buildProfile } from '../../profile/model/profile.fixture.ts';
import { buildOrgPerson } from '../model/directory.fixture.ts';
import { OrganizationPage } from '../pages/organization-page.tsx';

// The simulated browser has no layout: without a height the table would draw no row.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const people: OrgPerson[] = [
  buildOrgPerson(2, 1, { Name: 'Ada Larkwood', JobTitle: 'Welder', RoleName: 'manager', Avatar: true }),
  buildOrgPerson(1, undefined, { Name: 'Cleo Chief' }),
  buildOrgPerson(4, 2, { Name: 'Émile Gone', Status: 'Deactivated' }),
  ...Array.from({ length: 1200 }, (_, index) =>
    buildOrgPerson(100 + index, 2, { Name: `Person ${String(index).padStart(4, '0')}` }),
  ),
  buildOrgPerson(3, 2, { Name: 'Zoë Écrivain', JobTitle: 'Author', Status: 'Invited' }),
];

const place = '/v3/organization?show=directory';

function open(at: string, viewer: Parameters<typeof buildSession>[0] = { RoleName: 'manager' }) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/organization',
        component: () => (
          <main>
            <OrganizationPage />
            <LayerHost tables={[peopleLayers]} />
          </main>
        ),
      }),
      createRoute({ getParentRoute: () => root, path: '/v3/profile/{-$id}', component: () => null }),
    ],
    {
      place: at,
      session: buildSession(viewer),
      answers: {
        getOrganisation: () => ({ Version: 'a', data: people }),
        listAvatars: () => ({ data: [{ Id: 2, Avatar: '/api/picture/2' }] }),
        getProfile: () => buildProfile({ Id: 3, Name: 'Zoë Écrivain', RoleName: 'contributor' }),
        getResponsibility: () => ({ Body: '', UpdatedAt: null }),
        listPeriods: () => ({ data: [buildSession().Period], Next: null }),
        listGoalsOfPerson: () => ({ data: [], goalEdits: [], Next: null }),
      },
    },
  );
}

describe('the Employee Directory', () => {
  it('counts everybody, and draws the rows in the window only', async () => {
    const { screen, calls } = open(place);
    await screen.findByText('1,203 people');
    const table = screen.getByRole('table', { name: 'Employee Directory' });
    expect(table.getAttribute('aria-rowcount')).toBe('1204');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]?.textContent).toBe('Ada LarkwoodWelderCorporateCleo ChiefManagerActive');
    expect(screen.queryByText('Émile Gone')).toBeNull();
    // The page requests pictures only of people who have one.
    await waitFor(() => expect(calls('listAvatars')[0]?.body).toEqual({ Ids: [2] }));
  });

  it('searches in the address, and says how many match', async () => {
    const { screen, search } = open('/v3/organization?show=directory&find=ECRIVAIN+author');
    await screen.findByText('1 of 1,203 people');
    expect(screen.getByRole('link', { name: 'Zoë Écrivain' })).toBeTruthy();
    const field = screen.getByRole('searchbox', {
      name: 'Search people by name, title, department or e-mail',
    });
    fireEvent.change(field, { target: { value: 'nobody at all' } });
    await screen.findByText('Nobody matches.');
    expect(search()).toMatchObject({ find: 'nobody at all' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await screen.findByText('1,203 people');
    expect(search()).toEqual({ show: 'directory' });
  });

  it('filters by role and status in the address', async () => {
    const { screen, search } = open(place);
    const filter = async (name: string) =>
      fireEvent.click(within(await screen.findByRole('group', { name: 'Filters' })).getByText(name));
    await filter('Manager');
    await screen.findByText('1 of 1,203 people');
    expect(search()).toEqual({ show: 'directory', roles: ['manager'] });
    await filter('Manager');
    await filter('Deactivated');
    await screen.findByRole('link', { name: 'Émile Gone' });
  });

  it.each<[string, Parameters<typeof buildSession>[0], boolean, boolean]>([
    ['the ceo', { RoleName: 'ceo' }, true, true],
    ['an org admin', { IsOrgAdmin: true }, true, true],
    ['an observer who is an org admin', { RoleName: 'observer', IsOrgAdmin: true }, true, false],
    ['a manager', { RoleName: 'manager' }, false, true],
    ['a contributor', {}, false, false],
    ['an observer', { RoleName: 'observer' }, false, false],
  ])('offers %s the filters of what they find', async (_who, viewer, observers, deactivated) => {
    const { screen } = open(place, viewer);
    await screen.findByText('1,203 people');
    expect(screen.queryByRole('button', { name: 'Observer' }) !== null).toBe(observers);
    expect(screen.queryByRole('button', { name: 'Deactivated' }) !== null).toBe(deactivated);
  });

  it('sorts by a column without letters, and goes through the rows by keys', async () => {
    const { screen, search } = open(place);
    fireEvent.click(await screen.findByRole('button', { name: 'Title' }));
    await waitFor(() => expect(search()).toEqual({ show: 'directory', sortBy: 'JobTitle' }));
    const header = screen.getByRole('columnheader', { name: /^Title/ });
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'));
    const first = await screen.findByRole('link', { name: 'Zoë Écrivain' });
    expect(first.tabIndex).toBe(0);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Larkwood'));
  });

  it('opens a profile over the list, which keeps its search', async () => {
    const { screen, search, path } = open('/v3/organization?show=directory&find=zoe');
    fireEvent.click(await screen.findByRole('link', { name: 'Zoë Écrivain' }));
    await screen.findByRole('dialog', { name: 'Profile' });
    await screen.findByRole('link', { name: 'Open profile' });
    expect(search()).toEqual({ show: 'directory', find: 'zoe', open: 'person', person: 3 });
    expect(path()).toBe('/v3/organization');
  });
});

it('paper has every row, not only those in the window', async () => {
  const { screen } = open(place);
  await screen.findByRole('link', { name: 'Ada Larkwood' });
  const drawn = () => document.querySelectorAll('[role="row"]').length;
  expect(drawn()).toBeLessThan(100);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  // The heading and 1,203 active people.
  expect(drawn()).toBe(1_204);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(drawn()).toBeLessThan(100);
});
