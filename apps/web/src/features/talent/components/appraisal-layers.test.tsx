import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import {
  buildAppraisal,
  buildListed,
  buildSettings,
  buildTalentPerson,
  second,
  third,
} from '../model/appraisal.fixture.ts';
import { renderTalent } from '../pages/render-talent.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const view = '/v3/talent/39/7?open=appraisal&about=5';
const edit = '/v3/talent/39/7?open=edit-appraisal&about=5';
const create = '/v3/talent/39/7?open=new-appraisal&person=21&about=39';

const ofBo: Answers = {
  listAppraisalsOfPerson: () => ({
    user: buildTalentPerson(),
    evaluations: [buildListed({ Permissions: { Create: true } })],
    isShare: false,
    Periods: [third],
  }),
};

type Screen = ReturnType<typeof renderTalent>['screen'];
const choose = async (screen: Screen, legend: RegExp, level: string) => {
  const group = await screen.findByRole('group', { name: legend });
  fireEvent.click(within(group).getByRole('radio', { name: new RegExp(level) }));
};
const save = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a copied link to a second appraisal of the quarter says that there is one', async () => {
  const { screen } = renderTalent(create, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [buildListed({ Id: 5, State: 'draft' })],
      isShare: false,
      Periods: [third],
    }),
  });
  await screen.findByText('This person has an appraisal for this quarter already.');
});

it('every missing part says so, and nothing is sent', async () => {
  const { screen, calls } = renderTalent(create, ofBo);
  await screen.findByRole('form', { name: 'Create Appraisal' });
  save(screen);
  await waitFor(() => expect(screen.getAllByText('This is required.')).toHaveLength(3));
  expect(calls('createAppraisal')).toEqual([]);
});

it('the third rating is asked for where the company has one', async () => {
  const { screen } = renderTalent(create, {
    ...ofBo,
    getTalentSettings: () => buildSettings({ EnableTertiaryRatings: true }),
  });
  await screen.findByRole('group', { name: /Values/ });
  save(screen);
  await waitFor(() => expect(screen.getAllByText('This is required.')).toHaveLength(4));
});

it('an edit sends the ratings, the text and the version, and leads to the appraisal', async () => {
  const { screen, calls, search } = renderTalent(edit, {
    saveAppraisal: () => buildAppraisal({ PrimaryRating: 1, UpdatedAt: '2026-10-06T08:00:00Z' }),
  });
  await choose(screen, /Performance/, 'Solid');
  save(screen);
  await screen.findByText('The appraisal has been saved.');
  expect(calls('saveAppraisal')).toEqual([
    expect.objectContaining({
      params: { id: '5' },
      body: {
        UserId: 21,
        EvaluationPeriodId: 39,
        Primary: 1,
        Secondary: 1,
        TertiaryRating: null,
        Review: '<p>Solid quarter.</p>',
        UpdatedAt: '2026-10-05T08:00:00Z',
      },
    }),
  ]);
  await waitFor(() => expect(search()).toMatchObject({ open: 'appraisal', about: 5 }));
});

it('after somebody else’s change, what was chosen is kept until the person loads the present text', async () => {
  let stands = buildAppraisal();
  const { screen } = renderTalent(edit, {
    getAppraisal: () => stands,
    saveAppraisal: () => {
      stands = buildAppraisal({ SecondaryRating: 2, UpdatedAt: '2026-10-07T08:00:00Z' });
      throw new ProblemError({ status: 409, detail: 'Changed.' });
    },
  });
  await choose(screen, /Performance/, 'Low');
  save(screen);
  const reload = await screen.findByRole('button', { name: 'Load the present text' });
  const low = screen.getByRole('radio', { name: /Low/ }) as HTMLInputElement;
  expect(low.checked).toBe(true);
  fireEvent.click(reload);
  await waitFor(() =>
    expect((screen.getByRole('radio', { name: /Ready/ }) as HTMLInputElement).checked).toBe(true),
  );
  expect(low.checked).toBe(false);
});

it('the form says what the employee sees, and what an edit of a signed one does', async () => {
  const { screen } = renderTalent(edit, {
    getAppraisal: () => buildAppraisal({ State: 'acknowledged', Permissions: { Edit: true } }),
  });
  await screen.findByText('The employee does not see these ratings.');
  screen.getByText(/Saving changes ends this signature/);
});

