import { type Locale, localeOf } from '@bellwether/domain/locale/locales';
import { capabilitiesOf } from '@bellwether/domain/people/roles/capabilities';
import { flagColumns, flagsOfColumns } from '@bellwether/domain/people/roles/flags';
import {
  type TenantSettingName,
  tenantSettingNames,
  tenantSettingsOf,
} from '@bellwether/domain/tenant/settings';
import { type Selectable, sql } from 'kysely';
import type { Person, Tenant, TenantSetting } from '../database/database-types.ts';
import type { Queries } from '../database/driver.ts';
import { calendarOf } from './calendar.ts';
import type { CompanyRest } from './company-rest.ts';
import { type Origin, originOf } from './origin.ts';
import { PictureAddresses } from './picture-address.ts';
import type { Principal } from './principal.ts';
import type { ActingPerson, ActingTenant, Scope } from './scope.ts';
import type { TenantContext } from './tenant-context.ts';

/** A call, with its origin, or the application's own work, without one. */
export interface Request extends Partial<Origin> {
  now: number;
  requestId: string;
  /** The pseudo language that the device reads in, instead of the person's (accounts.22). */
  pseudo?: Locale | undefined;
}

// Raw text, because every request needs it and a query builder would build it again each time.
export const actingTables = sql.raw(
  `person join tenant on tenant.id = person.tenant_id
    join tenant_setting setting on setting.tenant_id = person.tenant_id`,
);
export const isActive = sql.raw('person.deactivated_at is null and tenant.is_active');
const companyColumns = [
  'subdomain',
  'logo',
  'square_logo',
  'url',
  'primary_color',
  'use_light_text',
  'is_demo',
] as const satisfies readonly (keyof Tenant)[];
const personColumns = [
  'id',
  'name',
  'email',
  'job_title',
  'avatar',
  'role_name',
  'manager_id',
  ...flagColumns,
] as const satisfies readonly (keyof Person)[];

export const tenantColumns = sql.raw(
  `tenant.id as tenant_id, tenant.held, tenant.name as tenant_name, setting.time_zone as company_zone, setting.first_quarter,
    ${companyColumns.map((name) => `tenant.${name}`).join(', ')},
    ${tenantSettingNames.map((name) => `setting.${name} as setting_${name}`).join(', ')},
    coalesce(tenant.updated_at, tenant.created_at) as tenant_updated_at,
    exists (select 1 from absence away where away.tenant_id = tenant.id and away.is_on and away.deputy_id is not null) as has_deputies,
    (select key from installation_key) as installation_key`,
);
export const actingColumns = sql`${sql.raw(
  `${personColumns.map((name) => `person.${name}`).join(', ')},
    person.time_zone as person_zone, person.locale as person_locale,
    exists (select 1 from absence stood_for where stood_for.tenant_id = person.tenant_id and stood_for.deputy_id = person.id
      and stood_for.is_on) as is_delegate`,
)}, ${tenantColumns}`;

export type ActingRow = Pick<Selectable<Person>, (typeof personColumns)[number]> &
  TenantRow & { person_zone: string | null; person_locale: string | null; is_delegate: boolean };

export type TenantRow = Pick<Selectable<Tenant>, (typeof companyColumns)[number]> & {
  readonly [Name in TenantSettingName as `setting_${Name}`]: Selectable<TenantSetting>[Name];
} & {
  tenant_id: number;
  held: CompanyRest | null;
  tenant_name: string;
  company_zone: string;
  first_quarter: number | null;
  has_deputies: boolean;
  tenant_updated_at: number;
  installation_key: Buffer;
};

// A scope without the brand that only this file adds.
type Unminted = { readonly [K in keyof Scope as K extends string ? K : never]: Scope[K] };

export function scopeOf(
  row: ActingRow,
  principal: Principal,
  request: Request,
  db: Queries,
  { cache, languageOf, standby }: Pick<TenantContext, 'cache' | 'languageOf' | 'standby'>,
): Scope {
  const tenant = tenantOf(row);
  const person: ActingPerson = {
    id: row.id,
    name: row.name,
    email: row.email,
    jobTitle: row.job_title,
    avatar: row.avatar,
    role: row.role_name,
    managerId: row.manager_id,
    ...flagsOfColumns(row),
    isDelegate: row.is_delegate,
    timeZone: row.person_zone,
    ownLocale: row.person_locale,
    locale: request.pseudo ?? localeOf(row.person_locale, tenant.locale),
  };
  const scope: Unminted = {
    tenant,
    person,
    language: languageOf(person.locale),
    capabilities: capabilitiesOf(person),
    principal,
    origin: originOf(request),
    now: request.now,
    requestId: request.requestId,
    db,
    standby,
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
  const settings = tenantSettingsOf((name) => row[`setting_${name}`]);
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
    hasEnded: row.held === 'ended',
    hasDeputies: row.has_deputies,
    settings,
    isStrategyEnabled: settings.strategy_enabled,
    hasNotes: settings.employee_notes_enabled,
    hasTalent: settings.talent_enabled,
    hasTalentForContributors: settings.talent_for_contributors,
    appraisalsFrom: settings.appraisal_effective_date,
    hasInsight: settings.insight_enabled,
    hasOpinions: settings.insight_enabled && settings.opinions_enabled,
    achievedPercent: settings.achieved_percent,
    goalType: settings.goal_type,
    timeZone: row.company_zone,
    locale: localeOf(settings.locale),
    calendar: calendarOf({ time_zone: row.company_zone, ...settings }),
    firstQuarter: row.first_quarter,
  };
}
