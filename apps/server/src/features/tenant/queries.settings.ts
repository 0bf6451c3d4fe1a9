import {
  type TenantSettingName,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import type { TenantScope } from '#platform/session/scope.ts';

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
  return rule.kind === 'whole' ? rule.absent : undefined;
}
