import { ProblemError } from '@bellwether/contract/problem';
import type { Calibration, CalibrationCard } from '@bellwether/contract/talent/calibration';
import type { SharingRow } from '@bellwether/contract/talent/sharing';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildTalentPerson, third } from '../../model/appraisal.fixture.ts';
import { renderTalent } from '../../pages/render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const card = (UserId: number, Name: string, more: Partial<CalibrationCard> = {}): CalibrationCard => ({
  UserId,
  Name,
  JobTitle: 'Engineer',
  Avatar: null,
  Primary: 2,
  Secondary: 1,
  First: { Primary: 2, Secondary: 1 },
  Version: 0,
  IsEdited: false,
  CanUndo: false,
  Goals: { Completed: 2, NotCompleted: 1, Open: 0 },
  AppraisalId: 0,
  ...more,
});
const session: Calibration = {
  Id: 5,
  Name: 'Engineering',
  State: 'open',
  Period: third,
  Opener: { Id: 3, Name: 'Hana Hradmin' },
  OpenedAt: '2026-10-05T08:00:00Z',
  EndedAt: null,
  People: 3,
  Participants: [{ Id: 7, Name: 'Ada Larkwood' }],
  Levels: 3,
  Axes: {
    Primary: { Name: 'Performance', Levels: ['Below', 'Meets', 'Exceeds'] },
    Secondary: { Name: 'Potential', Levels: ['Later', 'Soon', 'Now'] },
  },
  Guide: [20, 60, 20],
  Cards: [
    card(21, 'Bo Fenwick'),
    card(22, 'Cy Dale', { Primary: 1, IsEdited: true }),
    card(23, 'Di Moss', { AppraisalId: 90 }),
  ],
  Permissions: { Move: true, End: false },
};
const answers = {
  getCalibrationSession: () => session,
  listCalibrationMoves: () => ({ data: [] }),
};
const place = '/v3/talent?open=calibration&about=5';

it('shows the group beside the guide lines in words, and marks what changed', async () => {
  const { screen } = renderTalent(place, answers);
  const shares = await screen.findByRole('table', { name: /^Distribution/ });
  expect(
    within(shares)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'LevelPeopleGuide lineDifference',
    'Exceeds2 (67 %)20 %1 more than the line',
    'Meets1 (33 %)60 %1 fewer than the line',
    'Below0 (0 %)20 %1 fewer than the line',
  ]);
  screen.getByRole('button', { name: /Cy Dale.*moved, draft changed/ });
  screen.getByText('You do not see yourself and people above you.');
  // Only its opener and HR end it.
  expect(screen.queryByRole('button', { name: 'Close and write the ratings' })).toBeNull();
});

