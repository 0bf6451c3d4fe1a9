import { listMailSwitches } from '@bellwether/contract/notifications/mails';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expect, phone, test } from './src/journey.ts';
import { mailsTo } from './src/outbox.ts';

test.setTimeout(150_000);

/** Waits for the mail of the weekly ask, and returns a link in it without its host. */
async function askLink(email: string, link: RegExp): Promise<string> {
  const find = async () => (await mailsTo(email)).flatMap((mail) => link.exec(mail)?.[0] ?? []).at(-1);
  // The server asks everybody whose 09:00 has passed soon after its start.
  await expect.poll(find, { message: `the weekly ask to ${email}`, timeout: 60_000 }).toBeDefined();
  return (await find()) ?? '';
}

test('the weekly ask opens the first goal to update, and its other link stops such mails alone', async ({
  enter,
  profile,
  witness,
}) => {
  witness.expectTrouble(/status of 404/);
  const email = 'derek.howard@demo.example';
  const person = await actor('derek.howard');
  const page = await enter(
    person,
    await askLink(email, /\/v3\/goals\/\d+\?open=3Dupdate&about=3D\d+/).then(plain),
  );
  await expect(page.getByRole('dialog', { name: 'Weekly update' })).toBeVisible();

  const stop = await askLink(email, /\/v3\/unsubscribe\/\d+\.\d+\.w\.[\w-]{22}/);
  const reader = await (await profile({ size: phone })).newPage();
  await reader.goto(stop.slice(0, -2));
  await expect(reader.getByText('This link is for stopping mails, but it is not complete.')).toBeVisible();
  await reader.goto(stop);
  await expect(reader.getByRole('heading', { name: 'Your mails' })).toBeVisible();
  await expectNoAxeFaults(reader, 'unsubscribe');
  await reader.getByRole('button', { name: 'Stop these mails: Weekly ask' }).click();
  await expect(reader.getByText('Done. You get no more of these mails: Weekly ask.')).toBeVisible();
  const choices = reader.getByRole('list', { name: 'Mails', exact: true });
  await expect(choices.getByRole('switch', { name: 'Weekly ask' })).not.toBeChecked();
  await expect(choices.getByRole('switch', { name: 'Notifications' })).toBeChecked();
  await choices.getByRole('switch', { name: 'Report mails' }).click();
  await expect(choices.getByRole('switch', { name: 'Report mails' })).not.toBeChecked();
  const { data } = await person.call(listMailSwitches, {});
  expect(data.filter(({ IsOn }) => IsOn).map(({ Mails }) => Mails)).toEqual(['notifications']);
});

/** Undoes the mail format's `=3D`. */
const plain = (link: string) => link.replaceAll('=3D', '=');

test('a calendar link is made, copied and read', async ({ enter }) => {
  const page = await enter('noor.haddad', '/v3/settings/notifications');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true });
  const link = calendar.getByLabel('Calendar link');
  await calendar.getByRole('button', { name: 'Get a link' }).click();
  await expect(link).toHaveValue(/bellwether\.ics$/);
  const url = await link.inputValue();
  await calendar.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  // The server under test chose its port itself, so its links name none.
  const file = await page.request.get(new URL(url).pathname);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('SUMMARY:Q4 2026 ends');
});
