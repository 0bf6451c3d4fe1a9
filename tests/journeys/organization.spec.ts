import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(150_000);

test('a person finds somebody in the chart, leaves for the profile, and has the own profile in the account’s menu', async ({
  enter,
}) => {
  const page = await enter('samuel.adeyemi', '/v3/home');
  await page.getByRole('link', { name: 'Organization' }).click();
  await expect(page.getByRole('heading', { name: 'Organization', level: 1 })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^Samuel Adeyemi/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  // On a phone this is the indented list.
  await expectNoAxeFaults(page, 'org chart and list');

  // She is in another part, so the drawing begins with the ceo and flies to her.
  await page.keyboard.press('/');
  const finder = page.getByRole('combobox', { name: 'Find a person' });
  await expect(finder).toBeFocused();
  await page.keyboard.type('aisha kh');
  await page.getByRole('option', { name: /^Aisha Khan/ }).click();
  const aisha = page.getByRole('treeitem', { name: /^Aisha Khan/ });
  await expect(aisha).toHaveAttribute('aria-selected', 'true');
  await expect(aisha).toBeInViewport();

  await aisha.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aisha Khan', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'View Org Chart' }).click();
  await expect(page).toHaveURL(/\/v3\/organization\/\d+/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  // The address names another person.
  await expect(page.getByRole('link', { name: 'View Profile', exact: true })).toHaveAttribute(
    'href',
    '/v3/profile',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'My place' }).click();
  await expect(page.getByRole('treeitem', { name: /^Samuel Adeyemi/ })).toBeInViewport();
});

test('on a phone the organization is an indented list', async ({ enter }) => {
  const page = await enter('grace.mbeki', '/v3/organization', { size: phone });
  const list = page.getByRole('tree', { name: 'People by manager' });
  await expect(list.getByRole('treeitem', { name: /^Grace Mbeki/ })).toHaveAttribute('aria-selected', 'true');
  await expectFits(page);
  await page.getByRole('link', { name: /^Marta Lindqvist/ }).click();
  await list.getByRole('button', { name: 'Show the team of Samuel Adeyemi' }).click();
  await expect(list.getByRole('treeitem', { name: /^Daniel Okafor/ })).toHaveAttribute('aria-level', '3');
});
