import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { forgetSession } from '#platform/session-store.ts';
import { openSummaries, twoGoals } from '../components/summary.fixture.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});

const page = '/v3/reports/summary/8/1';
const nothing = { ...twoGoals, Success: false, Message: 'You have no goals in Q3 2026.' };
const valueIn = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : '');
const failed = () => {
  throw new ProblemError({ status: 500, detail: 'Anything' });
};

it('the dialog offers completed quarters, and an audience only to org admins who are not ceo', async () => {
  let answer: (reply: typeof twoGoals) => void = () => undefined;
  const getQuarterlySummary = () =>
    new Promise<typeof twoGoals>((resolve) => {
      answer = resolve;
    });
  const { screen, calls, path } = openSummaries(
    '/v3/reports?open=report-quarterly-summary',
    { getQuarterlySummary },
    { IsOrgAdmin: true },
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'For CEO' }));
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText('Writing: Q3 2026 summary');
  expect(path()).toBe('/v3/reports/summary/8/2');
  expect(calls('getQuarterlySummary')).toMatchObject([{ params: { periodId: '8', audience: '2' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('No summary yet');
  answer(twoGoals);
  cleanup();
  forgetSession();
  for (const profile of [{}, { IsOrgAdmin: true, RoleName: 'ceo' }]) {
    const other = openSummaries('/v3/reports?open=report-annual-summary', {}, profile);
    await other.screen.findByRole('button', { name: 'Generate' });
    expect(other.screen.queryByText('For CEO')).toBeNull();
    cleanup();
  }
});

it('says that there is no past quarter, and to whom the report does not belong', async () => {
  const { Period } = buildSession();
  const listPeriods = () => ({ data: [Period], Next: null });
  const { screen } = openSummaries('/v3/reports?open=report-quarterly-summary', { listPeriods });
  await screen.findByText('You do not have past quarter to generate report.');
  cleanup();
  const observer = openSummaries('/v3/reports?open=report-quarterly-summary', {}, { RoleName: 'observer' });
  await observer.screen.findByText('This report is not available to you.');
  cleanup();
  // A call that the person may not make would end the session.
  const foreign = openSummaries('/v3/reports/summary/8/2', {});
  await foreign.screen.findByText('This report is not available to you.');
  expect(foreign.calls('getQuarterlySummary')).toEqual([]);
});

it('an unsuccessful response shows its message; a failed call asks to try again', async () => {
  const first = openSummaries(page, { getQuarterlySummary: () => nothing });
  fireEvent.click(await first.screen.findByRole('button', { name: 'Generate' }));
  expect((await first.screen.findByRole('alert')).textContent).toBe(nothing.Message);
  cleanup();
  forgetSession();
  const replies = [failed, () => twoGoals];
  const { screen } = openSummaries(page, { getQuarterlySummary: () => (replies.shift() ?? failed)() });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong!');
  expect(alert.textContent).toContain('Please try again to generate.');
  fireEvent.click(screen.getByRole('button', { name: 'Generate again' }));
  await screen.findByText(/Drafted from templates; no AI provider is connected/);
  screen.getByRole('heading', { name: 'Q3 2026 summary', level: 1 });
});

it('edits outlast a reload; a regeneration replaces the text, clears the context and can be taken back', async () => {
  const replies = [
    failed,
    () => ({
      Success: true,
      Message: '',
      Engine: 'template' as const,
      Notice: '',
      IsFallback: false,
      Summary: 'Release 5 was shipped.',
      Sentences: [{ Text: 'Release 5 was shipped.', Sources: [21], HasYourNumber: false }],
    }),
  ];
  const answers = {
    getQuarterlySummary: () => twoGoals,
    regenerateQuarterSummary: () => (replies.shift() ?? failed)(),
  };
  const first = openSummaries(page, answers);
  fireEvent.click(await first.screen.findByRole('button', { name: 'Generate' }));
  fireEvent.click(await first.screen.findByRole('button', { name: '2: Q3 2026 at a glance' }));
  const drafted = await first.screen.findByRole('textbox', { name: 'First slide' });
  first.screen.getByText('1 sentence without a source');
  first.screen.getByText('No source');
  expect(first.screen.getAllByRole('link', { name: 'Ship release 5' })[0]?.getAttribute('href')).toBe(
    '/v3/goals/21',
  );
  fireEvent.change(drafted, { target: { value: 'Mine.' } });
  cleanup();

  const { screen, calls } = openSummaries(`${page}?slide=2`, answers);
  const text = () => screen.getByRole('textbox', { name: 'First slide' });
  await screen.findByDisplayValue('Mine.');
  expect(calls('getQuarterlySummary')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate: First slide' }));
  const context = await screen.findByRole('textbox', { name: 'More context' });
  fireEvent.change(context, { target: { value: 'Name the release.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Something went wrong!'));
  expect(valueIn(context)).toBe('Name the release.');
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  const before = await screen.findByRole('radio', { name: 'Before' });
  expect(calls('regenerateQuarterSummary').at(-1)).toEqual({
    params: { periodId: '8', audience: '1' },
    body: { Context: 'Name the release.' },
  });
  expect(valueIn(text())).toBe('Release 5 was shipped.');
  fireEvent.click(before);
  expect(valueIn(text())).toBe('Mine.');
  fireEvent.click(screen.getByRole('radio', { name: 'After' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(valueIn(text())).toBe('Release 5 was shipped.');
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate: First slide' }));
  expect(valueIn(await screen.findByRole('textbox', { name: 'More context' }))).toBe('');
});

it('a template in the model’s place says so and offers the model; slides and files mark what the editor marks', async () => {
  const fallback = {
    ...twoGoals,
    Notice: 'The AI provider took too long to answer. This was drafted from templates.',
    IsFallback: true,
    QuarterSummary: {
      Summary: 'One of 2 goals was completed: “Ship release 5”.\nWe met 25 people.',
      Sentences: [
        { Text: 'One of 2 goals was completed: “Ship release 5”.', Sources: [21], HasYourNumber: false },
        { Text: 'We met 25 people.', Sources: [], HasYourNumber: true },
      ],
      Engine: 'template' as const,
    },
  };
  const replies = [fallback, twoGoals];
  const { screen, calls } = openSummaries(`${page}?slide=2`, {
    getQuarterlySummary: () => replies.shift() ?? twoGoals,
    makeQuarterlyDeck: () => {
      throw new ProblemError({ status: 500, detail: 'No.' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  expect((await screen.findByRole('alert')).textContent).toContain(fallback.Notice);
  screen.getByText('Your number');
  fireEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  await screen.findByText('We met 25 people. [no source, your number]');
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() =>
    expect(calls('makeQuarterlyDeck')).toMatchObject([
      {
        body: {
          Summary: expect.stringMatching(
            /completed: “Ship release 5”\.\nWe met 25 people\. \[no source, your number\]$/,
          ),
        },
      },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try the model again' }));
  await screen.findByText(/no AI provider is connected/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls('getQuarterlySummary')).toHaveLength(2);
});

it('says what to do once the goals have changed', async () => {
  const gone = () => {
    throw new ProblemError({ status: 404, detail: 'This was not found.' });
  };
  const answers = { getQuarterlySummary: () => twoGoals, regenerateQuarterSummary: gone };
  const { screen } = openSummaries(`${page}?slide=2`, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  await screen.findByRole('textbox', { name: 'First slide' });
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate: First slide' }));
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Something went wrong! The goals of this summary have changed since. Generate it again.',
  );
});

it('shows the texts of another visit in a summary that is made again, and stores changes with their version', async () => {
  const Edits = { texts: { first: 'We kept our word.' }, sentences: {}, contexts: {} };
  const { screen, calls } = openSummaries(page, {
    getSummaryEdits: () => ({ Version: 3, Edits }),
    getQuarterlySummary: () => twoGoals,
  });
  await screen.findByText(/^Your texts are stored/);
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  const field = await screen.findByDisplayValue('We kept our word.');
  fireEvent.change(field, { target: { value: 'We kept most of our word.' } });
  await waitFor(
    () =>
      expect(calls('saveSummaryEdits')).toMatchObject([
        { body: { Version: 3, Edits: { texts: { first: 'We kept most of our word.' } } } },
      ]),
    { timeout: 3000 },
  );
});

it('overwrites no text of another window', async () => {
  const Edits = { texts: { first: 'Mine' }, sentences: {}, contexts: {} };
  let version = 1;
  const { screen, calls } = openSummaries(page, {
    getSummaryEdits: () => ({
      Version: version,
      Edits: version === 1 ? Edits : { ...Edits, texts: { first: 'Theirs' } },
    }),
    getQuarterlySummary: () => twoGoals,
    saveSummaryEdits: ({ body }: { body: { Version: number } }) => {
      if (body.Version !== 2) {
        version = 2;
        throw new ProblemError({ status: 409, detail: 'Changed elsewhere.' });
      }
      return { Version: 3 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  fireEvent.change(await screen.findByDisplayValue('Mine'), { target: { value: 'Mine again' } });
  const keep = await screen.findByRole('button', { name: 'Keep what stands here' }, { timeout: 3000 });
  fireEvent.click(keep);
  await waitFor(() =>
    expect(calls('saveSummaryEdits').at(-1)).toMatchObject({
      body: { Version: 2, Edits: { texts: { first: 'Mine again' } } },
    }),
  );
});
