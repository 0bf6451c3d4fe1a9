import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { weekCells, weekStripLabel } from './week-levels.ts';
import { WeekStrip } from './week-strip.tsx';

afterEach(cleanup);

describe('the weeks of a quarter', () => {
  it.each([
    ['a running quarter', '3-1--', 3, 'given hole given coming coming'],
    ['a prediction ahead of the current week', '31--', 1, 'given given coming coming'],
    ['a coming quarter', '--', 0, 'coming coming'],
    ['a finished quarter', '3--', null, 'given hole hole'],
  ] as const)('of %s', (_what, weeks, current, kinds) => {
    expect(
      weekCells(weeks, current)
        .map((cell) => cell.kind)
        .join(' '),
    ).toBe(kinds);
  });

  it('read week by week up to the current one', () => {
    expect(weekStripLabel('34-0--', 5)).toBe(
      'Likelihood by week: week 1 Likely, week 2 Very likely, week 3 none, week 4 Not at all, week 5 none',
    );
    expect(weekStripLabel('--', 0)).toBe('Likelihood by week: none yet');
  });
});

describe('the strip', () => {
  it('fills each cell from the bottom by its level', () => {
    const { container } = render(<WeekStrip weeks="40" current={null} />);
    const path = (level: number) => container.querySelector(`[data-level="${level}"]`)?.getAttribute('d');
    // Cells are 6×18 px: level 4 fills all 18, level 0 fills a fifth.
    expect(path(4)).toBe('M1.5 1.5h6v18h-6z');
    expect(path(0)).toBe('M9.5 15.9h6v3.6h-6z');
  });

  it('outlines the current week, and none after the quarter', () => {
    const { container, rerender } = render(<WeekStrip weeks="3-" current={2} />);
    expect(container.querySelectorAll('rect[rx]')).toHaveLength(1);
    rerender(<WeekStrip weeks="3-" current={null} />);
    expect(container.querySelectorAll('rect[rx]')).toHaveLength(0);
  });

  it('has a name, unless text beside it says the same', () => {
    const { rerender } = render(<WeekStrip weeks="3" current={1} />);
    expect(screen.getByRole('img', { name: '1 week: Likely' }).querySelector(':scope > title')).toBeNull();
    rerender(<WeekStrip weeks="3" current={1} isSeries />);
    expect(screen.getByRole('img', { name: 'Likelihood by week: week 1 Likely' })).toBeTruthy();
    rerender(<WeekStrip weeks="3" current={1} isDecorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
