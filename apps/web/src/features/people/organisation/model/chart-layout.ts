import type { OrgTree } from './org-tree.ts';

/** A node's size in pixels (people.20). */
export const nodeSize = { width: 200, narrow: 160, height: 160 } as const;

/** A larger team is drawn as a block of rows, which first shows only some of its people. */
const mostInRow = 12;

const gap = { across: 24, down: 56, inBlock: 16, padding: 12 } as const;
const blockColumns = 4;
const wholeColumns = 8;

/** The open parts of the chart. The person `at` is drawn even if the rest of their team is hidden. */
export interface ChartView {
  readonly root: number;
  readonly at: number | undefined;
  /** The people whose reports are drawn. */
  readonly open: ReadonlySet<number>;
  /** The managers whose large teams are drawn in full. */
  readonly whole: ReadonlySet<number>;
}

export interface ChartNode {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** 1 for the root. */
  readonly level: number;
  /** The node above; undefined for the root. */
  readonly parent: number | undefined;
  /** The index among the drawn reports of the same manager, from 0. */
  readonly index: number;
}

/** Stands for the people of a team who are not drawn. */
export interface ChartRest {
  readonly of: number;
  /** The number of people in the team. */
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** The frame around the people of a large team. */
export interface ChartBlock {
  readonly of: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartLayout {
  readonly nodes: readonly ChartNode[];
  readonly rests: readonly ChartRest[];
  readonly blocks: readonly ChartBlock[];
  /** One SVG path of all lines between managers and reports. */
  readonly lines: string;
  readonly width: number;
  readonly height: number;
}

interface Team {
  /** The people who stand beside each other in the row. */
  readonly row: readonly number[];
  /** The people in the block. */
  readonly block: readonly number[];
  /** The size of the whole team, if some of its people are hidden. */
  readonly cutFrom: number | undefined;
  readonly columns: number;
}

/**
 * Returns the positions of all drawn people, with managers above the middle of their teams. A large team is a block.
 * Members of the block whose own teams are open stand beside it.
 */
export function chartLayout(tree: OrgTree, view: ChartView, width: number = nodeSize.width): ChartLayout {
  const { height } = nodeSize;
  const nodes: ChartNode[] = [];
  const rests: ChartRest[] = [];
  const blocks: ChartBlock[] = [];
  const lines: string[] = [];
  const widths = new Map<number, number>();
  let bottom = 0;

  const blockWidth = ({ columns }: Team) => columns * width + (columns - 1) * gap.inBlock + 2 * gap.padding;
  const teamWidth = (team: Team) => {
    const parts = team.row.map(widthOf);
    if (team.block.length > 0) parts.unshift(blockWidth(team));
    return parts.reduce((sum, part) => sum + part, 0) + gap.across * Math.max(0, parts.length - 1);
  };
  function widthOf(id: number): number {
    const known = widths.get(id);
    if (known !== undefined) return known;
    const team = teamOf(tree, view, id);
    const wide = team ? Math.max(width, teamWidth(team)) : width;
    widths.set(id, wide);
    return wide;
  }
  const add = (node: ChartNode) => {
    nodes.push(node);
    bottom = Math.max(bottom, node.y + height);
  };
  const place = (node: Omit<ChartNode, 'x'>, left: number) => {
    const { id, y } = node;
    const x = left + (widthOf(id) - width) / 2;
    add({ ...node, x });
    const team = teamOf(tree, view, id);
    if (!team) return;
    const below = y + height + gap.down;
    const middle = x + width / 2;
    const line = (to: number) =>
      lines.push(`M${middle} ${y + height}V${below - gap.down / 2}H${to}V${below}`);
    let across = left + (widthOf(id) - teamWidth(team)) / 2;
    if (team.block.length > 0) {
      placeBlock(team, { id, level: node.level }, across, below);
      line(across + blockWidth(team) / 2);
      across += blockWidth(team) + gap.across;
    }
    team.row.forEach((report, at) => {
      const index = team.block.length + at;
      place({ id: report, y: below, level: node.level + 1, parent: id, index }, across);
      line(across + widthOf(report) / 2);
      across += widthOf(report) + gap.across;
    });
  };
  const placeBlock = (
    team: Team,
    manager: { readonly id: number; readonly level: number },
    left: number,
    top: number,
  ) => {
    const cell = (index: number) => ({
      x: left + gap.padding + (index % team.columns) * (width + gap.inBlock),
      y: top + gap.padding + Math.floor(index / team.columns) * (height + gap.inBlock),
    });
    team.block.forEach((id, index) => {
      add({ id, ...cell(index), level: manager.level + 1, parent: manager.id, index });
    });
    const cells = team.block.length + (team.cutFrom === undefined ? 0 : 1);
    if (team.cutFrom !== undefined)
      rests.push({ of: manager.id, count: team.cutFrom, ...cell(team.block.length) });
    const rows = Math.ceil(cells / team.columns);
    const tall = rows * height + (rows - 1) * gap.inBlock + 2 * gap.padding;
    blocks.push({ of: manager.id, x: left, y: top, width: blockWidth(team), height: tall });
    bottom = Math.max(bottom, top + tall);
  };

  place({ id: view.root, y: 0, level: 1, parent: undefined, index: 0 }, 0);
  return { nodes, rests, blocks, lines: lines.join(''), width: widthOf(view.root), height: bottom };
}

/** Returns the drawn team of a person; undefined if there is none or it is closed. */
function teamOf(tree: OrgTree, view: ChartView, id: number): Team | undefined {
  const reports = tree.reportsOf(id);
  if (reports.length === 0 || !view.open.has(id)) return undefined;
  if (reports.length <= mostInRow) return { row: reports, block: [], cutFrom: undefined, columns: 0 };
  const isOpen = (report: number) => view.open.has(report) && tree.reportsOf(report).length > 0;
  const isWhole = view.whole.has(id);
  const shown = isWhole
    ? reports
    : reports.filter((report, index) => index < mostInRow || isOpen(report) || report === view.at);
  return {
    row: shown.filter(isOpen),
    block: shown.filter((report) => !isOpen(report)),
    cutFrom: shown.length < reports.length ? reports.length : undefined,
    columns: isWhole ? wholeColumns : blockColumns,
  };
}

/** A part of the drawing in its own pixels. */
export interface ChartWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns whether a box is at least partly in the window. */
export function isInWindow(
  box: { readonly x: number; readonly y: number; readonly width?: number; readonly height?: number },
  window: ChartWindow,
): boolean {
  const { width = nodeSize.width, height = nodeSize.height } = box;
  return (
    box.x + width >= window.x &&
    box.x <= window.x + window.width &&
    box.y + height >= window.y &&
    box.y <= window.y + window.height
  );
}
