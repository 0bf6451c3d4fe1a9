import { expect, type Page } from '@playwright/test';

const leastTarget = 44;

/** Returns the touch targets smaller than 44 px high; links within a line of text are exempt (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small: string[] = [];
    for (const node of document.querySelectorAll('button, a[href], input, textarea, [role=tab], summary')) {
      if (node instanceof HTMLAnchorElement && node.closest('p, dd')) continue;
      node.scrollIntoView({ block: 'center', inline: 'center' });
      // A label, and the box around a field, extend the field's target.
      const targets: Element[] = [node.closest('label, .mantine-Input-wrapper') ?? node];
      if (node instanceof HTMLInputElement) targets.push(...(node.labels ?? []));
      const { left, top, width, height } = node.getBoundingClientRect();
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && targets.some((target) => target.contains(hit));
      };
      const [x, y] = [left + width / 2, top + height / 2];
      // Elements under a sheet, and invisible ones, are not targets.
      if (!answers(x, y)) continue;
      let reach = 1;
      for (const step of [1, -1]) {
        for (let away = 1; away < least && answers(x, y + step * away); away += 1) reach += 1;
      }
      const name = node.getAttribute('aria-label') ?? node.textContent ?? '';
      if (reach < least - 1) small.push(`${node.tagName} "${name.trim().slice(0, 40)}" ${reach} px`);
    }
    return small;
  }, leastTarget);
}

/** Expects that nothing is wider than the screen, and that every touch target is big enough. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
  // After a change of size the tray of files and the messages find their new place a moment later.
  await expect.poll(() => smallTargets(page)).toEqual([]);
}
