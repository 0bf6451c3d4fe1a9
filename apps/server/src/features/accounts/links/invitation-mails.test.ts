import {
  countUninvited,
  endPlannedInvitations,
  getInvitationMails,
  sendInvitations,
} from '@bellwether/contract/accounts/invitations';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { retryMail } from '../../../platform/mail/jobs.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { sendInvitationsLater } from '../jobs.ts';

let refused: string | undefined;
let isPaused = true;
const post = await startMailServer({
  recipient: (address) => {
    if (isPaused) return '451 4.7.28 Slow down';
    return address === refused ? '550 5.1.1 No such user' : undefined;
  },
});
const server = await startTestServer({ env: { SMTP_URL: post.url, MAIL_FROM: 'goals@mail.example.com' } });

async function companyOf(count: number) {
  const tenant = await server.buildTenant();
  const people = await Promise.all(
    Array.from({ length: count }, () => server.buildPerson(tenant, { uninvited: true })),
  );
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'], manager: null });
  const token = await server.signInAs(admin);
  return {
    tenant,
    people,
    admin,
    token,
    uninvited: async () => (await server.call(countUninvited, { token })).body,
    mails: async () => (await server.call(getInvitationMails, { token })).body,
  };
}

test('tells how many invitations are on their way, that the server waits, then who was refused and why', {
  timeout: 60_000,
}, async () => {
  const { people, token, mails } = await companyOf(4);
  expect(await mails()).toMatchObject({
    Total: 0,
    Sent: 0,
    Waiting: 0,
    PausedUntil: null,
    Words: null,
    Refused: [],
  });
  const opened = openBackground(server.context, {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  });
  onTestFinished(async () => (await opened)());
  refused = people[1]?.email;
  expect((await server.call(sendInvitations, { token })).body.Count).toBe(4);
  await vi.waitUntil(async () => (await mails()).Words !== null, { timeout: 60_000 });
  expect(await mails()).toMatchObject({
    Total: 4,
    Sent: 0,
    Waiting: 4,
    PausedUntil: expect.any(String),
    Words: '451 4.7.28 Slow down',
    Refused: [],
  });
  isPaused = false;
  await vi.waitUntil(
    async () => {
      // The tick does this each minute. A mail that was refused a moment ago waits for the next one.
      server.clock.advance(60_000);
      await doDueWork(server.context, [retryMail]);
      return (await mails()).Waiting === 0;
    },
    { timeout: 30_000, interval: 500 },
  );
  expect(await mails()).toEqual({
    Total: 4,
    Sent: 3,
    Waiting: 0,
    PausedUntil: null,
    Words: null,
    Refused: [
      {
        Id: people[1]?.id,
        Name: people[1]?.name,
        Address: people[1]?.email,
        Reason: expect.stringMatching(/^550 5\.1\.1/),
      },
    ],
  });
  const other = await companyOf(0);
  expect(await other.mails()).toMatchObject({ Total: 0, Refused: [] });
});

test('is for those who administer people', async () => {
  const { tenant } = await companyOf(0);
  const token = await server.signInAs(await server.buildPerson(tenant));
  expect((await server.call(getInvitationMails, { token })).status).toBe(403);
  expect((await server.call(getInvitationMails, { token: 'nobody' })).status).toBe(401);
  const body = { At: null };
  expect((await server.call(sendInvitations, { token, body })).status).toBe(403);
  expect((await server.call(endPlannedInvitations, { token })).status).toBe(403);
  expect((await server.call(countUninvited, { token })).status).toBe(403);
});

describe('chosen and planned invitations', () => {
  const hour = 3_600_000;
  const later = (milliseconds: number) => new Date(server.clock.now() + milliseconds).toISOString();
  const passTo = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    await doDueWork(server.context, [sendInvitationsLater]);
  };

  test('go to the chosen departments and roles only', async () => {
    const { tenant, token, people, uninvited } = await companyOf(3);
    const set = (id: number | undefined, department: string) =>
      server.owner.query('update person set department = $3 where tenant_id = $1 and id = $2', [
        tenant.id,
        id,
        department,
      ]);
    await set(people[0]?.id, 'Sales');
    await set(people[1]?.id, 'Care');
    expect(await uninvited()).toMatchObject({
      Count: 3,
      Groups: [
        { Department: '', Count: 1 },
        { Department: 'Care', Count: 1 },
        { Department: 'Sales', Count: 1 },
      ],
      Planned: null,
    });
    const send = (body: { Departments: string[]; Roles?: 'manager'[] }) =>
      server.call(sendInvitations, { token, body });
    expect((await send({ Departments: ['Sales'], Roles: ['manager'] })).body.Count).toBe(0);
    expect((await send({ Departments: ['Sales', ''] })).body).toEqual({ Count: 2, At: null });
    expect((await uninvited()).Groups).toMatchObject([{ Department: 'Care', Count: 1 }]);
  });

  test('are sent at their time, once, to whom the choice fits then', async () => {
    const { tenant, token, admin, uninvited } = await companyOf(2);
    const plan = (At: string) => server.call(sendInvitations, { token, body: { At } });
    expect((await plan(later(-1_000))).status).toBe(400);
    expect((await plan(later(91 * 24 * hour))).status).toBe(400);
    const first = later(hour);
    expect((await plan(first)).body).toEqual({ Count: 2, At: first });
    const second = later(2 * hour);
    await plan(second);
    expect((await uninvited()).Planned).toEqual({
      Departments: [],
      Roles: [],
      At: second,
      PlannedBy: admin.name,
    });
    await passTo(hour);
    expect((await uninvited()).Count).toBe(2);
    await server.buildPerson(tenant, { uninvited: true });
    await passTo(hour);
    expect(await uninvited()).toMatchObject({ Count: 0, Planned: null });
  });

  test('are taken back, and end with the rights of their author', async () => {
    const { tenant, token, admin, uninvited } = await companyOf(1);
    await server.call(sendInvitations, { token, body: { At: later(hour) } });
    expect((await server.call(endPlannedInvitations, { token })).body.Planned).toBeNull();
    await passTo(hour);
    expect((await uninvited()).Count).toBe(1);
    await server.call(sendInvitations, { token, body: { At: later(hour) } });
    const next = await server.buildPerson(tenant, { flags: ['isOrgAdmin'], manager: null });
    await server.owner.query('update person set is_org_admin = false where tenant_id = $1 and id = $2', [
      tenant.id,
      admin.id,
    ]);
    await passTo(hour);
    const { body } = await server.call(countUninvited, { token: await server.signInAs(next) });
    expect(body).toMatchObject({ Count: 1, Planned: null });
  });
});
