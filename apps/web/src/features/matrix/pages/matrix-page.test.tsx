import { ProblemError } from '@bellwether/contract/problem';
import { cellOf, emptyMatrixMessage } from '@bellwether/domain/matrix/matrix';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildInfo, period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { renderMatrix } from '../components/render-matrix.fixture.tsx';
import { buildChild, buildMatrix, buildWeek } from '../model/matrix.fixture.ts';

const below = [
  buildChild({ Id: 20, Title: 'Halve the picking errors', Trail: [null, null, 12, 12, 17, 17] }),
  buildChild({
    Id: 21,
    Title: 'Hire two planners',
    Generation: 2,
    ParentId: 20,
    IsCarried: true,
    CommentCount: 2,
  }),
  buildChild({ Id: 22, Title: 'Write the safety case', Likelihood: null, Quality: null, GoalStatusId: 0 }),
];
afterEach(cleanup);

const matrix = buildMatrix(below);
const answers = { getPredictionMatrix: () => matrix };

async function open(place = '/v3/predictions/12', others = {}) {
  const page = renderMatrix(place, { ...answers, ...others });
  const grid = await page.screen.findByRole('grid');
  const list = page.screen.getByRole('list', { name: 'Goals' });
  return { ...page, grid, list };
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

describe('the grid', () => {
  it('has a cell for each pair of ratings, named with their words and its number of goals', async () => {
    const { grid } = await open();
    expect(within(grid).getAllByRole('button')).toHaveLength(25);
    within(grid).getByRole('button', { name: 'Likely · Okay: 2 goals' });
    within(grid).getByRole('button', { name: 'Unsure · Good: 1 goal, this goal among them' });
    within(grid).getByRole('button', { name: 'Very likely · Very good: 0 goals' });
    within(grid).getByRole('rowheader', { name: 'Not sure' });
    within(grid).getByRole('columnheader', { name: 'Very bad' });
  });

  it('is read once: its name has the week, and rows do not repeat their cells', async () => {
    const { grid, screen } = await open();
    expect(grid.getAttribute('aria-label')).toBe('Goals by likelihood and quality, Week 8 · ends Sun 22 Nov');
    expect(screen.queryAllByRole('table')).toEqual([]);
    within(grid).getByRole('row', { name: 'Likely' });
    const first = within(grid).getAllByRole('button')[0]?.closest('td');
    const headers = first?.getAttribute('headers')?.split(' ') ?? [];
    expect(headers.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Very likely',
      'Very bad',
    ]);
  });

  it('shows the titles of a cell above the grid, and covers no cell with them', async () => {
    const { grid, screen } = await open();
    fireEvent.focus(within(grid).getByRole('button', { name: 'Likely · Okay: 2 goals' }));
    expect(
      await screen.findByText('Likely · Okay: Halve the picking errors, Hire two planners'),
    ).toBeTruthy();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('draws the moves of all goals when asked, and tells them in words', async () => {
    const { screen, search } = await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Show movement' }));
    await waitFor(() => expect(search().movement).toBe(true));
    expect(screen.getByRole('status').textContent).toMatch(/moved in this week/);
  });

  it('a click on a cell narrows the list to its goals, the same click undoes that', async () => {
    const { grid, screen, search } = await open();
    const cell = within(grid).getByRole('button', { name: 'Likely · Okay: 2 goals' });
    fireEvent.click(cell);
    await waitFor(() => expect(search().cell).toBe(cellOf(3, 2)));
    expect(titlesIn(screen.getByRole('list', { name: 'Goals' }))).toEqual([
      'Halve the picking errors',
      'Hire two planners',
    ]);
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('heading', { name: '2 of 4 goals' });
    fireEvent.click(cell);
    await waitFor(() => expect(search().cell).toBeUndefined());
    screen.getByRole('heading', { name: '4 goals' });
  });

  it('is one Tab stop, in which arrows move', async () => {
    const { grid } = await open();
    const stops = () =>
      within(grid)
        .getAllByRole('button')
        .filter((each) => each.tabIndex === 0);
    expect(stops().map((each) => each.dataset.cell)).toEqual([String(cellOf(2, 3))]);
    act(() => stops()[0]?.focus());
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowUp' });
    expect(document.activeElement?.getAttribute('data-cell')).toBe(String(cellOf(3, 3)));
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'Home' });
    expect(document.activeElement?.getAttribute('data-cell')).toBe(String(cellOf(3, 0)));
    expect(stops().map((each) => each.dataset.cell)).toEqual([String(cellOf(3, 0))]);
  });

  it('explains itself while it is empty', async () => {
    const empty = buildMatrix([], {
      childs: [buildChild({ Id: 12, Generation: 0, Likelihood: null, Quality: null })],
    });
    const { grid, screen } = await open('/v3/predictions/12', { getPredictionMatrix: () => empty });
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip.textContent).toBe(emptyMatrixMessage);
    expect(grid.getAttribute('aria-describedby')).toBe(tooltip.id);
  });
});

