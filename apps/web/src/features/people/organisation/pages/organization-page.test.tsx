import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { orgPerson } from '../model/org-company.fixture.ts';
import { organizationRoutes } from './organization-routes.fixture.tsx';

beforeEach(() => {
  // The list needs its height, but the simulated browser has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The viewer, 7, reports to Bo Boss with twenty others; Cay Chief leads all. */
const company: readonly OrgPerson[] = [
  orgPerson(1, undefined, { Name: 'Cay Chief' }),
  orgPerson(2, 1, { Name: 'Bo Boss', RoleName: 'manager', Avatar: true }),
  orgPerson(3, 1, { Name: 'Dee Lead', RoleName: 'manager' }),
  orgPerson(7, 2, { Name: 'Ada Larkwood', JobTitle: 'Joiner' }),
  orgPerson(9, 3, { Name: 'Zoë Far', JobTitle: 'Painter' }),
  ...Array.from({ length: 20 }, (_, index) => orgPerson(100 + index, 2)),
];

function renderOrganization(
  place: string,
  {
    viewer = {},
    answers = {},
    people = company,
  }: { viewer?: object; answers?: Answers; people?: readonly OrgPerson[] } = {},
) {
  const session = buildSession();
  return renderPages(organizationRoutes, {
    place,
    session: { ...session, Profile: { ...session.Profile, ...viewer } },
    answers: {
      getOrganisation: () => ({ Version: 'v1', data: [...people] }),
      // Without people around the viewer. Tests about these people give another reply.
      getOrgLine: () => ({ data: [] }),
      getOrgMarks: () => ({ HasCompliance: false, data: [] }),
      listAvatars: ({ body }) => ({ data: body.Ids.map((Id) => ({ Id, Avatar: `/picture/${Id}` })) }),
      ...answers,
    },
  });
}

const item = (name: RegExp) => ({ role: 'treeitem', name }) as const;
type Screen = ReturnType<typeof renderOrganization>['screen'];
const node = (screen: Screen, name: RegExp) => screen.findByRole('treeitem', { name: item(name).name });
const names = (screen: Screen) =>
  screen
    .getAllByRole('treeitem')
    .map((each) => (each.getAttribute('aria-label') ?? each.textContent)?.split(',')[0]);

it('the viewer’s own place has the manager and the team; twelve of the team and the viewer are drawn', async () => {
  const { screen, calls } = renderOrganization('/v3/organization');
  const boss = await node(screen, /^Bo Boss/);
  expect(boss.getAttribute('aria-expanded')).toBe('true');
  expect((await node(screen, /^Ada Larkwood, Joiner/)).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('treeitem', { name: /^Person/ })).toHaveLength(11);
  fireEvent.click(screen.getByRole('treeitem', { name: 'Show all 21' }));
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem', { name: /^Person/ }).length).toBeGreaterThan(11),
  );
  // The page fetches pictures only of people who have one.
  await waitFor(() => expect(calls('listAvatars')).toEqual([{ body: { Ids: [2] } }]));
  screen.getByRole('navigation', { name: 'Managers above' });
  screen.getByRole('link', { name: 'Cay Chief' });
});

it('arrow keys go through the chart, Space opens, Enter leads to the profile', async () => {
  const { screen, path } = renderOrganization('/v3/organization/1');
  const chief = await node(screen, /^Cay Chief/);
  fireEvent.keyDown(chief, { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bo Boss/));
  fireEvent.keyDown(await node(screen, /^Bo Boss/), { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dee Lead/));
  const dee = await node(screen, /^Dee Lead/);
  expect(dee.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(dee, { key: ' ' });
  const far = await node(screen, /^Zoë Far/);
  fireEvent.keyDown(far, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/v3/profile/9'));
});

it('a found person is opened in the chart, or begins where both have the same manager', async () => {
  const { screen, path, search } = renderOrganization('/v3/organization');
  await node(screen, /^Bo Boss/);
  const finder = screen.getByRole('combobox', { name: 'Find a person' });
  fireEvent.click(finder);
  fireEvent.change(finder, { target: { value: 'zoe pain' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Zoë Far · Painter · Corporate', hidden: true }));
  const far = await node(screen, /^Zoë Far/);
  expect(far.getAttribute('aria-selected')).toBe('true');
  expect([path(), search()]).toEqual(['/v3/organization/1', { at: 9 }]);
  fireEvent.click(screen.getByRole('button', { name: 'My place' }));
  await waitFor(() => expect(path()).toBe('/v3/organization'));
  await node(screen, /^Ada Larkwood/);
});

it('the list is the same tree with keys of its own', async () => {
  const { screen, search } = renderOrganization('/v3/organization/1');
  await node(screen, /^Cay Chief/);
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  await screen.findByRole('tree', { name: 'People by manager' });
  expect(search()).toMatchObject({ view: 'list' });
  expect(names(screen)).toEqual(['Cay Chief', 'Bo Boss', 'Dee Lead']);
  fireEvent.keyDown(await node(screen, /^Dee Lead/), { key: 'ArrowRight' });
  await node(screen, /^Zoë Far/);
  fireEvent.keyDown(await node(screen, /^Zoë Far/), { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dee Lead/));
  fireEvent.click(screen.getByRole('button', { name: 'Hide the team of Dee Lead' }));
  await waitFor(() => expect(names(screen)).toEqual(['Cay Chief', 'Bo Boss', 'Dee Lead']));
});

it('a deactivated manager is in the path and not in the drawing', async () => {
  const gone = { Status: 'Deactivated', DeactivatedAt: '2026-01-01T00:00:00Z' } as const;
  const people = [
    orgPerson(1),
    orgPerson(2, 1, { Name: 'Greta Gone', ...gone }),
    orgPerson(3, 2),
    orgPerson(7, 3),
  ];
  const { screen } = renderOrganization('/v3/organization', { people });
  await node(screen, /^Person 7/);
  expect(screen.queryByRole('treeitem', { name: /Greta/ })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Managers above' }).textContent).toContain('Greta Gone');
});

it('the ceo edits the company and imports people from here; colleagues do not', async () => {
  const ceo = renderOrganization('/v3/organization', { viewer: { RoleName: 'ceo', Id: 1 } });
  const way = await ceo.screen.findByRole('link', { name: 'Import people' });
  expect(way.getAttribute('href')).toBe('/v3/organization/import');
  fireEvent.click(ceo.screen.getByRole('button', { name: 'Edit Company Info' }));
  await waitFor(() => expect(ceo.search()).toMatchObject({ open: 'company' }));
  cleanup();
  const { screen } = renderOrganization('/v3/organization');
  await node(screen, /^Bo Boss/);
  expect(screen.queryByRole('button', { name: 'Edit Company Info' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import people' })).toBeNull();
});

it('an unknown person leads to the top; a failed load says so', async () => {
  const { screen } = renderOrganization('/v3/organization/4711');
  await screen.findByText(/^This person is not in the organization\./);
  await node(screen, /^Cay Chief/);
  cleanup();
  const failed = renderOrganization('/v3/organization', {
    answers: {
      getOrganisation() {
        throw new ProblemError({ status: 503, detail: 'Please try again.' });
      },
    },
  });
  await failed.screen.findByText('The organization could not be loaded.');
});

it('the own line is drawn before the whole organisation is read', async () => {
  const whole = Promise.withResolvers<{ Version: string; data: OrgPerson[] }>();
  const { screen, search } = renderOrganization('/v3/organization', {
    answers: {
      getOrgLine: () => ({ data: company.filter(({ parentId }) => parentId !== 3) }),
      getOrganisation: () => whole.promise,
    },
  });
  const boss = await node(screen, /^Bo Boss/);
  expect(boss.textContent).not.toContain('below');
  await node(screen, /^Ada Larkwood, Joiner/);
  fireEvent.click(screen.getByRole('tab', { name: 'Employee Directory' }));
  await waitFor(() => expect(search()).toMatchObject({ show: 'directory' }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Org Structure' }));
  whole.resolve({ Version: 'v1', data: [...company] });
  await screen.findByRole('treeitem', { name: /^Bo Boss, .*21 below/ });
});

it('colours people by likelihood or compliance, in words too', async () => {
  const { screen, search } = renderOrganization('/v3/organization/1', {
    viewer: { Id: 1, RoleName: 'ceo' },
    answers: {
      getOrgMarks: () => ({
        HasCompliance: true,
        data: [
          { Id: 3, Likelihood: [0, 0, 0, 2, 0, 1], Open: ['lastweekgoals'] },
          { Id: 9, Open: ['goals', 'lastgoals'] },
        ],
      }),
    },
  });
  const dee = await screen.findByRole('treeitem', { name: /^Dee Lead.*2 Likely, 1 without a prediction/ });
  expect(dee.hasAttribute('data-mark')).toBe(false);
  const choose = async (option: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: 'Colour by' }));
    fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
  };
  await choose('Colour by likelihood');
  await waitFor(() => expect(search()).toMatchObject({ by: 'likelihood' }));
  expect((await node(screen, /^Dee Lead.*Likely · 3 goals/)).getAttribute('data-mark')).toBe('3');
  await node(screen, /^Bo Boss.*No published goals/);
  screen.getByText(/Only goals that you see count/);
  await choose('Colour by compliance');
  expect((await node(screen, /^Dee Lead.*0 of 2 up to date/)).getAttribute('data-mark')).toBe('bad');
  expect((await node(screen, /^Bo Boss.*22 of 22 up to date/)).getAttribute('data-mark')).toBe('good');
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the team of Dee Lead' }));
  await node(screen, /^Zoë Far.*No goals yet, Not finalized/);
});

it('says that the colours could not be loaded, and tries again', async () => {
  let fails = true;
  const { screen } = renderOrganization('/v3/organization', {
    answers: {
      getOrgMarks() {
        if (fails) throw new ProblemError({ status: 403, detail: 'No.' });
        return { HasCompliance: false, data: [] };
      },
    },
  });
  await screen.findByText('Likelihood and compliance could not be loaded.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  fireEvent.click(screen.getByRole('combobox', { name: 'Colour by' }));
  await screen.findByRole('option', { name: 'Colour by likelihood', hidden: true });
  expect(screen.queryByRole('option', { name: 'Colour by compliance', hidden: true })).toBeNull();
});
