import { getInvitationMails, sendInvitations } from '@bellwether/contract/accounts/invitations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';

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
    token,
    mails: async () => (await server.call(getInvitationMails, { token })).body,
  };
}

test('tells how many invitations are on their way, that the server waits, then who was refused and why', {
  timeout: 200_000,
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
  server.clock.advance(60_000);
  await vi.waitUntil(async () => (await mails()).Waiting === 0, { timeout: 100_000, interval: 1_000 });
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
});