describe('the list', () => {
  it('is the tree of goals with owner, ratings, what was updated, and comments', async () => {
    const { list } = await open();
    expect(titlesIn(list)).toEqual([
      'Cut delivery to four days',
      'Halve the picking errors',
      'Hire two planners',
      'Write the safety case',
    ]);
    const rows = within(list).getAllByRole('listitem');
    expect(rows[1]?.textContent).toContain('Updated');
    expect(rows[2]?.textContent).not.toContain('Updated');
    expect(rows[2]?.textContent).toContain('2comments');
    expect(rows[2]?.textContent).toContain('Level 2');
    expect(rows[3]?.textContent).toContain('Not predicted yet');
  });

  it('folds the goals below a goal', async () => {
    const { list } = await open();
    const fold = within(list).getByRole('button', { name: '1 goal below Halve the picking errors' });
    fireEvent.click(fold);
    expect(titlesIn(list)).not.toContain('Hire two planners');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
  });

  it('a level, a state and missing predictions narrow it, each in the address', async () => {
    const level = await open('/v3/predictions/12?level=2');
    expect(titlesIn(level.list)).toEqual(['Hire two planners']);
    level.screen.unmount();
    const { list, screen, search } = await open();
    fireEvent.click(screen.getByRole('button', { name: /^Not predicted yet/ }));
    await waitFor(() => expect(search().aside).toBe('unpredicted'));
    expect(titlesIn(list)).toEqual(['Write the safety case']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(search()).toEqual({}));
  });

  it('offers to undo a choice that leaves nothing', async () => {
    const page = renderMatrix('/v3/predictions/12?cell=0', answers);
    fireEvent.click(await page.screen.findByRole('button', { name: 'Show all goals' }));
    await waitFor(() => expect(page.search()).toEqual({}));
  });

  it('renders a part of a thousand goals', async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      buildChild({ Id: 100 + index, Title: `Goal ${index}` }),
    );
    const { list, screen } = await open('/v3/predictions/12', {
      getPredictionMatrix: () => buildMatrix(many),
    });
    screen.getByRole('heading', { name: '1001 goals' });
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
  });

  it('keys move through it and fold', async () => {
    const { list } = await open();
    act(() => document.body.focus());
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cut delivery to four days'));
    fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Halve the picking errors'));
    fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowLeft' });
    await waitFor(() => expect(titlesIn(list)).not.toContain('Hire two planners'));
    fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowRight' });
    await waitFor(() => expect(titlesIn(list)).toContain('Hire two planners'));
  });
});

describe('trails', () => {
  it('the page’s own trail is shown until the pointer or the focus is on another goal', async () => {
    const { list, screen } = await open();
    const caption = () => screen.getByRole('region', { name: 'Matrix' }).textContent ?? '';
    expect(caption()).toContain('Weeks 4–5 Not sure · BadWeek 6 Unsure · Okay');
    const link = within(list).getByRole('link', { name: 'Halve the picking errors' });
    act(() => link.focus());
    await waitFor(() => expect(caption()).toContain('Weeks 5–6 Unsure · OkayWeeks 7–8 Likely · Okay'));
    act(() => link.blur());
    await waitFor(() => expect(caption()).toContain('Weeks 4–5 Not sure · Bad'));
  });

  it('the chosen goal keeps its trail', async () => {
    const { screen } = await open('/v3/predictions/12?selected=20');
    expect(screen.getByRole('region', { name: 'Matrix' }).textContent).toContain('Weeks 7–8 Likely · Okay');
  });
});

