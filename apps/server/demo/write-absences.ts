import { addDays } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { AbsenceStory } from './story.ts';

interface AbsencesToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly zone: string;
  readonly idOf: (key: string) => number;
  readonly absences: readonly AbsenceStory[];
}

/** Writes absences that hold today. Nobody is told of them. */
export async function writeAbsences(
  db: Queries,
  { tenantId, now, zone, idOf, absences }: AbsencesToWrite,
): Promise<void> {
  const today = tenantDay(now, zone);
  const rows = absences.map(({ person, deputy, daysAgo, daysLeft }) => ({
    tenant_id: tenantId,
    person_id: idOf(person),
    deputy_id: deputy === undefined ? null : idOf(deputy),
    first_day: addDays(today, -daysAgo),
    last_day: addDays(today, daysLeft),
    is_on: true,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  }));
  await db.insertInto('absence').values(rows).execute();
}
