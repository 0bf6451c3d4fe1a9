import { settingWireName } from '@bellwether/contract/tenant.setting-names';
import type { CompanySettings } from '@bellwether/contract/tenant.settings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { OpenInQuarter } from '@bellwether/domain/talent/open-appraisals';
import { settingsFor } from '@bellwether/domain/tenant/setting-rights';
import {
  type TenantSettingName,
  type TenantSettings,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
  tenantSettingsOf,
} from '@bellwether/domain/tenant/settings';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { type PeriodReader, periodsOf } from './queries.ts';

/** Returns the company's present settings. With `lock` nobody else can change them until the transaction ends. */
export async function settingsOf(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  { lock }: { lock: boolean },
): Promise<TenantSettings> {
  const row = await db
    .selectFrom('tenant_setting')
    .select(tenantSettingNames)
    .where('tenant_id', '=', tenant.id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return tenantSettingsOf((name) => row[name]);
}

/** Returns a setting as people write it: a day that is not set is the empty text. */
export function shownSetting(settings: TenantSettings, name: TenantSettingName): TenantSettingValue {
  return settings[name] ?? '';
}

/** Returns the instant of the last change, in epoch milliseconds; null if nothing was changed. */
export async function settingsVersion(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  { lock }: { lock: boolean },
): Promise<number | null> {
  const row = await db
    .selectFrom('tenant_setting')
    .select('updated_at')
    .where('tenant_id', '=', tenant.id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return row.updated_at;
}

/** Whether the company has goals or appraisals. Counts deleted goals, too, because they keep their quarter. */
export async function hasGoals(db: Queries, tenantId: number): Promise<boolean> {
  const goal = await db.selectFrom('goal').select('id').where('tenant_id', '=', tenantId).limit(1).execute();
  if (goal.length > 0) return true;
  const appraisal = db.selectFrom('appraisal').select('id').where('tenant_id', '=', tenantId).limit(1);
  return (await appraisal.execute()).length > 0;
}

/**
 * Counts the open appraisals that can still be completed, by quarter, newest first, because their ratings depend on
 * the present labels. An appraisal of a deactivated person counts only if the person has signed it. Appraisals of
 * observers and of a ceo cannot be completed. Those that do not count do not block another scale.
 */
export async function openAppraisals(reader: PeriodReader): Promise<OpenInQuarter[]> {
  const { db, tenant } = reader;
  const open = await db
    .selectFrom('appraisal')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'appraisal.tenant_id')
        .onRef('person.id', '=', 'appraisal.employee_id'),
    )
    .innerJoin('appraisal_cycle as cycle', (join) =>
      join.onRef('cycle.tenant_id', '=', 'appraisal.tenant_id').onRef('cycle.id', '=', 'appraisal.cycle_id'),
    )
    .select(({ fn }) => ['appraisal.period_id', 'cycle.name', fn.countAll<number>().as('count')])
    .where('appraisal.tenant_id', '=', tenant.id)
    .where('appraisal.state', '<>', 'completed')
    .where((is) =>
      is.or([is('person.deactivated_at', 'is', null), is('appraisal.state', '=', 'acknowledged')]),
    )
    .where('person.role_name', 'in', ['manager', 'contributor'])
    .groupBy(['appraisal.period_id', 'cycle.name'])
    .execute();
  if (open.length === 0) return [];
  const { all } = await periodsOf(reader);
  const counts = new Map(open.map((row) => [row.period_id, Number(row.count)]));
  const ofCycles = open.flatMap(({ name, count }) =>
    name === null ? [] : [{ quarter: name, count: Number(count) }],
  );
  const ofQuarters = all
    .flatMap((period) => {
      const count = counts.get(period.id);
      return count === undefined ? [] : [{ quarter: quarterLabel(period), count }];
    })
    .reverse();
  return [...ofCycles, ...ofQuarters];
}

/** Returns the settings that the acting person may change, and which of them goals or open appraisals lock. */
export async function changeableSettings(scope: Scope): Promise<CompanySettings> {
  const names = settingsFor(scope.person);
  const settings = await settingsOf(scope, { lock: false });
  const version = await settingsVersion(scope, { lock: false });
  const isBound = await hasGoals(scope.db, scope.tenant.id);
  const open = await openAppraisals(scope);
  const locked = names.filter((name) => {
    const { onlyWithoutGoals, onlyWithoutAppraisals } = tenantSettingRule(name);
    return (isBound && onlyWithoutGoals) || (open.length > 0 && onlyWithoutAppraisals);
  });
  return {
    Settings: Object.fromEntries(names.map((name) => [settingWireName(name), shownSetting(settings, name)])),
    Locked: locked.map(settingWireName),
    OpenAppraisals: open.map(({ quarter, count }) => ({ Quarter: quarter, Count: count })),
    UpdatedAt: version === null ? null : instantToIso(version),
  };
}
