import { addDays } from '@bellwether/domain/calendar/day';
import { currentQuarter, quarterByIndex } from '@bellwether/domain/calendar/quarter';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { proposedPaces } from '@bellwether/domain/goals/import/meanings';
import { dateOrderOf, planGoalsFile } from '@bellwether/domain/goals/import/plan-file';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { english } from '@bellwether/domain/locale/language';
import { hasText } from '@bellwether/domain/shared/table/table';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import { readTable } from '#platform/documents/read-table.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { TenantCache } from '#platform/session/tenant-cache.ts';
import { writePlannedGoals } from '../src/features/goals/importing/commands.write.ts';
import { otherPeople } from './other-company.ts';

interface OtherCompany {
  readonly tenantId: number;
  readonly goalType: GoalType;
  readonly calendar: CalendarSettings;
}

/** What each of the bakery's people wanted in a quarter of the year before. */
const wishes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  baker: ['Two kinds of rye', 'Flour from one mill', 'Night shift of three', 'Bread for the market'],
  oven: ['One oven repaired', 'Gas costs down 10%', 'No batch burnt', 'The second oven ordered'],
  shop: ['Queue below five minutes', 'Cards at every till', 'Open on Sundays', '200 regulars'],
  books: ['Books closed by the fifth', 'Wages without errors', 'One bank', 'A budget for the shop'],
  vans: ['Every van before six', 'Two routes fewer', 'An electric van', 'No claim by a café'],
  sweets: ['Three new tarts', 'Waste below 4%', 'Orders by phone end', 'A Christmas box'],
};

/** The words of four check-ins, and the outcome. */
const courses: readonly (readonly [string, string, string, string, string])[] = [
  ['on track', 'on track', 'on track', 'on track', 'achieved'],
  ['on track', 'at risk', 'on track', 'on track', 'achieved'],
  ['on track', 'at risk', 'behind', 'off track', 'missed'],
  ['at risk', 'at risk', 'on track', 'on track', 'achieved'],
  ['on track', 'on track', 'at risk', 'behind', 'missed'],
];

/** The file in which the bakery kept its goals before: one row for each check-in. */
function otherYear({ calendar }: OtherCompany, now: number): string {
  const { index } = currentQuarter(now, calendar);
  const rows = [...Object.entries(wishes)].flatMap(([key, titles], person) =>
    titles.flatMap((title, at) => {
      const quarter = quarterByIndex(index - 4 + at, calendar);
      const email = otherPeople.find((one) => one.key === key)?.email ?? '';
      const [first, second, third, fourth, outcome] = courses[(person * 2 + at * 3) % courses.length] ?? [];
      return [first, second, third, fourth].map((word, step) =>
        [
          title,
          email,
          quarterLabel(quarter),
          word,
          addDays(quarter.startDate, 15 + step * 20),
          email,
          step === 3 ? outcome : '',
        ].join(','),
      );
    }),
  );
  return ['Objective,Owner,Quarter,Status,Check-in Date,Updated By,Outcome', ...rows].join('\r\n');
}

/** Fills the bakery's past as an admin would: by an import of a file of goals (goals.34). */
export async function importOtherYear(
  db: Queries,
  company: OtherCompany,
  { now, ceoId }: { readonly now: number; readonly ceoId: number },
): Promise<void> {
  const { tenantId, calendar, goalType } = company;
  const read = await readTable(new TextEncoder().encode(otherYear(company, now)), {
    kind: 'goals',
    remembered: {},
  });
  if ('fault' in read) throw new Error('The file of the demo cannot be read.');
  const people = await sql<{ id: number; name: string; emailKey: string }>`
    select id, name, email_key as "emailKey" from person where tenant_id = ${tenantId}`.execute(db);
  const { order } = dateOrderOf(read.table, read.columns);
  const plan = await inTurns(
    planGoalsFile(
      read.table,
      { headingRow: read.headingRow, columns: read.columns, dateOrder: order },
      {
        people: people.rows.map((one) => ({
          ...one,
          externalId: null,
          isDeactivated: false,
          isObserver: false,
        })),
        goals: [],
        calendar,
        goalType,
        achievedPercent: 100,
        today: tenantDay(now, calendar.zone),
      },
      { answers: [], paces: proposedPaces },
    ),
  );
  if (plan.faults.length > 0) throw new Error('The file of the demo has faults.');
  const checkIns = plan.goals.reduce((sum, goal) => sum + goal.checkIns.length, 0);
  const { rows } = await sql<{
    id: number;
  }>`insert into goal_import (tenant_id, author_id, state, file_name, total, written,
      planned, outcome, created_at, changed_at)
    values (${tenantId}, ${ceoId}, 'done', 'bakery-goals.csv', ${read.table.slice(1).filter(hasText).length},
      ${plan.goals.length}, ${plan.goals.length}, ${JSON.stringify({ goals: plan.goals.length, checkIns, results: plan.goals.length, unchanged: 0, leftOut: 0, faults: [] })}::jsonb,
      ${instant(now)}, ${instant(now)}) returning id`.execute(db);
  const tenant = { id: tenantId, calendar, goalType, firstQuarter: null };
  const target = {
    db,
    now,
    cache: new TenantCache(),
    tenant,
    importId: rows[0]?.id ?? 0,
    authorId: ceoId,
    language: english,
  };
  await writePlannedGoals(target, plan.goals, async () => undefined);
}
