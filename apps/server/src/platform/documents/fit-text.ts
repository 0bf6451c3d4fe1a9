/** The height of a line, in sizes of its letters; the writers of decks set lines so. */
export const lineHeight = 1.25;
const millimetresPerPoint = 0.3528;
/** The mean width of a letter of Noto Sans in English texts, in sizes; other fonts of the decks are narrower. */
const meanLetter = 0.54;
/** Letters of Chinese, Japanese and Korean are squares. */
const square = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

/** Where a text has to fit. */
interface Room {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** The wished size of the letters, and the smallest, in points. */
  readonly size: number;
  readonly smallest: number;
  /** In points. */
  readonly gap?: number;
}

export interface FittedText {
  readonly size: number;
  readonly paragraphs: readonly string[];
  /** The text is too long even for the smallest letters; it ends with an ellipsis. */
  readonly isCut: boolean;
}

/** Returns paragraphs with the largest size of letters at which they fit, or cut at the smallest. By estimate, with some room left. */
export function fitText(paragraphs: readonly string[], room: Room): FittedText {
  for (let size = room.size; size >= room.smallest; size -= 0.5)
    if (heightOf(paragraphs, size, room) <= room.height) return { size, paragraphs, isCut: false };
  return { size: room.smallest, paragraphs: cut(paragraphs, room), isCut: true };
}

/** Returns the height of paragraphs in millimetres, by the same estimate. */
export function heightOf(
  paragraphs: readonly string[],
  size: number,
  { width, gap = 0 }: Pick<Room, 'width' | 'gap'>,
): number {
  const lines = paragraphs.reduce((sum, text) => sum + linesOf(text, size, width), 0);
  return (lines * size * lineHeight + Math.max(0, paragraphs.length - 1) * gap) * millimetresPerPoint;
}

/** Counts the lines word by word, as they break. */
function linesOf(text: string, size: number, width: number): number {
  const most = width / (size * millimetresPerPoint * meanLetter);
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const length = lengthOf(word);
    const needed = used === 0 ? length : used + 1 + length;
    if (needed <= most) {
      used = needed;
      continue;
    }
    // A word longer than a line breaks inside.
    lines += (used === 0 ? 0 : 1) + Math.max(0, Math.ceil(length / most) - 1);
    used = length % most;
  }
  return lines;
}

/** In mean letters. */
function lengthOf(word: string): number {
  let length = 0;
  for (const letter of word) length += square.test(letter) ? 1 / meanLetter : 1;
  return length;
}

/** Finds the longest beginning that fits, by halving. */
function cut(paragraphs: readonly string[], room: Room): string[] {
  const whole = paragraphs.join('\n');
  const letters = [...whole];
  const beginning = (count: number) =>
    `${letters
      .slice(0, count)
      .join('')
      .replace(/\s+\S*$/, '')
      .replace(/[\s,;:.–-]+$/, '')} …`.split('\n');
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (heightOf(beginning(middle), room.smallest, room) <= room.height) fits = middle;
    else tooLong = middle;
  }
  return beginning(fits);
}
