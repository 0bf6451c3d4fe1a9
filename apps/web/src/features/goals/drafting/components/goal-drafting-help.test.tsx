import { ProblemError } from '@bellwether/contract/problem';
import type { GoalDrafts } from '@bellwether/contract/suggestions';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft } from '#features/suggestions/model/draft-work.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { buildInfo, buildSession, nextPeriod, period } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { GoalDrafting } from './goal-drafting.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetDraft('goal.new');
});

const drafts: GoalDrafts = {
  Goals: ['Cut delivery to [target] days by 31 December', 'Launch express delivery by 31 December'],
  Measurements: ['Median falls from [baseline] to [target] days.', '40 customers use it.'],
  Description: 'Customers wait too long.',
  Engine: 'template',
  Notice: 'Drafted from templates; no AI provider is connected',
  IsFallback: false,
};
const engine = { Engine: drafts.Engine, Notice: drafts.Notice, IsFallback: false };

type Answers = NonNullable<NonNullable<Parameters<typeof renderLayer>[1]>['answers']>;

function openForm(answers: Answers = {}, session = buildSession()) {
  const onCreated = vi.fn();
  const view = renderLayer(
    <GoalDrafting layer="create" goalId={undefined} periodId={undefined} onCreated={onCreated} />,
    {
      session,
      answers: {
        listPeriods: () => ({ data: [nextPeriod, period], Next: null }),
        createGoal: () => buildInfo(),
        draftGoal: () => drafts,
        draftMeasurements: () => ({ Measurements: ['Ten customers.'], ...engine }),
        draftDescription: () => ({ Description: 'Why it matters.', ...engine }),
        listParentCandidates: () => ({ data: [], Next: null }),
        ...answers,
      },
    },
  );
  return { ...view, onCreated };
}

const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const title = () => field(/^Title/);
const measurement = () => field(/^Measurement/);
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function openPanel(area = 'Sales') {
  press('Draft from templates');
  const select = await screen.findByLabelText(/^Functional area/, { selector: 'input' });
  if (area) {
    fireEvent.click(select);
    fireEvent.click(await screen.findByText(area));
  }
}

async function generate(area?: string) {
  await openPanel(area);
  press('Generate');
  await screen.findByText('Suggested goals');
  await screen.findAllByRole('button', { name: /^(Title|Objective): / });
}

test('the functional area is required, and the eight are offered', async () => {
  const { callsOf } = openForm();
  await openPanel('');
  press('Generate');
  expect(await screen.findByText('Please select a functional area.')).toBeTruthy();
  const select = screen.getByLabelText(/^Functional area/, { selector: 'input' });
  expect(document.activeElement).toBe(select);
  fireEvent.click(select);
  const choices = (await screen.findByText('Legal')).closest('[role=listbox]');
  expect([...(choices?.children ?? [])].map((each) => each.textContent)).toEqual([
    'Legal',
    'Product',
    'Marketing',
    'Sales',
    'Human Resources',
    'Accounting/Finance',
    'Information Technology',
    'Executive',
  ]);
  expect(callsOf('draftGoal')).toEqual([]);
});

test('Generate sends the form’s values, and as past titles the person’s own except private ones', async () => {
  const own = { ...buildInfo().Goal, Id: 99, GoalDetail: { Title: 'Already mine' } };
  const secret = { ...own, Id: 98, Hidden: true, GoalDetail: { Title: 'Leave the company' } };
  const { callsOf } = openForm({
    listGoals: () => ({
      data: [secret, own],
      goalEdits: [],
      pendingEdits: [],
      followed: [],
      ceo: 1,
      Next: null,
    }),
  });
  type(title(), 'Something');
  await waitFor(() => expect(callsOf('listGoals')).toHaveLength(1));
  await openPanel();
  type(field(/^Extra context/), 'Parcels in the south.');
  press('Generate');
  await screen.findByText('Suggested goals');
  expect(callsOf('draftGoal')[0]?.body).toEqual({
    ParentId: 0,
    Category: 'Sales',
    MoreContext: 'Parcels in the south.',
    AdditionalContext: '',
    goalOwner: 0,
    Quarter: period.Id,
    pastTitles: ['Already mine'],
  });
});

test('the area is remembered, and suggested titles are avoided next time', async () => {
  const { callsOf } = openForm();
  await generate();
  type(field(/^What should be different/), 'Bolder.');
  press('Generate again');
  await waitFor(() => expect(callsOf('draftGoal')).toHaveLength(2));
  expect(callsOf('draftGoal')[1]?.body).toMatchObject({
    AdditionalContext: 'Bolder.',
    pastTitles: drafts.Goals,
  });
  forgetDraft('goal.new');
  cleanup();
  openForm();
  await openPanel('');
  expect(screen.getAllByDisplayValue('Sales')).not.toEqual([]);
});

