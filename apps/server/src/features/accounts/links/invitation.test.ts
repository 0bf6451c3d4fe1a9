import {
  acceptInvitation,
  checkInvitation,
  renewInvitation,
  restoreSession,
  signIn,
} from '@bellwether/contract/accounts';
import { easyMessages } from '@bellwether/domain/accounts/passwords/password';
import { describe, expect, test } from 'vitest';
import { invite } from '../../../platform/accounts/invitation.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { createCompany } from '../../../setup/create-company.ts';
import { holdRows } from '../../../testing/hold-rows.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { accountWords } from '../words.ts';

const server = await startTestServer({ env: { PUBLIC_URL: 'https://goals.example.com/' } });
const node = await startTestServer({ beside: server });
const day = 86_400_000;
const Password = 'Correct-horse-1';

let count = 0;
async function newCompany() {
  count += 1;
  const subdomain = `founded-${count}`;
  const company = await createCompany(server.context, {
    subdomain,
    name: 'Founded',
    timeZone: 'Berlin',
    goalType: 'SMART',
    ceo: { name: 'Fritz Founder', email: 'fritz@founded.example' },
  });
  return { ...company, subdomain, token: company.invitationLink.split('/').at(-1) ?? '' };
}

const inviteAgain = (company: { tenantId: number; ceoId: number }) =>
  inTenant(server.context.pool, company.tenantId, (db) =>
    invite(
      db,
      { tenantId: company.tenantId, actorId: null, requestId: null, now: server.clock.now() },
      { personId: company.ceoId, invitedBy: 'Founded' },
    ),
  );

const check = (Token: string, on = server) => on.call(checkInvitation, { body: { Token } });
const accept = (Token: string, on = server, password: unknown = Password) =>
  on.call(acceptInvitation, { body: { Token, Password: password } });

