import type { Day } from '@bellwether/domain/calendar/day';
import type { Queries } from '#platform/database/driver.ts';

/** A cycle of the demo that was written with its self reviews and appraisals. */
export interface WrittenCycle {
  readonly tenantId: number;
  readonly cycleId: number;
  readonly isFinished: boolean;
  readonly now: number;
  readonly today: Day;
  readonly idOf: (key: string) => number;
}

/** Writes a further part of a cycle, such as peer feedback. */
export type WriteCyclePart = (db: Queries, cycle: WrittenCycle) => Promise<void>;
