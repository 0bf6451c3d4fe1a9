import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes.ts';

test.each([
  ['an empty object', {}],
  ['letters of one to four bytes', { Title: 'a é – 𝕏 “so”' }],
  ['half a surrogate pair', { Title: 'a\ud800b' }],
  ['the largest text that has room', '–'.repeat(65_534)],
  ['a larger text', '–'.repeat(65_535)],
])('%s becomes the bytes of its JSON', (_name, reply) => {
  const bytes = jsonBytes(reply);
  expect(bytes.equals(Buffer.from(JSON.stringify(reply)))).toBe(true);
});

test('the bytes of a reply stay as they are while the next one is written', () => {
  const first = jsonBytes({ Title: 'first' });
  jsonBytes({ Title: 'later' });
  expect(first.toString()).toBe('{"Title":"first"}');
});
