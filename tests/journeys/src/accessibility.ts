import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desk, phone } from './journey.ts';

/** The colours alone differ between the themes; all other rules are asked once per width. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Asks axe about the whole page at two widths in both themes; all of its rules, best practices too. */
export async function expectNoAxeFaults(page: Page, screen: string): Promise<void> {
  const faults: string[] = [];
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await showIn(page, scheme);
      const axe = new AxeBuilder({ page });
      const { violations } = await (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze();
      for (const { id, nodes } of violations) {
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

/** Waits until colours and drawers are at rest: a half-transparent text has no contrast of its own. */
async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(async (wanted) => {
    // Signed-out pages take the scheme when they load; the sheets follow this one attribute.
    document.documentElement.dataset.mantineColorScheme = wanted;
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
  }, scheme);
}
