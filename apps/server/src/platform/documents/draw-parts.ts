import type { DeckLook } from './deck.ts';
import { type DrawnItem, type DrawnRun, deckPage } from './drawn-deck.ts';
import { fitText } from './fit-text.ts';

// Positions on a slide. Lengths are in millimetres, and sizes of letters in points.
export const edge = 18;
export const wide = deckPage.width - 2 * edge;
export const ink = '#1c2330';
export const quiet = '#5b6675';
export const hairline = '#d5dbe3';
export const unpredicted = '#c4cad4';

export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns the heading, and the line in the company's colour. */
export function frame(heading: string, part: string, look: DeckLook): DrawnItem[] {
  const title = fitText([heading], { width: wide - 30, height: 11, size: 26, smallest: 16 });
  return [
    { kind: 'box', x: 0, y: 0, width: deckPage.width, height: 3, fill: look.colour },
    {
      kind: 'text',
      role: 'title',
      x: edge,
      y: 16,
      width: wide - 30,
      height: 14,
      size: title.size,
      colour: ink,
      anchor: 'middle',
      paragraphs: [[{ text: title.paragraphs.join(' '), isStrong: true }]],
    },
    ...(part === ''
      ? []
      : [
          text(part, {
            x: edge + wide - 30,
            y: 16,
            width: 30,
            height: 14,
            size: 11,
            colour: quiet,
            align: 'right',
            anchor: 'middle',
          }),
        ]),
    { kind: 'box', x: edge, y: 35, width: wide, height: 0.3, fill: hairline },
  ];
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly colour?: string;
  readonly isStrong?: boolean;
  readonly role?: 'title' | 'part';
  readonly align?: 'right' | 'center';
  readonly anchor?: 'middle' | 'bottom';
}

/** A text of one paragraph, smaller if it is too long. */
export function text(words: string, { isStrong = false, colour = ink, ...place }: TextPlace): DrawnItem {
  const fitted = fitText([words], { ...place, smallest: Math.min(place.size, 8) });
  const run: DrawnRun = { text: fitted.paragraphs.join(' '), isStrong };
  return { kind: 'text', ...place, size: fitted.size, colour, paragraphs: [[run]] };
}

/** A text on one line, cut if it is too long. */
export function line(words: string, place: Omit<TextPlace, 'height'>): DrawnItem {
  const height = place.size * 0.45;
  const fitted = fitText([words], { ...place, height, smallest: place.size });
  return text(fitted.paragraphs.join(' '), { ...place, height });
}

export function label(words: string, { x, y, width }: Column): DrawnItem {
  return text(words, { x, y, width, height: 6, size: 11, isStrong: true, role: 'part' });
}
