import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['Ann\r\nSmith', 'Ann Smith'],
  ['\tAnn \u00a0\u2003 Smith\n', 'Ann Smith'],
  ['An\u200bn Sm\u00adith', 'Ann Smith'],
  ['\u202eAnn\u202c', 'Ann'],
  ['\ufeffAnn\u2060', 'Ann'],
  ['Ann\ue000', 'Ann'],
  ['Ann\u0000\u0007', 'Ann'],
  ['Ann\ud83d', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['Ann\u2800Smith\u3164', 'Ann Smith'],
  ['👩\u200d💻 Team ❤\ufe0f', '👩\u200d💻 Team ❤\ufe0f'],
  ['Ann\u200dSmith\ufe0f', 'AnnSmith'],
  ['\u200b\u00a0', ''],
  ['\u0301', ''],
  ['.', '.'],
  ['𠮷野家', '𠮷野家'],
])('%j becomes %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
});

const letters = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '\r\n',
    '\t',
    '\u200b',
    '\u202e',
    '\u00ad',
    '\u2028',
    '\ue000',
    '\u0301',
    '\ufe0f',
    ' ',
    'Ann',
  ),
);

test('a clean name has one line, no character that nobody can see, single blanks, and stays as it is', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), (parts) => {
      const name = cleanName(parts.join(''));
      const withoutEmoji = name.replace(
        /\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu,
        '',
      );
      expect(withoutEmoji).not.toMatch(
        /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
      );
      expect(name).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
      expect(name).toBe(name.normalize('NFC'));
      expect(cleanName(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});
