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

test('every mail is readable and fits, whatever the colour and the screen', async ({ browser }) => {
  test.setTimeout(300_000);
  await promisify(execFile)(process.execPath, [writer, pictures]);
  const files = (await readdir(pictures)).filter((name) => name.endsWith('.html')).sort();
  // At least the fifteen kinds in three colours.
  expect(files.length).toBeGreaterThanOrEqual(45);
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    for (const file of files) {
      await page.setContent(await readFile(join(pictures, file), 'utf8'));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const look = await lookOf(page);
        const place = `${file}, ${colorScheme}, ${width} px`;
        expect(look.width, place).toBeLessThanOrEqual(width);
        expect(look.cardWidth, place).toBeLessThanOrEqual(560);
        for (const text of look.texts)
          expect(
            contrast(rgbOf(text.color), groundOf(text)),
            `${place}: ${text.words}`,
          ).toBeGreaterThanOrEqual(4.5);
        for (const { ground, card } of look.brands)
          expect(contrast(rgbOf(ground), rgbOf(card)), `${place}: ${ground}`).toBeGreaterThanOrEqual(4.5);
        // The test reads no picture; they are for people who change the look.
        if (process.env.MAIL_PICTURES)
          await page.screenshot({
            path: join(pictures, `${file.replace('.html', '')}.${colorScheme}.${width}.png`),
            fullPage: true,
          });
      }
    }
    await context.close();
  }
});

test('every mail is complete as plain text', async () => {
  const folder = join(pictures, '..', 'mail-texts');
  await promisify(execFile)(process.execPath, [writer, folder]);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.txt'))) {
    const text = await readFile(join(folder, name), 'utf8');
    const html = await readFile(join(folder, name.replace('.txt', '.blue.html')), 'utf8');
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