describe('a new link for an earlier one', () => {
  const renew = (Token: string) => server.call(renewInvitation, { body: { Token } });
  const mailed = (tenantId: number) =>
    inTenant(server.context.pool, tenantId, (db) =>
      db
        .selectFrom('event')
        .select(['subject_id', 'actor_id', 'detail'])
        .where('kind', '=', 'account.invited')
        .where('detail', '@>', JSON.stringify({ isMailed: true }) as never)
        .execute(),
    );

  test('is mailed to the person of the old link, and ends the old one; at most five an hour', async () => {
    const company = await newCompany();
    server.clock.advance(15 * day);
    expect((await check(company.token)).status).toBe(404);
    expect((await renew(company.token)).body).toEqual({});
    expect(await mailed(company.tenantId)).toMatchObject([{ subject_id: company.ceoId, actor_id: null }]);
    for (let at = 0; at < 8; at += 1) expect((await renew(company.token)).status).toBe(200);
    expect(await mailed(company.tenantId)).toHaveLength(5);
  });

  test('is refused while the company moves, because it would be lost', async () => {
    const { tenantId, token } = await newCompany();
    await server.owner.query("update tenant set held = 'moving' where id = $1", [tenantId]);
    expect((await renew(token)).status).toBe(503);
    await server.owner.query('update tenant set held = null where id = $1', [tenantId]);
    expect(await mailed(tenantId)).toEqual([]);
  });

  test('looks the same for a link that never was one, a used one, and people who have left', async () => {
    const [gone, used, closed] = [await newCompany(), await newCompany(), await newCompany()];
    await accept(used.token);
    await inTenant(server.context.pool, gone.tenantId, (db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    await server.owner.query('update tenant set is_active = false where id = $1', [closed.tenantId]);
    const foreign = used.token.replace(/^\d+/, String(gone.tenantId));
    for (const token of ['nonsense', '1.unknown', foreign, gone.token, used.token, closed.token]) {
      // The address as a whole is limited, too.
      server.clock.advance(60_000);
      const { status, body } = await renew(token);
      expect([token, status, body]).toEqual([token, 200, {}]);
    }
    for (const { tenantId } of [gone, used, closed]) expect(await mailed(tenantId)).toEqual([]);
  });
});

describe('an invitation', () => {
  test('names the invited person and the inviter, and its link leads to the company', async () => {
    const company = await newCompany();
    expect(company.invitationLink).toBe(
      `https://${company.subdomain}.goals.example.com/v3/invitation/${company.token}`,
    );
    const answer = await check(company.token);
    expect([answer.status, answer.body]).toEqual([
      200,
      { Name: 'Fritz Founder', Email: expect.stringContaining('@'), InvitedBy: 'Founded' },
    ]);
  });

  test('accepted while somebody invites again: neither deadlocks', async () => {
    const company = await newCompany();
    // The credential that is being inserted stops the acceptance halfway.
    const held = await holdRows(
      server.owner,
      company.tenantId,
      `insert into credential (tenant_id, person_id, password_hash, changed_at)
        values (${company.tenantId}, ${company.ceoId}, 'x', now())`,
    );
    const accepted = accept(company.token);
    await held.whenWaiting(1);
    const again = inviteAgain(company);
    await held.whenWaiting(2);
    await held.release();
    expect((await accepted).status).toBe(200);
    expect(await again).toBeTruthy();
  });

  test('sets the password, signs in, and then ends', async () => {
    const company = await newCompany();
    const answer = await accept(company.token);
    expect(answer.status).toBe(200);
    expect(answer.body.Profile).toMatchObject({ Id: company.ceoId, RoleName: 'ceo' });
    expect((await node.call(restoreSession, { token: answer.body.Token })).status).toBe(200);
    const again = await server.call(signIn, {
      body: { userName: 'Fritz@founded.example', password: Password, domain: company.subdomain },
    });
    expect(again.status).toBe(200);
    expect((await check(company.token)).status).toBe(404);
    expect((await accept(company.token)).problem).toMatchObject({
      status: 404,
      detail: accountWords.invitation_invalid,
    });
    const stored = await inTenant(server.context.pool, company.tenantId, async (db) => ({
      person: await db.selectFrom('person').select('invitation_accepted_at').executeTakeFirstOrThrow(),
      invitation: await db.selectFrom('invitation').selectAll().executeTakeFirstOrThrow(),
      events: await db.selectFrom('event').select(['kind', 'actor_id']).orderBy('id').execute(),
    }));
    expect(stored.person.invitation_accepted_at).toBe(server.clock.now());
    expect(JSON.stringify(stored.invitation)).not.toContain(company.token.split('.')[1]);
    expect(stored.events.map(({ kind }) => kind)).toEqual([
      'tenant.created',
      'person.created',
      'account.invited',
      'account.invitation_accepted',
      'account.signed_in',
    ]);
  });

  test('works once for two concurrent requests on two nodes', async () => {
    const company = await newCompany();
    const answers = await Promise.all([server, node, server, node].map((on) => accept(company.token, on)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('lasts fourteen days, and a newer invitation ends it', async () => {
    const company = await newCompany();
    server.clock.advance(14 * day - 1);
    expect((await check(company.token)).status).toBe(200);
    server.clock.advance(1);
    expect((await check(company.token)).status).toBe(404);
    expect((await accept(company.token)).status).toBe(404);
    const second = await inviteAgain(company);
    const third = await inviteAgain(company);
    expect((await check(second)).status).toBe(404);
    expect((await check(third)).status).toBe(200);
  });

  test('sent twice at once leaves one open', async () => {
    const company = await newCompany();
    const tokens = await Promise.all([inviteAgain(company), inviteAgain(company), inviteAgain(company)]);
    const statuses = await Promise.all(tokens.map(async (token) => (await check(token)).status));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  test('of a deactivated person, an inactive company or another company looks like an unknown one', async () => {
    const [gone, closed, whole] = [await newCompany(), await newCompany(), await newCompany()];
    await inTenant(server.context.pool, gone.tenantId, (db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    await server.owner.query('update tenant set is_active = false where id = $1', [closed.tenantId]);
    const tokens = [
      gone.token,
      closed.token,
      whole.token.replace(/^\d+/, String(gone.tenantId)),
      'nonsense',
      `${whole.tenantId}.${'A'.repeat(43)}`,
    ];
    for (const token of tokens) {
      for (const answer of [await check(token), await accept(token)])
        expect(answer.problem).toEqual({
          type: 'about:blank',
          code: 'invitation_invalid',
          title: 'Not Found',
          status: 404,
          detail: accountWords.invitation_invalid,
        });
    }
    expect((await check('')).status).toBe(400);
  });

  test.each([
    ['', 'Please enter a strong password.'],
    ['   ', 'Please enter a strong password.'],
    [null, 'Please enter a strong password.'],
    [12_345_678, 'Please enter a strong password.'],
    ['Ab1-xyz', 'Minimum 8 char required!'],
    ['alllowercase-1', 'Please enter a strong password.'],
    ['NoDigitsHere-', 'Please enter a strong password.'],
    ['NoSpecial123', 'Please enter a strong password.'],
    ['ALLUPPER-123', 'Please enter a strong password.'],
    [`Aa1-${'x'.repeat(200)}`, 'Password can have at most 200 characters.'],
    ['P@ssw0rd', easyMessages.common],
    ['My-founded-house-1', easyMessages.company],
    ['xFRITZx-2026', easyMessages.person],
    ['the-Founder-99', easyMessages.person],
  ])('refuses %o as password and stays open', async (password, message) => {
    const { token } = await newCompany();
    const answer = await accept(token, server, password);
    expect([answer.status, answer.problem.errors?.[0]]).toEqual([400, { path: 'Password', message }]);
    expect((await check(token)).status).toBe(200);
  });
});
