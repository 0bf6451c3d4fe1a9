import { type CompanySettings, settingWireName } from '@bellwether/contract/tenant.settings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { settingsFor } from '@bellwether/domain/tenant/setting-rights';
import {
  type TenantSettingName,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';

export type TenantSettings = Readonly<Record<TenantSettingName, TenantSettingValue>>;

/** Returns the company's settings. With `lock` nobody else can change them until the transaction ends. */
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
  const entries = tenantSettingNames.map((name) => [name, row[name] ?? absentOf(name)]);
  return Object.fromEntries(entries) as TenantSettings;
}

function absentOf(name: TenantSettingName): TenantSettingValue | undefined {
  const rule = tenantSettingRule(name);
  if (rule.kind === 'day') return '';
  return rule.kind === 'whole' ? rule.absent : undefined;
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
 * Whether the company has an open appraisal that can still be completed, because its ratings depend on the present
 * labels. An appraisal of a deactivated person can be completed only if the person has signed it. Appraisals of
 * observers and of a ceo cannot be completed. Those that cannot do not block another scale.
 */
export async function hasOpenAppraisals(db: Queries, tenantId: number): Promise<boolean> {
  const open = db
    .selectFrom('appraisal')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'appraisal.tenant_id')
        .onRef('person.id', '=', 'appraisal.employee_id'),
    )
    .select('appraisal.id')
    .where('appraisal.tenant_id', '=', tenantId)
    .where('appraisal.state', '<>', 'completed')
    .where((is) =>
      is.or([is('person.deactivated_at', 'is', null), is('appraisal.state', '=', 'acknowledged')]),
    )
    .where('person.role_name', 'in', ['manager', 'contributor'])
    .limit(1);
  return (await open.execute()).length > 0;
}

/** Returns the settings that the acting person may change, and which of them goals or open appraisals lock. */
export async function changeableSettings(scope: Scope): Promise<CompanySettings> {
  const names = settingsFor(scope.person);
  const settings = await settingsOf(scope, { lock: false });
  const version = await settingsVersion(scope, { lock: false });
  const isBound = await hasGoals(scope.db, scope.tenant.id);
  const isWaiting = await hasOpenAppraisals(scope.db, scope.tenant.id);
  const locked = names.filter((name) => {
    const { onlyWithoutGoals, onlyWithoutAppraisals } = tenantSettingRule(name);
    return (isBound && onlyWithoutGoals) || (isWaiting && onlyWithoutAppraisals);
  });
  return {
    Settings: Object.fromEntries(names.map((name) => [settingWireName(name), settings[name]])),
    Locked: locked.map(settingWireName),
    UpdatedAt: version === null ? null : instantToIso(version),
  };
}
