import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { store } from './store.ts';

const thing = store({ title: 'One', count: 1 });
let renders = 0;

function Title() {
  renders += 1;
  return <p>{thing.use(({ title }) => title)}</p>;
}

test('a component follows the part of a store that it shows, and no other', () => {
  render(<Title />);
  act(() => thing.set({ title: 'One', count: 2 }));
  expect([screen.getByText('One').textContent, renders]).toEqual(['One', 1]);
  act(() => thing.set({ title: 'Two', count: 2 }));
  expect([screen.getByText('Two').textContent, renders, thing.get().count]).toEqual(['Two', 2, 2]);
});

test('a listener hears of changes until it unsubscribes', () => {
  const count = store(0);
  const heard: number[] = [];
  const stop = count.subscribe(() => heard.push(count.get()));
  count.set(1);
  stop();
  count.set(2);
  expect(heard).toEqual([1]);
});
