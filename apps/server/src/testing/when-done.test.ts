import { describe, expect, test } from 'vitest';
import { whenDone } from './when-done.ts';

const cleaned: string[] = [];

describe('a clean-up', () => {
  whenDone(async () => void cleaned.push('describe'));

  test('waits for the end of the test that asked for it', () => {
    whenDone(async () => void cleaned.push('test'));
    expect(cleaned).toEqual([]);
  });

  test('has run before the next test, and that of a describe has not', () => {
    expect(cleaned).toEqual(['test']);
  });
});

test('of a describe runs after its last test', () => {
  expect(cleaned).toEqual(['test', 'describe']);
});
