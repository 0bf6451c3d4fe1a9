import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildList, buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { editorSession, renderStrategy } from '../components/render-strategy.fixture.tsx';
import { buildDocument, buildStrategy, noObjectives } from '../model/strategy.fixture.ts';

afterEach(cleanup);

const video = 'https://youtu.be/dQw4w9WgXcQ';
const editor = () => ({ session: editorSession() });

it('shows readers the filled parts alone, and asks for nothing of the editors’', async () => {
  const strategy = buildStrategy({ Objectives: { ...noObjectives, Sales: '<p>Double Europe</p>' } });
  const { screen, calls } = renderStrategy({ getStrategy: () => strategy });
  await screen.findByText('Robots people trust');
  const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles).toEqual(['Mission Statement', 'Sales']);
  expect(screen.getByText('High-level benchmarks for the next 2–3 years.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Message from the CEO' })).toBeNull();
  expect(calls('getStrategyDocument')).toEqual([]);
});

it('shows editors every section in their fixed order, with questions where nothing is filled in', async () => {
  const document = buildDocument({ IsDraft: true, GuidanceVideo: { VideoUrl: 'https://vimeo.com/123456' } });
  const { screen } = renderStrategy({ getStrategyDocument: () => document }, editor());
  await screen.findByText('Robots people trust');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Mission, Vision & Values',
    'Strategic Objectives',
    'Message from the CEO',
    'Guidance from the founder',
    'Welcome to your strategy',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Mission Statement',
    'Vision Statement',
    'Differentiating Values',
    'Customers',
    'Employees',
    'Shareholders',
    'Sales',
    'Marketing',
    'Product',
  ]);
  expect(screen.getByText(/Only the fields that are filled in are visible/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Mission, Vision & Values: 34%' })).toBeTruthy();
  expect(screen.getByText('What will the company be known for?')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText(/Last saved by Grace Carver/)).toBeTruthy();
  for (const name of [/Add Your Video/, /^Edit: Mission/, 'Add Your Objectives', 'Former versions'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('shows an editor what everybody sees now', async () => {
  const { screen } = renderStrategy(
    {
      getStrategyDocument: () =>
        buildDocument({
          IsDraft: true,
          StrategyBasic: { Mission: '<p>Draft</p>', Vision: null, Values: null },
        }),
      getStrategy: () => buildStrategy(),
    },
    editor(),
  );
  await screen.findByText('Draft');
  fireEvent.click(screen.getByRole('switch', { name: 'What everybody sees now' }));
  await screen.findByText('Robots people trust');
  expect(screen.queryByText('Draft')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads a video only after a click, and links to other hosts', async () => {
  const { screen } = renderStrategy({
    getStrategy: () => buildStrategy({ Video: { VideoUrl: video }, GuidanceVideo: { VideoUrl: video } }),
  });
  const play = await screen.findByRole('button', { name: 'Play video: Message from the CEO' });
  expect(screen.container.querySelector('iframe')).toBeNull();
  fireEvent.click(play);
  const frames = [...screen.container.querySelectorAll('iframe')];
  expect(frames.map(({ src }) => src)).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ']);
  expect(screen.getByRole('button', { name: 'Play video: Guidance from the founder' })).toBeTruthy();
  cleanup();
  const other = renderStrategy({
    getStrategy: () => buildStrategy({ Video: { VideoUrl: 'https://videos.example/ceo' } }),
  }).screen;
  const link = await other.findByRole('link', { name: 'Watch the video' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  cleanup();
  const odd = renderStrategy({
    getStrategy: () => buildStrategy({ Video: { VideoUrl: 'https://videos.example@evil.example/ceo' } }),
  }).screen;
  await odd.findByText('https://videos.example@evil.example/ceo');
  expect(odd.queryByRole('link', { name: 'Watch the video' })).toBeNull();
});

it('shows the company goals below the objective that they serve', async () => {
  const Objectives = { ...noObjectives, Sales: '<p>Ten</p>', Product: '<p>One</p>' };
  const goals = [
    buildListed({ Id: 5, StrategicObjective: 'Sales', GoalDetail: { Title: 'Sell more' } }),
    buildListed({ Id: 6, StrategicObjective: 'Sales', GoalDetail: { Title: 'Sell abroad' } }),
  ];
  const { screen, calls } = renderStrategy({
    getStrategy: () => buildStrategy({ Objectives }),
    listGoals: () => buildList(goals),
  });
  const area = (await screen.findByRole('heading', { name: 'Sales' })).closest('li') as HTMLElement;
  await within(area).findByText('Sell abroad');
  const all = within(area).getByRole('link', { name: '2 company goals of this quarter' });
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('objectives=["Sales"]');
  const other = screen.getByRole('heading', { name: 'Product' }).closest('li') as HTMLElement;
  expect(within(other).queryAllByRole('link')).toEqual([]);
  expect(calls('listGoals')).toHaveLength(1);
});

it('says that nothing is published, and offers editors to begin', async () => {
  const nothing = {
    IsStrategy: false,
    PublishedAt: null,
    StrategyBasic: { Mission: null, Vision: null, Values: null },
  };
  const { screen } = renderStrategy({ getStrategy: () => buildStrategy(nothing) });
  await screen.findByText('No strategy has been published yet');
  cleanup();
  const Completion = { Basic: 0, Objectives: 0, Video: 0 };
  const first = renderStrategy(
    {
      getStrategyDocument: () => buildDocument({ ...nothing, UpdatedAt: null, UpdatedBy: null, Completion }),
    },
    editor(),
  ).screen;
  await first.findByRole('button', { name: /Add Your Strategies/ });
  expect(first.queryByRole('button', { name: 'Former versions' })).toBeNull();
});

it('says why it shows nothing', async () => {
  const off = renderStrategy({}).screen;
  await off.findByText('Your company does not use the strategy page.');
  cleanup();
  let fails = true;
  const { screen } = renderStrategy({
    getStrategy() {
      if (fails) throw new ProblemError({ status: 503, detail: 'The database is not ready.' });
      return buildStrategy();
    },
  });
  await screen.findByText('The strategy could not be loaded.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Robots people trust');
});
