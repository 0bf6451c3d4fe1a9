import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Scope } from '../session/scope.ts';
import { fileWords } from './words.files.ts';

/** What a downloaded file is, as its name says. */
export type FileKind = keyof typeof fileWords.kinds;

/**
 * Returns the name of a file that is downloaded today, without its ending: `bellwether-<what>-<when>-<date>`, in the
 * reader's language (reports.3).
 */
export function fileNameOf(scope: Scope, what: FileKind, ...when: readonly string[]): string {
  const day = tenantDay(scope.now, scope.tenant.calendar.zone);
  return [timelessFileName(scope, what), ...when, day].join('-');
}

/** Returns the name of a file that is the same on each day, without its ending. */
export function timelessFileName({ language }: Pick<Scope, 'language'>, what: FileKind): string {
  return `bellwether-${language.words(fileWords).kinds[what]}`;
}

interface NamedQuarter {
  readonly year: number;
  readonly quarter: number;
}

/** Returns a quarter in file names: `2026-q3`. */
export function quarterInName({ year, quarter }: NamedQuarter): string {
  return `${year}-q${quarter}`;
}

/** Returns the span of quarters in file names, oldest first: `2026-q3-to-2026-q4`. */
export function quartersInName(
  { language }: Pick<Scope, 'language'>,
  quarters: readonly NamedQuarter[],
): string {
  const words = language.words(fileWords);
  const [first, last] = [quarters[0], quarters.at(-1)];
  const names = new Set([first, last].flatMap((quarter) => (quarter ? [quarterInName(quarter)] : [])));
  return [...names].join(`-${words.to}-`) || words.all;
}
