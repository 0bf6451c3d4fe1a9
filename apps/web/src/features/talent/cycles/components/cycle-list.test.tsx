import type { Cycle } from '@bellwether/contract/talent/cycles';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderTalent } from '../../pages/render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const asked = { Part: 'self_review', Kind: 'text', Levels: [], Roles: [], Departments: [] } satisfies Partial<
  Cycle['Questions'][number]
>;
const cycle: Cycle = {
  Id: 4,
  Name: 'Half-year review',
  Kind: 'quarters',
  Review: { OpensOn: '2026-10-01', DueOn: '2026-10-21' },
  HasSignatures: true,
  ProbationMonths: null,
  ChosenReview: null,
  StartDate: '2026-04-01',
  EndDate: '2026-09-30',
  EvaluationPeriodId: 39,
  HasEnded: true,
  State: 'running',
  People: 12,
  SelfReview: { OpensOn: '2026-10-01', DueOn: '2026-10-20', HandedIn: 5 },
  Peers: null,
  PeerQuestions: [],
  FirstPeriodId: period.Id,
  Span: 'half_year',
  Audience: { Company: false, Departments: ['Navy'], Organisations: [], People: [], AddedBefore: null },
  Questions: [
    { Id: 8, Question: 'What went well?', Help: '', IsRequired: true, ...asked, IsAnswered: true },
    { Id: 9, Question: 'What next?', Help: '', IsRequired: false, ...asked, IsAnswered: false },
  ],
  UpdatedAt: '2026-10-01T08:00:00Z',
};
const answers = {
  listCycles: () => ({ data: [cycle] }),
  getCycle: () => cycle,
  listPeriods: () => ({ data: [period], Next: null }),
  getOrganisation: () => ({ Version: 'a', data: [] }),
};

it('opens the people of an ended cycle, and offers managers no set-up', async () => {
  const { screen } = renderTalent('/v3/talent', answers);
  const link = await screen.findByRole('link', { name: 'Half-year review' });
  expect(link.getAttribute('href')).toContain('cycle=4');
  const matrix = screen.getByRole('link', { name: 'Talent Matrix of Half-year review' });
  expect(matrix.getAttribute('href')).toMatch(/matrix\/39\/.*cycle=4/);
  expect(screen.getByText(/Self reviews: 5 of 12 handed in/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New cycle' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Set up|Copy|Delete/ })).toBeNull();
});

it('keeps quarters and answered questions of a running cycle, and sends the rest', async () => {
  const sent: unknown[] = [];
  const { screen } = renderTalent(
    '/v3/talent?open=edit-cycle&about=4',
    {
      ...answers,
      saveCycle: (input: { body?: unknown }) => {
        sent.push(input.body);
        return cycle;
      },
    } as never,
    { IsHrAdmin: true },
  );
  const first = await screen.findByRole('textbox', { name: /^Question 1/ });
  expect([
    first.hasAttribute('disabled'),
    screen.getByRole('textbox', { name: /^Question 2/ }).hasAttribute('disabled'),
  ]).toEqual([true, false]);
  expect(screen.queryByRole('button', { name: 'Remove question 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove question 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The cycle is saved.');
  expect(sent).toMatchObject([
    { Name: 'Half-year review', SelfReview: { Questions: [{ Id: 8, Question: 'What went well?' }] } },
  ]);
});

it('deletes drafts only, and copies each cycle', async () => {
  const draft = { ...cycle, Id: 5, Name: 'Draft of spring', State: 'draft' as const };
  const { screen, calls, search } = renderTalent(
    '/v3/talent',
    { ...answers, listCycles: () => ({ data: [cycle, draft] }), deleteCycle: () => ({ Id: 5 }) },
    { IsHrAdmin: true },
  );
  const acts = await screen.findAllByRole('button', { name: /^Delete / });
  expect(acts.map((each) => each.getAttribute('aria-label'))).toEqual(['Delete Draft of spring']);
  for (const act of acts) fireEvent.click(act);
  await screen.findByText('The draft is deleted.');
  expect(calls('deleteCycle')).toEqual([{ params: { id: '5' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Half-year review' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'new-cycle', about: 4 }));
});
