import { short } from './table.ts';

/** What a call costs in one company. */
export interface CountedCall {
  readonly name: string;
  /** Whether its cost must not grow with the company. */
  readonly isBounded: boolean;
  readonly statements: number;
  readonly buffers: number;
  /** Processor milliseconds of the first call, and of one more. */
  readonly first: number;
  readonly again: number;
  /** Why nothing was counted. */
  readonly refusal?: string;
}

const mostGrowth = 1.3;
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
  const same = Math.round(after.statements * 10) === Math.round(before.statements * 10);
  const holds = !after.isBounded || (same && ratio <= mostGrowth);
  const bars = `statements equal · buffers ≤ ${mostGrowth}× ${holds ? 'ok' : '**miss**'}`;
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
    after.isBounded ? bars : 'the whole company: none',
  ];
  return { cells, holds };
}
