/**
 * A calendar day without a zone, `YYYY-MM-DD`, years 0001–9999. Days compare as text: `'2026-03-01' < '2026-03-02'`.
 * Text from outside passes `isDay` first.
 */
export type Day = string;

/** 1 Monday … 7 Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const daysPer400Years = 146_097;
/** Days from 0000-03-01, where the arithmetic below starts counting, to 1970-01-01. */
const epochShift = 719_468;

/** Returns whether the text is an existing day: `2024-02-29` is; `2023-02-29` and `2023-2-9` are not. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const year = yearOf(text);
  const month = monthOf(text);
  const dayOfMonth = dayOfMonthOf(text);
  if (year < 1 || month < 1 || month > 12) return false;
  return dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
}

/** 1 … 9999. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 1 January … 12 December. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** 1 … 31. */
export function dayOfMonthOf(day: Day): number {
  return Number(day.slice(8, 10));
}

/** Returns the day with these parts; `month` is 1–12. Does not check the parts. */
export function dayFromParts(year: number, month: number, dayOfMonth: number): Day {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/**
 * Returns the days since 1970-01-01, negative before it.
 *
 * @throws RangeError when the text is not a day, which is a fault of the caller.
 */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a calendar day: ${day}`);
  const month = monthOf(day);
  // Count years from March: then the leap day is the last day of its year and shifts no other day.
  const year = month > 2 ? yearOf(day) : yearOf(day) - 1;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  return (
    year * 365 +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    Math.floor((153 * monthFromMarch + 2) / 5) +
    dayOfMonthOf(day) -
    1 -
    epochShift
  );
}

/** Returns the day that is `number` days after 1970-01-01. */
export function dayFromNumber(number: number): Day {
  const shifted = number + epochShift;
  const era = Math.floor(shifted / daysPer400Years);
  const dayOfEra = shifted - era * daysPer400Years;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return dayFromParts(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfMonth);
}

/** Returns the day `days` after `day`; before it when `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days);
}

/** Returns the days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the weekday of the day, 1 Monday … 7 Sunday. */
export function dayOfWeek(day: Day): Weekday {
  return weekdayOfNumber(dayNumber(day));
}

/** Returns the Monday of the day's Monday–Sunday week. */
export function mondayOf(day: Day): Day {
  return dayFromNumber(mondayNumber(dayNumber(day)));
}

/** `mondayOf` on day numbers. */
export function mondayNumber(number: number): number {
  return number - weekdayOfNumber(number) + 1;
}

/** Returns the last day of the day's month. */
export function endOfMonth(day: Day): Day {
  return dayFromParts(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day)));
}

/** Returns the earlier of two days. */
export function earlierDay(a: Day, b: Day): Day {
  return a < b ? a : b;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function weekdayOfNumber(number: number): Weekday {
  // 1970-01-01 was a Thursday. The double remainder keeps days before it in range.
  const fromMonday = (((number + 3) % 7) + 7) % 7;
  return weekdays[fromMonday] ?? 1;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Returns a number from 0 to 99 with two digits. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
