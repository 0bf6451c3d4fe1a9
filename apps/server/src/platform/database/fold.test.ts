import { fold } from '@bellwether/domain/shared/fold';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

/**
 * Returns the texts whose folded form in the database is another than the domain's, with both forms. Leaves out texts
 * with characters that are newer than the database's Unicode.
 */
async function differencesOf(texts: readonly string[]) {
  const { rows } = await server.owner.query<{ folded: string; plain: string }>(
    `select fold(given) as folded, normalize(given, nfkd) as plain from unnest($1::text[]) with ordinality as one (given, place)
      order by place`,
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  return texts.flatMap((text, at) => {
    const { folded, plain } = rows[at] ?? {};
    return folded === fold(text) || plain !== text.normalize('NFKD')
      ? []
      : [{ text, domain: fold(text), database: folded }];
  });
}

test('the database folds every character like the domain', async () => {
  for (const [first, last] of [
    [1, 0xd7ff],
    [0xe000, 0xffff],
    [0x10000, 0x1ffff],
    [0xe0000, 0xe0fff],
  ] as const) {
    const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    // Two in a row, because some letters have another form at the end of a word.
    expect(await differencesOf(all.map((letter) => `A${letter}${letter}`))).toEqual([]);
  }
});

test('the database folds whole texts like the domain', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), { numRuns: 5000, seed: 1 });
  // PostgreSQL stores neither NUL nor halves of a pair.
  const stored = texts.filter((text) => text.isWellFormed() && !text.includes('\0'));
  expect(await differencesOf(stored)).toEqual([]);
  expect(await differencesOf(['Jürgen Strauß', 'O’Brien', 'Łukasz Kjær', 'ΟΔΥΣΣΕΥΣ', 'Ёлка', ''])).toEqual(
    [],
  );
});
