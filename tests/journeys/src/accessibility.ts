import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { desk, phone } from './journey.ts';

/** The themes differ only in colours, so all other rules run once per width. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the whole page at two widths in both themes, with all rules and best practices. */
export async function expectNoAxeFaults(page: Page, screen: string): Promise<void> {
  const faults: string[] = [];
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await showIn(page, scheme);
      for (const { id, nodes } of await violationsOn(page, scheme === 'dark' ? colourRules : undefined)) {
        for (const { target, html, failureSummary } of nodes) {
          const why = failureSummary?.split('\n').at(1)?.trim();
          faults.push(
            `${screen}, ${size.width} px, ${scheme}: ${id} at ${target.join(' ')}: ${why} ${html.slice(0, 160)}`,
          );
        }
      }
    }
  }
  await page.setViewportSize(desk);
  expect.soft(faults, screen).toEqual([]);
}

/**
 * Runs axe in the page itself and describes only the violations. `@axe-core/playwright` opens a second page
 * for each run and describes every passed element too, which takes four times as long; it is only needed for
 * frames, and the product has none.
 */
async function violationsOn(page: Page, rules: readonly string[] | undefined): Promise<readonly Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations;
  }, rules);
}

/**
 * Switches the theme and waits until colours and drawers are at rest: axe cannot judge the contrast of a
 * half-transparent text.
 */
async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(async (wanted) => {
    // Signed-out pages choose the theme when they load; the style sheets follow this one attribute.
    document.documentElement.dataset.mantineColorScheme = wanted;
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
  }, scheme);
}
