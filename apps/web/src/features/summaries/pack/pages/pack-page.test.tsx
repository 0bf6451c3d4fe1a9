import { ProblemError } from '@bellwether/contract/problem';
import type { BoardPack } from '@bellwether/contract/summaries/pack';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { PackPage } from './pack-page.tsx';

afterEach(cleanup);

const pack = (more: Partial<BoardPack> = {}): BoardPack => ({
  PeriodId: 8,
  Quarter: 'Q4 2026',
  QuarterBefore: 'Q3 2026',
  IsSoFar: true,
  Version: 0,
  Notes: [],
  Slides: [
    { Slide: 'answer', Heading: 'Q4 2026 so far at a glance', Lines: ['3 to 5 of 9 goals.'] },
    { Slide: 'results', Heading: 'Results against Q3 2026', Lines: [] },
    { Slide: 'decisions', Heading: 'To decide', Lines: [] },
  ],
  Results: [{ Name: 'Goals', Now: '9', Before: '7' }],
  Weeks: [],
  Departments: [],
  Decisions: [
    {
      GoalId: 12,
      Title: 'Ship 2.0',
      OwnerName: 'Ada Larkwood',
      Likelihood: 1,
      Why: 'Called unlikely by its owner.',
      Sentence: 'The lidar is late.',
    },
  ],
  ...more,
});

function open(answers: Answers, RoleName: 'ceo' | 'manager' = 'ceo') {
  return renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/reports/pack', component: PackPage }),
      createRoute({ getParentRoute: () => root, path: '/v3/goals/$goalId', component: () => null }),
      createRoute({ getParentRoute: () => root, path: '/v3/reports', component: () => null }),
    ],
    {
      place: '/v3/reports/pack',
      session: buildSession({ RoleName }),
      answers: { listPeriods: () => ({ data: [buildSession().Period], Next: null }), ...answers },
    },
  );
}

const answerText = 'Your words: Q4 2026 so far at a glance';

describe('the board pack', () => {
  it('shows figures and owners’ sentences, and stores the person’s words', async () => {
    const { screen, calls } = open({ getBoardPack: () => pack(), saveBoardPack: () => ({ Version: 1 }) });
    await screen.findByText('3 to 5 of 9 goals.');
    expect(screen.getByText('Called unlikely by its owner.')).toBeTruthy();
    expect(screen.getByText('“The lidar is late.”')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Goals 9 7' })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: answerText }), {
      target: { value: 'We begin here.' },
    });
    await screen.findByText('Saved');
    expect(calls('saveBoardPack')).toMatchObject([
      {
        params: { periodId: '8' },
        body: { Version: 0, Notes: [{ Slide: 'answer', Text: 'We begin here.' }] },
      },
    ]);
  });

  it('tells an ended quarter’s departments by results, a running one’s by what is expected', async () => {
    const slide = { Slide: 'departments' as const, Heading: 'Departments', Lines: [] };
    const sales = { Name: 'Sales', Goals: 9, Decided: 8, Achieved: 5, Expected: 6.5, Low: 4, High: 8 };
    for (const [IsSoFar, row] of [
      [false, 'Sales 9 8 5'],
      [true, 'Sales 9 6.5 4–8'],
    ] as const) {
      const { screen } = open({
        getBoardPack: () => pack({ IsSoFar, Slides: [slide], Departments: [sales] }),
      });
      expect(await screen.findByRole('row', { name: row })).toBeTruthy();
      cleanup();
    }
  });

  it('keeps what was typed if another window stored a later version, and asks', async () => {
    let stored = 1;
    const { screen, calls } = open({
      getBoardPack: () => pack({ Version: stored, Notes: [{ Slide: 'answer', Text: 'Theirs' }] }),
      saveBoardPack: ({ body }) => {
        if (body.Version !== stored) throw new ProblemError({ status: 409, detail: 'Changed.' });
        stored += 1;
        return { Version: stored };
      },
    });
    const field = await screen.findByRole('textbox', { name: answerText });
    stored = 4;
    fireEvent.change(field, { target: { value: 'Mine' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what stands here' }));
    await screen.findByText('Saved');
    expect(calls('saveBoardPack').at(-1)).toMatchObject({ body: { Version: 4, Notes: [{ Text: 'Mine' }] } });
    stored = 9;
    fireEvent.change(field, { target: { value: 'Mine again' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show that version' }));
    await waitFor(() => expect(field).toHaveProperty('value', 'Theirs'));
  });

  it('makes files in the company’s language, or in the one that is chosen', async () => {
    const { screen, calls } = open({
      getBoardPack: () => pack(),
      makeBoardPack: () => new Blob(['%PDF']) as never,
    });
    const field = await screen.findByRole('combobox', { name: 'Language of the files' });
    expect(field).toHaveProperty('value', 'English (United States)');
    fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(calls('makeBoardPack')).toMatchObject([{ body: { Format: 'pdf', Locale: 'en-US' } }]),
    );
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    fireEvent.click(screen.getByRole('button', { name: 'PowerPoint (PPTX)' }));
    await waitFor(() =>
      expect(calls('makeBoardPack').at(-1)).toMatchObject({ body: { Format: 'pptx', Locale: 'de-DE' } }),
    );
  });

  it('calls nothing for whoever may not make one', async () => {
    const { screen, calls } = open({ getBoardPack: () => pack() }, 'manager');
    await screen.findByText('The board pack is for the CEO and org admins.');
    expect(calls('getBoardPack')).toEqual([]);
  });
});
