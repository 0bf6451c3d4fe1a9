import { acceptInvitation, restoreSession, signIn } from '@bellwether/contract/accounts';
import { requestUnlock } from '@bellwether/contract/accounts/links';
import { holdPerson } from '@bellwether/contract/personal-data';
import { expect, test } from 'vitest';
import { invite } from '../../platform/accounts/invitation.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgeAccounts } from './jobs.ts';

const server = await startTestServer();
const day = 86_400_000;

const countsOf = (tenantId: number) =>
  inTenant(server.context.pool, tenantId, async (db) => ({
    sessions: (await db.selectFrom('session').select('id').execute()).length,
    invitations: (await db.selectFrom('invitation').select('id').execute()).length,
    links: (await db.selectFrom('account_link').select('id').execute()).length,
    accounts: (await db.selectFrom('sign_in_account').select('account_key').execute()).length,
    addresses: (await db.selectFrom('sign_in_address').select('address_key').execute()).length,
  }));

test('ended sessions and invitations are deleted after a month, open ones stay, and a second run changes nothing', async () => {
  const tenant = await server.buildTenant();
  const person = await server.buildPerson(tenant, { withoutPassword: true });
  const act = { tenantId: tenant.id, actorId: null, requestId: null, now: server.clock.now() };
  await server.signInAs(tenant.ceo);
  await inTenant(server.context.pool, tenant.id, (db) =>
    invite(db, act, { personId: person.id, invitedBy: 'X' }),
  );
  await server.call(signIn, { body: { userName: 'nobody', password: 'x', domain: tenant.subdomain } });
  await server.call(requestUnlock, { body: { Email: tenant.ceo.email, domain: tenant.subdomain } });
  // A sign-in counts against the account and the account at its address. Sign-ins and requests for links are counted apart,
  // each with the caller’s address.
  const all = { sessions: 1, invitations: 1, links: 1, accounts: 2, addresses: 2 };
  expect(await countsOf(tenant.id)).toEqual(all);

  server.clock.advance(2 * day);
  await purgeAccounts.run(server.context);
  expect(await countsOf(tenant.id)).toEqual({ ...all, accounts: 0, addresses: 0 });

  server.clock.advance(35 * day);
  const token = await server.signInAs(tenant.ceo);
  await purgeAccounts.run(server.context);
  expect(await countsOf(tenant.id)).toMatchObject({ sessions: 2, invitations: 1, links: 0 });

  server.clock.advance(7 * day);
  const fresh = await inTenant(server.context.pool, tenant.id, (db) =>
    invite(db, { ...act, now: server.clock.now() }, { personId: person.id, invitedBy: 'X' }),
  );
  for (let at = 0; at < 2; at += 1) await purgeAccounts.run(server.context);
  // The first session and the first invitation are deleted; the replaced invitation ended just now, so its
  // month starts now.
  expect(await countsOf(tenant.id)).toMatchObject({ sessions: 1, invitations: 2 });
  expect((await server.call(restoreSession, { token })).status).toBe(200);
  const answer = await server.call(acceptInvitation, { body: { Token: fresh, Password: 'Correct-horse-1' } });
  expect(answer.status).toBe(200);
});

test('a session used every day is deleted a month after its maximum lifetime', async () => {
  const tenant = await server.buildTenant();
  await server.signInAs(tenant.ceo);
  const useAfter = async (days: number) => {
    server.clock.advance(days * day);
    await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .updateTable('session')
        .set({ last_seen_at: new Date(server.clock.now()).toISOString() })
        .execute(),
    );
    await purgeAccounts.run(server.context);
    return (await countsOf(tenant.id)).sessions;
  };
  expect(await useAfter(60)).toBe(1);
  expect(await useAfter(1)).toBe(0);
});

test('sessions of a person under a legal hold are kept, however long ago they were used', async () => {
  const tenant = await server.buildTenant();
  const person = await server.buildPerson(tenant);
  await server.signInAs(person);
  const token = await server.signInAs(tenant.ceo);
  const held = await server.call(holdPerson, {
    token,
    params: { id: person.id },
    body: { Reason: 'Court of Hamburg' },
  });
  expect(held.status).toBe(200);
  server.clock.advance(400 * day);
  await purgeAccounts.run(server.context);
  const left = await inTenant(server.context.pool, tenant.id, (db) =>
    db.selectFrom('session').select('person_id').execute(),
  );
  expect(left).toEqual([{ person_id: person.id }]);
});

test('an active lock is kept', async () => {
  const tenant = await server.buildTenant();
  const attempt = (at: number) =>
    server.call(signIn, {
      address: `10.0.0.${at}`,
      body: { userName: tenant.ceo.email, password: 'wrong', domain: tenant.subdomain },
    });
  for (let at = 0; at < 10; at += 1) await attempt(at);
  await purgeAccounts.run(server.context);
  // The account's counter, and one for each address.
  expect((await countsOf(tenant.id)).accounts).toBe(11);
});