it('who ends it changes the guide lines, which add up to 100', async () => {
  const sent: unknown[] = [];
  const { screen } = renderTalent(place, {
    ...answers,
    getCalibrationSession: () => ({ ...session, Permissions: { Move: true, End: true } }),
    setCalibrationGuide: (input: { body?: unknown }) => {
      sent.push(input.body);
      return { ...session, Guide: [10, 70, 20] };
    },
  } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the guide lines' }));
  const form = await screen.findByRole('form', { name: 'Change the guide lines' });
  const type = (level: string, percent: string) =>
    fireEvent.change(within(form).getByRole('textbox', { name: `${level}, percent` }), {
      target: { value: percent },
    });
  type('Below', '10');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText(/100/);
  type('Meets', '70');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await screen.findByText('The guide lines are saved.');
  expect(sent).toEqual([{ Guide: [10, 70, 20] }]);
});

it('a refused move keeps the reason, shows the new place, and goes on from there', async () => {
  let present = session;
  const sent: unknown[] = [];
  const { screen } = renderTalent(place, {
    ...answers,
    getCalibrationSession: () => present,
    moveCalibrationCard: (input: { body?: unknown }) => {
      sent.push(input.body);
      if (sent.length > 1) return card(21, 'Bo Fenwick', { Primary: 1, Version: 2 });
      present = { ...session, Cards: [card(21, 'Bo Fenwick', { Primary: 0, Version: 1 })] };
      throw new ProblemError({
        status: 409,
        detail: 'Somebody else moved this person meanwhile.',
        code: 'moved_meanwhile',
      });
    },
  } as never);
  const grid = await screen.findByRole('table', { name: /^People by/ });
  fireEvent.click(within(grid).getByRole('button', { name: /Bo Fenwick/ }));
  const form = await screen.findByRole('form', { name: 'Move Bo Fenwick' });
  screen.getByText('2 of 3 goals completed');
  const reason = within(form).getByRole('textbox', { name: /^Reason/ });
  fireEvent.click(within(form).getByRole('button', { name: 'Move' }));
  await within(form).findByText('This is required.');
  fireEvent.change(reason, { target: { value: 'Compared with Di.' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Move' }));
  await within(form).findByText(/It is now at Below · Soon. Your reason is kept/);
  expect((reason as HTMLTextAreaElement).value).toBe('Compared with Di.');
  fireEvent.click(within(form).getByRole('button', { name: 'Move it from there' }));
  fireEvent.click(within(form).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { From: { Primary: 2, Secondary: 1 }, Version: 0, Reason: 'Compared with Di.' },
    { From: { Primary: 0, Secondary: 1 }, Version: 1, Reason: 'Compared with Di.' },
  ]);
});

it('a team’s drafts are ticked and shared at once, with what is missing', async () => {
  const person = (Id: number, Name: string) => ({ ...buildTalentPerson(), Id, Name });
  const row = (Id: number, Name: string, more: Partial<SharingRow>): SharingRow => ({
    User: person(Id, Name),
    AppraisalId: Id + 100,
    State: 'draft',
    Missing: [],
    Share: true,
    UpdatedAt: '2026-10-05T08:00:00Z',
    ...more,
  });
  const sent: unknown[] = [];
  const { screen } = renderTalent('/v3/talent/39/7', {
    listSharing: () => ({
      data: [
        row(21, 'Bo Fenwick', {}),
        row(22, 'Cy Dale', { Missing: ['calibration'], Share: 'calibrating' }),
        row(23, 'Di Moss', { Missing: ['self_review', 'peer_summary'] }),
        row(25, 'Fi Rowe', { Share: undefined }),
        row(24, 'Ed Pike', { AppraisalId: 0, State: 'none', Missing: ['rating', 'text'], Share: undefined }),
      ],
      Next: null,
    }),
    shareAppraisals: (input: { body?: unknown }) => {
      sent.push(input.body);
      return {
        data: [
          { Id: 121, Result: 'done' },
          { Id: 123, Result: 'changed_meanwhile' },
        ],
      };
    },
  } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Share many…' }));
  const tick = (name: string) =>
    screen.findByRole('checkbox', { name: `Share the appraisal of ${name}` }) as Promise<HTMLInputElement>;
  expect((await tick('Cy Dale')).disabled).toBe(true);
  expect((await tick('Di Moss')).disabled).toBe(true);
  screen.getByText('calibration open');
  // HR sees everybody's, and shares only its own.
  expect((await tick('Fi Rowe')).disabled).toBe(true);
  screen.getByText('Complete, Its reviewer shares it');
  screen.getByText('You share the appraisals that you review. Reviewers share the others.');
  screen.getByText('no rating, no text');
  fireEvent.click(screen.getByRole('switch', { name: /Also where a self review/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick all that are complete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Share 2 appraisals' }));
  await screen.findByText('Not shared: the draft changed meanwhile. Please read it again.');
  expect(sent).toEqual([
    {
      Appraisals: [121, 123].map((Id) => ({ Id, UpdatedAt: '2026-10-05T08:00:00Z' })),
      WithOpenSelfReviews: true,
      WithOpenPeers: true,
    },
  ]);
});
