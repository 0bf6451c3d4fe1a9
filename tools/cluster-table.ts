import type { LoadResult } from './cluster-load.ts';

/** What a row must keep; undefined: no bar. Lost writes, missed events and mails sent twice are always 0. */
export interface Bars {
  readonly mostSeconds?: number;
  readonly mostFailed?: number;
}

/** What a case counts beside the load. */
export interface Extra {
  readonly mailsTwice?: number;
  /** What else it measured, in a few words. */
  readonly note?: string;
  /** A sentence for each thing that should hold and does not. */
  readonly faults?: readonly string[];
}

export const columns = [
  'case',
  'writes acknowledged',
  'requests failed',
  'seconds without service',
  'acknowledged writes lost',
  'live events missed',
  'mails sent twice',
  'measured beside',
  'bars',
];

/** Returns a row of the table, and whether its bars hold. A case without a load has none of its figures. */
export function rowOf(
  name: string,
  bars: Bars,
  load: LoadResult | undefined,
  extra: Extra = {},
): { readonly row: string; readonly holds: boolean } {
  const { mostSeconds, mostFailed } = bars;
  const { mailsTwice, faults = [] } = extra;
  const said = [
    ...(load ? ['lost = 0', 'missed = 0'] : []),
    ...(mailsTwice === undefined ? [] : ['twice = 0']),
    ...(mostSeconds === undefined ? [] : [`seconds ≤ ${mostSeconds}`]),
    ...(mostFailed === undefined ? [] : [`failed ≤ ${mostFailed}`]),
  ];
  const isServed =
    load === undefined ||
    (load.lost === 0 &&
      load.missed === 0 &&
      load.secondsWithout <= (mostSeconds ?? Number.POSITIVE_INFINITY) &&
      load.failed <= (mostFailed ?? Number.POSITIVE_INFINITY));
  const holds = isServed && (mailsTwice ?? 0) === 0 && faults.length === 0;
  const cells = [
    name,
    load?.acknowledged,
    load?.failed,
    load?.secondsWithout.toFixed(1),
    load?.lost,
    load?.missed,
    mailsTwice,
    [extra.note, ...faults].filter(Boolean).join('; '),
    [...said, holds ? 'ok' : 'MISSED'].join(' · '),
  ];
  return { row: `| ${cells.map((cell) => cell ?? '').join(' | ')} |`, holds };
}
