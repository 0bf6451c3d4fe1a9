import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Exit with 1 when a bar is missed, a time ratio or memory in three runs. */
  readonly check: boolean;
  /** Fewer rounds, no tenant of 100,000 goals and fewer other tenants. */
  readonly quick: boolean;
  /** Write docs/benchmarks.md. */
  readonly write: boolean;
  /** Also measure memory for `minutes`, which takes longer than everything else. */
  readonly soak: boolean;
  readonly minutes: number;
  /** Only the cases whose name begins with one of these; empty: all cases. */
  readonly only: readonly string[];
}

/** The cases of a run that names none. */
export const usualCases = [
  ...['list', 'detail', 'prediction', 'dashboard', 'sign-in', 'matrix'],
  ...['strategy', 'notifications', 'action-items'],
  ...[
    'ordinary',
    'fair-share',
    'compliance',
    'organisation',
    'people',
    'talent',
    'insight',
    'reports',
    'deck',
    'cold-start',
    'memory',
    'live',
    'web',
    'goals-page',
    'growth',
  ],
] as const;
export type CaseName = (typeof usualCases)[number];

const soakMinutes = 30;

export const usage = `npm run bench -- [--check] [--quick] [--write] [--soak] [--minutes N] [CASE …]

Measures each case against its bare peer in the same run, on data made for it (kept for the next run).
  --check      exit with 1 when a bar is missed, a time ratio or memory in three runs
  --quick      fewer rounds and smaller growth cases
  --write      write the results to docs/benchmarks.md
  --soak       also watch the memory of a server that is used for ${soakMinutes} minutes
  --minutes N  watch it for N minutes instead
CASE           ${usualCases.slice(0, 7).join(', ')},
               ${usualCases.slice(7).join(', ')}, soak;
               all but soak without one
`;

/**
 * Reads the command line; returns undefined for the usage.
 *
 * @throws for an unknown option or case.
 */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      soak: { type: 'boolean', default: false },
      minutes: { type: 'string', default: String(soakMinutes) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { check, quick, write } = values;
  const unknown = positionals.find((name) => name !== 'soak' && !usualCases.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`There is no case ${unknown}.\n\n${usage}`);
  const minutes = Number(values.minutes);
  if (!(minutes >= 1)) throw new Error(`--minutes takes a number from 1 on, not ${values.minutes}.`);
  return {
    check,
    quick,
    write,
    minutes,
    soak: values.soak || positionals.includes('soak'),
    only: positionals,
  };
}
