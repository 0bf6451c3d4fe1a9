import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expect, phone, test } from './src/journey.ts';
import { mailsTo } from './src/outbox.ts';

test.setTimeout(150_000);

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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
  const page = await enter(
    'derek.howard',
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
  const choices = (of: Page) => of.getByRole('list', { name: 'Mails', exact: true });
  await expect(choices(reader).getByRole('switch', { name: 'Weekly ask' })).not.toBeChecked();
  await expect(choices(reader).getByRole('switch', { name: 'Notifications' })).toBeChecked();
  await choices(reader).getByRole('switch', { name: 'Report mails' }).click();
  await expect(choices(reader).getByRole('switch', { name: 'Report mails' })).not.toBeChecked();

  await page.goto('/v3/settings/notifications');
  await expect(page.getByRole('switch', { name: 'Send me e-mail notifications' })).toBeChecked();
  for (const [name, isOn] of [
    ['Report mails', false],
    ['Notifications', true],
    ['Weekly ask', false],
  ] as const)
    await expect(choices(page).getByRole('switch', { name })).toBeChecked({ checked: isOn });
  await expect(page.getByLabel('Weekly reminder')).toHaveValue('app');
});

/** Undoes the mail format's `=3D`. */
const plain = (link: string) => link.replaceAll('=3D', '=');

test('a calendar link is made, copied, renewed and removed', async ({ enter }) => {
  const page = await enter('noor.haddad', '/v3/settings/notifications');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calendar = part(page, 'Calendar');
  const link = calendar.getByLabel('Calendar link');
  // The server under test chose its port itself, so its links name none.
  const read = (url: string) => page.request.get(new URL(url).pathname);
  const status = async (url: string) => (await read(url)).status();
  await calendar.getByRole('button', { name: 'Get a link' }).click();
  await expect(link).toHaveValue(/bellwether\.ics$/);
  const first = await link.inputValue();
  await calendar.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const file = await read(first);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await file.text()).toContain('SUMMARY:Q4 2026 ends');
  await expectNoAxeFaults(page, 'calendar link');

  await page.reload();
  await expect(calendar.getByText('A link was made on')).toBeVisible();
  await expect(link).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Renew link' }).click();
  await expect(link).toHaveValue(/bellwether\.ics$/);
  const second = await link.inputValue();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await calendar.getByRole('button', { name: 'Remove link' }).click();
  await expect(calendar.getByRole('button', { name: 'Get a link' })).toBeVisible();
  expect(await status(second)).toBe(404);
});

test('the company chooses when mails collect, and whether managers hear of missed updates', async ({
  enter,
}) => {
  const page = await enter('ceo@other.example', '/v3/settings/company/goals');
  await page.getByLabel('Minutes until an e-mail').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a whole number from 1 to 1,440.')).toBeVisible();
  await page.getByLabel('Minutes until an e-mail').fill('30');
  await page.getByRole('switch', { name: 'Tell managers about missed updates' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Minutes until an e-mail')).toHaveValue('30');
  await expect(page.getByRole('switch', { name: 'Tell managers about missed updates' })).not.toBeChecked();
});
