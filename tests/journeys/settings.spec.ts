import { crc32, deflateSync } from 'node:zlib';
import { signIn } from '@bellwether/contract/accounts';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor, demoPassword } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';

test.setTimeout(150_000);

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A picture of one colour, wider than high. */
function picture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const [width, height] = [300, 200];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([30, 110, 160]))]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('the profile and the mail switch are changed, and both pages fit a phone', async ({ enter }) => {
  const page = await enter('lena.hoffmann', '/v3/home');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/v3\/profile$/);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = layer(page, 'Edit Profile');
  await expect(profile.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectNoAxeFaults(page, 'edit profile');
  await profile.getByRole('textbox', { name: 'Name' }).fill('Ada Harbour');
  await profile.getByRole('textbox', { name: 'LinkedIn URL' }).fill('linkedin.com/in/ada');
  await profile.getByRole('textbox', { name: 'Email' }).fill('ada.harbour@demo.example');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada Harbour' })).toBeVisible();
  await expect(page.getByText('ada.harbour@demo.example (not confirmed yet)')).toBeVisible();

  await page.goto('/v3/settings/notifications');
  const mails = page.getByRole('switch', { name: 'Send me e-mail notifications' });
  await mails.focus();
  const before = await mails.isChecked();
  await page.keyboard.press('Space');
  await expect(mails).toBeChecked({ checked: !before });
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.goto('/v3/profile?tab=goals');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});

test('a picture is chosen, cropped by keyboard and saved, and the header shows it', async ({ enter }) => {
  const page = await enter('henry.walsh', '/v3/profile');
  const inHeader = page.getByRole('button', { name: /^Account of/ }).locator('img');
  await expect(inHeader).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = layer(page, 'Picture');
  const choose = dialog.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText('Only PNG and JPG formats are allowed to upload.')).toBeVisible();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() });
  const crop = dialog.getByRole('group', { name: /^Part of the picture/ });
  await crop.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectNoAxeFaults(page, 'crop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your avatar has been saved.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(inHeader).toHaveAttribute('src', /^\/api\/Picture\//);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(inHeader).toHaveCount(0);
});

test('a new password ends the other sessions; one that is left is ended by hand', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 400/);
  // Nobody else's journey signs in as this person.
  const who = 'baker@other.example';
  const [person, other] = [await actor(who), await actor(who)];
  const page = await enter(person, '/v3/settings/sessions');
  const sessions = part(page, 'Where you are signed in').getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectNoAxeFaults(page, 'sessions');
  const before = await sessions.count();
  await page
    .getByRole('button', { name: /^End (?!others)/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(before - 1);
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();
  await page.setViewportSize(phone);
  await expectFits(page);

  await page.goto('/v3/settings/account');
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await expectFits(page);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const drawer = layer(page, 'Change Password');
  const save = drawer.getByRole('button', { name: 'Save' });
  await save.click();
  for (const message of [
    'Please enter your old password.',
    'Please enter a strong password.',
    'Please enter your password to confirm.',
  ])
    await expect(drawer.getByText(message)).toBeVisible();
  await expectNoAxeFaults(page, 'change password');
  await drawer.getByLabel('Old password').fill('wrong');
  await drawer.getByLabel('New password', { exact: true }).fill('Harbour-Lights-77');
  await expect(drawer.getByText('Strength: Strong')).toBeVisible();
  await drawer.getByLabel('Confirm new password').fill('Harbour-Lights-78');
  await save.click();
  await expect(drawer.getByText('New password does not match.')).toBeVisible();
  await drawer.getByLabel('Confirm new password').fill('Harbour-Lights-77');
  await save.click();
  await expect(drawer.getByText('Old password not matched!!')).toBeVisible();
  await expect(drawer.getByLabel('Old password')).toBeFocused();
  await drawer.getByLabel('Old password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully!!')).toBeVisible();
  await expect(drawer).toBeHidden();
  const body = { userName: who, password: 'Harbour-Lights-77', domain: 'other' };
  await other.call(signIn, { body });
});
