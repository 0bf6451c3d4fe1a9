import { listNotifications } from '@bellwether/contract/notifications';
import {
  acknowledgeAppraisal,
  addStatement,
  closeAppraisal,
  completeAppraisal,
  deleteAppraisal,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { expect, test } from 'vitest';
import { type AppraisalState, buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { openReady, told } from '../../testing/live-client.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const reader = notificationReader(server);
const settle = async () => {
  while (await reader.turn());
};

const sign = ({ id, token }: Made, Sign = 'Me') =>
  server.call(acknowledgeAppraisal, { token, params: { id }, body: { Sign, Comment: '' } });
const edit = ({ id, employee }: Made) =>
  company.must('lead', saveAppraisal, {
    params: { id },
    body: company.body(employee, { Review: '<p>Something else.</p>' }),
  });
const remove = ({ id }: Made) => company.must('lead', deleteAppraisal, { params: { id } });
const share = ({ id }: Made) => company.must('lead', shareAppraisal, { params: { id } });
/** Closes a shared appraisal after the employee's time. */
const closeBy = (who: 'lead' | 'hrAdmin') => async (made: Made) => {
  await server.owner.query(
    "update appraisal set shared_at = shared_at - interval '8 days' where tenant_id = $1 and id = $2",
    [company.tenantId, made.id],
  );
  await company.must(who, closeAppraisal, { params: { id: made.id }, body: { Reason: 'No answer' } });
};
const complete = ({ id }: Made) =>
  company.must('lead', completeAppraisal, { params: { id }, body: { Sign: 'Lena Lead' } });

const everybodyAbove = ['ceo', 'head', 'lead', 'hrAdmin'];

/** The subjects of the notifications that employee and reviewer get, and the people who get the live frame. */
test.each<
  [
    string,
    AppraisalState,
    (made: Made) => Promise<unknown>,
    { employee?: string; lead?: string; body?: string | readonly string[]; live: string[] },
  ]
>([
  ['editing a draft', 'draft', edit, { live: everybodyAbove }],
  ['deleting a draft', 'draft', remove, { live: everybodyAbove }],
  [
    'sharing',
    'draft',
    share,
    {
      employee: 'Appraisal Available for Signature',
      body: 'Lena Lead asks you to read and sign your appraisal of Q3 2026.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'editing a shared one',
    'shared',
    edit,
    {
      employee: 'Appraisal Changed',
      body: 'Lena Lead changed your appraisal of Q3 2026.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'signing',
    'shared',
    sign,
    {
      lead: 'Appraisal Acknowledged',
      body: '{employee} signed the appraisal of Q3 2026. It is your turn to sign.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'changing the signature',
    'acknowledged',
    (made) => sign(made, 'Me again'),
    {
      lead: 'Appraisal Changed',
      body: '{employee} changed what they wrote about the appraisal of Q3 2026.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'editing a signed one',
    'acknowledged',
    edit,
    {
      employee: 'Appraisal Available for Signature',
      body: 'Lena Lead changed the review of Q3 2026 after you signed. Please read and sign again.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'countersigning',
    'acknowledged',
    complete,
    {
      employee: 'Appraisal Completed',
      body: 'Lena Lead completed your appraisal of Q3 2026.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'closing without the signature',
    'shared',
    closeBy('lead'),
    {
      employee: 'Appraisal Completed Without Signature',
      body: 'Lena Lead completed your appraisal of Q3 2026 without your signature. You can add a statement within 30 days.',
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'closing by an HR admin',
    'shared',
    closeBy('hrAdmin'),
    {
      employee: 'Appraisal Completed Without Signature',
      lead: 'Appraisal Completed Without Signature',
      body: [
        'Hana Hradmin completed your appraisal of Q3 2026 without your signature. You can add a statement within 30 days.',
        'Hana Hradmin completed the appraisal of {employee} for Q3 2026 without the employee’s signature.',
      ],
      live: ['employee', ...everybodyAbove],
    },
  ],
  [
    'deleting a shared one',
    'shared',
    remove,
    {
      employee: 'Appraisal Deleted',
      body: 'Lena Lead deleted your appraisal of Q3 2026.',
      live: ['employee', ...everybodyAbove],
    },
  ],
])('%s', async (_name, state, act, expected) => {
  const made = await company.make(state);
  await settle();
  const signedIn = (who: 'ceo' | 'head' | 'lead' | 'peer' | 'hrAdmin' | 'goalAdmin') =>
    openReady(server, company.tokenOf(who));
  const clients = {
    employee: await openReady(server, made.token),
    ceo: await signedIn('ceo'),
    head: await signedIn('head'),
    lead: await signedIn('lead'),
    hrAdmin: await signedIn('hrAdmin'),
    peer: await signedIn('peer'),
    goalAdmin: await signedIn('goalAdmin'),
  };
  const subjectsOf = async (token: string) =>
    (await server.call(listNotifications, { token, params: { page: 0 } })).body.Notifications;
  // Frames about earlier events may still arrive.
  const earlier = await told(server, company.tenantId, clients);
  const tokens = { employee: made.token, lead: company.tokenOf('lead') };
  const before = new Set(
    (await Promise.all(Object.values(tokens).map(subjectsOf))).flat().map(({ Id }) => Id),
  );
  await act(made);
  await settle();
  const written: string[] = [];
  const fresh = async (token: string) => {
    const list = (await subjectsOf(token)).filter(({ Id }) => !before.has(Id));
    written.push(...list.map(({ Body }) => Body));
    return list.map(({ Subject }) => Subject);
  };
  expect({ employee: await fresh(tokens.employee), lead: await fresh(tokens.lead) }).toEqual({
    employee: expected.employee ? [expected.employee] : [],
    lead: expected.lead ? [expected.lead] : [],
  });
  const bodies = [expected.body ?? []].flat();
  expect(written).toEqual(bodies.map((body) => body.replace('{employee}', made.employee.name)));
  const all = Object.entries(await told(server, company.tenantId, clients));
  const frames = all.map(
    ([name, list]) => [name, list.slice(earlier[name as keyof typeof clients].length)] as const,
  );
  const gotIt = frames.filter(([, list]) =>
    list.some(({ Event, AppraisalId }) => Event === 'appraisal_update' && AppraisalId === made.id),
  );
  expect(gotIt.map(([name]) => name)).toEqual(expected.live);
  // Every notified person's client gets a `notification` frame at once.
  const rang = frames.filter(([, list]) => list.some(({ Event }) => Event === 'notification'));
  const toldOnes = [expected.employee && 'employee', expected.lead && 'lead'].filter(Boolean);
  expect(rang.map(([name]) => name)).toEqual(expect.arrayContaining(toldOnes));
  // Who acts may hear, too, because the act reads what asked for it.
  const others = rang.map(([name]) => name as string).filter((name) => !toldOnes.includes(name));
  expect(others.filter((name) => name !== 'lead' && name !== 'employee')).toEqual([]);
});

test('a statement is told to the reviewer and to the person who closed the appraisal', async () => {
  const made = await company.make('shared');
  await closeBy('hrAdmin')(made);
  await settle();
  const body = { Statement: 'I was on leave.' };
  await server.call(addStatement, { token: made.token, params: { id: made.id }, body });
  await settle();
  const newestOf = async (token: string) =>
    (await server.call(listNotifications, { token, params: { page: 0 } })).body.Notifications[0];
  for (const who of ['lead', 'hrAdmin'] as const)
    expect((await newestOf(company.tokenOf(who)))?.Subject).toBe('Statement Added to an Appraisal');
  const own = await newestOf(made.token);
  expect(own?.Body).toContain('You can add a statement within 30 days.');
});
