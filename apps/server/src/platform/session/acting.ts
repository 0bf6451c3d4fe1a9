import { localeOf } from '@bellwether/domain/locale/locales';
import { capabilitiesOf } from '@bellwether/domain/people/roles/capabilities';
import { type Selectable, sql } from 'kysely';
import type { Person, Tenant, TenantSetting } from '../database/database-types.ts';
import type { Queries } from '../database/driver.ts';
import { PictureAddresses } from '../files/picture-address.ts';
import { calendarOf } from './calendar.ts';
import type { ActingPerson, ActingTenant, Scope } from './scope.ts';
import type { TenantCache } from './tenant-cache.ts';

export interface Request {
  now: number;
  requestId: string;
}

// Raw text, because every request needs it and a query builder would build it again each time.
export const actingTables = sql.raw(
  `person join tenant on tenant.id = person.tenant_id
    join tenant_setting setting on setting.tenant_id = person.tenant_id`,
);
export const isActive = sql.raw('person.deactivated_at is null and tenant.is_active');
export const tenantColumns = sql.raw(
  `tenant.id as tenant_id, tenant.name as tenant_name, tenant.subdomain, tenant.logo, tenant.square_logo, tenant.url,
    tenant.primary_color, tenant.use_light_text, tenant.is_demo, setting.goal_type, setting.time_zone,
    setting.first_fiscal_month, setting.quarter_label_shift, setting.status_edit_weeks, setting.ask_weekday,
    setting.locale as tenant_locale,
    setting.strategy_enabled, setting.employee_notes_enabled, setting.talent_enabled, setting.talent_for_contributors,
    setting.appraisal_effective_date,
    setting.insight_enabled, setting.opinions_enabled, setting.achieved_percent,
    coalesce(tenant.updated_at, tenant.created_at) as tenant_updated_at,
    (select key from installation_key) as installation_key`,
);
export const actingColumns = sql`${sql.raw(
  `person.id, person.name, person.email, person.job_title, person.avatar, person.role_name, person.manager_id,
    person.is_org_admin, person.is_goal_admin, person.is_goal_manager, person.is_hr_admin,
    person.is_delegate, person.time_zone as person_zone, person.locale as person_locale`,
)}, ${tenantColumns}`;

export type ActingRow = Pick<
  Selectable<Person>,
  | 'id'
  | 'name'
  | 'email'
  | 'job_title'
  | 'avatar'
  | 'role_name'
  | 'manager_id'
  | 'is_org_admin'
  | 'is_goal_admin'
  | 'is_goal_manager'
  | 'is_hr_admin'
  | 'is_delegate'
> &
  TenantRow & { person_zone: string | null; person_locale: string | null };

export type TenantRow = Pick<
  Selectable<Tenant>,
  'subdomain' | 'logo' | 'url' | 'square_logo' | 'primary_color' | 'use_light_text' | 'is_demo'
> &
  Pick<
    Selectable<TenantSetting>,
    | 'goal_type'
    | 'time_zone'
    | 'first_fiscal_month'
    | 'quarter_label_shift'
    | 'status_edit_weeks'
    | 'ask_weekday'
    | 'strategy_enabled'
    | 'employee_notes_enabled'
    | 'talent_enabled'
    | 'talent_for_contributors'
    | 'appraisal_effective_date'
    | 'insight_enabled'
    | 'opinions_enabled'
    | 'achieved_percent'
  > & {
    tenant_id: number;
    tenant_name: string;
    tenant_locale: string;
    tenant_updated_at: number;
    installation_key: Buffer;
  };

// A scope without the brand that only this file adds.
type Unminted = { readonly [K in keyof Scope as K extends string ? K : never]: Scope[K] };

export function scopeOf(
  row: ActingRow,
  session: { readonly id: number; readonly passwordAt: number },
  request: Request,
  db: Queries,
  cache: TenantCache,
): Scope {
  const person: ActingPerson = {
    id: row.id,
    name: row.name,
    email: row.email,
    jobTitle: row.job_title,
    avatar: row.avatar,
    role: row.role_name,
    managerId: row.manager_id,
    isOrgAdmin: row.is_org_admin,
    isGoalAdmin: row.is_goal_admin,
    isGoalManager: row.is_goal_manager,
    isHrAdmin: row.is_hr_admin,
    isDelegate: row.is_delegate,
    timeZone: row.person_zone,
    ownLocale: row.person_locale,
    locale: localeOf(row.person_locale, row.tenant_locale),
  };
  const tenant = tenantOf(row);
  const scope: Unminted = {
    tenant,
    person,
    capabilities: capabilitiesOf(person),
    sessionId: session.id,
    passwordAt: session.passwordAt,
    now: request.now,
    requestId: request.requestId,
    db,
    cache,
    pictures: new PictureAddresses({
      tenantId: row.tenant_id,
      zone: tenant.calendar.zone,
      now: request.now,
      secret: row.installation_key,
    }),
  };
  return scope as Scope;
}

export function tenantOf(row: TenantRow): ActingTenant {
  return {
    id: row.tenant_id,
    name: row.tenant_name,
    subdomain: row.subdomain,
    logo: row.logo,
    squareLogo: row.square_logo,
    url: row.url,
    updatedAt: row.tenant_updated_at,
    primaryColor: row.primary_color,
    useLightText: row.use_light_text,
    isDemo: row.is_demo,
    isStrategyEnabled: row.strategy_enabled,
    hasNotes: row.employee_notes_enabled,
    hasTalent: row.talent_enabled,
    hasTalentForContributors: row.talent_for_contributors,
    appraisalsFrom: row.appraisal_effective_date,
    hasInsight: row.insight_enabled,
    hasOpinions: row.insight_enabled && row.opinions_enabled,
    achievedPercent: row.achieved_percent,
    goalType: row.goal_type,
    timeZone: row.time_zone,
    locale: localeOf(row.tenant_locale),
    calendar: calendarOf(row),
  };
}
