import { addProvider, removeProvider } from '@bellwether/contract/accounts/providers';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { expect, test } from './src/journey.ts';
import { startOpenIdProvider } from './src/open-id-provider.ts';
import { address } from './src/server-under-test.ts';

test('a person signs in at the provider of the company, on the page that was asked for', async ({
  profile,
  witness,
}) => {
  // The provider is another site, and its own page wants a font of a third one.
  witness.expectTrouble(/127\.0\.0\.1|fonts\.googleapis\.com/);
  const at = address().replace('127.0.0.1', 'other.localhost');
  const provider = await startOpenIdProvider(at);
  const ceo = await actor('ceo@other.example');
  const added = await ceo.call(addProvider, {
    body: {
      Kind: 'oidc',
      Preset: 'okta',
      Name: 'The Other Bakery',
      Issuer: provider.issuer,
      ClientId: provider.clientId,
      ClientSecret: provider.clientSecret,
      IsOn: true,
      Domains: ['other.example'],
    },
  });
  try {
    const page = await (await profile({ at })).newPage();
    const ways = page.getByRole('link', { name: 'Continue with The Other Bakery (Okta)' });

    await test.step('the sign-in page offers the provider', async () => {
      await page.goto('/v3/organization?view=directory');
      await expect(ways).toBeVisible();
      await expectNoAxeFaults(page, 'sign-in with a provider');
    });

    await test.step('the provider leads back to the page that was asked for', async () => {
      await ways.click();
      await page.getByPlaceholder('Enter any login').fill('vans@other.example');
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/v3\/organization\?.*view=directory/);
      await expect(page.getByRole('button', { name: 'Account of Karl Otte' })).toBeVisible();
    });

    await test.step('the provider ends its session, and the tab is out within a second', async () => {
      provider.tellsLogoutTo(`${at}/api/signin/${added.Id}/backchannel`);
      const there = await page.context().newPage();
      await there.goto(`${provider.issuer}/session/end?client_id=${provider.clientId}`);
      await there.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect(there.getByText('Sign-out Success')).toBeVisible();
      await expect(ways).toBeVisible({ timeout: 1_000 });
      await expect(page).toHaveURL(/\/v3\/login/);
      await there.close();
    });

    await test.step('a second sign-in', async () => {
      await ways.click();
      await page.getByPlaceholder('Enter any login').fill('vans@other.example');
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('button', { name: 'Account of Karl Otte' })).toBeVisible();
    });

    await test.step('a sign-out offers the provider’s, and the address of the answer works no more', async () => {
      await page.goto('/v3/signout');
      const leave = page.getByRole('link', { name: 'Sign out of The Other Bakery, too' });
      await expect(leave).toHaveAttribute('href', new RegExp(`^${provider.issuer}/session/end`));
      await page.goto(`/api/signin/${added.Id}/callback?code=stolen&state=stolen`);
      await expect(page.getByRole('alert')).toContainText('Please start again.');
    });
  } finally {
    await ceo.call(removeProvider, { params: { id: String(added.Id) } });
    await provider.close();
  }
});
