import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { sql } from 'kysely';
import { makePeriods } from './commands.periods.ts';
import { type PeriodReader, type Periods, periodsOf, storedPeriodsOf } from './queries.ts';

/** Reads the quarters, and may create earlier ones. */
export type PeriodKeeper = PeriodReader;

/**
 * Returns the company's quarters from the one with this index on, at the latest from its first one. Creates missing ones in
 * the transaction, and then keeps the appraisals from the day on which they began until now.
 */
export async function holdPeriodsSince(scope: PeriodKeeper, index: number): Promise<Periods> {
  const { db, tenant } = scope;
  const { all } = await periodsOf(scope);
  const [first] = all;
  if (first === undefined || first.index <= index) return periodsOf(scope);
  // Locks the row: of two imports the second waits.
  await sql`update tenant_setting set first_quarter = least(first_quarter, ${index}),
      appraisal_effective_date = coalesce(appraisal_effective_date, ${first.startDate}::date)
    where tenant_id = ${tenant.id}`.execute(db);
  const missing = Array.from({ length: first.index - index }, (_, at) =>
    quarterByIndex(index + at, tenant.calendar),
  );
  await makePeriods(db, tenant, missing);
  return storedPeriodsOf(scope);
}
