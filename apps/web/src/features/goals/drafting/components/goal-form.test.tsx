import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ada,
  buildInfo,
  buildSession,
  nextPeriod,
  noTexts,
  period,
} from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import type { DraftingLayer } from '../words.ts';
import { GoalDrafting } from './goal-drafting.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Options = NonNullable<Parameters<typeof renderLayer>[1]> & { layer?: DraftingLayer };

function openForm({ layer = 'create', answers, ...options }: Options = {}) {
  const onCreated = vi.fn();
  const goalId = layer === 'create' ? undefined : 12;
  const view = renderLayer(
    <GoalDrafting layer={layer} goalId={goalId} periodId={undefined} onCreated={onCreated} />,
    {
      ...options,
      answers: {
        listPeriods: () => ({ data: [nextPeriod, period], Next: null }),
        listGoalOwners: () => ({ data: [], Next: null }),
        createGoal: () => buildInfo(),
        updateGoal: () => buildInfo(),
        ...answers,
      },
    },
  );
  return { ...view, onCreated };
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('title and measurement are required, and title ends at 255 characters', async () => {
  const { callsOf } = openForm();
  press('Save Draft');
  expect(await screen.findByText('Please enter title!')).toBeTruthy();
  expect(screen.getByText('Please enter measurement!')).toBeTruthy();
  type(/Title/, 'x'.repeat(256));
  expect(await screen.findByText('Title can have at most 255 characters.')).toBeTruthy();
  expect(callsOf('createGoal')).toEqual([]);
});

test('a text beyond its limit is named by its label in the form', async () => {
  const { Tenant, ...session } = buildSession();
  openForm({ session: { ...session, Tenant: { ...Tenant, GoalType: 'OKR' } } });
  press('Save Draft');
  await screen.findByText('Please enter objective!');
  expect(screen.getByText('Please enter key results!')).toBeTruthy();
  type(/^Objective/, 'x'.repeat(256));
  type(/^Key Results/, 'x'.repeat(3001));
  expect(await screen.findByText('Objective can have at most 255 characters.')).toBeTruthy();
  expect(await screen.findByText('Key Results can have at most 3,000 characters.')).toBeTruthy();
});

test('Save Draft sends the whole payload and opens the new goal', async () => {
  const { callsOf, onCreated } = openForm();
  type(/Title/, '  Cut delivery ');
  type(/Measurement/, 'Median days');
  press('Save Draft');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(callsOf('createGoal')).toEqual([
    {
      body: {
        Title: 'Cut delivery',
        Measurement: 'Median days',
        Description: '',
        ReportingMemo: '',
        IsPrivate: false,
        StrategicObjective: null,
        OwnerId: 7,
        ParentId: 0,
        PeriodId: period.Id,
        IsDraft: true,
        IsFromEdit: false,
      },
    },
  ]);
});

test('a person who left the form during the save is not redirected', async () => {
  let answer: (info: GoalInfo) => void = () => undefined;
  const { callsOf, onCreated, rerender } = openForm({
    answers: { createGoal: () => new Promise((resolve) => (answer = resolve)) },
  });
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  press('Save Draft');
  await waitFor(() => expect(callsOf('createGoal')).toHaveLength(1));
  rerender(null);
  answer(buildInfo());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onCreated).not.toHaveBeenCalled();
});

test('fields are inert during a save, and active again after a failure', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const createGoal = () => new Promise<GoalInfo>((_, reject) => (refuse = reject));
  const { callsOf } = openForm({ answers: { createGoal } });
  const isShut = () => screen.getByLabelText(/Title/).closest('[inert]') !== null;
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  expect(isShut()).toBe(false);
  press('Save Draft');
  await waitFor(() => expect(callsOf('createGoal')).toHaveLength(1));
  expect(isShut()).toBe(true);
  refuse(new ProblemError({ status: 503, detail: 'The database is not ready.' }));
  expect(await screen.findByText('The database is not ready.')).toBeTruthy();
  expect(isShut()).toBe(false);
});

