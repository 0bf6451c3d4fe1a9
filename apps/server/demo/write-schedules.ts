import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import type { ReportRhythm } from '@bellwether/domain/reports/reports';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';

interface SchedulesToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
}

interface ScheduleStory {
  readonly person: string;
  readonly rhythm: ReportRhythm;
  readonly choice: ScheduledChoice;
}

/** Writes the reports that people of the demo get links to. */
export async function writeSchedules(db: Queries, { tenantId, now, idOf }: SchedulesToWrite): Promise<void> {
  const schedules: readonly ScheduleStory[] = [
    { person: 'ceo', rhythm: 'weekly', choice: { Report: 'goalCompliance', Mode: 2 } },
    { person: 'ceo', rhythm: 'quarterly', choice: { Report: 'goalTrees', Format: 'pdf', Quarters: 4 } },
    { person: 'manager', rhythm: 'weekly', choice: { Report: 'teamGoalUpdates', Users: [idOf('lead')] } },
    {
      person: 'hradmin',
      rhythm: 'weekly',
      choice: { Report: 'goalList', Format: 'excel', UserId: 0 },
    },
  ];
  const at = timestamp(now);
  const rows = schedules.map(({ person, rhythm, choice }) => ({
    tenant_id: tenantId,
    person_id: idOf(person),
    rhythm,
    choice,
    looked_at: at,
    created_at: at,
  }));
  await insertRows(db, 'report_schedule', rows);
}