it('a copied link never opens a form whose save is refused', async () => {
  const { screen } = renderTalent(edit, {
    getAppraisal: () => buildAppraisal({ State: 'completed', Permissions: { Edit: 'completed' } }),
  });
  await screen.findByText('The appraisal is completed.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  cleanup();
  const other = renderTalent(create);
  await other.screen.findByText('You cannot change this appraisal.');
});

it('a person without an ended quarter is too new', async () => {
  const { screen } = renderTalent(create, {
    listAppraisalsOfPerson: () => ({
      user: buildTalentPerson(),
      evaluations: [],
      isShare: false,
      Periods: [],
    }),
  });
  await screen.findByText('This user is too new to be eligible for any appraisal periods.');
});

it('writing help is absent until it is switched on; then each paragraph is accepted by itself', async () => {
  const { screen } = renderTalent(edit);
  await screen.findByRole('form', { name: 'Edit Appraisal' });
  expect(screen.queryByRole('button', { name: 'Suggest a text' })).toBeNull();
  cleanup();

  const other = renderTalent(edit, {
    getTalentSettings: () => buildSettings({ EnableWritingHelp: true }),
    draftReview: () => ({
      Paragraphs: ['Bo cut delivery to four days.', 'One goal was missed.'],
      Sentences: [
        [
          {
            Text: 'Bo cut delivery to four days.',
            Goals: [{ Id: 5, Title: 'Faster delivery' }],
            SelfReview: true,
            PeerFeedback: false,
          },
        ],
        [{ Text: 'One goal was missed.', Goals: [], SelfReview: false, PeerFeedback: true }],
      ],
      Engine: 'template',
      Notice: 'Written from a template.',
      IsFallback: false,
    }),
    saveAppraisal: () => buildAppraisal(),
  });
  fireEvent.click(await other.screen.findByRole('button', { name: 'Suggest a text' }));
  fireEvent.click(await other.screen.findByRole('button', { name: 'Add paragraph 2' }));
  const sources = other.screen.getAllByRole('list', { name: 'Rests on' });
  expect(sources.map((list) => [...list.children].map(({ textContent }) => textContent))).toEqual([
    ['Faster delivery', 'Self review'],
    ['Peer feedback'],
  ]);
  save(other.screen);
  await waitFor(() =>
    expect(other.calls('saveAppraisal')).toMatchObject([
      { body: { Review: '<p>Solid quarter.</p><p>One goal was missed.</p>' } },
    ]),
  );
  expect(other.calls('draftReview')).toMatchObject([{ body: { UserId: 21, EvaluationPeriodId: 39 } }]);
});

it('a review with a blank of a draft is not saved', async () => {
  const { screen, calls } = renderTalent(edit, {
    getTalentSettings: () => buildSettings({ EnableWritingHelp: true }),
    draftReview: () => ({
      Paragraphs: ['It was [reason].'],
      Sentences: [[{ Text: 'It was [reason].', Goals: [], SelfReview: false, PeerFeedback: false }]],
      Engine: 'template',
      Notice: 'From a template.',
      IsFallback: false,
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest a text' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add paragraph 1' }));
  screen.getByText('For you to fill in');
  save(screen);
  await screen.findByText('Please fill in [reason] before you save.');
  expect(calls('saveAppraisal')).toEqual([]);
});

it('the own ratings are shown beside those of others, once there are enough', async () => {
  const { screen } = renderTalent(edit, {
    getRatingDistribution: () => ({
      Own: { Primary: [0, 1, 2], Secondary: [1, 1, 1], Count: 3 },
      Others: { Primary: [5, 10, 6], Secondary: [7, 7, 7], Count: 21 },
      At: '2026-11-01T08:00:00Z',
    }),
  });
  await screen.findByRole('img', { name: 'Your ratings: 1 Solid, 2 High' });
  screen.getByRole('img', { name: 'Completed by others: 5 Low, 10 Solid, 6 High' });
});

it('in a cycle, no request is made that must fail', async () => {
  const ofCycle = buildAppraisal({
    Cycle: { Id: 4, Name: 'Half-year review' },
    Periods: [second],
    HasSelfReview: false,
    Permissions: { Edit: true },
  });
  const { screen, calls } = renderTalent(edit, {
    getAppraisal: () => ofCycle,
    getRatingDistribution: () => ({
      Own: { Primary: [0, 0, 1], Secondary: [0, 1, 0], Count: 1 },
      Others: null,
      At: '2026-11-01T08:00:00Z',
    }),
  });
  await screen.findByRole('img', { name: 'Your ratings: 1 High' });
  // The last quarter of the cycle has not begun, so its goals are those of the first one.
  expect([calls('getSelfReview'), calls('getAppraisalGoals'), calls('getRatingDistribution')]).toMatchObject([
    [],
    [{ params: { periodId: `${second.PeriodId}` } }],
    [{ query: { Cycle: '4' } }],
  ]);
});

it('a draft is shared with its version', async () => {
  const { screen, calls } = renderTalent(view, {
    shareAppraisal: () => ({
      evaluationData: buildAppraisal({ State: 'shared', Progress: 60, Permissions: { Share: 'shared' } }),
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByText('The appraisal has been shared.');
  expect(calls('shareAppraisal')).toMatchObject([
    { params: { id: '5' }, query: { UpdatedAt: '2026-10-05T08:00:00Z' } },
  ]);
  expect((await screen.findByRole('button', { name: 'Share' })).getAttribute('aria-disabled')).toBe('true');
});

it('a draft with open parts is shared after a question', async () => {
  const { screen, calls } = renderTalent(view, {
    getAppraisal: () => buildAppraisal({ OpenParts: ['self_review', 'peer_summary'] }),
    shareAppraisal: () => ({ evaluationData: buildAppraisal({ State: 'shared' }) }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByText(/self review still open, no summary of the peer feedback/);
  expect(calls('shareAppraisal')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Share anyway' }));
  await screen.findByText('The appraisal has been shared.');
});

it('the manager signs, which completes the appraisal', async () => {
  const { screen, calls } = renderTalent(view, {
    getAppraisal: () =>
      buildAppraisal({ State: 'acknowledged', Progress: 90, Permissions: { Complete: true } }),
    completeAppraisal: () =>
      buildAppraisal({ State: 'completed', Progress: 100, Permissions: { Print: true } }),
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your full name' }), {
    target: { value: 'Ada Larkwood' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign and complete' }));
  await screen.findByText('The appraisal is completed.');
  expect(calls('completeAppraisal')).toMatchObject([{ body: { Sign: 'Ada Larkwood' } }]);
  await screen.findByRole('button', { name: 'Print' });
});

it('the history tells who did what, and the signatures that ended', async () => {
  const { screen } = renderTalent(view, {
    getAppraisal: () =>
      buildAppraisal({
        State: 'shared',
        History: [
          {
            Id: 2,
            Sentence: 'Appraisal changed after the signature',
            ToState: 'shared',
            UserId: 7,
            UserName: 'Ada Larkwood',
            CreatedAt: '2026-11-02T08:00:00Z',
          },
        ],
        Signatures: [
          {
            Id: 1,
            Kind: 'employee',
            UserId: 21,
            Name: 'Bo Fenwick',
            Sign: 'B. Fenwick',
            Comment: '',
            SignedAt: '2026-11-01T08:00:00Z',
            IsCurrent: false,
          },
        ],
      }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show history' }));
  screen.getByText(/Appraisal changed after the signature · Ada Larkwood/);
  screen.getByText(/Former signature of Bo Fenwick: B\. Fenwick/);
  expect(screen.getAllByText('Not signed yet')).toHaveLength(2);
});

it('deleting asks, and tells of the employee who has seen it', async () => {
  const { screen, calls, search } = renderTalent('/v3/talent/39/7?open=delete-appraisal&about=5', {
    getAppraisal: () => buildAppraisal({ State: 'shared' }),
    deleteAppraisal: () => ({ Id: 5 }),
  });
  await screen.findByText('Do you want to delete?');
  screen.getByText('The employee is notified, because the appraisal was shared.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('The appraisal has been deleted.');
  expect(calls('deleteAppraisal')).toMatchObject([
    { params: { id: '5' }, query: { UpdatedAt: buildAppraisal().UpdatedAt } },
  ]);
  await waitFor(() => expect(search()).toEqual({}));
});

it('labels are saved whole with their version; an empty name and a label given twice are refused', async () => {
  const settings = buildSettings({
    Permissions: { EditLabels: true },
    LabelsUpdatedAt: '2026-09-01T08:00:00Z',
  });
  const { screen, calls } = renderTalent('/v3/talent?open=appraisal-labels', {
    getTalentSettings: () => settings,
    saveTalentLabels: () => settings,
  });
  const first = (await screen.findAllByRole('textbox', { name: 'Level 0' }))[0] as HTMLInputElement;
  fireEvent.change(first, { target: { value: ' ' } });
  save(screen);
  await screen.findByText('This is required.');
  const second = (await screen.findAllByRole('textbox', { name: 'Level 1' }))[0] as HTMLInputElement;
  fireEvent.change(first, { target: { value: `${second.value.toUpperCase()} ` } });
  save(screen);
  await screen.findByText('Another level has this label already.');
  expect(calls('saveTalentLabels')).toEqual([]);
  fireEvent.change(first, { target: { value: 'Below' } });
  save(screen);
  await screen.findByText('The labels have been saved.');
  const { PrimaryLabels, SecondaryLabels, TertiaryLabels, FormLable } = settings;
  expect(calls('saveTalentLabels')).toEqual([
    expect.objectContaining({
      body: {
        PrimaryLabels: [{ ...PrimaryLabels[0], Label: 'Below' }, ...PrimaryLabels.slice(1)],
        SecondaryLabels,
        TertiaryLabels,
        FormLable,
        UpdatedAt: '2026-09-01T08:00:00Z',
      },
    }),
  ]);
});
