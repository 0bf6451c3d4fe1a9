import { type Day, dayFromParts, isDay } from '../../calendar/day.ts';
import { foldHeading } from './headings.ts';
import type { ImportTable } from './table.ts';

/** The order of day and month in dates that begin with neither a year nor a name: `dmy` is 31.12., `mdy` is 12/31. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const monthNames: readonly string[] = [
  'jan january januar jänner janvier janv enero ene',
  'feb february februar février févr fév febrero',
  'mar march märz mär mars marzo',
  'apr april avril avr abril abr',
  'may mai mayo',
  'jun june juni juin junio',
  'jul july juli juillet juil julio',
  'aug august août aout agosto ago',
  'sep sept september septembre septiembre',
  'oct october oktober okt octobre octubre',
  'nov november novembre noviembre',
  'dec december dezember dez décembre déc diciembre dic',
];
const months = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [foldHeading(name), at + 1] as const)),
);

interface DateParts {
  readonly year: number;
  /** Both numbers as they stand, if their order is open; else undefined. */
  readonly open: readonly [number, number] | undefined;
  readonly month: number;
  readonly date: number;
}

export const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

function partsOf(text: string): DateParts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return { year: Number(iso[1]), open: undefined, month: Number(iso[2]), date: Number(iso[3]) };
  const numbers = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4}|\d{2})(?:[ ,T].*)?$/.exec(text);
  if (numbers)
    return {
      year: fullYear(numbers[3] ?? ''),
      open: [Number(numbers[1]), Number(numbers[2])],
      month: 0,
      date: 0,
    };
  const named =
    /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]{1,2}(?:de )?(\p{L}{3,})\.?[-/, ]{1,2}(?:de )?(\d{4}|\d{2})(?:[ ,].*)?$/u.exec(
      text,
    ) ?? null;
  if (named)
    return {
      year: fullYear(named[3] ?? ''),
      open: undefined,
      month: months.get(foldHeading(named[2] ?? '')) ?? 0,
      date: Number(named[1]),
    };
  const american = /^(?:\p{L}+, )?(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,].*)?$/u.exec(text);
  if (!american) return undefined;
  return {
    year: Number(american[3]),
    open: undefined,
    month: months.get(foldHeading(american[1] ?? '')) ?? 0,
    date: Number(american[2]),
  };
}

/** Returns the day of a cell; undefined for a text that is no day in this order. */
export function readDay(text: string, order: DateOrder): Day | undefined {
  const parts = partsOf(text.trim());
  if (parts === undefined) return undefined;
  const [first, second] = parts.open ?? [parts.date, parts.month];
  const [date, month] = parts.open && order === 'mdy' ? [second, first] : [first, second];
  const day = dayFromParts(parts.year, month, date);
  return isDay(day) ? day : undefined;
}

export interface ProposedOrder {
  readonly order: DateOrder;
  /** Whether the cells prove the order: some date is none in the other one, or no date leaves it open. */
  readonly isSure: boolean;
}

/** Proposes the order of day and month from all dates of the file; the order of the rows does not matter. */
export function proposeDateOrder(cells: Iterable<string>): ProposedOrder {
  let dmy = 0;
  let mdy = 0;
  let open = 0;
  let dots = 0;
  for (const cell of cells) {
    const text = cell.trim();
    const parts = partsOf(text);
    if (parts?.open === undefined) continue;
    const [first, second] = parts.open;
    if (first > 12 && second <= 12) dmy += 1;
    else if (second > 12 && first <= 12) mdy += 1;
    else open += 1;
    if (text.includes('.')) dots += 1;
  }
  if (dmy + mdy === 0)
    return { order: dots > 0 || open === 0 ? 'dmy' : 'mdy', isSure: open === 0 || dots > 0 };
  return { order: dmy >= mdy ? 'dmy' : 'mdy', isSure: dmy === 0 || mdy === 0 };
}

/** Returns the texts among the cells of a table that may be dates, headings included. */
export function* dateCells(table: ImportTable, places: readonly number[]): Generator<string> {
  yield* table[0] ?? [];
  for (const row of table.slice(1)) for (const at of places) yield row[at] ?? '';
}
