import { describe, expect, it } from 'vitest';
import { chartStep } from './chart-keys.ts';
import { type ChartLayout, type ChartView, chartLayout, isInWindow, nodeSize } from './chart-layout.ts';
import { smallCompany } from './org-company.fixture.ts';

const view = (changes: Partial<ChartView> = {}): ChartView => ({
  root: 1,
  at: 1,
  open: new Set([1]),
  whole: new Set(),
  ...changes,
});
const places = ({ nodes }: ChartLayout) => nodes.map(({ id, x, y }) => [id, x, y]);

/** Fails if two boxes of the drawing overlap. */
function expectNoOverlap({ nodes, rests }: ChartLayout, width: number = nodeSize.width) {
  const boxes = [...nodes, ...rests];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= nodeSize.height).toBe(true);
  });
}

describe('the layout', () => {
  it.each([
    ['a closed root', new Set<number>(), [[1, 0, 0]]],
    [
      'one row of reports',
      new Set([1]),
      [
        [1, 224, 0],
        [2, 0, 216],
        [3, 224, 216],
        [4, 448, 216],
      ],
    ],
    [
      'two levels',
      new Set([1, 2]),
      [
        [1, 336, 0],
        [2, 112, 216],
        [5, 0, 432],
        [6, 224, 432],
        [3, 448, 216],
        [4, 672, 216],
      ],
    ],
  ])('%s', (_name, open, expected) => {
    const layout = chartLayout(smallCompany(), view({ open }));
    expect(places(layout)).toEqual(expected);
    expectNoOverlap(layout);
  });

  it('is narrower on small screens', () => {
    const layout = chartLayout(smallCompany(), view(), nodeSize.narrow);
    expect(layout.width).toBe(3 * 160 + 2 * 24);
    expectNoOverlap(layout, nodeSize.narrow);
  });

  it('makes a block of a team over twelve, with the rest behind one tile', () => {
    const tree = smallCompany(48);
    const cut = chartLayout(tree, view({ open: new Set([1, 3]) }));
    expect(cut.nodes.filter(({ parent }) => parent === 3)).toHaveLength(12);
    expect(cut.rests).toMatchObject([{ of: 3, count: 48 }]);
    expectNoOverlap(cut);
    const whole = chartLayout(tree, view({ open: new Set([1, 3]), whole: new Set([3]) }));
    expect(whole.nodes.filter(({ parent }) => parent === 3)).toHaveLength(48);
    expect(whole.rests).toEqual([]);
    expectNoOverlap(whole);
    expect(chartLayout(smallCompany(12), view({ open: new Set([1, 3]) })).blocks).toEqual([]);
  });

  it('draws the sought person also in a cut team', () => {
    const layout = chartLayout(smallCompany(48), view({ open: new Set([1, 3]), at: 147 }));
    expect(layout.nodes.some(({ id }) => id === 147)).toBe(true);
  });

  it('keeps only what is in the window', () => {
    const { nodes } = chartLayout(smallCompany(), view());
    const window = { x: -50, y: -50, width: 300, height: 300 };
    expect(nodes.filter((node) => isInWindow(node, window)).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('places ten thousand people in one team', () => {
    const tree = smallCompany(10_000);
    const layout = chartLayout(tree, view({ open: new Set([1, 3]), whole: new Set([3]) }));
    expect(layout.nodes).toHaveLength(10_004);
  });
});

describe('a key in the drawing', () => {
  const tree = smallCompany();
  const layout = chartLayout(tree, view({ open: new Set([1, 2]) }));
  it.each([
    [2, 'ArrowUp', { kind: 'go', id: 1 }],
    [1, 'ArrowUp', undefined],
    [1, 'ArrowDown', { kind: 'go', id: 2 }],
    [5, 'ArrowDown', undefined],
    [2, 'ArrowRight', { kind: 'go', id: 3 }],
    [2, 'ArrowLeft', undefined],
    [2, 'End', { kind: 'go', id: 4 }],
    [4, 'Home', { kind: 'go', id: 2 }],
    [2, 'x', undefined],
    [99, 'ArrowUp', undefined],
  ])('%i %s', (id, key, step) => {
    expect(chartStep(tree, layout, id, key)).toEqual(step);
  });

  it('opens a closed team, and leads above the root', () => {
    const below = chartLayout(tree, view({ root: 2, open: new Set() }));
    expect(chartStep(tree, below, 2, 'ArrowDown')).toEqual({ kind: 'open', id: 2 });
    expect(chartStep(tree, below, 2, 'ArrowUp')).toEqual({ kind: 'rise', id: 1 });
  });
});
