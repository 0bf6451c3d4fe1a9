import type { OrgTree } from './org-tree.ts';

/** A line of the indented list. */
export interface OrgLine {
  readonly id: number;
  /** 1 for people without a manager in the list. */
  readonly level: number;
  /** The position in the team, from 1. */
  readonly place: number;
  readonly count: number;
}

/** Returns the visible lines of the list below the given tops: all people whose managers are all open. */
export function orgLines(
  tree: OrgTree,
  tops: readonly number[],
  open: ReadonlySet<number>,
): readonly OrgLine[] {
  const lines: OrgLine[] = [];
  const add = (ids: readonly number[], level: number) => {
    ids.forEach((id, index) => {
      lines.push({ id, level, place: index + 1, count: ids.length });
      if (open.has(id)) add(tree.reportsOf(id), level + 1);
    });
  };
  add(tops, 1);
  return lines;
}

/** The effect of a key in the list (WAI-ARIA tree pattern). */
export type ListStep = { readonly kind: 'go'; readonly index: number } | { readonly kind: 'open' | 'close' };

/** Returns what a key does while the line at `index` has the focus; undefined for keys that do nothing. */
export function listStep(
  lines: readonly OrgLine[],
  index: number,
  key: string,
  state: { readonly hasTeam: boolean; readonly isOpen: boolean },
): ListStep | undefined {
  const line = lines[index];
  if (!line) return undefined;
  switch (key) {
    case 'ArrowDown':
      return goTo(index + 1, lines);
    case 'ArrowUp':
      return goTo(index - 1, lines);
    case 'Home':
      return goTo(0, lines);
    case 'End':
      return goTo(lines.length - 1, lines);
    case 'ArrowRight':
      if (!state.hasTeam) return undefined;
      return state.isOpen ? goTo(index + 1, lines) : { kind: 'open' };
    case 'ArrowLeft':
      if (state.isOpen) return { kind: 'close' };
      return goTo(
        lines.findLastIndex((each, at) => at < index && each.level < line.level),
        lines,
      );
    default:
      return undefined;
  }
}

function goTo(index: number, lines: readonly OrgLine[]): ListStep | undefined {
  return lines[index] ? { kind: 'go', index } : undefined;
}
