import { short } from './table.ts';

/** What a call costs in one company. */
export interface CountedCall {
  readonly name: string;
  /** Whether its cost must not grow with the company. */
  readonly isBounded: boolean;
  /** Whether it is an answer about the whole company that a large one keeps for a minute. */
  readonly isKept: boolean;
  readonly statements: number;
  readonly buffers: number;
  /** Milliseconds in which the database worked on the first call, and on a later one. */
  readonly ofDatabase: { readonly first: number; readonly again: number };
  /** Processor milliseconds of the first call, and of one more. */
  readonly first: number;
  readonly again: number;
  /** Why nothing was counted. */
  readonly refusal?: string;
}

const mostGrowth = 1.3;
/** Of the database, in milliseconds: for a whole-company answer that is counted, and for one that is kept. */
const mostCounting = 2_000;
const mostKept = 5;
const columns = [
  'call',
  'statements',
  'in the large one',
  'buffers',
  'in the large one',
  'ratio',
  'ms CPU',
  'in the large one: first',
  'again',
  'of it ms database: first',
  'again',
  'bars',
];

/** Returns the table of both companies, and whether every bar holds. */
export function largeTable(
  small: readonly CountedCall[],
  large: readonly CountedCall[],
): { readonly table: string; readonly holds: boolean } {
  const rows = small.map((before) => {
    const after = large.find(({ name }) => name === before.name);
    if (!after) throw new Error(`${before.name} was not counted in the large company.`);
    return rowOf(before, after);
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return {
    table: [
      line(columns),
      `|${columns.map(() => '---|').join('')}`,
      ...rows.map(({ cells }) => line(cells)),
    ].join('\n'),
    holds: rows.every(({ holds }) => holds),
  };
}

function rowOf(before: CountedCall, after: CountedCall) {
  const ratio = after.buffers / Math.max(1, before.buffers);
  const refusal = after.refusal ?? before.refusal;
  if (refusal !== undefined) {
    const cells = [
      before.name,
      ...Array.from({ length: columns.length - 2 }, () => ''),
      `**miss**: ${refusal}`,
    ];
    return { cells, holds: false };
  }
  const { bars, holds } = barsOf(before, after, ratio);
  const cells = [
    before.name,
    short(before.statements),
    short(after.statements),
    short(Math.round(before.buffers)),
    short(Math.round(after.buffers)),
    `${ratio.toFixed(2)}×`,
    short(before.again),
    short(after.first),
    short(after.again),
    short(after.ofDatabase.first),
    short(after.ofDatabase.again),
    bars,
  ];
  return { cells, holds };
}

function barsOf(before: CountedCall, after: CountedCall, ratio: number) {
  const said = (bars: string, holds: boolean) => ({ bars: `${bars} ${holds ? 'ok' : '**miss**'}`, holds });
  if (after.isBounded) {
    const isAsFew = Math.round(after.statements * 10) <= Math.round(before.statements * 10);
    return said(`statements as few · buffers ≤ ${mostGrowth}×`, isAsFew && ratio <= mostGrowth);
  }
  if (!after.isKept) return { bars: 'the whole company: none', holds: true };
  const { first, again } = after.ofDatabase;
  return said(
    `ms database: first ≤ ${short(mostCounting)} · again ≤ ${mostKept}`,
    first <= mostCounting && again <= mostKept,
  );
}
