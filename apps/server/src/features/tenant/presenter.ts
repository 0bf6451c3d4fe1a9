import type { periodSchema, sessionTenantSchema, tenantBrandSchema } from '@bellwether/contract/tenant';
import { type Company, getLogoPicture } from '@bellwether/contract/tenant.company';
import type { Help } from '@bellwether/contract/tenant.help';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { currentWeek } from '@bellwether/domain/calendar/week';
import { flagsOfColumns, wireFlagsOf } from '@bellwether/domain/people/roles/flags';
import type * as z from 'zod/mini';
import type { Config } from '#platform/config/config.ts';
import type { ActingTenant, Scope } from '#platform/session/scope.ts';
import type { ContactRow } from './queries.help.ts';
import type { Period, Periods } from './queries.ts';

/** The label on the sign-in screen (tenant.6). */
export const productVersion = '1.2';

export type Brand = Pick<
  ActingTenant,
  'id' | 'name' | 'subdomain' | 'logo' | 'primaryColor' | 'useLightText' | 'isDemo'
>;

export function presentBrand(tenant: Brand, environment: string): z.input<typeof tenantBrandSchema> {
  return {
    Id: tenant.id,
    Name: tenant.name,
    Subdomain: tenant.subdomain,
    Logo: logoAddress(tenant.id, tenant.logo),
    PrimaryColor: tenant.primaryColor,
    UseLightTextOnPrimary: tenant.useLightText,
    Version: productVersion,
    Environment: environment,
    IsDemo: tenant.isDemo,
  };
}

/** The configuration's facts about this installation. */
export type Installation = Pick<Config, 'environment' | 'ai'>;

export function presentSessionTenant(
  tenant: ActingTenant,
  { environment, ai }: Installation,
): z.input<typeof sessionTenantSchema> {
  return {
    ...presentBrand(tenant, environment),
    GoalType: tenant.goalType,
    TimeZone: tenant.timeZone,
    Locale: tenant.locale,
    StrategyEnabled: tenant.isStrategyEnabled,
    SuggestionEngine: ai ? 'model' : 'template',
    EmployeeNotesEnabled: tenant.hasNotes,
    TalentEnabled: tenant.hasTalent,
    TalentForContributors: tenant.hasTalentForContributors,
    InsightEnabled: tenant.hasInsight,
    OpinionsEnabled: tenant.hasOpinions,
    Url: tenant.url,
    SquareLogo: logoAddress(tenant.id, tenant.squareLogo),
    UpdatedAt: instantToIso(tenant.updatedAt),
  };
}

/** Returns the company as its ceo edits it. */
export function presentCompany(tenant: ActingTenant): Company {
  return {
    Id: tenant.id,
    Name: tenant.name,
    Url: tenant.url,
    TimeZone: tenant.timeZone,
    Logo: logoAddress(tenant.id, tenant.logo),
    SquareLogo: logoAddress(tenant.id, tenant.squareLogo),
    PrimaryColor: tenant.primaryColor,
    UseLightTextOnPrimary: tenant.useLightText,
    UpdatedAt: instantToIso(tenant.updatedAt),
  };
}

/** Returns the company's own contacts and the support addresses of the installation. */
export function presentHelp(
  { pictures }: Pick<Scope, 'pictures'>,
  contacts: readonly ContactRow[],
  { helpDeskUrl, supportEmail }: Pick<Config, 'helpDeskUrl' | 'supportEmail'>,
): Help {
  return {
    users: contacts.map((person) => ({
      Id: person.id,
      Name: person.name,
      JobTitle: person.job_title,
      Avatar: pictures.of(person.avatar),
      ...wireFlagsOf(flagsOfColumns(person)),
    })),
    helplink: helpDeskUrl?.href ?? null,
    Email: supportEmail ?? null,
  };
}

/** Returns the address of a logo; null without one. */
export function logoAddress(tenant: number, key: string | null): string | null {
  if (key === null) return null;
  const values: Record<string, string | number> = { tenant, key };
  return `/api${getLogoPicture.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}`;
}

/** Returns a quarter, with the tenant's current week if it is the current quarter. */
export function presentPeriod(
  period: Period,
  periods: Periods,
  act: { now: number; tenant: Pick<ActingTenant, 'calendar'> },
): z.input<typeof periodSchema> {
  const week = period.id === periods.current.id ? currentWeek(act.now, act.tenant.calendar) : undefined;
  return {
    Id: period.id,
    StartDate: period.startDate,
    EndDate: period.endDate,
    Index: period.index,
    Quarter: period.quarter,
    Year: period.year,
    WeekId: week ? (period.weekIds[week.week - 1] ?? 0) : 0,
    WeekStartDate: week?.startDate ?? null,
    WeekEndDate: week?.endDate ?? null,
  };
}
