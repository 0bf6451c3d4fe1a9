import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nextPeriod, period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { goalKeys } from '#features/goals/model/query-keys.ts';
import { renderDashboard } from '../components/render-dashboard.fixture.tsx';
import {
  buildCompanyGoal,
  buildCompliance,
  buildDashboard,
  buildPerson,
  buildReminder,
} from '../model/dashboard.fixture.ts';

afterEach(cleanup);

const headings = (screen: { getAllByRole: (role: 'heading', by: { level: number }) => HTMLElement[] }) =>
  screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent?.replace(/\d+$/, ''));

it('opens from an address with invalid parameters', async () => {
  const { screen } = renderDashboard({}, { place: '/v3/home?scope=9&figure=zzz&answer=q&open=people' });
  await screen.findByText(/counted, observers/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
});

describe('the parts of the dashboard', () => {
  it('are in their fixed order', async () => {
    const { screen } = renderDashboard({
      getDashboard: () =>
        buildDashboard({
          Strategy: {
            IsPublished: true,
            Mission: '<p>Robots <em>people</em> trust</p>',
            Vision: null,
            Values: null,
          },
          Theme: { Title: 'Finish what we began', PeriodId: 40, UpdatedAt: '2026-11-01T08:00:00Z' },
        }),
    });
    await screen.findByText('Robots people trust');
    expect(headings(screen)).toEqual(['Strategy', 'Reminders', 'Company goals', 'Employee compliance']);
    expect(screen.getByText('Q4 2026 theme')).toBeTruthy();
    expect(screen.getByText('Finish what we began')).toBeTruthy();
    expect(screen.queryByText('Vision')).toBeNull();
    expect(screen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe('/v3/strategy');
  });

  it('are absent if the server left them out, as for an observer', async () => {
    const { screen, calls } = renderDashboard({
      getDashboard: () =>
        buildDashboard({
          Reminders: null,
          ReminderCount: null,
          Permissions: { EditTheme: false, EditStrategy: false, AddGoal: false, ComplianceScopes: [] },
        }),
    });
    await screen.findByText('Win the north');
    expect(headings(screen)).toEqual(['Company goals']);
    expect(screen.queryByLabelText('Quarter theme')).toBeNull();
    expect(calls('getCompliance')).toEqual([]);
  });

  it.each([
    ['manager', 'Worth a talk this week'],
    ['contributor', 'Your goals to look at this week'],
  ] as const)('say to a %s that the goals worth a talk could not be loaded', async (RoleName, name) => {
    const { screen } = renderDashboard(
      {
        getLook: () => {
          throw new ProblemError({ status: 500, detail: 'Something went wrong!!' });
        },
      },
      { profile: { RoleName } },
    );
    await screen.findByRole('heading', { level: 2, name });
    expect(screen.getByText('The list could not be loaded.')).toBeTruthy();
  });

  it('show an error and can be loaded again', async () => {
    let fails = true;
    const { screen } = renderDashboard({
      getDashboard: () => {
        if (fails) throw new ProblemError({ status: 500, detail: 'The database is away.' });
        return buildDashboard();
      },
    });
    await screen.findByText('The database is away.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You are up to date');
  });

  it('explain themselves if they are empty', async () => {
    const { screen } = renderDashboard({ getDashboard: () => buildDashboard({ CompanyGoals: [] }) });
    await screen.findByText('You are up to date');
    expect(screen.getByText('No company goals in this quarter yet')).toBeTruthy();
  });
});

it('offers to carry goals over, and says nothing while none is left, as for an observer', async () => {
  const offer = (Total: number) => ({
    getCarryOver: () => ({ FromPeriod: period, ToPeriod: nextPeriod, Total, data: [] }),
  });
  const { screen, search } = renderDashboard(offer(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Carry them into Q1 2027' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'carry-over' }));
  cleanup();
  const other = renderDashboard(offer(0));
  await other.screen.findByText('Win the north');
  await waitFor(() => expect(other.calls('getCarryOver')).toHaveLength(1));
  expect(other.screen.queryByText(/have no result or were not reached/)).toBeNull();
});

it('says where the quarter stands', async () => {
  const { screen } = renderDashboard();
  await screen.findByText('Q4 2026 · Week 8 of 14 · 39 days left');
});

describe('company goals', () => {
  const why = async (changes: Parameters<typeof buildCompanyGoal>[0]) => {
    const { screen } = renderDashboard({
      getDashboard: () => buildDashboard({ CompanyGoals: [buildCompanyGoal({ Id: 90, ...changes })] }),
    });
    const goals = await screen.findByRole('region', { name: /^Company goals/ });
    return { goals, text: within(goals).getByRole('listitem').textContent };
  };
  const fell = (Count: number, ...titles: string[]) => ({
    Count,
    Goals: titles.map((Title, place) => ({ Id: 50 + place, Title })),
  });

  it.each([
    [{ Count: 0, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0, Median: null }, 'No child goals yet.'],
    [{ Count: 2, Rated: 0, Low: 0, AtRisk: 0, Unsure: 0, Median: null }, '2 child goals, no prediction yet.'],
    [
      { Count: 1, Rated: 1, Low: 0, AtRisk: 0, Unsure: 1, Median: 2 },
      '1 child goal, none at risk, 1 unsure.',
    ],
    [{ Count: 4, Rated: 4, Low: 1, AtRisk: 1, Unsure: 0, Median: 3 }, '1 of 4 child goals at risk.'],
  ])('say what the goals below say: %j', async (Children, words) => {
    expect((await why({ Children })).text).toContain(words);
  });

  it('name the goals that fell, with links', async () => {
    const { goals, text } = await why({ Fell: fell(3, 'Open Lyon', 'Open Nice') });
    expect(text).toContain('Fell this week: Open Lyon, Open Nice and 1 more.');
    const link = within(goals).getByRole('link', { name: 'Open Nice' });
    expect(link.getAttribute('href')).toBe('/v3/goals/51');
  });

  it('show the sign instead of the count; it leads to the goals called unlikely', async () => {
    const { goals, text } = await why({
      Children: { Count: 4, Rated: 4, Low: 3, AtRisk: 3, Unsure: 0, Median: 1 },
    });
    const sign = within(goals).getByRole('link', {
      name: 'Predicted Likely; 3 of 4 goals below are called unlikely.',
    });
    expect(sign.getAttribute('href')).toBe('/v3/predictions/90?level=1&unlikely=true');
    expect(text).not.toContain('at risk');
  });
});

describe('the strategy', () => {
  const strategy = (Mission: string) => ({
    getDashboard: () =>
      buildDashboard({ Strategy: { IsPublished: true, Mission, Vision: '<p>Everywhere</p>', Values: null } }),
  });

  it('is one line, opens on request, and by itself after a change', async () => {
    localStorage.clear();
    const first = renderDashboard(strategy('<p>Robots people trust</p>'));
    await first.screen.findByText('Robots people trust');
    expect(first.screen.queryByText('Everywhere')).toBeNull();
    fireEvent.click(first.screen.getByRole('button', { name: 'Show more of the strategy' }));
    await first.screen.findByText('Everywhere');
    cleanup();

    const same = renderDashboard(strategy('<p>Robots people trust</p>'));
    await same.screen.findByText('Robots people trust');
    expect(same.screen.queryByText('Everywhere')).toBeNull();
    cleanup();

    const changed = renderDashboard(strategy('<p>Robots people love</p>'));
    await changed.screen.findByText('Everywhere');
    expect(changed.screen.getByText('Changed since your last visit')).toBeTruthy();
    fireEvent.click(changed.screen.getByRole('button', { name: 'Show less of the strategy' }));
    expect(changed.screen.queryByText('Everywhere')).toBeNull();
  });
});

describe('reminders', () => {
  const late = buildReminder({
    Id: 3,
    Type: 'finalize',
    Title: 'Old',
    PeriodId: 39,
    PeriodLabel: 'Q3 2026',
    ButtonText: 'Finalize Results',
  });

  it('are grouped by what they ask for, give the reason, and open their drawer on the page', async () => {
    const result = buildReminder({
      Id: 5,
      Type: 'review',
      About: 'result',
      Title: 'Hire Bob',
      User: { Id: 21, Name: 'Grace Holloway', Title: 'Analyst', Avatar: null, HasLeft: true },
      For: 'Peter Holm',
      ButtonText: 'Review',
    });
    const { screen, search } = renderDashboard({
      getDashboard: () => buildDashboard({ Reminders: [buildReminder(), result, late] }),
    });
    const finalize = await screen.findByRole('list', { name: 'Reminders: Finalize' });
    expect(within(finalize).getAllByRole('listitem')).toHaveLength(1);
    // Only another quarter than the running one is named.
    expect(within(finalize).getByText('Q3 2026')).toBeTruthy();
    const reviews = screen.getByRole('list', { name: 'Reminders: Review' });
    expect(within(reviews).queryByText('Q4 2026')).toBeNull();
    expect(screen.getByText('No prediction yet for Week 8 · ends Sun 22 Nov')).toBeTruthy();
    expect(within(reviews).getByText('Grace Holloway (left)')).toBeTruthy();
    expect(within(reviews).getByText('for Peter Holm')).toBeTruthy();
    // The person's own name on their own goals is left out.
    expect(screen.queryByText('Ada Larkwood')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Review: Hire Bob' }));
    await waitFor(() => expect(search()).toEqual({ open: 'review-result', goal: 5 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard', hidden: true })).toBeTruthy();
  });

  it('begin with a button for each group, which opens the first one of it', async () => {
    const { screen, search } = renderDashboard({
      getDashboard: () =>
        buildDashboard({
          Reminders: [buildReminder(), buildReminder({ Id: 13 }), late],
          ReminderGroups: [
            { Type: 'update', Count: 2 },
            { Type: 'finalize', Count: 1 },
            { Type: 'action_item', Count: 4 },
          ],
        }),
    });
    const start = await screen.findByRole('button', { name: 'Update 2' });
    expect(screen.getByRole('button', { name: 'Finalize 1' })).toBeTruthy();
    // The items are on a later page.
    expect(screen.queryByRole('link', { name: 'Action items 4' })).toBeNull();
    expect(screen.getByText('Action items 4')).toBeTruthy();
    fireEvent.click(start);
    await waitFor(() => expect(search()).toEqual({ open: 'update', goal: 12 }));
  });

  it('about other things lead to their pages and say when they are due', async () => {
    const Due = { Date: '2026-11-20', IsOverdue: true };
    const other = (Type: 'action_item' | 'appraisal_write' | 'appraisal_sign', ButtonText: string) =>
      buildReminder({ Id: 5, Type, Title: `A ${Type}`, WeekId: 0, WeekLabel: null, ButtonText });
    const { screen } = renderDashboard({
      getDashboard: () =>
        buildDashboard({
          Reminders: [
            { ...other('action_item', 'View'), Due },
            other('appraisal_write', 'View'),
            other('appraisal_sign', 'View Appraisal'),
          ],
          ReminderCount: 3,
        }),
    });
    const list = await screen.findByRole('region', { name: /^Reminders/ });
    expect(within(list).getByText(/^Overdue since 20 Nov( 2026)?$/)).toBeTruthy();
    const places = within(list)
      .getAllByRole('link', { name: /^View.*: / })
      .map((link) => link.getAttribute('href'));
    expect(places).toEqual([
      '/v3/actionitems',
      '/v3/talent/40/7?status=none&direct=true',
      '/v3/talent/myappraisal?open=appraisal&about=5',
    ]);
  });

  it('offer a new goal if the quarter has none yet', async () => {
    const { screen, search } = renderDashboard({
      getDashboard: () =>
        buildDashboard({
          Reminders: [buildReminder({ Id: 0, Type: 'add_goal', Title: '', ButtonText: 'Add a Goal' })],
          ReminderCount: 1,
        }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a Goal: No goals yet for Q4 2026' }));
    await waitFor(() => expect(search()).toEqual({ open: 'create' }));
  });

  it('load ten more at a time, each once', async () => {
    const { screen, calls } = renderDashboard({
      getDashboard: ({ query }) =>
        query
          ? buildDashboard({ CompanyGoals: null, Reminders: [late, buildReminder()], ReminderCount: 2 })
          : buildDashboard({ Reminders: [late], ReminderCount: 2, Next: 'c1' }),
    });
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    screen.getByRole('button', { name: 'Load More' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await screen.findByRole('button', { name: 'Update: Cut delivery to four days' });
    expect(document.activeElement?.textContent).toBe('Cut delivery to four days');
    expect(screen.getAllByText('Old')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(calls('getDashboard')).toMatchObject([{}, { query: { after: 'c1' } }]);
    expect(screen.getByText('Win the north')).toBeTruthy();
  });

  it('disappear after the act, and the next button gets the focus', async () => {
    let reminders = [late, buildReminder()];
    const { screen, client } = renderDashboard({
      getDashboard: () => buildDashboard({ Reminders: reminders, ReminderCount: reminders.length }),
    });
    const act = await screen.findByRole('button', { name: 'Finalize Results: Old' });
    act.focus();
    reminders = [buildReminder()];
    await client.invalidateQueries({ queryKey: goalKeys.dashboard });
    await waitFor(() => expect(screen.queryByText('Old')).toBeNull());
    const next = screen.getByRole('button', { name: 'Update: Cut delivery to four days' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});

describe('employee compliance', () => {
  const manager = () =>
    buildDashboard({
      Permissions: { EditTheme: false, EditStrategy: false, AddGoal: true, ComplianceScopes: [1, 2, 3] },
    });

  it('has three rings, and says if nobody counts', async () => {
    const { screen } = renderDashboard({ getDashboard: manager });
    await screen.findByRole('img', { name: 'Goal creation: 75%' });
    expect(screen.getByRole('img', { name: 'Weekly predictions: 50%' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Finalization: nobody counts' })).toBeTruthy();
    expect(screen.getByText('Nobody had a goal in that quarter.')).toBeTruthy();
  });

  it('begins with the first available scope; the choice is stored in the address', async () => {
    const { screen, calls, search } = renderDashboard({ getDashboard: manager });
    await screen.findByRole('img', { name: 'Goal creation: 75%' });
    fireEvent.click(screen.getByRole('radio', { name: 'Company' }));
    await waitFor(() => expect(search()).toEqual({ scope: 'company' }));
    await waitFor(() =>
      expect(calls('getCompliance')).toMatchObject([{ params: { scope: '1' } }, { params: { scope: '3' } }]),
    );
  });

  it('never requests an unavailable scope, whatever a link says', async () => {
    const { screen, calls } = renderDashboard(
      {},
      { place: '/v3/home?scope=organization&open=people&figure=goals&answer=open' },
    );
    await screen.findByText('Company');
    await waitFor(() => expect(calls('listCompliancePeople')).toMatchObject([{ params: { scope: '3' } }]));
    expect(calls('getCompliance')).toMatchObject([{ params: { scope: '3' } }]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('opens the people behind a number, page after page', async () => {
    const { screen, search, calls } = renderDashboard({
      getDashboard: manager,
      listCompliancePeople: ({ query }) =>
        query?.Cursor === null
          ? { data: [buildPerson({ Reminder: 'possible' })], Next: 'c1', Remindable: 2 }
          : {
              data: [buildPerson({ Id: 22, Name: 'Alan Thornton', GoalCount: 1, OpenCount: 1 })],
              Next: null,
              Remindable: null,
            },
      remindPeople: () => ({ Reminded: 2, Already: 0, Away: 1 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^3 not updated/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Weekly predictions: not updated' });
    expect(search()).toMatchObject({ open: 'people', figure: 'lastweekgoals', answer: 'open' });
    await within(drawer).findByText('Grace Holloway');
    const goals = within(drawer).getByRole('link', { name: '2 of 3 goals not updated of Grace Holloway' });
    expect(goals.getAttribute('href')).toContain('scope=DirectReports');
    within(drawer).getByRole('button', { name: 'Load More' }).focus();
    fireEvent.click(within(drawer).getByRole('button', { name: 'Load More' }));
    await within(drawer).findByText('Alan Thornton');
    expect(document.activeElement?.closest('li')?.textContent).toContain('Alan Thornton');
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(2);
    within(drawer).getByRole('button', { name: 'Remind Grace Holloway' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Remind 2' }));
    await screen.findByText('2 reminded, 1 away');
    expect(calls('remindPeople')).toMatchObject([
      { params: { figure: 'lastweekgoals', answer: 'open' }, body: {} },
    ]);
  });

  it('shows a zero without people behind it', async () => {
    const { screen } = renderDashboard({
      getCompliance: () => buildCompliance({ goals: { Done: 8, Between: 0, Open: 0, Percent: 100 } }),
    });
    await screen.findByText('0 without a goal');
    expect(screen.queryByRole('button', { name: /without a goal/ })).toBeNull();
  });
});