describe('walking', () => {
  it('by week: the button loads the week before and sets it in the address', async () => {
    const seventh = buildMatrix(below, {
      weekPeriod: buildWeek(7),
      prevWeek: buildWeek(6),
      nextWeek: buildWeek(8),
    });
    const byWeek = ({ params }: { params: { week: string } }) => (params.week === '407' ? seventh : matrix);
    const { screen, search } = await open('/v3/predictions/12', { getPredictionMatrix: byWeek });
    expect(screen.getByRole('button', { name: /^Next week: / }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await screen.findByText('Week 7 · ends Sun 15 Nov');
    expect(search().week).toBe(407);
    fireEvent.keyDown(document.body, { key: '.' });
    await screen.findByText('Week 8 · ends Sun 22 Nov');
    // The address without a week shows the current one.
    expect(search().week).toBeUndefined();
  });

  it('by goal: in a circle through the own goals, in the same week', async () => {
    const { screen, path, search } = await open('/v3/predictions/12?week=407&cell=17');
    screen.getByText('Goal 1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Previous Goal' }));
    await waitFor(() => expect(path()).toBe('/v3/predictions/14'));
    expect(search()).toEqual({ week: 407 });
    fireEvent.keyDown(document.body, { key: ']' });
    await waitFor(() => expect(path()).toBe('/v3/predictions/12'));
  });

  it('from another person’s goal to the own ones', async () => {
    const foreign = buildMatrix([], { owngoals: [30, 31] });
    const { screen, path } = await open('/v3/predictions/12', { getPredictionMatrix: () => foreign });
    screen.getByText('Your 2 goals');
    fireEvent.click(screen.getByRole('button', { name: 'Next Goal' }));
    await waitFor(() => expect(path()).toBe('/v3/predictions/30'));
  });

  it('from goal to goal in the side drawer, in the same week', async () => {
    const { screen, search } = await open('/v3/predictions/12?week=407&side=13', {
      getGoal: () => buildInfo({ Goal: { Id: 13, ChildCount: 1 } }),
      listChildGoals: () => ({
        data: [{ ...buildListed({ Id: 14, GoalDetail: { Title: 'Below' } }), GoalStatuses: [] }],
        Deleted: [],
        Next: null,
      }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Below' }));
    await waitFor(() => expect(search()).toEqual({ week: 407, side: 14 }));
  });

  it('by title', async () => {
    const found = {
      Id: 55,
      Title: 'Open the Lyon depot',
      State: 'approved',
      GoalPeriodId: 40,
      User: matrix.goal.User,
    };
    const { screen, path, calls } = await open('/v3/predictions/12', {
      searchMatrixGoals: () => ({ data: [found], Next: null }),
      listPeriods: () => ({ data: [period], Next: null }),
    });
    const field = screen.getByRole('combobox', { name: 'Search goals by title' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'lyon' } });
    fireEvent.click(await screen.findByRole('option', { name: /Open the Lyon depot/, hidden: true }));
    await waitFor(() => expect(path()).toBe('/v3/predictions/55'));
    expect(calls('searchMatrixGoals')).toEqual([expect.objectContaining({ params: { text: 'lyon' } })]);
  });
});

it('leads up to the matrix of the parent goal', async () => {
  const below = { ...matrix.goal, ParentId: 5, ParentGoalTitle: 'Ship faster' };
  const { screen } = await open('/v3/predictions/12', {
    getPredictionMatrix: () => ({ ...matrix, goal: below }),
  });
  expect(screen.getByRole('link', { name: 'Ship faster' }).getAttribute('href')).toBe('/v3/predictions/5');
});

describe('without a matrix', () => {
  it('shows that the goal is absent or not visible', async () => {
    const { screen } = renderMatrix('/v3/predictions/99', {
      getPredictionMatrix: () => {
        throw new ProblemError({ status: 404, detail: 'Not found.' });
      },
    });
    await screen.findByText('This goal is not available.');
  });

  it('shows the same if the goal is deleted while it is shown', async () => {
    let isThere = true;
    const { screen, client } = await open('/v3/predictions/12', {
      getPredictionMatrix: () => {
        if (isThere) return matrix;
        throw new ProblemError({ status: 404, detail: 'Not found' });
      },
    });
    isThere = false;
    await client.refetchQueries();
    await screen.findByText('This goal is not available.');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the error, and tries again', async () => {
    let fails = true;
    const { screen } = renderMatrix('/v3/predictions/12', {
      getPredictionMatrix: () => {
        if (fails) throw new ProblemError({ status: 503, detail: 'The database is starting.' });
        return matrix;
      },
    });
    await screen.findByText('The database is starting.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('grid');
  });
});

it('offers another parent for a goal below a deleted one, to those who may', async () => {
  const gap = { Id: 30, Generation: 1, ParentId: 12, IsDeleted: true, Realignable: [31] };
  const hanging = [
    buildChild({ Id: 31, Title: 'Mine', Generation: 2, ParentId: 30 }),
    buildChild({ Id: 32, Title: 'Not mine', Generation: 2, ParentId: 30 }),
  ];
  const { list, search } = await open('/v3/predictions/12', {
    getPredictionMatrix: () => buildMatrix(hanging, { gaps: [gap] }),
  });
  within(list).getByText(/This goal has been deleted/);
  const offers = within(list).getAllByRole('link', { name: /^Change Parent Goal/ });
  expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual(['Change Parent Goal of Mine']);
  fireEvent.click(offers[0] as HTMLElement);
  await waitFor(() => expect(search()).toMatchObject({ side: 31, open: 'parent' }));
});
