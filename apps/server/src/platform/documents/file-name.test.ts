import { expect, test } from 'vitest';
import * as german from './words.files.de.ts';
import * as spanish from './words.files.es.ts';
import * as french from './words.files.fr.ts';
import * as english from './words.files.ts';

test.each([
  ['English', english],
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
] as const)('no two files have one name in %s, and every system can store them', (_, { fileWords }) => {
  const names = Object.values(fileWords.kinds);
  expect(new Set(names).size).toBe(names.length);
  for (const name of [...names, fileWords.to, fileWords.all, fileWords.cycle])
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
