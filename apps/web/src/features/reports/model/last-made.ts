import type { ReportName } from '@bellwether/domain/reports/reports';
import { localDay } from '#features/goals/door.ts';
import { readDay, writeDay } from '#platform/kept-days.ts';
import { serverNow } from '#ui/data/server-clock.ts';

const keyOf = (name: ReportName) => `report.${name}`;

/** Returns the day on which this person last made the report in this browser. */
export function lastMade(scope: string, name: ReportName): string | undefined {
  return readDay(scope, keyOf(name));
}

/** Remembers in this browser that the person has made the report. */
export function keepLastMade(scope: string, name: ReportName): void {
  writeDay(scope, keyOf(name), localDay(serverNow()));
}
