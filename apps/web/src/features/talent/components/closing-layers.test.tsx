import { ProblemError } from '@bellwether/contract/problem';
import type { Appraisal, Closing, Signature } from '@bellwether/contract/talent/appraisal';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { followServerClock } from '#ui/data/server-clock.ts';
import { talentKeys } from '../api.ts';
import { buildAppraisal, buildListed, buildTalentPerson, third } from '../model/appraisal.fixture.ts';
import { renderTalent } from '../pages/render-talent.fixture.tsx';

beforeEach(() => followServerClock(Date.parse('2026-11-03T12:00:00Z')));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const bo = { Id: 21, Name: 'Bo Fenwick', RoleName: 'contributor' } as const;
const former: Signature = {
  Id: 1,
  Kind: 'employee',
  UserId: 21,
  Name: 'Bo Fenwick',
  Sign: 'Bo Fenwick',
  Comment: 'I see two goals otherwise.',
  SignedAt: '2026-10-20T08:00:00Z',
  IsCurrent: false,
};
const closing: Closing = {
  UserId: 7,
  Name: 'Ada Larkwood',
  Reason: 'No answer to three reminders.',
  ClosedAt: '2026-11-02T08:00:00Z',
  Statement: null,
  StatedAt: null,
  StatementUntil: '2026-12-02',
};

/** Ada's appraisal of Bo as Bo reads it: shared, without ratings. */
function own(changes: Partial<Appraisal> = {}): Appraisal {
  const { PrimaryRating, SecondaryRating, TertiaryRating, Colour, RatingWords, ...bare } = buildAppraisal();
  return {
    ...bare,
    State: 'shared',
    Progress: 60,
    SignUntil: '2026-11-25',
    Permissions: { Acknowledge: true },
    ...changes,
  };
}

const renderOwn = (answers: Answers) =>
  renderTalent('/v3/talent/myappraisal?open=appraisal&about=5', answers, bo);
const renderTeam = (appraisal: Appraisal, answers: Answers = {}) =>
  renderTalent('/v3/talent/39/7?open=appraisal&about=5', { getAppraisal: () => appraisal, ...answers });

it('a change under the open sign dialog is named and shown, and Sign keeps the first version until it is confirmed', async () => {
  let isChanged = false;
  const changed = own({
    Review: '<p>Weak quarter.</p>',
    UpdatedAt: '2026-11-03T09:00:00Z',
    History: [
      {
        Id: 3,
        Sentence: 'Appraisal changed',
        ToState: 'shared',
        UserId: 7,
        UserName: 'Ada Larkwood',
        CreatedAt: '2026-11-03T09:00:00Z',
      },
    ],
  });
  const { screen, calls, client } = renderOwn({
    getAppraisal: () => (isChanged ? changed : own()),
    acknowledgeAppraisal: ({ body }) => {
      if (body.UpdatedAt === changed.UpdatedAt) return { ...changed, State: 'acknowledged', Permissions: {} };
      throw new ProblemError({
        status: 409,
        detail: 'Somebody else changed this.',
        code: 'changed_meanwhile',
      });
    },
  });
  const form = await screen.findByRole('form', { name: 'Your signature' });
  within(form).getByText(/^Please sign by 25 Nov\./);
  const name = within(form).getByRole('textbox', { name: 'Your full name' }) as HTMLInputElement;
  fireEvent.change(name, { target: { value: 'Bo Fenwick' } });
  isChanged = true;
  await client.invalidateQueries({ queryKey: talentKeys.appraisal(5) });
  const notice = await within(form).findByRole('alert');
  expect(notice.textContent).toContain('Ada Larkwood changed the review after you opened the appraisal.');
  expect([...form.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'removed: Solid',
    'added: Weak',
  ]);
  fireEvent.click(within(form).getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(calls('acknowledgeAppraisal')).toHaveLength(1));
  expect(name.value).toBe('Bo Fenwick');
  fireEvent.click(await within(form).findByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(within(form).queryByRole('alert')).toBeNull());
  fireEvent.click(within(form).getByRole('button', { name: 'Sign' }));
  await screen.findByText('You have signed.');
  expect(calls('acknowledgeAppraisal').map(({ body }) => (body as { UpdatedAt: string }).UpdatedAt)).toEqual([
    '2026-10-05T08:00:00Z',
    '2026-11-03T09:00:00Z',
  ]);
});

