import { ProblemError } from '@bellwether/contract/problem';
import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { CourseStep } from '@bellwether/contract/talent/course';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { PersonAppraisals } from '../components/person-appraisals.tsx';
import {
  buildAppraisal,
  buildListed,
  buildSettings,
  buildTalentPerson,
  second,
  third,
} from '../model/appraisal.fixture.ts';
import { renderTalent } from './render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const place = '/v3/talent/myappraisal';

/** Ada's appraisal of Bo as Bo reads it: without ratings. */
function own(changes: Partial<Appraisal> = {}): Appraisal {
  const { PrimaryRating, SecondaryRating, TertiaryRating, Colour, RatingWords, ...bare } = buildAppraisal();
  return { ...bare, State: 'shared', Progress: 60, Permissions: { Acknowledge: true }, ...changes };
}

const rated = {
  PrimaryRating: 2,
  SecondaryRating: 1,
  TertiaryRating: null,
  Colour: 3,
  RatingLabels: { Primary: 'High', Secondary: 'Growing', Tertiary: null, Levels: 3 },
};

const waiting = buildListed({
  Id: 5,
  State: 'shared',
  Progress: 60,
  ReviewerId: 7,
  Permissions: { Acknowledge: true },
});

const render = (at: string, answers: Answers = {}) =>
  renderTalent(
    at,
    {
      listAppraisalsOfPerson: () => ({
        user: buildTalentPerson(),
        evaluations: [waiting],
        isShare: false,
        Periods: [third, second],
      }),
      getAppraisal: () => own(),
      ...answers,
    },
    { Id: 21, Name: 'Bo Fenwick', RoleName: 'contributor' },
  );

it('the own appraisals have no rating, and a notice says that ratings are private', async () => {
  const { screen, calls, search } = render(place);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Quarter', 'Status', 'Action']);
  screen.getByText('Ratings are private to management.');
  expect(calls('listAppraisalsOfPerson')).toMatchObject([{ params: { userId: '21' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Read and sign the appraisal of Q3 2026' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'appraisal', about: 5 }));
});

it('one without signatures waits for the acknowledgement', async () => {
  const { screen } = render(place, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [buildListed({ Id: 5, State: 'shared', Permissions: { Confirm: true } })],
      isShare: false,
      Periods: [third],
    }),
  });
  await screen.findByRole('button', { name: 'Read and acknowledge the appraisal of Q3 2026' });
});

it('a completed appraisal stands once, in the course below those that wait', async () => {
  const step = (Id: number, State: 'shared' | 'completed', Label: string): CourseStep => ({
    Id,
    Label,
    StartDate: '2026-07-01',
    EndDate: '2026-09-30',
    State,
    IsUnsigned: false,
    HasSignatures: true,
    Reviewer: 'Ada Larkwood',
    CompletedAt: null,
    Goals: { Counted: 0, Completed: 0, Partly: 0, Missed: 0 },
  });
  const { screen } = render(place, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [
        waiting,
        buildListed({ Id: 4, State: 'completed', EvaluationPeriodId: second.PeriodId, Progress: 100 }),
      ],
      isShare: false,
      Periods: [third, second],
    }),
    getCourse: () => ({
      User: buildTalentPerson(),
      Steps: [step(4, 'completed', 'Q2 2026'), step(5, 'shared', 'Q3 2026')],
    }),
  });
  const course = await screen.findByRole('region', { name: 'Course' });
  within(course).getByRole('button', { name: 'Read the appraisal of Q2 2026' });
  await screen.findByRole('button', { name: 'Read and sign the appraisal of Q3 2026' });
  expect(screen.getAllByRole('button', { name: /^Read.* the appraisal of/ })).toHaveLength(2);
});

it('where the company shares ratings, they have their column and no notice', async () => {
  const { screen } = render(place, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [{ ...waiting, ...rated }],
      isShare: true,
      Periods: [third],
    }),
  });
  await screen.findByText('High · Growing');
  screen.getByRole('columnheader', { name: 'Rating' });
  expect(screen.queryByText('Ratings are private to management.')).toBeNull();
});

