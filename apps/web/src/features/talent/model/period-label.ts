import type { TalentPeriod } from '@bellwether/contract/talent/appraisal';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { shownRange } from '#ui/data/shown.ts';

/** Returns "Q3 2026". */
export function periodLabel({ Quarter, Year }: Pick<TalentPeriod, 'Quarter' | 'Year'>): string {
  return quarterLabel({ quarter: Quarter as 1 | 2 | 3 | 4, year: Year });
}

/** Returns the name of the cycle of its own, or "Q3 2026" for the appraisal of a quarter. */
export function cycleLabel({
  Cycle,
  Period,
}: {
  readonly Cycle?: { readonly Name: string } | undefined;
  readonly Period: TalentPeriod;
}): string {
  return Cycle?.Name ?? periodLabel(Period);
}

/** Returns "1 Jul – 30 Sep", in another year "1 Jul – 30 Sep 2025". */
export function periodDays({ StartDate, EndDate }: Pick<TalentPeriod, 'StartDate' | 'EndDate'>): string {
  return shownRange(StartDate, EndDate);
}
