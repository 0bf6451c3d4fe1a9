import { grouped } from '../../shared/grouped.ts';
import type { GoalNote } from './faults.ts';
import { meaningOf } from './meanings.ts';
import type { GoalRow } from './read-rows.ts';

/** All rows of one goal: a file may have one row for each check-in. */
export interface GatheredGoal extends Omit<GoalRow, 'row'> {
  /** The first row. */
  readonly row: number;
  readonly rows: readonly number[];
}

/**
 * Returns the goals of the rows. Rows with one id are one goal, and rows without id that name the same title, owner, parent and
 * time. Where rows differ, the longest text counts, else the first by alphabet, so the order of the rows does not matter.
 */
export function gatherGoals(rows: readonly GoalRow[], notes: GoalNote[]): GatheredGoal[] {
  const groups = grouped(rows, keyOf);
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) throw new Error('A group of rows is empty.');
    if (group.length === 1) return { ...first, rows: [first.row] };
    for (const { row, checkIns, outcome } of group.slice(1))
      if (checkIns.length === 0 && outcome.word === '' && outcome.percent === undefined)
        notes.push({ row, column: null, code: 'row_repeated', value: String(first.row) });
    return gathered(first.row, group);
  });
}

function keyOf({ texts: { id, title }, owner, parent, quarter, start, end }: GoalRow): string {
  if (id !== '') return `id ${id.toLowerCase()}`;
  return JSON.stringify([title, owner, parent, quarter, start, end]).toLowerCase();
}

function gathered(row: number, group: readonly GoalRow[]): GatheredGoal {
  const text = (read: (row: GoalRow) => string) => best(group.map(read));
  const day = (read: (row: GoalRow) => string | undefined) =>
    best(group.map((one) => read(one) ?? '')) || undefined;
  const ended = group.map(({ outcome }) => outcome.percent).filter((percent) => percent !== undefined);
  return {
    row,
    rows: group.map((one) => one.row),
    texts: {
      id: text(({ texts }) => texts.id),
      title: text(({ texts }) => texts.title),
      // A sheet may have one row for each key result.
      measurement: allOf(group.map(({ texts }) => texts.measurement)),
      description: text(({ texts }) => texts.description),
      memo: text(({ texts }) => texts.memo),
    },
    owner: text(({ owner }) => owner),
    parent: text(({ parent }) => parent),
    quarter: text(({ quarter }) => quarter),
    start: day(({ start }) => start),
    end: day(({ end }) => end),
    isPrivate: group.some(({ isPrivate }) => isPrivate),
    state: lastWord(group.map(({ state }) => state)),
    checkIns: group.flatMap(({ checkIns }) => checkIns),
    outcome: {
      word: lastWord(group.map(({ outcome }) => outcome.word)),
      percent: ended.length === 0 ? undefined : Math.max(...ended),
      text: text(({ outcome }) => outcome.text),
      day: day(({ outcome }) => outcome.day),
    },
  };
}

/** Returns all different texts, by alphabet. */
function allOf(texts: readonly string[]): string {
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .sort()
    .join('\n');
}

function best(texts: readonly string[]): string {
  const [first = ''] = texts.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1));
  return first;
}

/** A word that ends a goal counts before one that does not. */
function lastWord(words: readonly string[]): string {
  const ends = words.filter((word) =>
    ['achieved', 'missed', 'cancelled', 'closed'].includes(meaningOf(word) ?? ''),
  );
  return best(ends.length > 0 ? ends : words);
}
