import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLetterKeys } from './letter-keys.ts';
import { useHotkey } from './use-hotkey.ts';

afterEach(() => {
  cleanup();
  setLetterKeys(true);
});

const acts = { d: vi.fn(), go: vi.fn(), find: vi.fn() };

function Keys() {
  useHotkey('d', 'One letter', acts.d);
  useHotkey('g d', 'Two letters', acts.go);
  useHotkey('mod+k', 'With a modifier', acts.find);
  return <input aria-label="Field" />;
}

/** Presses the keys, then returns how often each act ran. */
function press(target: Element, ...keys: readonly string[]): readonly number[] {
  for (const each of Object.values(acts)) each.mockClear();
  for (const key of keys) fireEvent.keyDown(target, { key, ctrlKey: key === 'k' });
  return [acts.d, acts.go, acts.find].map((each) => each.mock.calls.length);
}

it('tells a letter from the second letter of two', () => {
  render(<Keys />);
  expect(press(document.body, 'd')).toEqual([1, 0, 0]);
  expect(press(document.body, 'g', 'd')).toEqual([0, 1, 0]);
  expect(press(document.body, 'g', 'x', 'd')).toEqual([1, 0, 0]);
});

it('leaves letters to a field, also the first of two', () => {
  const { getByLabelText } = render(<Keys />);
  const field = getByLabelText('Field');
  expect(press(field, 'g', 'd')).toEqual([0, 0, 0]);
  press(field, 'g');
  expect(press(document.body, 'd')).toEqual([1, 0, 0]);
});

it('runs no letters once the person switched them off, but keys with a modifier', () => {
  render(<Keys />);
  setLetterKeys(false);
  expect(press(document.body, 'd', 'g', 'd', 'k')).toEqual([0, 0, 1]);
});
