import type { Day } from '@bellwether/domain/calendar/day';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';

/**
 * Returns the theme of the running quarter for a sign-in page; undefined without one, and unless the company chose to show
 * it to everybody who opens the page.
 */
export async function shownTheme(
  { pool }: Pick<ServerContext, 'pool'>,
  tenantId: number,
  now: number,
): Promise<string | undefined> {
  // The day of the company's zone is this day, the one before or the one after.
  const day = tenantDay(now, 'Etc/UTC');
  const { rows } = await inTenant(pool, tenantId, (db) =>
    sql<{ zone: string; first: Day; last: Day; title: string }>`
      select setting.time_zone as zone, period.start_date as first, period.end_date as last, theme.title
      from tenant_setting setting
      join quarter_theme theme on theme.tenant_id = setting.tenant_id
      join goal_period period on period.tenant_id = setting.tenant_id and period.id = theme.period_id
      where setting.tenant_id = ${tenantId} and setting.sign_in_theme
        and period.start_date <= ${day}::date + 1 and period.end_date >= ${day}::date - 1`.execute(db),
  );
  return rows.find(({ zone, first, last }) => {
    const today = tenantDay(now, ianaZone(zone) ?? defaultCalendarSettings.zone);
    return first <= today && today <= last;
  })?.title;
}
