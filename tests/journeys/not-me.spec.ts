import { acceptInvitation, signIn } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { addEmployee } from '@bellwether/contract/people/adding';
import { saveProfile } from '@bellwether/contract/people/profile';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expect, test } from './src/journey.ts';
import { newCompany } from './src/new-company.ts';
import { linkMailedTo } from './src/outbox.ts';
import { address } from './src/server-under-test.ts';

const Password = 'Analytical-1843';

const as = (token?: string) => createClient({ baseUrl: `${address()}/api`, token: () => token });
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

test('whose address a manager changed takes the change back by the mailed link, once', async ({
  profile,
  witness,
}) => {
  test.slow();
  witness.expectTrouble(/status of 40[04]/);
  const { at, subdomain: domain, ceoEmail } = await newCompany('notme', ['--send']);
  const old = `vera@${domain}.example`;
  const invited = await linkMailedTo(ceoEmail, '/v3/invitation');
  const ceo = await as().call(acceptInvitation, { body: { Token: tokenOf(invited), Password } });
  const employee = { Name: 'Vera Victim', Email: old, JobTitle: 'Lead', ParentId: ceo.Profile.Id };
  await as(ceo.Token).call(addEmployee, { body: employee });
  const invitation = await linkMailedTo(old, '/v3/invitation');
  const page = await (await profile({ at })).newPage();

  await test.step('the invitation says that a password is easy to guess', async () => {
    await page.goto(invitation);
    await page.getByLabel('Password', { exact: true }).fill('Vera-Victim-7');
    await expect(page.getByText('It contains your name.')).toBeVisible();
    await expectNoAxeFaults(page, 'an invitation with an easy password');
  });
  const vera = await as().call(acceptInvitation, { body: { Token: tokenOf(invitation), Password } });

  await test.step('the manager changes the address, and the mailed link takes it back', async () => {
    const change = { Name: 'Vera Victim', JobTitle: 'Lead', Email: `thief@${domain}.example` };
    await as(ceo.Token).call(saveProfile, { params: { id: `${vera.Profile.Id}` }, body: change });
    const link = await linkMailedTo(old, '/v3/notme');
    await page.goto(link);
    await expect(page.getByText('Ada Larkwood asked to change the e-mail of your account')).toBeVisible();
    await expectNoAxeFaults(page, 'a contested change');
    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(page.getByText(`${old} signs in to your account again.`)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This link was used already')).toBeVisible();
    await page.goto(`/v3/notme/1.${'a'.repeat(43)}`);
    await expect(page.getByText('This link is not valid.')).toBeVisible();
    const body = { userName: old, password: Password, domain };
    expect((await as().call(signIn, { body })).Profile.Email).toBe(old);
  });
});
