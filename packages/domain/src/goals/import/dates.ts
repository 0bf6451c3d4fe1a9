import { addDays, type Day, dayFromParts, mondayOf } from '../../calendar/day.ts';
import { type FiscalSettings, type Quarter, quarterByIndex } from '../../calendar/quarter.ts';
import { insideWeeksOf } from '../../calendar/week.ts';
import { type DateOrder, dateOrders, fullYear, readDay } from '../../shared/table/dates.ts';

const weekName = /^(?:check-?in |status )?(?:week|w|wk|kw|woche|semaine|sem|semana|s)[ .#-]?(\d{1,2})$/i;
const yearWeekName = /^(\d{4})[- ]?(?:w|kw)[ -]?(\d{1,2})$|^(?:kw|w)[ -]?(\d{1,2})[ /-](\d{4})$/i;
const besideDay = /^(?:check-?in|status|week of|week ending|wc|we|woche vom)[: ]+/i;

/** Whether a heading names a day or a week, in either order of day and month. */
export function isWeekHeading(heading: string): boolean {
  const text = heading.trim();
  const day = text.replace(besideDay, '');
  return (
    weekName.test(text) ||
    yearWeekName.test(text) ||
    dateOrders.some((order) => readDay(day, order) !== undefined)
  );
}

/** Returns the day of a column of check-ins: its own, the first one of its week, or of the quarter's n-th week. */
export function dayOfHeading(heading: string, order: DateOrder, quarter: Quarter): Day | undefined {
  const text = heading.trim();
  const [, of] = weekName.exec(text) ?? [];
  if (of !== undefined) return insideWeeksOf(quarter)[Number(of) - 1]?.startDate;
  const [, year, week, otherWeek, otherYear] = yearWeekName.exec(text) ?? [];
  const iso = week ?? otherWeek;
  if (iso !== undefined) return isoWeek(Number(year ?? otherYear), Number(iso), quarter);
  return readDay(text.replace(besideDay, ''), order);
}

/** Returns the first day of an ISO week that is in the quarter, else its Monday. */
function isoWeek(year: number, week: number, quarter: Quarter): Day | undefined {
  if (week < 1 || week > 53) return undefined;
  const monday = addDays(mondayOf(dayFromParts(year, 1, 4)), (week - 1) * 7);
  const isCut = monday < quarter.startDate && addDays(monday, 6) >= quarter.startDate;
  return isCut ? quarter.startDate : monday;
}

const quarterName =
  /\b(?:q|t|quartal|quarter|trimestre|trim)[ .]?([1-4])\b|\b([1-4])(?:\.|er|e|º|o)? ?(?:q|quartal|quarter|trimestre)\b/i;

/** Returns the index of the quarter that a text names, such as `Q3 2026`, `FY26-Q3` or `3. Quartal 2026`. */
export function quarterNamed(text: string, settings: FiscalSettings): number | undefined {
  const clean = text
    .replace(/[_/-]/g, ' ')
    .replace(/(\d)(q)/gi, '$1 $2')
    .replace(/(q[1-4])(\d{2,4})/gi, '$1 $2');
  const [, one, other] = quarterName.exec(clean) ?? [];
  const number = Number(one ?? other ?? 0);
  const [, year] =
    /(?:\b|fy|')((?:19|20)\d{2}|\d{2})\b(?!.*\b(?:19|20)\d{2}\b)/i.exec(clean.replace(quarterName, ' ')) ??
    [];
  if (number === 0 || year === undefined) return undefined;
  const index = fullYear(year) * 4 + number - 1 - settings.quarterLabelShift;
  const found = quarterByIndex(index, settings);
  return found.quarter === number && found.year === fullYear(year) ? index : undefined;
}
