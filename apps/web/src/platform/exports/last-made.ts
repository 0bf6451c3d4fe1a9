import type { ReportName } from '@bellwether/domain/reports/reports';
import { readDay, writeDay } from '../kept-days.ts';

const keyOf = (name: ReportName) => `report.${name}`;

/** Returns the day (YYYY-MM-DD) on which this person last made the report in this browser. */
export function lastMade(scope: string, name: ReportName): string | undefined {
  return readDay(scope, keyOf(name));
}

/** Remembers in this browser that the person has made the report on the day. */
export function keepLastMade(scope: string, name: ReportName, day: string): void {
  writeDay(scope, keyOf(name), day);
}
