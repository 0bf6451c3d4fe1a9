import { expect, test } from 'vitest';
import { no, yes } from './verdict.ts';

test('a verdict says yes, or why not', () => {
  expect(yes).toEqual({ ok: true });
  expect(no('too_late')).toEqual({ ok: false, reason: 'too_late' });
});
