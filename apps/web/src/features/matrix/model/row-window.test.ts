import { expect, it } from 'vitest';
import { ROW_HEIGHT, windowOf } from './row-window.ts';

const HEIGHT = 900;

it('a short list is rendered completely', () => {
  expect(windowOf(60, -100_000, HEIGHT)).toEqual({ from: 0, to: 60 });
});

it('of a thousand goals only the visible ones and a margin are rendered', () => {
  for (let top = 300; top > -1000 * ROW_HEIGHT; top -= 777) {
    const { from, to } = windowOf(1000, top, HEIGHT);
    expect(to - from).toBeLessThan(50);
    const firstInSight = Math.max(0, Math.floor(-top / ROW_HEIGHT));
    const lastInSight = Math.min(999, Math.floor((HEIGHT - top) / ROW_HEIGHT));
    expect(from).toBeLessThanOrEqual(firstInSight);
    expect(to).toBeGreaterThan(lastInSight);
  }
});

it('far above and far below the list some rows are still rendered, to keep their place', () => {
  expect(windowOf(1000, 900_000, HEIGHT)).toEqual({ from: 0, to: 1 });
  expect(windowOf(1000, -900_000, HEIGHT)).toEqual({ from: 999, to: 1000 });
});
