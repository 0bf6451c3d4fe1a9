import type { Manual, ManualAnswersReply, ManualReportReply } from '@bellwether/contract/people/manual';
import { ProblemError } from '@bellwether/contract/problem';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { buildProfile } from '../../profile/model/profile.fixture.ts';
import { renderProfile } from '../../profile/pages/render-profile.fixture.tsx';
import { QuestionPage } from './question-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const none: Manual = {
  status: 0,
  PublicKey: null,
  PrivateKey: null,
  ManualUserManual: null,
  Progress: null,
};
const keys = { PublicKey: 'public-key', PrivateKey: 'private-key' };
const entry = { Disc: 'DI', Description: 'I begin.', FilePath: '' };
const report: ManualReportReply = {
  UserName: 'Ada Larkwood',
  Scales: [{ ScaleName: 'Task/People', Text: 'Both.', total: 65 }],
  Summary: { Disc: 'DI', DiscTitle: 'The one who starts things', Text: 'I want results.' },
  Per1: 40,
  Per2: 32,
  Per3: 10,
  Per4: 18,
  Questions: [{ Question: 'How to reach me', AnswerChoice: 'Call me' }],
  Details: [{ Title: 'What I bring', Detail: 'Energy.' }],
};

const renderManual = (answers: Answers, place = '/v3/profile?tab=manual') =>
  renderProfile(
    place,
    {
      getProfile: ({ params }) => buildProfile({ Id: Number(params.id) }),
      getManual: () => none,
      ...answers,
    },
    {},
    [{ path: '/v3/usermanual/questions', component: QuestionPage }],
  );

const button = (screen: ReturnType<typeof renderManual>['screen'], name: string) =>
  screen.findByRole('button', { name });

it('connecting registers first, and opens the questionnaire after half a second', async () => {
  const { screen, calls } = renderManual({
    registerManual: () => ({ status: 1, ...keys, Url: null }),
    connectManual: () => ({ status: 2, ...keys, Url: '/v3/usermanual/questions' }),
    getManualAnswers: () => ({
      IsOpen: true,
      PrivateKey: 'private-key',
      Choices: Array(28).fill(null),
      Answers: Array(10).fill(null),
    }),
  });
  fireEvent.click(await button(screen, 'Connect to Assessment'));
  await waitFor(() => expect(calls('connectManual')).toHaveLength(1));
  expect(calls('registerManual')).toEqual([{ params: { x: '7' } }]);
  expect(screen.queryByText('1 of 38')).toBeNull();
  await screen.findByText('1 of 38');
});

it('an outside service opens in a tab that cannot reach back, and a link stays', async () => {
  const opened = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { screen } = renderManual({
    getManual: () => ({ ...none, ...keys, status: 2 }),
    connectManual: () => ({ status: 2, ...keys, Url: 'https://assess.example/1' }),
  });
  fireEvent.click(await button(screen, 'Continue'));
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://assess.example/1', '_blank'));
  expect(opened.opener).toBeNull();
  const link = await screen.findByRole('link', { name: 'Open the assessment' });
  expect(link.getAttribute('href')).toBe('https://assess.example/1');
});

it('connecting over a manual entry warns first, and a failure keeps the entry and says why', async () => {
  const { screen, calls } = renderManual({
    getManual: () => ({ ...none, ManualUserManual: entry }),
    registerManual() {
      throw new ProblemError({ status: 503, detail: 'The assessment service cannot be reached.' });
    },
  });
  fireEvent.click(await button(screen, 'Connect to Assessment'));
  await screen.findByText(/This cannot be undone\.$/);
  expect(calls('registerManual')).toEqual([]);
  fireEvent.click(await button(screen, 'Connect and replace'));
  await screen.findByText('The assessment service cannot be reached.');
  expect(calls('connectManual')).toEqual([]);
});

