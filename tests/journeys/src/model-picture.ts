import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { phone } from './journey.ts';

const asUsual = { size: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const darkPhone = { size: phone, colorScheme: 'dark' } as const;

/**
 * Keeps pictures of what a model made the product say, to look at after the run: on a computer, and on a phone in the dark.
 * The page must fit into both.
 */
export async function picture(page: Page, name: string, shown?: Locator) {
  for (const [look, { size, colorScheme }] of [
    ['', asUsual],
    ['.dark-phone', darkPhone],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await shown?.scrollIntoViewIfNeeded();
    const path = join(import.meta.dirname, `../test-results/model/${name}${look}.png`);
    await page.screenshot({ path, animations: 'disabled' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize(asUsual.size);
  await page.emulateMedia({ colorScheme: asUsual.colorScheme });
}
