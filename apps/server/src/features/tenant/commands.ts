import { ianaZone } from '@bellwether/domain/calendar/zone';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { sql } from 'kysely';
import { subdomainPattern } from '#platform/config/settings.ts';
import { isReserved } from '#platform/config/tenant-host.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import { makePeriodsSince } from './commands.periods.ts';
import { tenantWords } from './words.ts';

export interface NewTenant {
  readonly subdomain: string;
  readonly name: string;
  /** A zone name in the Rails style or an IANA zone. */
  readonly timeZone: string;
  readonly goalType: GoalType;
  readonly firstFiscalMonth?: number | undefined;
  readonly isDemo?: boolean;
  /** Epoch milliseconds; periods start with this day's. Default: `now`. */
  readonly since?: number;
}

const numbers = /^\d+$/;

/**
 * Creates a company with its settings and periods, and returns its id. Runs in the owner's transaction, which
 * then sees the new company's rows.
 * @throws HttpProblem 400 with the field's name for a subdomain that is taken, reserved or malformed, and for
 *   an unknown time zone.
 */
export async function createTenant(db: Queries, now: number, asked: NewTenant): Promise<number> {
  if (!ianaZone(asked.timeZone))
    throw badField('time-zone', tenantWords, 'time_zone_unknown', asked.timeZone);
  if (
    !subdomainPattern.test(asked.subdomain) ||
    numbers.test(asked.subdomain) ||
    isReserved(asked.subdomain)
  ) {
    throw badField('subdomain', tenantWords, 'subdomain_unusable', asked.subdomain);
  }
  const since = Math.min(asked.since ?? now, now);
  const inserted = await db
    .insertInto('tenant')
    .values({
      subdomain: asked.subdomain,
      name: asked.name,
      is_demo: asked.isDemo ?? false,
      created_at: timestamp(since),
    })
    .onConflict((conflict) => conflict.column('subdomain').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw badField('subdomain', tenantWords, 'subdomain_taken', asked.subdomain);
  const tenantId = inserted.id;
  const range = await db.selectFrom('company_range').selectAll().executeTakeFirst();
  if (range && (tenantId < range.first_id || tenantId > range.last_id))
    throw conflict(tenantWords, 'range_used', { first: range.first_id, last: range.last_id });
  await sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`.execute(db);
  const settings = await db
    .insertInto('tenant_setting')
    .values({
      tenant_id: tenantId,
      goal_type: asked.goalType,
      time_zone: asked.timeZone,
      ...(asked.firstFiscalMonth === undefined ? {} : { first_fiscal_month: asked.firstFiscalMonth }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const calendar = calendarOf(settings);
  await makePeriodsSince(db, { id: tenantId, calendar }, since, now);
  await recordEventIn(
    db,
    { tenantId, actorId: null, requestId: null, now },
    { kind: 'tenant.created', subjectId: tenantId, detail: {} },
  );
  return tenantId;
}
