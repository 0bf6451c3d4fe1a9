/** The height of a line, as a multiple of the letters' size. The writers of decks use the same line height. */
export const lineHeight = 1.25;
const millimetresPerPoint = 0.3528;
/**
 * The mean width of a letter of Noto Sans in English texts, as a fraction of its size. The other fonts of the decks
 * are narrower.
 */
const meanLetter = 0.54;
/** Letters of Chinese, Japanese and Korean are squares. */
const square = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

/** The room for a text. */
interface Room {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** The wished and the smallest size of the letters, in points. */
  readonly size: number;
  readonly smallest: number;
  /** The gap between paragraphs, in points. */
  readonly gap?: number;
}

export interface FittedText {
  readonly size: number;
  readonly paragraphs: readonly string[];
  /** The text is too long even for the smallest letters; it ends with an ellipsis. */
  readonly isCut: boolean;
}

/**
 * Returns the paragraphs in the largest size of letters in which they fit, or cut at the smallest size. The sizes are
 * estimates with some room left.
 */
export function fitText(paragraphs: readonly string[], room: Room): FittedText {
  const lengths = paragraphs.map(wordLengths);
  const fits = (size: number) => measure(lengths, size, room) <= room.height;
  if (!fits(room.smallest))
    return { size: room.smallest, paragraphs: cut(paragraphs, lengths, room), isCut: true };
  // Find the size by bisection in steps of half a point, because long texts take long to measure.
  let [low, high] = [0, Math.floor((room.size - room.smallest) * 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(room.smallest + middle / 2)) low = middle;
    else high = middle - 1;
  }
  return { size: room.smallest + low / 2, paragraphs, isCut: false };
}

/** Returns the height of paragraphs in millimetres, by the same estimate. */
export function heightOf(
  paragraphs: readonly string[],
  size: number,
  room: Pick<Room, 'width' | 'gap'>,
): number {
  return measure(paragraphs.map(wordLengths), size, room);
}

function measure(
  lengths: readonly (readonly number[])[],
  size: number,
  { width, gap = 0 }: Pick<Room, 'width' | 'gap'>,
): number {
  const most = lettersOf(width, size);
  let lines = 0;
  for (const paragraph of lengths) {
    let line: Line = { count: 1, used: 0 };
    for (const length of paragraph) line = withWord(line, length, most);
    lines += line.count;
  }
  return (lines * size * lineHeight + Math.max(0, lengths.length - 1) * gap) * millimetresPerPoint;
}

/** Returns how many mean letters fit into a line. */
const lettersOf = (width: number, size: number) => width / (size * millimetresPerPoint * meanLetter);

interface Line {
  /** Lines so far. */
  readonly count: number;
  /** The mean letters in the last line. */
  readonly used: number;
}

/** Adds a word to the last line if it fits, else to a new line. A word that is longer than a line breaks inside. */
function withWord({ count, used }: Line, length: number, most: number): Line {
  const needed = used === 0 ? length : used + 1 + length;
  if (needed <= most) return { count, used: needed };
  return {
    count: count + (used === 0 ? 0 : 1) + Math.max(0, Math.ceil(length / most) - 1),
    used: length % most,
  };
}

function wordLengths(text: string): number[] {
  return text.split(' ').map(lengthOf);
}

/** Returns the length of a word in mean letters. */
function lengthOf(word: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most words are ASCII, and their length is known.
  if (/^[\u0000-\u007f]*$/.test(word)) return word.length;
  let length = 0;
  for (const letter of word) length += square.test(letter) ? 1 / meanLetter : 1;
  return length;
}

const ellipsis = ' …';

/** Takes words until the room is full. */
function cut(
  paragraphs: readonly string[],
  lengths: readonly (readonly number[])[],
  { width, height, smallest, gap = 0 }: Room,
): string[] {
  const most = lettersOf(width, smallest);
  const lineInMillimetres = smallest * lineHeight * millimetresPerPoint;
  const taken: string[] = [];
  let left = height;
  for (const [at, text] of paragraphs.entries()) {
    const words = text.split(' ');
    let line: Line = { count: 1, used: 0 };
    for (const [place, length] of (lengths[at] ?? []).entries()) {
      line = withWord(line, length, most);
      // The ellipsis needs room, too.
      if (withWord(line, ellipsis.length, most).count * lineInMillimetres <= left) continue;
      const kept =
        words.slice(0, place).join(' ') || firstLetters(words[place] ?? '', left / lineInMillimetres, most);
      return [...taken, `${kept.replace(/[\s,;:.–-]+$/, '')}${ellipsis}`];
    }
    left -= line.count * lineInMillimetres + gap * millimetresPerPoint;
    taken.push(text);
    if (left < lineInMillimetres) return [...taken.slice(0, -1), `${text}${ellipsis}`];
  }
  return taken;
}

/** Returns the beginning of a word that is too long for the room, with space for the ellipsis. */
function firstLetters(word: string, lines: number, most: number): string {
  const letters = Math.max(1, Math.floor(Math.max(1, Math.floor(lines)) * most) - 3);
  return [...word].slice(0, Math.min(letters, Math.ceil(letters * meanLetter))).join('');
}
