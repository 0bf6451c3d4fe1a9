/** A piece of text that both versions have, or only one of them. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this many cells the comparison would block scrolling, so the middle is shown as replaced. */
const MOST_CELLS = 4_000_000;

/**
 * Returns the words that two texts share, in order. Spaces and line breaks are kept, so the joined parts
 * restore both texts.
 */
export function wordDiff(from: string, to: string): DiffPart[] {
  const before = wordsOf(from);
  const after = wordsOf(to);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return joinParts([
    ...part('same', before.slice(0, head)),
    ...compare(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...part('same', before.slice(before.length - tail)),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

function part(kind: DiffPart['kind'], words: readonly string[]): DiffPart[] {
  return words.map((text) => ({ kind, text }));
}

/** Returns the longest common subsequence, from the front. */
function compare(before: readonly string[], after: readonly string[]): DiffPart[] {
  const width = after.length + 1;
  if ((before.length + 1) * width > MOST_CELLS) return [...part('removed', before), ...part('added', after)];
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]];
    if (old === fresh) {
      parts.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  return [...parts, ...part('removed', before.slice(row)), ...part('added', after.slice(column))];
}

/** Joins neighbours of the same kind. */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const next of parts) {
    const last = joined.at(-1);
    if (last?.kind === next.kind)
      joined[joined.length - 1] = { kind: last.kind, text: last.text + next.text };
    else joined.push(next);
  }
  return joined;
}
