import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Exit with 1 when a bar is missed. */
  readonly check: boolean;
  /** Fewer rounds, no tenant of 100,000 goals and fewer other tenants. */
  readonly quick: boolean;
  /** Write docs/benchmarks.md. */
  readonly write: boolean;
  /** Only the cases whose name begins with one of these; all where it is empty. */
  readonly only: readonly string[];
}

export const usage = `npm run bench -- [--check] [--quick] [--write] [CASE …]

Measures each case against its bare peer in the same run, on data made for it (kept for the next run).
  --check   exit with 1 when a bar is missed
  --quick   fewer rounds and smaller growth cases
  --write   write the results to docs/benchmarks.md
CASE        list, detail, prediction, dashboard, sign-in, matrix, compliance, cold-start, memory, web, growth; all without one
`;

/** Reads the command line; undefined when only the usage was asked for. Throws for an option that is not known. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  return { check: values.check, quick: values.quick, write: values.write, only: positionals };
}
