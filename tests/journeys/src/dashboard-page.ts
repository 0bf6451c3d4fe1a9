import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the button of a reminder, such as "Update: Answer within one hour". */
export const reminder = (page: Page, act: string, title: string) =>
  page.getByRole('button', { name: `${act}: ${title}`, exact: true });

/** Returns the headings of the dashboard's parts, in order and without their counts, as soon as `last` is there. */
export async function partsOf(page: Page, last: RegExp): Promise<string[]> {
  await expect(page.getByRole('heading', { name: /^Company goals/ })).toBeVisible();
  // The goals worth a talk come after the page's own answer.
  await expect(page.getByRole('heading', { name: last })).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  return headings.map((each) => each.replace(/\d+$/, ''));
}

/** Returns the names in the open drawer, after loading all of them. */
export async function namesIn(drawer: Locator): Promise<string[]> {
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  const more = drawer.getByRole('button', { name: 'Load More' });
  while (await more.isVisible()) {
    const before = await drawer.getByRole('listitem').count();
    await more.click();
    await expect.poll(() => drawer.getByRole('listitem').count()).toBeGreaterThan(before);
  }
  return drawer.getByRole('listitem').locator('p:first-child').allTextContents();
}