test('Request Approval stays busy for 1.5 seconds', async () => {
  const { onCreated, callsOf } = openForm();
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  const began = performance.now();
  press('Request Approval');
  await waitFor(() => expect(callsOf('createGoal')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Request Approval' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(1490);
});

test.each([
  ['the ceo', { RoleName: 'ceo', ParentId: 0 }, 'Publish'],
  ['a contributor', {}, 'Request Approval'],
  ['a goal admin, for oneself', { IsGoalAdmin: true }, 'Request Approval'],
  ['a goal admin without a manager', { IsGoalAdmin: true, ParentId: 0 }, 'Publish'],
] as const)('%s finds the main button %s', (_who, profile, name) => {
  openForm({ session: buildSession(profile) });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('without a manager nobody could approve, and the button says so', () => {
  openForm({ session: buildSession({ ParentId: 0 }) });
  const button = screen.getByRole('button', { name: 'Request Approval' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('The owner has no manager who could review this.')).toBeTruthy();
});

test('only goal admins and goal managers can choose an owner', () => {
  openForm();
  expect(screen.queryByLabelText(/Owner/, { selector: 'input' })).toBeNull();
  cleanup();
  openForm({ session: buildSession({ IsGoalManager: true }) });
  expect(screen.getByLabelText(/Owner/, { selector: 'input' })).toBeTruthy();
});

test('a goal manager who creates for another needs a parent goal', async () => {
  const other = buildInfo({
    Goal: { User: { ...ada, Id: 9, Name: 'Tom Becker' } },
    Permissions: { Edit: true },
  });
  const { callsOf } = openForm({
    layer: 'edit',
    infos: [other],
    session: buildSession({ IsGoalManager: true }),
  });
  press('Publish');
  expect(await screen.findByText('Parent is required when creating goals for others')).toBeTruthy();
  expect(callsOf('updateGoal')).toEqual([]);
});

test('the offered parents are those for the owner, with the manager’s goals first', async () => {
  const other = buildInfo({
    Goal: { User: { ...ada, Id: 9, Name: 'Tom Becker', ParentId: 4 } },
    Permissions: { Edit: true },
  });
  const { callsOf } = openForm({
    layer: 'edit',
    infos: [other],
    session: buildSession({ IsGoalAdmin: true }),
    answers: { listParentCandidates: () => ({ data: [], Next: null }) },
  });
  press('Select');
  // The form itself asks for the manager's goals, and the drawer for everybody's.
  await waitFor(() => expect(callsOf('listParentCandidates').length).toBeGreaterThan(1));
  expect(callsOf('listParentCandidates').slice(0, 2)).toMatchObject([
    { params: { userId: '4' }, query: { DraftedFor: '9' } },
    { params: { userId: '0' }, query: { DraftedFor: '9' } },
  ]);
});

test('the form asks first what the goal contributes to: one press chooses a goal of the manager', async () => {
  const { callsOf } = openForm({
    layer: 'create',
    answers: {
      listParentCandidates: () => ({
        data: [
          {
            Id: 5,
            Title: 'Lead the market',
            State: 'approved',
            GoalPeriodId: 40,
            User: { ...ada, Id: 3, Name: 'Grace Holm' },
            Disabled: false,
            Reason: null,
          },
        ],
        Next: null,
      }),
    },
  });
  const group = await screen.findByRole('group', { name: 'What does it contribute to?' });
  const ticks = screen.getByRole('list', { name: 'What a good goal has' });
  expect(within(ticks).getByText(/Is aligned/).textContent).toContain('not yet');
  fireEvent.click(await within(group).findByRole('button', { name: 'Lead the market' }));
  await waitFor(() => expect(within(ticks).getByText(/Is aligned/).textContent).toContain('yes'));
  expect(callsOf('listParentCandidates')).toMatchObject([{ params: { userId: '3', goalId: '0' } }]);
});

test('a contributing goal is below its parent, in a fixed quarter', async () => {
  const above = buildInfo({ Permissions: { AddContributingGoal: true } });
  const { callsOf } = openForm({ layer: 'contribute', infos: [above] });
  expect(screen.getByText('The quarter is fixed while a parent goal is set.')).toBeTruthy();
  expect(screen.getByLabelText(/Quarter/, { selector: 'input' }).hasAttribute('disabled')).toBe(true);
  type(/Title/, 'Below');
  type(/Measurement/, 'Days');
  press('Save Draft');
  await waitFor(() => expect(callsOf('createGoal')[0]?.body).toMatchObject({ ParentId: 12 }));
});

test('a change of an approved goal is an edit, and the form says what happens to it', async () => {
  const approved = buildInfo({ Goal: { State: 'approved' }, Permissions: { Edit: true } });
  const { callsOf } = openForm({ layer: 'edit', infos: [approved] });
  expect(screen.getByText(/stays as it is until your changes are approved/)).toBeTruthy();
  type(/Title/, 'Changed');
  press('Save Draft');
  await waitFor(() =>
    expect(callsOf('updateGoal')[0]).toMatchObject({
      params: { id: '12' },
      body: { Title: 'Changed', IsFromEdit: true, UpdatedAt: '2026-11-01T08:00:00.000Z' },
    }),
  );
});

test('a goal with contributing goals cannot become private', () => {
  const parent = buildInfo({ Goal: { ChildCount: 2 }, Permissions: { Edit: true, MakePrivate: true } });
  openForm({ layer: 'edit', infos: [parent] });
  expect(screen.getByText('A goal with contributing goals cannot be private.')).toBeTruthy();
  expect(screen.getByRole('switch', { name: /Private/ }).hasAttribute('disabled')).toBe(true);
});

test('the server’s messages are at their fields; others are above', async () => {
  const answers = {
    createGoal: () =>
      refusal(400, 'Bad input', [
        { path: 'PeriodId', message: 'Goals can be created in the current or a later quarter.' },
      ]),
  };
  openForm({ answers });
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  press('Save Draft');
  expect(await screen.findByText('Goals can be created in the current or a later quarter.')).toBeTruthy();
  expect(screen.queryByText('Bad input')).toBeNull();
});

test.each([
  [refusalOf(500, 'Something went wrong!!'), 'Something went wrong!!'],
  [refusalOf(503, 'The database is not ready.'), 'The database is not ready.'],
  [refusalOf(429, 'Too many requests at once.'), 'Too many requests at once.'],
])('a failed save keeps the form and shows the server’s text', async (createGoal, sentence) => {
  const { onCreated } = openForm({ answers: { createGoal } });
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  press('Save Draft');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByDisplayValue('Cut delivery')).toBeTruthy();
  expect(onCreated).not.toHaveBeenCalled();
});

test('after a conflict other people’s changes are shown, and Reload applies them without losing mine', async () => {
  const before = buildInfo({ Permissions: { Edit: true } });
  const now = buildInfo({
    Goal: {
      UpdatedAt: '2026-11-02T08:00:00.000Z',
      GoalDetail: { ...noTexts.GoalDetail, Title: 'Deliver faster', Measurement: 'Hours' },
    },
    Permissions: { Edit: true },
  });
  let tries = 0;
  const { callsOf, close } = openForm({
    layer: 'edit',
    infos: [before],
    answers: {
      getGoal: () => now,
      updateGoal: () => {
        tries += 1;
        return tries === 1 ? refusal(409, 'Somebody else has changed this meanwhile.') : now;
      },
    },
  });
  type(/Title/, 'Cut delivery to three days');
  press('Save Draft');
  expect(await screen.findByText('Title (you changed this too; yours is kept)')).toBeTruthy();
  press('Reload');
  expect(screen.getByDisplayValue('Cut delivery to three days')).toBeTruthy();
  expect(screen.getByDisplayValue('Hours')).toBeTruthy();
  // The notice is gone, and the focus did not disappear with its button.
  expect(screen.queryByText(/changed this meanwhile/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Title/));
  press('Save Draft');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('updateGoal')[1]?.body).toMatchObject({
    Title: 'Cut delivery to three days',
    Measurement: 'Hours',
    UpdatedAt: '2026-11-02T08:00:00.000Z',
  });
});

test('the input is restored after the page was lost', async () => {
  openForm();
  type(/Title/, 'Half a thought');
  await new Promise((resolve) => setTimeout(resolve, 350));
  cleanup();
  openForm();
  expect(await screen.findByDisplayValue('Half a thought')).toBeTruthy();
});

function refusalOf(status: number, detail: string) {
  return () => refusal(status, detail);
}

test('the private switch is hidden if the server says that this person may not use it', async () => {
  const edit = buildInfo({ Permissions: { Edit: true } });
  openForm({ layer: 'edit', infos: [edit] });
  await screen.findByLabelText(/Title/);
  expect(screen.queryByRole('switch', { name: /Private/ })).toBeNull();
  cleanup();
  openForm({ layer: 'edit', infos: [{ ...edit, Permissions: { Edit: true, MakePrivate: true } }] });
  expect(await screen.findByRole('switch', { name: /Private/ })).toBeTruthy();
});

test('a new goal is given to several people, and who did not get it is told with the reason', async () => {
  const people = [
    { ...ada, Id: 8, Name: 'Ben Moss' },
    { ...ada, Id: 9, Name: 'Cleo Park' },
  ].map((person) => ({ ...person, OrgUnit: '', JobTitle: '', Email: '', ParentId: 3, MayBePrivate: true }));
  const session = buildSession();
  const { callsOf, onCreated } = openForm({
    session: { ...session, Profile: { ...session.Profile, IsGoalAdmin: true } },
    answers: {
      listGoalOwners: () => ({ data: people, Next: null }),
      giveToSeveral: () => ({
        Given: [{ OwnerId: 7, GoalId: 31 }],
        Refused: [
          { OwnerId: 8, Reason: 'Not now.' },
          { OwnerId: 9, Reason: 'Never.' },
        ],
      }),
    },
  });
  type(/Title/, 'Cut delivery');
  type(/Measurement/, 'Days');
  for (const { Name } of people) {
    fireEvent.click(await screen.findByRole('combobox', { name: /Give it to more people/ }));
    // The field of the owner offers the same people before it.
    const options = await screen.findAllByRole('option', { name: new RegExp(Name), hidden: true });
    fireEvent.click(options.at(-1) as HTMLElement);
    await screen.findByRole('button', { name: `Not for ${Name}` });
  }
  press('Save Draft');
  await waitFor(() => expect(callsOf('giveToSeveral')).toHaveLength(1));
  expect(callsOf('giveToSeveral')[0]).toMatchObject({ body: { OwnerIds: [7, 8, 9] } });
  await screen.findByText('1 person got this goal. Ben Moss did not: Not now. Cleo Park did not: Never.');
  expect(callsOf('createGoal')).toEqual([]);
  expect(onCreated).not.toHaveBeenCalled();
});
