/** A limit for a number of a case, and whether the number keeps it. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** The value must not be larger; `exactly`: it must be equal. */
  readonly rule?: 'at most' | 'exactly';
}

/** One line of the table. A number that a case does not measure is absent. */
export interface CaseResult {
  readonly name: string;
  /** CPU milliseconds per request, or the unit in `unit`. */
  readonly ours?: number;
  readonly bare?: number;
  readonly unit?: string;
  readonly ratio?: number;
  readonly statements?: number;
  readonly buffers?: number;
  readonly bytes?: number;
  readonly bars: readonly Bar[];
  /** Why there are no numbers; such a run fails with or without `--check`. */
  readonly unmeasured?: string;
  /** Context that a reader needs to understand the numbers. */
  readonly note?: string | undefined;
}

export function holds(bar: Bar): boolean {
  return bar.rule === 'exactly' ? bar.value === bar.limit : bar.value <= bar.limit;
}

/** Returns whether every bar of every case is kept. */
export function allHold(results: readonly CaseResult[]): boolean {
  return results.every((result) => result.unmeasured === undefined && result.bars.every(holds));
}

/**
 * Bars whose numbers differ between two runs of the same code: times, their ratios, and the peak of memory, which depends on
 * when garbage is collected. Counted numbers do not differ.
 */
const varyingBar = /\bms\b|^(CPU|time|median) ×|^MB\b|^event loop/;

const missesVarying = ({ bars }: CaseResult) => bars.some((bar) => varyingBar.test(bar.name) && !holds(bar));

/** Such a bar is missed only if so many runs miss it. */
const mostRuns = 3;

/**
 * Returns the results of a case. While a varying bar is missed, the case runs again, at most three times in all; a line with
 * such a miss is replaced by that of the next run.
 */
export async function inSeveralRuns(run: () => Promise<CaseResult[]>): Promise<CaseResult[]> {
  let results = await run();
  for (let runs = 1; runs < mostRuns && results.some(missesVarying); runs += 1) {
    const next = new Map((await run()).map((result) => [result.name, result]));
    results = results.map((result) => (missesVarying(result) ? (next.get(result.name) ?? result) : result));
  }
  return results;
}
