import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contrast, parseHex, type Rgb } from '@bellwether/domain/shared/contrast';
import { expect, type Page, test } from '@playwright/test';

// Every kind of mail, in three company colours, on a light and a dark screen, on a computer and on a phone. With
// `MAIL_PICTURES=1` it leaves pictures in `test-results/mail-looks`.

const pictures = join(import.meta.dirname, 'test-results/mail-looks');
const writer = join(import.meta.dirname, '../../apps/server/src/testing/write-mail-gallery.ts');
const widths = [600, 360] as const;
const schemes = ['light', 'dark'] as const;

interface Text {
  readonly words: string;
  readonly color: string;
  /** The colours of its elements from the nearest outwards. */
  readonly grounds: readonly string[];
}

interface Look {
  readonly texts: readonly Text[];
  /** The surfaces in the company's colour, with the card around them. */
  readonly brands: readonly { readonly ground: string; readonly card: string }[];
  readonly width: number;
  readonly cardWidth: number;
}

/** Reads the colours of every text, and the widths, as the browser computes them. */
const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const groundsOf = (element: Element | null): string[] =>
      element === null
        ? []
        : [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)];
    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join('');
      if (words === '') return [];
      return [{ words, color: getComputedStyle(element).color, grounds: groundsOf(element) }];
    });
    const card = document.querySelector('.card');
    const brands = [...document.querySelectorAll('td.brand')].map((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      card: card ? getComputedStyle(card).backgroundColor : '',
    }));
    return {
      texts,
      brands,
      width: document.documentElement.scrollWidth,
      cardWidth: card?.getBoundingClientRect().width ?? 0,
    };
  });

function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return parseHex(color) ?? [red, green, blue];
}

/** Returns the nearest colour that is not transparent. */
function groundOf({ grounds }: Text): Rgb {
  return rgbOf(grounds.find((color) => !/, 0\)$/.test(color)) ?? 'rgb(255, 255, 255)');
}

/** Returns what is wrong with a look: it is too wide, or a text or a surface is hard to see. */
function faultsOf({ width, cardWidth, texts, brands }: Look, most: number): string[] {
  const least = 4.5;
  return [
    ...(width > most ? [`${width} px wide`] : []),
    ...(cardWidth > 560 ? [`the card is ${cardWidth} px wide`] : []),
    ...texts
      .filter((text) => contrast(rgbOf(text.color), groundOf(text)) < least)
      .map(({ words, color }) => `${color}: ${words}`),
    ...brands
      .filter(({ ground, card }) => contrast(rgbOf(ground), rgbOf(card)) < least)
      .map(({ ground }) => `surface ${ground}`),
  ];
}

test('every mail is readable and fits, whatever the colour and the screen, and is complete as plain text', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await promisify(execFile)(process.execPath, [writer, pictures]);
  const names = (await readdir(pictures)).sort();
  const files = names.filter((name) => name.endsWith('.html'));
  // At least the fifteen kinds in three colours.
  expect(files.length).toBeGreaterThanOrEqual(45);
  const faults: string[] = [];
  for (const file of files) {
    await page.setContent(await readFile(join(pictures, file), 'utf8'));
    // The company's colour changes no width.
    const isNarrowToo = file.endsWith('.blue.html') || process.env.MAIL_PICTURES;
    for (const width of isNarrowToo ? widths : [widths[0]]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const look = await lookOf(page);
        for (const fault of faultsOf(look, width))
          faults.push(`${file}, ${colorScheme}, ${width} px: ${fault}`);
        // The test reads no picture; they are for people who change the look.
        if (process.env.MAIL_PICTURES)
          await page.screenshot({
            path: join(pictures, `${file.replace('.html', '')}.${colorScheme}.${width}.png`),
            fullPage: true,
          });
      }
    }
  }
  expect(faults).toEqual([]);

  for (const name of names.filter((file) => file.endsWith('.txt'))) {
    const text = await readFile(join(pictures, name), 'utf8');
    const html = await readFile(join(pictures, name.replace('.txt', '.blue.html')), 'utf8');
    const links = new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    );
    for (const link of links) expect(text, name).toContain(link);
    expect(text, name).not.toMatch(/<\w|&\w+;|undefined|null|\[object|\n{4}/);
    // Advice to choose a new password comes with the way (accounts.5).
    if (/choose a new password at once|change your password/i.test(text))
      expect(text, name).toContain('/v3/forgotpassword');
  }
});
