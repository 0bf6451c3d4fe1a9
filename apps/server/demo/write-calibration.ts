import { addDays } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';
import type { Periods } from '../src/features/tenant/queries.ts';
import type { northwindCalibration } from './northwind-calibration.ts';
import { writeAppraisals } from './write-appraisals.ts';

const day = 86_400_000;

interface CalibrationToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly zone: string;
  readonly periods: Periods;
  readonly idOf: (key: string) => number;
  readonly nameOf: (key: string) => string;
  readonly calibration: typeof northwindCalibration;
}

/** Writes a cycle with the days of the last quarter, its drafts, and an open calibration session on them. */
export async function writeCalibration(db: Queries, given: CalibrationToWrite): Promise<void> {
  const { tenantId, now, idOf, calibration } = given;
  const cycleId = await writeDatedCycle(db, given);
  await writeAppraisals(db, {
    ...given,
    appraisals: calibration.drafts.map((draft, turn) => ({
      ...draft,
      quartersAgo: 1,
      state: 'draft',
      turn,
      levels: 3,
      cycle: { id: cycleId, name: calibration.cycle, quarters: 1 },
    })),
  });
  const { id: sessionId } = await db
    .insertInto('calibration_session')
    .values({
      tenant_id: tenantId,
      name: calibration.session,
      cycle_id: cycleId,
      levels: 3,
      guide: [...calibration.guide],
      state: 'open',
      opener_id: idOf(calibration.opener),
      opened_at: timestamp(now - 4 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { tenant_id: tenantId, session_id: sessionId };
  await insertRows(
    db,
    'calibration_participant',
    [calibration.opener, ...calibration.participants].map((key) => ({ ...place, person_id: idOf(key) })),
  );
  await writeCards(db, given, { place, cycleId });
}

async function writeDatedCycle(
  db: Queries,
  { tenantId, now, zone, periods, idOf, calibration }: CalibrationToWrite,
): Promise<number> {
  const last = periods.current.index - 1;
  const quarter = periods.byIndex(last);
  if (!quarter) throw new Error('A quarter has ended.');
  const today = tenantDay(now, zone);
  const begun = timestamp(now - 9 * day);
  const people = calibration.drafts.map(({ employee }) => idOf(employee));
  const { id } = await db
    .insertInto('appraisal_cycle')
    .values({
      tenant_id: tenantId,
      name: calibration.cycle,
      kind: 'dates',
      first_index: last,
      last_index: last,
      starts_on: quarter.startDate,
      ends_on: quarter.endDate,
      review_opens: quarter.endDate < addDays(today, -8) ? addDays(today, -8) : addDays(quarter.endDate, 1),
      review_due: addDays(today, 12),
      audience: JSON.stringify({
        company: false,
        departments: [],
        organisations: [],
        people,
        addedBefore: null,
      }),
      started_at: begun,
      created_at: begun,
      updated_at: begun,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'appraisal_cycle_member',
    people.map((employee) => ({ tenant_id: tenantId, cycle_id: id, employee_id: employee })),
  );
  return id;
}

interface SessionPlace {
  readonly place: { readonly tenant_id: number; readonly session_id: number };
  readonly cycleId: number;
}

/** Writes the cards where the moves have put them, and the moves. */
async function writeCards(
  db: Queries,
  { tenantId, now, idOf, calibration }: CalibrationToWrite,
  { place, cycleId }: SessionPlace,
): Promise<void> {
  const rows = await db
    .selectFrom('appraisal')
    .select(['id', 'employee_id'])
    .where('tenant_id', '=', tenantId)
    .where('cycle_id', '=', cycleId)
    .execute();
  const appraisalOf = (key: string) => rows.find((row) => row.employee_id === idOf(key))?.id;
  const moves: Record<string, unknown>[] = [];
  const cards = calibration.drafts.map(({ employee, primary, secondary }) => {
    let [atPrimary, atSecondary] = [primary, secondary];
    const own = calibration.moves.filter((move) => move.employee === employee);
    for (const move of own) {
      const reason = 'reason' in move ? move.reason : '';
      moves.push({
        ...place,
        appraisal_id: appraisalOf(employee),
        author_id: idOf(move.author),
        from_primary: atPrimary,
        from_secondary: atSecondary,
        to_primary: move.primary,
        to_secondary: move.secondary,
        reason,
        is_undo: reason === '',
        created_at: timestamp(now - move.daysAgo * day),
      });
      [atPrimary, atSecondary] = [move.primary, move.secondary];
    }
    return {
      ...place,
      appraisal_id: appraisalOf(employee),
      first_primary: primary,
      first_secondary: secondary,
      base_primary: primary,
      base_secondary: secondary,
      primary_rating: atPrimary,
      secondary_rating: atSecondary,
      version: own.length,
    };
  });
  await insertRows(db, 'calibration_card', cards);
  await insertRows(db, 'calibration_move', moves);
}
