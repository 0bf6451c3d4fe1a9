import type { Page } from '@playwright/test';

/**
 * Counts the person's keys and clicks on this page from now on. Modifier keys and inserted text do not count.
 * @returns a function that returns the numbers so far.
 */
export async function countHands(page: Page): Promise<() => Promise<{ keys: number; clicks: number }>> {
  await page.evaluate(() => {
    const counts = { keys: 0, clicks: 0 };
    Object.assign(window, { hands: counts });
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    const onKey = ({ key }: KeyboardEvent) => {
      if (!modifiers.includes(key)) counts.keys += 1;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', () => (counts.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { hands: { keys: number; clicks: number } }).hands);
}
