import { settingsFor } from '@bellwether/domain/tenant/setting-rights';
import {
  type TenantSettingName,
  type TenantSettingValue,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { type EventScope, recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { conflict, forbidden } from '#platform/refusal/problem.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { makePeriodsSince } from './commands.periods.ts';
import { hasGoals, openAppraisals, settingsOf, settingsVersion, shownSetting } from './queries.settings.ts';
import { tenantWords } from './words.ts';

/** New values by the names of their settings. The caller has checked each value against its rule. */
export type SettingsChange = Partial<Readonly<Record<TenantSettingName, TenantSettingValue>>>;

/** A company whose settings change: by a person, or by the command line without one. */
type SettingsScope = EventScope & Pick<TenantScope, 'tenant' | 'cache'>;

/**
 * Changes settings of the acting person's company, after the checks of `changeSettings`.
 * @throws HttpProblem 403 for a setting that is never theirs, 409 if somebody changed one since `startedFrom`,
 *   which is null before the first change. Without `startedFrom` nothing is compared.
 */
export async function saveSettings(
  scope: Scope,
  change: SettingsChange,
  startedFrom: string | null | undefined,
): Promise<void> {
  const allowed = settingsFor(scope.person);
  const names = Object.keys(change) as TenantSettingName[];
  if (names.some((name) => !allowed.includes(name))) throw forbidden();
  const stored = await settingsVersion(scope, { lock: true });
  const started = startedFrom ? Date.parse(startedFrom) : null;
  if (startedFrom !== undefined && started !== stored) throw changedMeanwhile();
  await changeSettings(scope, change);
}

/**
 * Changes settings, all or none, and returns the names of those whose value changed. One event names them.
 * @throws ProblemError 409 for a setting that can change only while the company has no goal, or no open appraisal.
 */
export async function changeSettings(
  scope: SettingsScope,
  change: SettingsChange,
): Promise<readonly TenantSettingName[]> {
  const { db, tenant, now } = scope;
  const stored = await settingsOf(scope, { lock: true });
  const names = (Object.keys(change) as TenantSettingName[]).filter(
    (name) => change[name] !== shownSetting(stored, name),
  );
  const [bound] = names.filter((name) => tenantSettingRule(name).onlyWithoutGoals);
  if (bound && (await hasGoals(db, tenant.id)))
    throw conflict(tenantWords, 'goals_exist', tenantSettingRule(bound).label);
  const [waiting] = names.filter((name) => tenantSettingRule(name).onlyWithoutAppraisals);
  const open = waiting ? await openAppraisals(scope) : [];
  if (waiting && open.length > 0)
    throw conflict(tenantWords, 'appraisals_open', { label: tenantSettingRule(waiting).label, open });
  if (names.length === 0) return names;
  const values = Object.fromEntries(names.map((name) => [name, storedForm(name, change[name])]));
  // The version always grows, even for two changes within one millisecond.
  const at = timestamp(now);
  const updated_at = sql<string>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;
  await db
    .updateTable('tenant_setting')
    .set({ ...values, updated_at })
    .where('tenant_id', '=', tenant.id)
    .execute();
  if (names.includes('first_fiscal_month')) await remakePeriods(scope);
  await recordEvent(scope, { kind: 'tenant.settings_changed', subjectId: tenant.id, detail: { names } });
  return names;
}

/** Returns a value as its column stores it: a day that is not set is null. */
function storedForm(name: TenantSettingName, value: TenantSettingValue | undefined) {
  return tenantSettingRule(name).kind === 'day' && value === '' ? null : value;
}

/**
 * Replaces the quarters, because their borders have changed. Fails on a foreign key if somebody creates a goal
 * in a former quarter meanwhile.
 */
async function remakePeriods({ db, tenant, now, cache }: SettingsScope): Promise<void> {
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
  cache.drop(tenant.id);
  await db.deleteFrom('goal_period').where('tenant_id', '=', tenant.id).execute();
  await makePeriodsSince(
    db,
    { id: tenant.id, calendar: calendarOf(settings) },
    Math.min(created_at, now),
    now,
  );
}
