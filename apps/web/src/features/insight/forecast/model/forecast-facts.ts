import type { Forecast } from '@bellwether/contract/insight/forecast';

/** Returns a number of goals without decimals: 31.4 is "31". */
export function whole(expected: number): string {
  return String(Math.round(expected));
}

/** Returns what came of the forecasts of an ended quarter; undefined while it runs, or while results are missing. */
export function resultOf({
  HasEnded,
  Goals,
  Decided,
  Achieved,
}: Pick<Forecast, 'HasEnded' | 'Goals' | 'Decided' | 'Achieved'>): number | undefined {
  return HasEnded && Decided === Goals ? Achieved : undefined;
}

/** Returns whether a goal's label fell or rose; for a first label, neither. */
export function directionOf({ From, To }: Forecast['Moved'][number]): 'fell' | 'rose' | 'new' {
  if (From === null || To === null) return 'new';
  return To < From ? 'fell' : 'rose';
}
