/** Emoji with what joins and colours their parts, such as a family or a red heart; they are visible as a whole. */
const emoji =
  '\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*(?:\\u200d\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*)*';

/**
 * Characters that nobody can see: controls, format characters (zero-width, bidi, soft hyphen), fillers and variation
 * selectors, private use, halves of a pair, and code points that are no characters.
 */
const invisible =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]';

/** Most names: plain words with single blanks. */
const plain = /^[!-~]+(?: [!-~]+)*$/;
const blanks = /[\p{White_Space}\u2800\ufeff]+/gu;
const keptOrInvisible = new RegExp(`(${emoji})|${invisible}`, 'gu');

/**
 * Returns a name, title, department or address as it is stored: in one line, without characters that nobody can see,
 * trimmed, with single blanks, in NFC (texts.4). A text that shows nothing becomes empty.
 */
export function cleanName(text: string): string {
  if (plain.test(text)) return text;
  const clean = text
    .replace(blanks, ' ')
    .replace(keptOrInvisible, '$1')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[^\p{M}\s]/u.test(clean) ? clean : '';
}
