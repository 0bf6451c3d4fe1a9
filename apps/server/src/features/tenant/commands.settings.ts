import { type TenantSettingName, tenantSettingRule } from '@bellwether/domain/tenant/settings';
import type { Queries } from '#platform/database/driver.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict } from '#platform/http/problem.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { makePeriodsSince } from './commands.periods.ts';
import { settingsOf, type TenantSettings } from './queries.settings.ts';
import { tenantWords } from './words.ts';

/** New values by the names of their settings. The caller has checked each value against its rule. */
export type SettingsChange = Partial<TenantSettings>;

/**
 * Changes settings, all or none, and returns the names of those whose value changed. One event names them.
 * @throws ProblemError 409 for a setting that can change only while the company has no goal.
 */
export async function changeSettings(
  scope: TenantScope,
  change: SettingsChange,
): Promise<readonly TenantSettingName[]> {
  const { db, tenant } = scope;
  const stored = await settingsOf(scope, { lock: true });
  const names = (Object.keys(change) as TenantSettingName[]).filter((name) => change[name] !== stored[name]);
  const [bound] = names.filter((name) => tenantSettingRule(name).onlyWithoutGoals);
  if (bound && (await hasGoals(db, tenant.id))) throw conflict(tenantWords, 'goals_exist', bound);
  if (names.length === 0) return names;
  const values = Object.fromEntries(names.map((name) => [name, change[name]]));
  await db.updateTable('tenant_setting').set(values).where('tenant_id', '=', tenant.id).execute();
  if (names.includes('first_fiscal_month')) await remakePeriods(scope);
  await recordEvent(scope, { kind: 'tenant.settings_changed', subjectId: tenant.id, detail: { names } });
  return names;
}

/** Counts deleted goals, too, because they keep their quarter. */
async function hasGoals(db: Queries, tenantId: number): Promise<boolean> {
  const goal = await db.selectFrom('goal').select('id').where('tenant_id', '=', tenantId).limit(1).execute();
  return goal.length > 0;
}

/**
 * Replaces the quarters, because their borders have changed. Fails on a foreign key if somebody creates a goal
 * in a former quarter meanwhile.
 */
async function remakePeriods({ db, tenant, now }: TenantScope): Promise<void> {
  const { created_at } = await db
    .selectFrom('tenant')
    .select('created_at')
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  const settings = await db
    .selectFrom('tenant_setting')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('goal_period').where('tenant_id', '=', tenant.id).execute();
  await makePeriodsSince(
    db,
    { id: tenant.id, calendar: calendarOf(settings) },
    Math.min(created_at, now),
    now,
  );
}
