import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { orgPerson } from '../model/org-company.fixture.ts';
import { organizationRoutes } from './organization-routes.fixture.tsx';

// A company that is too large for the browser: the server sends a part of it.

beforeEach(() => {
  // The list needs its height, but the simulated browser has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The viewer, 7, reports to Bo Boss; Dee Lead is a manager beside Bo. */
const around: readonly OrgPerson[] = [
  orgPerson(1, undefined, { Name: 'Cay Chief', RoleName: 'ceo' }),
  orgPerson(2, 1, { Name: 'Bo Boss', RoleName: 'manager' }),
  orgPerson(3, 1, { Name: 'Dee Lead', RoleName: 'manager' }),
  orgPerson(7, 2, { Name: 'Ada Larkwood', JobTitle: 'Joiner' }),
];
const ofDee: readonly OrgPerson[] = [...around.slice(0, 3), orgPerson(9, 3, { Name: 'Zoë Far' })];
const sales: readonly OrgPerson[] = [orgPerson(40, 3, { Name: 'Sal Seller', OrgUnit: 'Sales' })];

const part = {
  People: 100_000,
  Departments: [{ Name: 'Sales', People: 4_000 }],
  AsOf: '2026-11-18T15:04:00Z',
};

function renderLarge(place: string) {
  const session = buildSession();
  return renderPages(organizationRoutes, {
    place,
    session,
    answers: {
      getOrganisation: ({ query }) => {
        const { Department, Search } = (query ?? {}) as { Department?: string; Search?: string };
        if (Department === 'Sales')
          return {
            Version: 's',
            data: [...sales],
            Part: { ...part, Departments: [], IsCut: true as const },
          };
        if (Search) return { Version: 'f', data: [...ofDee.slice(3)], Part: { ...part, Departments: [] } };
        return { Version: 'v', data: [...around], Part: part };
      },
      getOrgLine: ({ params }) => ({ data: [...(String(params.id) === '3' ? ofDee : around)] }),
      getOrgMarks: () => ({ HasCompliance: false, data: [] }),
      listAvatars: ({ body }) => ({ data: body.Ids.map((Id) => ({ Id, Avatar: null })) }),
    },
  });
}

it('the chart shows the viewer’s line, and a press on a manager leads to theirs', async () => {
  const { screen, calls } = renderLarge('/v3/organization/1');
  fireEvent.click(await screen.findByRole('treeitem', { name: /^Dee Lead/ }));
  expect(await screen.findByText(/^Your company has 100,000 people\. The chart shows/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('treeitem', { name: /^Dee Lead/ }));
  expect(await screen.findByRole('treeitem', { name: /^Zoë Far/ })).toBeTruthy();
  expect(calls('getOrgMarks')).toEqual([]);
});

it('the directory asks for a department or a name', async () => {
  const { screen } = renderLarge('/v3/organization?show=directory');
  expect(await screen.findByText(/Choose a department, or search for a name\./)).toBeTruthy();
  expect(screen.getByText(/^As of /)).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: 'Department' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Sales · 4,000 people' }));
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(screen.getByText('The first 1 people. Search for a name to find others.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/These are the people around you/)).toBeNull());
});
