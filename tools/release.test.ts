import { expect, test } from 'vitest';
import { changesOf, refusalOf } from './release.ts';

const changes = `# Changes

## 0.2.0 · 2026-12-01

### What an operator must do

- Nothing.

## 0.1.0

Calls only.
`;
const fine = { version: '0.2.0', changes, tags: ['v0.2.0'], isClean: true };

test('a tagged, clean commit whose changes say what operators must do can be released', () => {
  expect(refusalOf(fine)).toBeUndefined();
  expect(changesOf(changes, '0.2.0')).toBe(
    '## 0.2.0 · 2026-12-01\n\n### What an operator must do\n\n- Nothing.\n',
  );
});

test.each([
  [{ isClean: false }, /not committed/],
  [{ tags: ['v0.1.0', ''] }, /no tag v0\.2\.0/],
  [{ version: '0.1.0' }, /no section "## 0\.1\.0" that says what an operator must do/],
  [{ version: '0.3.0' }, /no section "## 0\.3\.0"/],
])('%o is refused with the reason', (other, sentence) => {
  expect(refusalOf({ ...fine, ...other })).toMatch(sentence);
});
