import { addEmployee } from '@bellwether/contract/people/adding';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';

test('a person asks for their data, and downloads the file', async ({ enter }) => {
  test.slow();
  const page = await enter('diego.santos', '/v3/settings/account');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Ask for my data' }).click();
  const item = page.getByRole('list', { name: 'Files' }).getByRole('listitem').first();
  await expect(item).toContainText('Ready', { timeout: 60_000 });
  await expectNoAxeFaults(page, 'your data');
  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/personal data\.zip$/);
  await page.setViewportSize(phone);
  await expectFits(page);
});

test('an org admin erases somebody who left', async ({ enter }) => {
  const admin = await actor('orgadmin');
  const { data } = await admin.call(getOrganisation, {});
  const manager = data.find(({ RoleName }) => RoleName === 'manager');
  const stamp = Date.now().toString(36);
  const name = `Zora Leaver ${stamp}`;
  const { id: Id } = await admin.call(addEmployee, {
    body: { Name: name, Email: `zora-${stamp}@demo.example`, ParentId: manager?.id ?? 0 },
  });
  await admin.call(deactivatePerson, { params: { id: String(Id) } });

  const page = await enter(admin, `/v3/profile/${Id}`);
  await page.getByRole('link', { name: 'Personal data, hold and erasure' }).click();
  await expect(page.getByRole('heading', { name: `Personal data of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectNoAxeFaults(page, 'personal data');
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.getByRole('textbox', { name: `Type ${name} to erase` }).fill(name);
  await page.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(page.getByRole('heading', { name: `Personal data of Former employee ${Id}` })).toBeVisible();
  await expect(page.getByText('The data of this person were erased.')).toBeVisible();
});
