import type { Page } from '@playwright/test';
import type { Hands } from '../../../bench/src/people-jobs.ts';

/**
 * Counts the person's keys and clicks on this page from now on. Modifier keys and the letters of a text do not count.
 * @returns a function that returns the numbers so far.
 */
export async function countHands(page: Page): Promise<() => Promise<Hands>> {
  await page.evaluate(() => {
    const counts = { keys: 0, clicks: 0 };
    Object.assign(window, { hands: counts });
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    // Letters that may still become text: a form that is being loaded takes them when it is there.
    let letters = 0;
    const onKey = ({ key, isTrusted }: KeyboardEvent) => {
      if (!isTrusted || modifiers.includes(key)) return;
      counts.keys += 1;
      if (key.length === 1) letters += 1;
    };
    const onText = ({ inputType }: InputEvent) => {
      if (inputType !== 'insertText' || letters === 0) return;
      counts.keys -= 1;
      letters -= 1;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('input', (event) => event instanceof InputEvent && onText(event), true);
    window.addEventListener('pointerdown', () => (counts.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { hands: Hands }).hands);
}
