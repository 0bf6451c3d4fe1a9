import { expect, type Locator, type Page } from '@playwright/test';

/** The grid of likelihood by quality. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Goals by likelihood and quality' });

/** The region of the list beside the grid. */
const goalRegion = (page: Page) => page.getByRole('region', { name: 'Goal list' });

/** The rendered rows of the list. */
export const rows = (page: Page) =>
  goalRegion(page).getByRole('list', { name: 'Goals' }).getByRole('listitem');

/** The heading above the list: "17 goals", "2 of 17 goals". */
export const countHeading = (page: Page) => goalRegion(page).getByRole('heading', { name: /goals?$/ });

/** A cell by its label: "Likely · Good". */
export const cell = (page: Page, words: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${words}: `) });

/** Returns the number in a cell's accessible name. */
export async function numberOf(button: Locator): Promise<number> {
  const name = (await button.getAttribute('aria-label')) ?? '';
  return Number(/: (\d+) goal/.exec(name)?.[1] ?? Number.NaN);
}

/** Waits until the week's data is there and returns the week's number. */
export async function shownWeek(page: Page): Promise<number> {
  const label = page.getByRole('region', { name: 'Matrix' }).getByText(/^Week \d+ · ends \w{3} \d+ \w{3}$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return Number(/\d+/.exec((await label.textContent()) ?? '')?.[0]);
}
