import { expect, type Locator, type Page } from '@playwright/test';

/** The list at the left of the goals page. */
export const goalList = (page: Page) => page.getByRole('region', { name: 'Goal list' });

/** The chosen goal at the right; on narrow screens instead of the list. */
export const goalDetail = (page: Page) => page.getByRole('region', { name: 'Goal Details' });

/** The heading of the chosen goal. */
export const goalHeading = (page: Page, title: string) =>
  goalDetail(page).getByRole('heading', { name: title, exact: true });

/** The card of a goal in the list. */
export const goalCard = (page: Page, title: string) =>
  goalList(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** A drawer or dialog by its title. */
export const layer = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

/** A line of the history, such as "Approved". */
export const historyEntry = (page: Page, sentence: string) =>
  goalDetail(page)
    .getByRole('tabpanel', { name: 'History and Comments' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: sentence, exact: true }) })
    .first();

/** Opens a goal from the list. */
export async function openGoal(page: Page, title: string): Promise<void> {
  await goalList(page).getByRole('link', { name: title, exact: true }).click();
  await expect(goalHeading(page, title)).toBeVisible();
}

/** Opens the more-menu of the shown goal and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await goalDetail(page).getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** Chooses an item of the more-menu of the shown goal. */
export async function chooseAct(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('menuitem', { name, exact: true }).click();
}

/** Chooses an option of a select by its label. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await field.page().getByRole('option', { name: option }).click();
}

/** Types into the search box of the list and waits for the address to change. */
export async function searchTitles(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search goals by title' }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q')?.includes(text) ?? false);
}

/** The Yes or No choice of a review. */
export const answer = (within: Locator, word: 'Yes' | 'No') => within.getByRole('radio', { name: word });