it('the own profile has no rating, also where the company shares them', async () => {
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/profile',
        component: () => <PersonAppraisals personId={21} isOwn isBare />,
      }),
    ],
    {
      place: '/v3/profile',
      session: buildSession(),
      answers: {
        getTalentSettings: () => buildSettings(),
        listAppraisalsOfPerson: () => ({
          user: buildTalentPerson(),
          evaluations: [{ ...waiting, ...rated }],
          isShare: true,
          Periods: [third],
        }),
      },
    },
  );
  await screen.findByRole('columnheader', { name: 'Status' });
  expect(screen.queryByRole('columnheader', { name: 'Rating' })).toBeNull();
});

it('the employee signs with a comment, and reads what signing means', async () => {
  const signed = own({
    State: 'acknowledged',
    Progress: 90,
    EmployeeSignature: 'Bo Fenwick',
    EmployeeComments: 'I see two goals otherwise.',
    Signatures: [
      {
        Id: 1,
        Kind: 'employee',
        UserId: 21,
        Name: 'Bo Fenwick',
        Sign: 'Bo Fenwick',
        Comment: 'I see two goals otherwise.',
        SignedAt: '2026-11-02T08:00:00Z',
        IsCurrent: true,
      },
    ],
    Permissions: { ChangeAcknowledgement: true },
  });
  const { screen, calls } = render(`${place}?open=appraisal&about=5`, {
    acknowledgeAppraisal: () => signed,
  });
  const form = await screen.findByRole('form', { name: 'Your signature' });
  within(form).getByText('What signing means');
  fireEvent.click(within(form).getByRole('button', { name: 'Sign' }));
  await within(form).findByText('This is required.');
  expect(calls('acknowledgeAppraisal')).toEqual([]);
  fireEvent.change(within(form).getByRole('textbox', { name: 'Your full name' }), {
    target: { value: 'Bo Fenwick' },
  });
  fireEvent.change(within(form).getByRole('textbox', { name: 'Comment (optional)' }), {
    target: { value: 'I see two goals otherwise.' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Sign' }));
  await screen.findByText('You have signed.');
  expect(calls('acknowledgeAppraisal')).toMatchObject([
    {
      params: { id: '5' },
      body: { Sign: 'Bo Fenwick', Comment: 'I see two goals otherwise.', UpdatedAt: '2026-10-05T08:00:00Z' },
    },
  ]);
  // The signature stands in the drawer, and can be changed until the manager has signed.
  fireEvent.click(await screen.findByRole('button', { name: 'Change signature' }));
  const again = await screen.findByRole('form', { name: 'Your signature' });
  expect((within(again).getByRole('textbox', { name: 'Your full name' }) as HTMLInputElement).value).toBe(
    'Bo Fenwick',
  );
});

it('a refused signature keeps what was typed and says why', async () => {
  const { screen } = render(`${place}?open=appraisal&about=5`, {
    acknowledgeAppraisal: () => {
      throw new ProblemError({ status: 409, detail: 'The appraisal has changed.' });
    },
  });
  const name = (await screen.findByRole('textbox', { name: 'Your full name' })) as HTMLInputElement;
  fireEvent.change(name, { target: { value: 'Bo Fenwick' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('The appraisal has changed.');
  expect(name.value).toBe('Bo Fenwick');
});

it('the drawer of the employee has no rating and no act of the reviewer', async () => {
  const { screen } = render(`${place}?open=appraisal&about=5`);
  const ratings = await screen.findByRole('region', { name: 'Ratings' });
  within(ratings).getByText('Ratings are private to management.');
  expect(screen.queryByText('High')).toBeNull();
  for (const act of ['Share', 'Edit Appraisal', 'Delete', 'Print'])
    expect(screen.queryByRole('button', { name: act })).toBeNull();
});

it('an appraisal that is not theirs is not there', async () => {
  const { screen } = render(`${place}?open=appraisal&about=9`, {
    getAppraisal: () => {
      throw new ProblemError({ status: 404, detail: 'Not found.' });
    },
  });
  await screen.findByText(/This appraisal is not available\./);
});

it('without appraisals the page says what will stand here', async () => {
  const { screen } = render(place, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [],
      isShare: false,
      Periods: [third],
    }),
  });
  await screen.findByText('No appraisals yet.');
});
