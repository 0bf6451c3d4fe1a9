import {
  checkNotMe,
  checkPasswordReset,
  confirmEmail,
  notMe,
  requestPasswordReset,
  requestUnlock,
  resetPassword,
  unlockAccount,
} from '@bellwether/contract/accounts/links';
import { saveProfile } from '@bellwether/contract/people/profile';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const post = await startMailServer();
const server = await startTestServer({
  env: {
    SMTP_URL: post.url,
    MAIL_FROM: 'Goals <goals@mail.example.com>',
    PUBLIC_URL: 'https://goals.example.com',
  },
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const stop = await openBackground(server.context, silent);
afterAll(stop);

/** The newest mail to an address with this subject, once it is there. */
async function mailTo(address: string, subject: string): Promise<string> {
  const find = () =>
    post.mails.findLast(({ to, email }) => to.includes(address) && email.subject === subject);
  await vi.waitUntil(() => find() !== undefined, { timeout: 30_000 });
  return find()?.email.text ?? '';
}
const tokenIn = (text: string, subdomain: string, path: string) =>
  text.split(`https://${subdomain}.goals.example.com${path}/`)[1]?.split(/\s/)[0] ?? expect.unreachable(text);

test('the link in a mail that is not in English opens its page in that language (mail.6)', async () => {
  const { id, ceo, subdomain } = await server.buildTenant();
  await server.owner.query("update person set locale = 'de-DE' where tenant_id = $1", [id]);
  await server.call(requestPasswordReset, { body: { Email: ceo.email, domain: subdomain } });
  const text = await mailTo(ceo.email, 'Neues Passwort wählen');
  expect(tokenIn(text, subdomain, '/v3/resetpassword')).toMatch(/^[\w.-]+\?language=de-DE$/);
});

test('reset and unlock are mailed to the person, with links that work; a new password is told', async () => {
  const tenant = await server.buildTenant({ name: 'Larkwood & Sons' });
  const { ceo, subdomain } = tenant;
  const body = { Email: ceo.email, domain: subdomain };
  await server.call(requestPasswordReset, { body });
  await server.call(requestUnlock, { body });
  const unlockText = await mailTo(ceo.email, 'Unlock your account');
  expect(unlockText).toContain('Somebody asked to unlock your account at Larkwood & Sons.');
  const resetText = await mailTo(ceo.email, 'Choose a new password');
  expect(resetText).toContain('The link works once, and for one hour after it was requested.');

  const unlockToken = tokenIn(unlockText, subdomain, '/v3/login/unlock');
  expect((await server.call(unlockAccount, { body: { Token: unlockToken } })).status).toBe(200);
  const Token = tokenIn(resetText, subdomain, '/v3/resetpassword');
  expect((await server.call(checkPasswordReset, { body: { Token } })).status).toBe(200);
  expect((await server.call(resetPassword, { body: { Token, Password: 'Correct-horse-1' } })).status).toBe(
    200,
  );
  const notice = await mailTo(ceo.email, 'Your password was changed');
  expect(notice).toContain('was changed on 18 Nov.');
  expect(notice).toContain(`https://${subdomain}.goals.example.com/v3/forgotpassword`);
  // The secrets are nowhere in clear.
  const { rows } = await server.owner.query(
    `select (select string_agg(mail::text, '') from mail) || (select string_agg(event::text, '') from event)
      || (select string_agg(account_link::text, '') from account_link) || (select string_agg(data::text, '') from pgboss.job) as text`,
  );
  for (const token of [Token, unlockToken]) expect(rows[0].text).not.toContain(token.split('.')[1]);
}, 60_000);

test('a change of e-mail is confirmed at the new address, and the old address learns who asked for it', async () => {
  const tenant = await server.buildTenant();
  const token = await server.signInAs(tenant.ceo);
  const person = await server.buildPerson(tenant, { name: 'Nele New' });
  const change = ({ id, name }: { id: number; name: string }, Email: string) =>
    server.call(saveProfile, { token, params: { id }, body: { Name: name, JobTitle: 'Lead', Email } });
  expect((await change(person, 'nele@new.example')).status).toBe(200);
  const subject = 'Your e-mail address is about to change';
  expect(await mailTo(person.email, subject)).toContain(
    'Cleo Chief asked to change the e-mail of your account',
  );
  const text = await mailTo('nele@new.example', 'Confirm your e-mail address');
  expect(text).toContain('The link works once, until 21 Nov.');
  const Token = tokenIn(text, tenant.subdomain, '/v3/confirmemail');
  expect((await server.call(confirmEmail, { body: { Token } })).status).toBe(200);

  expect((await change(tenant.ceo, 'cleo@new.example')).status).toBe(200);
  expect(await mailTo(tenant.ceo.email, subject)).toContain('You asked to change the e-mail of your account');
  expect(post.mails.filter(({ to }) => to.includes('cleo@new.example'))).toHaveLength(1);

  // An invited person's address changes at once; the former address gets the notice and no link.
  const invited = await server.buildPerson(tenant, { name: 'Ina Invited', withoutPassword: true });
  expect((await change(invited, 'ina@new.example')).status).toBe(200);
  const notice = await mailTo(invited.email, 'Your invitation went to a wrong address');
  expect(notice).toContain('Cleo Chief changed the e-mail of your account');
  expect(notice).toContain('The link in your invitation no longer works.');
  expect(notice).not.toContain('ina@new.example');
  expect((await change(invited, 'INA@new.example')).status).toBe(200);
  expect(post.mails.filter(({ to }) => to.includes('ina@new.example'))).toEqual([]);
}, 60_000);

test('the old address can take a change back, hears of a reset at the new one, and the org admins are told', async () => {
  const tenant = await server.buildTenant({ name: 'Larkwood & Sons' });
  const { subdomain: domain } = tenant;
  const [one, other] = [
    await server.buildPerson(tenant, { flags: ['isOrgAdmin'], name: 'Ola Admin' }),
    await server.buildPerson(tenant, { flags: ['isOrgAdmin'], name: 'Ulf Admin' }),
  ];
  const person = await server.buildPerson(tenant, { name: 'Vera <Victim>' });
  const token = await server.signInAs(tenant.ceo);
  const body = { Name: person.name, JobTitle: 'Lead', Email: 'thief@new.example' };
  await server.call(saveProfile, { token, params: { id: person.id }, body });
  const notice = await mailTo(person.email, 'Your e-mail address is about to change');
  expect(notice).toContain('It works once, until 2 Dec.');
  const first = tokenIn(notice, domain, '/v3/notme');
  expect((await server.call(checkNotMe, { body: { Token: first } })).status).toBe(200);

  const confirmation = await mailTo('thief@new.example', 'Confirm your e-mail address');
  await server.call(confirmEmail, { body: { Token: tokenIn(confirmation, domain, '/v3/confirmemail') } });
  await server.call(requestPasswordReset, { body: { Email: 'thief@new.example', domain } });
  const warning = await mailTo(person.email, 'Somebody asked for a new password');
  expect(warning).toContain('is now thief@new.example; Cleo Chief asked for that change.');
  const Token = tokenIn(warning, domain, '/v3/notme');
  // Only the newest link of a change works.
  expect((await server.call(checkNotMe, { body: { Token: first } })).status).toBe(404);
  expect((await server.call(notMe, { body: { Token } })).body.IsPutBack).toBe(true);
  for (const admin of [one, other]) {
    const told = await mailTo(admin.email, 'Vera <Victim> says: this was not me');
    expect(told).toContain(`Hello ${admin.name},`);
    expect(told).toContain('from person-');
    expect(told).toContain('The old address signs in again');
    expect(told).toContain(`/v3/profile/${person.id}`);
  }
  expect(post.mails.filter(({ email }) => email.subject?.includes('this was not me'))).toHaveLength(2);

  // A day after the confirmation nobody but the new address hears of a reset; a change of one's own has no way back.
  const own = await server.buildPerson(tenant, { name: 'Olga Own' });
  const change = { Name: own.name, JobTitle: 'Lead', Email: 'olga@new.example' };
  await server.call(saveProfile, { token: await server.signInAs(own), params: { id: own.id }, body: change });
  const confirmOwn = await mailTo('olga@new.example', 'Confirm your e-mail address');
  await server.call(confirmEmail, { body: { Token: tokenIn(confirmOwn, domain, '/v3/confirmemail') } });
  const reset = async () => {
    await server.call(requestPasswordReset, { body: { Email: 'olga@new.example', domain } });
    await mailTo('olga@new.example', 'Choose a new password');
  };
  await reset();
  const toOwn = await mailTo(own.email, 'Somebody asked for a new password');
  expect(toOwn).not.toContain('/v3/notme');
  server.clock.advance(86_400_000);
  await reset();
  const warnings = () =>
    post.mails.filter(({ to, email }) => to.includes(own.email) && email.subject?.startsWith('Somebody'));
  expect(warnings()).toHaveLength(1);
  const { rows } = await server.owner.query(
    "select string_agg(email_change::text, '') as text from email_change",
  );
  for (const secret of [first, Token]) expect(rows[0].text).not.toContain(secret.split('.')[1]);
}, 60_000);
