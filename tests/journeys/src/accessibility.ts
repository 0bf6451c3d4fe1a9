import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { desk, phone } from './journey.ts';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The themes differ only in colours, so all other rules run once per width. A phone shows few parts of its own. */
const looks = [
  { size: desk, scheme: 'light', rules: undefined },
  { size: desk, scheme: 'dark', rules: colourRules },
  { size: phone, scheme: 'dark', rules: undefined },
] as const;

/**
 * Runs axe on the whole page at two widths in both themes, with all rules and best practices, and checks the page at
 * 400 % zoom and in forced colours.
 */
export async function expectNoAxeFaults(page: Page, screen: string): Promise<void> {
  const faults: string[] = [];
  for (const { size, scheme, rules } of looks) {
    await page.setViewportSize(size);
    await showIn(page, scheme);
    for (const { id, nodes } of await violationsOn(page, rules)) {
      for (const { target, html, failureSummary } of nodes) {
        const why = failureSummary?.split('\n').at(1)?.trim();
        faults.push(
          `${screen}, ${size.width} px, ${scheme}: ${id} at ${target.join(' ')}: ${why} ${html.slice(0, 160)}`,
        );
      }
    }
  }
  for (const fault of [...(await sidewaysAt400Percent(page)), ...(await unseenInForcedColours(page))])
    faults.push(`${screen}: ${fault}`);
  await page.setViewportSize(desk);
  expect.soft(faults, screen).toEqual([]);
}

/** Returns the boxes that scroll sideways on a screen of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
async function sidewaysAt400Percent(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const boxes = [document.documentElement, ...document.querySelectorAll('main, [role=dialog]')];
    return boxes.flatMap((box) =>
      box.scrollWidth > box.clientWidth + 1
        ? [`at 320 px <${box.localName}> is ${box.scrollWidth - box.clientWidth} px too wide`]
        : [],
    );
  });
}

/** Returns the fields and buttons without a visible border in forced colours, where backgrounds vanish (1.4.11). */
async function unseenInForcedColours(page: Page): Promise<string[]> {
  await page.setViewportSize(desk);
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const controls =
      'input:not([type=hidden], [type=file]), textarea, [contenteditable=true], .mantine-Button-root:not([data-variant=subtle], [data-variant=transparent]), [role=gridcell] button';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { opacity, appearance } = getComputedStyle(control);
      const isDrawn = control.checkVisibility({ opacityProperty: true }) && opacity !== '0';
      // The browser draws its own boxes.
      if (!isDrawn || (control instanceof HTMLInputElement && appearance === 'auto')) return [];
      // The box around a field may draw its border.
      const frames: Element[] = [
        control,
        ...(control.nextElementSibling ? [control.nextElementSibling] : []),
      ];
      // The frame of a rich text also holds its toolbar.
      const toolbar = control.isContentEditable ? control.closest('div:has(> [role=toolbar])') : null;
      if (toolbar) frames.push(toolbar);
      // The frame of a field with chosen values grows with them.
      const chosen = control.closest('.mantine-MultiSelect-input');
      if (chosen) frames.push(chosen);
      const mostHeight = control.getBoundingClientRect().height + 24;
      for (let box = control.parentElement; box && frames.length < 5; box = box.parentElement)
        if (box.getBoundingClientRect().height <= mostHeight) frames.push(box);
      const hasBorder = frames.some((box) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(box);
        return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
      });
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return hasBorder
        ? []
        : [`in forced colours <${control.localName}> "${name.trim().slice(0, 30)}" has no border`];
    });
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return unseen;
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
    // An open menu covers parts of the targets below it.
    const isCovered = document.querySelector('[role=menu], [role=listbox]') !== null;
    const { violations } = await loaded.run(document, {
      resultTypes: ['violations'],
      // Rules that axe leaves out unless asked: the visible text of a control must be part of its name, and a target must
      // have 24 px or room around it.
      ...(only
        ? { runOnly: [...only] }
        : {
            rules: {
              'label-content-name-mismatch': { enabled: true },
              'target-size': { enabled: !isCovered },
            },
          }),
    });
    // The foot of a drawer covers what is scrolled below it, so a target counts only if it is too small in mid-screen, too.
    for (const { nodes } of violations.filter(({ id }) => id === 'target-size')) {
      for (const node of [...nodes]) {
        const selector = String(node.target[0]);
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const again = await loaded.run(document, { runOnly: ['target-size'], resultTypes: ['violations'] });
        const isSmall = again.violations.some((each) =>
          each.nodes.some(({ target }) => String(target[0]) === selector),
        );
        if (!isSmall) nodes.splice(nodes.indexOf(node), 1);
      }
    }
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
