/** A number that a case must keep, and whether it does. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** The value must not be larger; `exactly` where it must be equal. */
  readonly rule?: 'at most' | 'exactly';
}

/** One line of the table. What a case does not measure is absent. */
export interface CaseResult {
  readonly name: string;
  /** CPU-milliseconds per request, or what `unit` says. */
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
  /** What a reader has to know to understand the numbers. */
  readonly note?: string;
}

export function holds(bar: Bar): boolean {
  return bar.rule === 'exactly' ? bar.value === bar.limit : bar.value <= bar.limit;
}

/** Whether every bar of every case holds. */
export function allHold(results: readonly CaseResult[]): boolean {
  return results.every((result) => result.unmeasured === undefined && result.bars.every(holds));
}