test('a text that is too long is not sent, and gets the focus', async () => {
  const { callsOf } = openForm();
  await generate();
  const wish = field(/^What should be different/);
  type(wish, 'x'.repeat(3001));
  expect(screen.getByText('What should be different? can have at most 3,000 characters.')).toBeTruthy();
  for (const name of ['Generate again', 'Only description']) {
    if (name !== 'Generate again') type(title(), 'Grow');
    press(name);
    await waitFor(() => expect(document.activeElement).toBe(wish));
  }
  type(wish, ` ${'x'.repeat(3000)} `);
  press('Generate again');
  await waitFor(() => expect(callsOf('draftGoal')).toHaveLength(2));
  expect(callsOf('draftDescription')).toEqual([]);
});

test('an earlier wish is visible again after a reload, and not sent while it is too long', async () => {
  openForm();
  await generate();
  type(field(/^What should be different/), 'x'.repeat(3001));
  cleanup();
  forgetDraft('goal.new');
  const { callsOf } = openForm();
  await openPanel('');
  const wish = await screen.findByRole('textbox', { name: /^What should be different/ });
  press('Generate');
  await waitFor(() => expect(document.activeElement).toBe(wish));
  expect(callsOf('draftGoal')).toEqual([]);
});

test('titles, measurements and the description are shown as text with the engine’s notice', async () => {
  openForm({ draftGoal: () => ({ ...drafts, Description: '<b>Not bold</b> [link](javascript:alert(1))' }) });
  await generate();
  expect(screen.getByText(drafts.Notice)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Title: / })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Measurement: / })).toHaveLength(2);
  expect(screen.getByText('<b>Not bold</b> [link](javascript:alert(1))')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('templates in the model’s place say why, and the model can be asked again', async () => {
  const Notice = 'The AI provider reports an error. This was drafted from templates.';
  const replies = [{ ...drafts, Notice, IsFallback: true }, drafts];
  const { callsOf } = openForm({ draftGoal: () => replies.shift() ?? drafts });
  await generate();
  expect(screen.getByRole('alert').textContent).toContain(Notice);
  press('Try the model again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText(drafts.Notice)).toBeTruthy();
  expect(callsOf('draftGoal')).toHaveLength(2);
});

test('a title fills an empty measurement, and another title replaces that measurement', async () => {
  openForm();
  await generate();
  press(/^Title: Launch/);
  expect([title().value, measurement().value]).toEqual([drafts.Goals[1], '40 customers use it.']);
  press(/^Title: Cut/);
  expect([title().value, measurement().value]).toEqual([drafts.Goals[0], drafts.Measurements[0]]);
});

test('typed text is replaced only by a press on its own suggestion, and Undo restores it', async () => {
  openForm();
  type(title(), 'My title');
  type(measurement(), 'My measure');
  await generate();
  press(/^Title: Launch/);
  expect([title().value, measurement().value]).toEqual([drafts.Goals[1], 'My measure']);
  type(title(), `${drafts.Goals[1]} and a word of mine`);
  press(/^Title: Cut/);
  press('Undo title');
  expect(title().value).toBe(`${drafts.Goals[1]} and a word of mine`);
  press('Undo title');
  press('Undo title');
  expect(title().value).toBe('My title');
  expect(screen.getByRole('button', { name: 'Undo title' }).getAttribute('aria-disabled')).toBe('true');
  press('Redo title');
  expect(title().value).toBe(drafts.Goals[1]);
});

test('the latest suggestions come first', async () => {
  openForm();
  await generate();
  press(/^Title: Launch/);
  press('Only description');
  const alone = await screen.findByRole('button', { name: 'Description: Why it matters. Use' });
  const goals = screen.getByRole('group', { name: 'Suggested goals' });
  expect(alone.compareDocumentPosition(goals) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('measurement and description can be drafted alone, for the form’s texts', async () => {
  const { callsOf } = openForm();
  await openPanel();
  expect(screen.getByRole('button', { name: 'Only measurement' }).getAttribute('aria-disabled')).toBe('true');
  type(title(), 'x'.repeat(300));
  press('Only measurement');
  fireEvent.click(await screen.findByRole('button', { name: 'Measurement: Ten customers. Use' }));
  expect(measurement().value).toBe('Ten customers.');
  press('Only description');
  fireEvent.click(await screen.findByRole('button', { name: 'Description: Why it matters. Use' }));
  expect(field(/^Description/).value).toBe('Why it matters.');
  expect(callsOf('draftMeasurements')[0]?.body).toMatchObject({
    Category: 'Sales',
    Title: 'x'.repeat(255),
    Measurement: '',
  });
  expect(callsOf('draftDescription')[0]?.body).toMatchObject({ Measurement: 'Ten customers.' });
});

test.each([
  ['a time-out', 503, 'The AI provider took too long.', undefined, 'The AI provider took too long.'],
  ['a rate limit', 429, 'Too much to do.', 40, 'Too much to do. The next draft is possible in 40 seconds.'],
  [
    'a used-up quota',
    429,
    'No more drafts today.',
    36_000,
    'No more drafts today. The next draft is possible in about 10 hours.',
  ],
  ['a lost connection', 0, 'The server cannot be reached.', undefined, 'The server cannot be reached.'],
])(
  '%s is shown, the form stays unchanged, and the message can be closed',
  async (_, status, detail, retryAfter, said) => {
    const { callsOf } = openForm({
      draftGoal: () => {
        throw new ProblemError({ status, detail, retryAfter });
      },
    });
    type(title(), 'My title');
    await openPanel();
    type(field(/^Extra context/), 'My context');
    press('Generate');
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect([title().value, field(/^Extra context/).value]).toEqual(['My title', 'My context']);
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(retryAfter !== undefined);
    press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsOf('draftGoal')).toHaveLength(1);
  },
);

test('Cancel ends the call and returns the focus; a late reply is ignored', async () => {
  const held = Promise.withResolvers<GoalDrafts>();
  let signal: AbortSignal | undefined;
  openForm({
    draftGoal: (input) => {
      signal = (input as { signal?: AbortSignal }).signal;
      return held.promise;
    },
  });
  await openPanel();
  press('Generate');
  await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.getAllByText('Drafting a goal…')).not.toEqual([]);
  press('Cancel');
  expect(signal?.aborted).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate' }));
  held.resolve(drafts);
  await held.promise;
  expect(screen.queryByText('Suggested goals')).toBeNull();
});

test('drafting continues while the panel, or the whole form, is closed, and a message says when it is ready', async () => {
  const said = vi.spyOn(toast, 'info');
  const held = Promise.withResolvers<GoalDrafts>();
  openForm({ draftGoal: () => held.promise });
  await openPanel();
  press('Generate');
  press('Draft from templates');
  expect(await screen.findByText('Drafting…')).toBeTruthy();
  cleanup();
  held.resolve(drafts);
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('The draft that you asked for is ready in the goal form.'),
  );
  openForm();
  expect(await screen.findByRole('button', { name: /^Title: Launch/ })).toBeTruthy();
});

test('only people who may create goals for others send an owner: the refusal would end another person’s session', async () => {
  const { callsOf } = openForm({}, buildSession({ IsGoalAdmin: true }));
  await generate();
  expect(callsOf('draftGoal')[0]?.body).toMatchObject({ goalOwner: 7 });
});

test('an open placeholder blocks the submission, is named at its field and selected there', async () => {
  const { callsOf, onCreated } = openForm();
  await generate();
  press(/^Title: Cut/);
  expect(screen.getByRole('button', { name: 'Fill in [target] in title' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fill in [target] in measurement' })).toBeTruthy();
  press('Request Approval');
  expect(await screen.findByText('Please fill in [target] before you submit.')).toBeTruthy();
  expect(screen.getByText('Please fill in [baseline], [target] before you submit.')).toBeTruthy();
  expect(callsOf('createGoal')).toEqual([]);
  await waitFor(() => {
    expect(document.activeElement).toBe(title());
    expect(title().value.slice(title().selectionStart ?? 0, title().selectionEnd ?? 0)).toBe('[target]');
  });
  type(title(), 'Cut delivery to 4 days by 31 December');
  type(measurement(), 'Median falls from 6 to 4 days.');
  await waitFor(() => expect(screen.queryByText(/Please fill in/)).toBeNull());
  press('Request Approval');
  await waitFor(() => expect(callsOf('createGoal')[0]?.body).toMatchObject({ IsDraft: false }));
  // The save ends later than its request, and deletes the text that the next test types.
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});

test('a draft may be unfinished: Save Draft keeps placeholders, says so, and saves nothing of the drafting', async () => {
  const said = vi.spyOn(toast, 'success');
  const { callsOf, onCreated } = openForm();
  await generate();
  type(field(/^Extra context/), 'Only for drafting');
  press(/^Title: Cut/);
  press('Save Draft');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(callsOf('createGoal')[0]?.body).toMatchObject({ Title: drafts.Goals[0], IsDraft: true });
  expect(JSON.stringify(callsOf('createGoal'))).not.toContain('Only for drafting');
  expect(said).toHaveBeenCalledWith(
    'Draft saved. Fill in what is still open before you submit it.',
    undefined,
  );
});

test('a session that ends while drafting keeps the text for the person’s return', async () => {
  openForm({ draftGoal: () => refusal(401, 'The session has ended.') });
  type(title(), 'My title');
  await openPanel();
  press('Generate');
  expect(await screen.findByText(/The session has ended/)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('My title'));
  cleanup();
  openForm();
  await waitFor(() => expect(title().value).toBe('My title'));
});

test('OKR uses the words objective and key results', async () => {
  const session = buildSession();
  openForm({}, { ...session, Tenant: { ...session.Tenant, GoalType: 'OKR' } });
  await openPanel();
  expect(screen.getByRole('button', { name: 'Only key results' })).toBeTruthy();
  expect(screen.getAllByText('Write or choose the objective first.')).not.toEqual([]);
});

test('the button mentions AI only if a model is connected', () => {
  const session = buildSession();
  openForm({}, { ...session, Tenant: { ...session.Tenant, SuggestionEngine: 'model' } });
  expect(screen.getByRole('button', { name: 'Draft with AI' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Draft from templates' })).toBeNull();
});