it('after an edit the former comment is in the form, with the day of the signature', async () => {
  const { screen } = renderOwn({
    getAppraisal: () => own({ EmployeeComments: former.Comment, Signatures: [former] }),
  });
  const form = await screen.findByRole('form', { name: 'Your signature' });
  const notice = within(form).getByRole('status');
  expect(notice.textContent).toMatch(/^You signed on 20 Oct, .*; the text has changed since\./);
  const comment = within(form).getByRole('textbox', { name: 'Comment (optional)' }) as HTMLTextAreaElement;
  expect(comment.value).toBe('I see two goals otherwise.');
});

it('the reviewer closes without signature, with a reason, once the employee’s time has passed', async () => {
  const waiting = buildAppraisal({
    State: 'shared',
    SignUntil: '2026-11-25',
    Permissions: { Edit: true, Close: 'employee_has_time' },
  });
  const early = renderTeam(waiting);
  const disabled = await early.screen.findByRole('button', { name: 'Close without signature' });
  expect(disabled.getAttribute('aria-disabled') ?? disabled.hasAttribute('disabled')).toBeTruthy();
  cleanup();
  const late = { ...waiting, Permissions: { Edit: true, Close: true } } as const;
  const { screen, calls, search } = renderTeam(late, {
    closeAppraisal: () =>
      buildAppraisal({ State: 'completed', Closing: closing, Permissions: { Print: true } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close without signature' }));
  const form = await screen.findByRole('form', { name: 'Close without signature' });
  expect(search()).toMatchObject({ open: 'close-appraisal', about: 5 });
  within(form).getByText(/It is marked as not signed by the employee/);
  fireEvent.click(within(form).getByRole('button', { name: 'Close without signature' }));
  await within(form).findByText('This is required.');
  fireEvent.change(within(form).getByRole('textbox', { name: 'Reason' }), {
    target: { value: closing.Reason },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Close without signature' }));
  await screen.findByText('The appraisal is completed without the employee’s signature.');
  expect(calls('closeAppraisal')).toMatchObject([
    { params: { id: '5' }, body: { Reason: closing.Reason, UpdatedAt: '2026-10-05T08:00:00Z' } },
  ]);
});

it('nobody else is offered the closing, and one that is closed says how, in the list too', async () => {
  const closed = buildAppraisal({
    State: 'completed',
    Closing: closing,
    Permissions: { Close: 'completed' },
  });
  const { screen } = renderTeam(closed);
  const signatures = await screen.findByRole('region', { name: 'Signatures' });
  within(signatures).getByText('Not signed by the employee');
  within(signatures).getByText('Reason: No answer to three reminders.');
  within(signatures).getByText('No statement yet.');
  expect(screen.queryByRole('button', { name: 'Close without signature' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Your statement' })).toBeNull();
  cleanup();
  const own = renderTalent(
    '/v3/talent/myappraisal',
    {
      listAppraisalsOfPerson: () => ({
        user: buildTalentPerson(),
        evaluations: [buildListed({ Id: 5, State: 'completed', Progress: 100, IsUnsigned: true })],
        isShare: false,
        Periods: [third],
      }),
    },
    bo,
  );
  await own.screen.findByText('Not signed by the employee');
});

it('the employee adds a statement, and may change it', async () => {
  const closed = own({
    State: 'completed',
    SignUntil: null,
    Closing: closing,
    Permissions: { AddStatement: true, Print: true },
  });
  const said = { ...closing, Statement: 'I was on leave.', StatedAt: '2026-11-03T08:00:00Z' };
  const { screen, calls } = renderOwn({
    getAppraisal: () => closed,
    addStatement: () => ({ ...closed, Closing: said, UpdatedAt: '2026-11-03T08:00:00Z' }),
  });
  const form = await screen.findByRole('form', { name: 'Your statement' });
  within(form).getByText(/You can add a statement until 2 Dec;/);
  fireEvent.click(within(form).getByRole('button', { name: 'Add statement' }));
  await within(form).findByText('This is required.');
  fireEvent.change(within(form).getByRole('textbox', { name: 'Your statement' }), {
    target: { value: 'I was on leave.' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Add statement' }));
  await screen.findByText('Your statement has been added.');
  expect(calls('addStatement')).toMatchObject([
    { params: { id: '5' }, body: { Statement: 'I was on leave.', UpdatedAt: '2026-10-05T08:00:00Z' } },
  ]);
  await within(form).findByRole('button', { name: 'Save statement' });
  expect(within(form).queryByRole('alert')).toBeNull();
});
