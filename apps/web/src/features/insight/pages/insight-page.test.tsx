import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { buildCalibration, buildForecast, buildLook, buildLookItem } from '../model/insight.fixture.ts';
import { renderInsight } from './render-insight.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const refused = () => {
  throw new ProblemError({ status: 500, detail: 'Something went wrong!!' });
};

describe('this week', () => {
  it('names the goals with their chance, their reasons and what the viewer may do', async () => {
    const { screen, calls } = renderInsight('/v3/insight');
    const list = await screen.findByRole('list', { name: 'Worth a talk this week' });
    const cards = within(list).getAllByRole('article');
    expect(cards).toHaveLength(3);
    const [first, , third] = cards as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(first).getByText('about 4 in 10').closest('[title]')?.getAttribute('title')).toBe('42%');
    expect(
      within(within(first).getByRole('list', { name: 'Why it stands here' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Likelihood fell from Likely to Unsure within a month.',
      'Unsure at this point comes true about 4 times in 10 here.',
    ]);
    const acts = (card: HTMLElement) =>
      [...within(card).queryAllByRole('button')].map(
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      );
    expect(acts(first)).toEqual(['Talked about it', 'More: Cut the docking time of the S4 to 40 seconds']);
    fireEvent.click(within(first).getByRole('button', { name: /^More/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Talked about it',
      'Give a second view',
    ]);
    expect(acts(third)).not.toContain('Talked about it');
    within(third).getByText('No prediction yet', { selector: 'span' });
    expect(calls('getLook')[0]).toMatchObject({ params: { scope: '2', periodId: '0' } });
    screen.getByText('Week 8 of 14');
  });

  it('shows the called goals and the contradictions in the place of the list, with their owners’ sentences', async () => {
    const { screen, search, calls } = renderInsight('/v3/insight', {
      listSentences: ({ body }) => ({
        data: [
          ...(body.Ids.includes(121)
            ? [{ GoalId: 121, Text: 'The cell is late.', Day: '2026-11-12', StatusId: 5, IsOwn: false }]
            : []),
          ...(body.Ids.includes(132)
            ? [{ GoalId: 132, Text: null, Day: null, StatusId: 6, IsOwn: false }]
            : []),
        ],
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '2 called unlikely' }));
    const row = (await screen.findByText('Bring the return rate of batteries below 2%')).closest('li');
    within(row as HTMLElement).getByText('New');
    await within(row as HTMLElement).findByText('“The cell is late.”');
    expect(search()).toMatchObject({ list: 'called' });
    fireEvent.click(screen.getByRole('button', { name: '1 contradiction' }));
    await screen.findByText('Ship 2.0 is called Likely; 2 of its 3 contributing goals are called unlikely.');
    fireEvent.click(await screen.findByRole('button', { name: /^Ask.*Finish the map editor$/ }));
    await waitFor(() =>
      expect(search()).toMatchObject({ open: 'ask', goal: 132, about: 6, on: 'GoalStatus' }),
    );
    expect(calls('listSentences')).toMatchObject(
      [
        [111, 112, 113],
        [121, 122],
        [132, 133],
      ].map((Ids) => ({ body: { Ids } })),
    );
  });

  it('marks the weeks of a goal that comes from a file', async () => {
    const { screen } = renderInsight('/v3/insight', {
      getLook: () => buildLook({ Items: [buildLookItem({ Imported: true })] }),
    });
    const list = await screen.findByRole('list', { name: 'Worth a talk this week' });
    within(list).getByRole('img', { name: /\(imported from a file\)$/ });
  });

  it('says that nothing stands out', async () => {
    const { screen } = renderInsight('/v3/insight', {
      getLook: () => buildLook({ Items: [], CalledCount: 3 }),
    });
    await screen.findByText('Nothing stands out this week. 3 goals are called unlikely by their owners.');
    cleanup();
    const fresh = renderInsight('/v3/insight', { getLook: () => buildLook({ Items: [], CalledCount: 0 }) });
    await fresh.screen.findByText('Nothing stands out this week.');
  });

  it('keeps the scope in the address, and drops one that the role does not have', async () => {
    const own = renderInsight('/v3/insight?scope=company', {}, { RoleName: 'contributor' });
    await own.screen.findByText('Week 8 of 14');
    expect(own.calls('getLook')[0]).toMatchObject({ params: { scope: '3' } });
    cleanup();
    const other = renderInsight('/v3/insight?scope=reports', {}, { RoleName: 'contributor' });
    await other.screen.findByText('Week 8 of 14');
    expect(other.calls('getLook')[0]).toMatchObject({ params: { scope: '0' } });
  });

  it('notes that a goal was talked about', async () => {
    let WasTalkedAbout = false;
    const { screen, search, calls } = renderInsight('/v3/insight', {
      getLook: () => buildLook({ Items: [buildLookItem({ WasTalkedAbout })] }),
      markLooked: () => {
        WasTalkedAbout = true;
        return { Id: 1, GoalId: 111, Week: 8, CommentId: null };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Talked about it' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Noted that it was talked about.');
    expect(calls('markLooked')).toEqual([{ body: { GoalId: 111, Note: '' } }]);
    expect(search()).toEqual({});
    await screen.findByTitle('Talked about this week');
  });

  it('a failed load says so and can be tried again', async () => {
    const { screen } = renderInsight('/v3/insight', { getLook: refused });
    await screen.findByText('The list could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });
});

it('says that no goal runs yet, and how many of the quarter before ended unlikely', async () => {
  const Quiet = { Quarter: 'Q2', FormerQuarter: 'Q1', Unlikely: 12 };
  const { screen } = renderInsight('/v3/insight', {
    getLook: () => buildLook({ Week: 0, Items: [], Called: [], CalledCount: 0, Contradictions: [], Quiet }),
  });
  await screen.findByText('No goal runs yet in Q2; 12 of Q1 ended unlikely.');
  expect(screen.getByRole('link', { name: 'Go to goals' }).getAttribute('href')).toBe('/v3/goals');
});

it('proposes to give a goal to somebody if its owner has left', async () => {
  const { screen, search } = renderInsight('/v3/insight', {
    getLook: () =>
      buildLook({
        Items: [buildLookItem({ GoalId: 7, HasOwnerLeft: true, MayGiveAway: true, MayTalk: false })],
      }),
  });
  await screen.findByText('Left');
  expect(screen.queryByRole('button', { name: 'Talked about it' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Give it to somebody' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'owner', goal: 7 }));
});

describe('the quarter', () => {
  const place = '/v3/insight?tab=quarter';

  it('says how many of how many are expected, with the band and what changed', async () => {
    const { screen } = renderInsight(place);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
      '31 of 52 published goals expected',
    );
    screen.getByText('8 chances in 10 that it ends between 25 and 37.');
    expect(screen.getByText(/^Two fewer than last week/).textContent).toBe(
      'Two fewer than last week: Cut the docking time of the S4 to 40 seconds and Certify the lidar fell.',
    );
    screen.getByText('4 goals have no word yet.');
    screen.getByText('Of 8 forecasts in finished quarters, 7 ended inside their band.');
    screen.getByRole('img', { name: 'Week 1 to 8: from 34 to 31 of 52 goals expected' });
    const parts = screen.getByRole('table', { name: 'By department' });
    expect(within(parts).getAllByRole('row').at(-1)?.textContent).toContain('2 of 4under five goals');
  });

  it('shows the forecasts of an earlier quarter beside what came of them', async () => {
    const { screen, calls } = renderInsight(`${place}&period=39`, {
      listPeriods: () => ({ data: [buildSession().Period], Next: null }),
      getForecast: () =>
        buildForecast({ HasEnded: true, Week: 14, Goals: 50, Decided: 50, Achieved: 27, Moved: [] }),
    });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
      '27 of 50 published goals achieved',
    );
    expect(calls('getForecast').at(-1)).toMatchObject({ params: { periodId: '39' } });
    expect(screen.getAllByText('It came to 27 of 50.')).toHaveLength(2);
    const rows = within(screen.getByRole('table', { name: '' })).getAllByRole('row');
    expect(rows[1]?.textContent).toBe('134 of 5226–42inside');
  });

  it('leads from a part to its own forecast', async () => {
    const { screen, search, calls } = renderInsight(place);
    fireEvent.click(await screen.findByRole('link', { name: 'Sales' }));
    await screen.findByRole('heading', { level: 2 });
    expect(search()).toEqual({ tab: 'quarter', group: 'department:Sales' });
    expect(calls('getForecast').at(-1)).toMatchObject({ query: { group: 'department:Sales' } });
  });

  it('has no band under five goals, and explains itself with the table of the words', async () => {
    const { screen } = renderInsight(place, {
      getForecast: () =>
        buildForecast({ Goals: 4, Expected: 2.4, Low: null, High: null, Moved: [], History: [] }),
    });
    await screen.findByText('Under five goals there is no band: 4 goals counted.');
    fireEvent.click(screen.getByRole('button', { name: 'How is this computed?' }));
    const table = await screen.findByRole('table', { name: 'What each word comes to here' });
    const likely = within(table).getByRole('row', { name: /^Likely/ });
    expect(within(likely).getAllByRole('cell')[1]?.textContent).toBe('6 in 1041 goals');
    expect(within(table).getByRole('row', { name: /^Not at all/ }).textContent).toContain('assumed');
  });
});

describe('how well we know', () => {
  const place = '/v3/insight?tab=know';

  it('says how often each label came true, with a table beside the picture', async () => {
    const { screen } = renderInsight(`${place}&group=department:Sales`, {
      getCalibration: () => {
        const { Labels } = buildCalibration();
        const hollow = Labels.map((label) => (label.Label === 0 ? { ...label, Goals: null } : label));
        return { Calibration: buildCalibration({ Labels: hollow }) };
      },
    });
    await screen.findByText(
      'When Sales says Very likely, it happens 62 times in 100 (between 48 and 74; 37 goals).',
    );
    const table = screen.getByRole('table', { name: 'What the words were worth' });
    expect(within(table).getByRole('row', { name: /^Not at all/ }).textContent).toBe('Not at all5124–29few');
    screen.getByText('Compared with always guessing the average: 18% better.');
    screen.getByText('Altogether 12 points too hopeful (give or take 5).');
    screen.getByText('In Q3 2026, misses were known 5.2 weeks before the end (the quarter before: 2.1).');
    screen.getByText('Of 22 warned goals 6 were achieved after all: a warning is not a verdict.');
    screen.getByText(/^Of 12 goals you talked about, 8 rose within three weeks/);
  });

  it.each([
    [7, 'Too few finished goals yet: 7 of 20.'],
    [null, 'Too few finished goals, or goals of too few people, to say anything yet.'],
  ])('a small group with %s goals is not told', async (Goals, sentence) => {
    const { screen } = renderInsight(place, {
      getCalibration: () => ({ Calibration: { TooFew: true, Goals, Need: 20 } }),
      getBadNews: () => ({ BadNews: { TooFew: true, Goals: 3, Need: 8 } }),
    });
    await screen.findByText(sentence);
    await screen.findByText('Too few missed goals yet: 3 of 8.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says whether an agent or the owners knew better', async () => {
    const score = { Brier: 0.2, Bias: 0, Word: 'even' as const };
    const parts = { AgentRightOwnerNot: 10, OwnerRightAgentNot: 2, BothRight: 6, NeitherRight: 2 };
    const agent = { Agent: 'Claude', Goals: 20, Views: 25, Theirs: score, Owners: score, ...parts };
    const { screen } = renderInsight(place, {
      getAgentScores: () => ({ data: [{ ...agent, Better: 'agent' }] }),
    });
    const scores = within(await screen.findByRole('region', { name: 'Agents beside owners' }));
    scores.getByRole('heading', { name: 'Claude knew better than the owners, over 20 goals.' });
    scores.getByText('only Claude was right');
  });
});

it('an observer has the list and the forecast of the company alone', async () => {
  const { screen, calls } = renderInsight('/v3/insight', {}, { RoleName: 'observer' });
  await screen.findByText('Week 8 of 14');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['This week', 'Quarter']);
  expect(calls('getLook')[0]).toMatchObject({ params: { scope: '3' } });
  cleanup();
  const denied = renderInsight('/v3/insight?tab=know', {}, { RoleName: 'observer' });
  await denied.screen.findByText('You are not authorized!');
  expect(denied.calls('getCalibration')).toEqual([]);
});

it('says that the company has switched insight off', async () => {
  const { screen, calls } = renderInsight('/v3/insight', {}, {}, { InsightEnabled: false });
  await screen.findByText('Insight is switched off.');
  expect(calls('getLook')).toEqual([]);
});