it('an entry needs a type and a description; generating fills the description, and a failure says the fixed words', async () => {
  const { screen, calls } = renderManual(
    {
      describeManual: () => ({
        Description: 'I begin.',
        Engine: 'template',
        Notice: 'Drafted from templates',
        IsFallback: false,
      }),
      saveManualEntry() {
        throw new ProblemError({ status: 500, detail: 'Something went wrong!!' });
      },
    },
    '/v3/profile?tab=manual&open=disc-manual',
  );
  fireEvent.click(await button(screen, 'Save'));
  await screen.findByText('Please select your DISC type.');
  await screen.findByText('Please generate a description.');
  fireEvent.click(screen.getByRole('combobox', { name: /DISC type/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Dominance+Influence', hidden: true }));
  fireEvent.click(await button(screen, 'Generate description'));
  await screen.findByText('Drafted from templates');
  fireEvent.click(await button(screen, 'Save'));
  await screen.findByText('Something went wrong!');
  expect(calls('describeManual')).toEqual([{ body: { Disc: 'DI' } }]);
  expect(calls('saveManualEntry')).toEqual([{ body: { Disc: 'DI', Description: 'I begin.' } }]);
});

it('only a PDF is attached, and the present one can be removed', async () => {
  const { screen, calls } = renderManual(
    {
      getManual: () => ({ ...none, ManualUserManual: { ...entry, FilePath: 'a'.repeat(32) } }),
      saveManualAttachment: () => entry,
    },
    '/v3/profile?tab=manual&open=disc-attachment',
  );
  const input = await screen.findByLabelText('Choose a PDF');
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await screen.findByText('Only PDF formats are allowed to upload.');
  expect(calls('uploadManual')).toEqual([]);
  fireEvent.click(await button(screen, 'Remove attachment'));
  await screen.findByText('The document has been removed.');
  expect(calls('saveManualAttachment')).toEqual([{ body: { FilePath: '' } }]);
});

it.each<[string, Partial<Manual>, string]>([
  ['nothing', {}, 'Ben Birch has no user manual yet.'],
  ['a started one', { status: 2 }, 'Ben Birch is taking the assessment.'],
  ['a partial one', { status: 3 }, 'The user manual of Ben Birch is partially complete.'],
  ['an entry', { ManualUserManual: entry }, 'I begin.'],
])('others see of %s what it is, and no acts', async (_name, changes, text) => {
  const { screen } = renderManual(
    {
      getProfile: () => buildProfile({ Id: 9, Name: 'Ben Birch', Permissions: {} }),
      getManual: () => ({ ...none, ...changes }),
    },
    '/v3/profile/9?tab=manual',
  );
  await screen.findByText(text);
  for (const name of ['Connect to Assessment', 'Add DISC Manually', 'Add attachment', 'Continue'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('a manager’s report is asked for with the manager’s chapter, and read in words', async () => {
  const { screen, calls } = renderManual({
    getProfile: () => buildProfile({ RoleName: 'manager' }),
    getManual: () => ({ ...none, ...keys, status: 4 }),
    getManualReport: () => report,
  });
  await screen.findByRole('heading', { name: 'The one who starts things' });
  expect(calls('getManualReport')[0]).toMatchObject({ params: { publicKey: 'public-key', flag: '1' } });
  screen.getByRole('img', { name: '65% Task, 35% People' });
  screen.getByText('40%');
});

it('the tab reads again half a second after the person comes back', async () => {
  let status: Manual['status'] = 2;
  const { screen, calls } = renderManual({ getManual: () => ({ ...none, ...keys, status }) });
  await screen.findByText('You are taking the assessment');
  status = 3;
  const before = calls('getManual').length;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(calls('getManual')).toHaveLength(before);
  await screen.findByText(/^Partially complete/);
});

const questions = '/v3/usermanual/questions';
const open = (answered = 0): ManualAnswersReply => ({
  IsOpen: true,
  PrivateKey: 'private-key',
  Choices: Array.from({ length: 28 }, (_, at) => (at < answered ? { Most: 'D', Least: 'I' } : null)),
  Answers: Array(10).fill(null),
});

it('an item is answered by keys, stored at once, and a phrase is never both', async () => {
  const { screen, calls } = renderManual(
    { getManualAnswers: () => open(), saveManualAnswers: () => none },
    questions,
  );
  const group = await screen.findByRole('group');
  fireEvent.keyDown(group, { key: '1' });
  expect(calls('saveManualAnswers')).toEqual([]);
  // Choosing the most fitting phrase as the least fitting one clears the first choice.
  fireEvent.keyDown(group, { key: '1' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(/^Please choose one phrase as most/);
  fireEvent.keyDown(group, { key: '2' });
  await waitFor(() => expect(calls('saveManualAnswers')).toHaveLength(1));
  expect(calls('saveManualAnswers')[0]).toMatchObject({
    body: {
      PrivateKey: 'private-key',
      IsFinished: false,
      Choices: open().Choices.with(0, { Most: 'S', Least: 'D' }),
    },
  });
});

it('a failed save says so, and trying again sends every answer', async () => {
  let isAway = true;
  const { screen, calls } = renderManual(
    {
      getManualAnswers: () => open(27),
      saveManualAnswers() {
        if (isAway) throw new ProblemError({ status: 503, detail: 'Not ready.' });
        return none;
      },
    },
    questions,
  );
  await screen.findByText('28 of 38');
  const group = screen.getByRole('group');
  fireEvent.keyDown(group, { key: '3' });
  fireEvent.keyDown(group, { key: '4' });
  const notice = await screen.findByText(/^Your last answer is not saved yet\./);
  isAway = false;
  fireEvent.click(within(document.body).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  const sent = calls('saveManualAnswers').at(-1)?.body as ReturnType<typeof open>;
  expect(sent.Choices.every((choice) => choice !== null)).toBe(true);
});

it('the questionnaire says when there is nothing to answer', async () => {
  const { screen } = renderManual(
    { getManualAnswers: () => ({ ...open(), IsOpen: false, PrivateKey: null }) },
    questions,
  );
  await screen.findByText(/^There is nothing to answer now\./);
});
