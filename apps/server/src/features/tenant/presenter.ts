import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getTenant, periodSchema, sessionTenantSchema } from '@bellwether/contract/tenant';
import { currentWeek } from '@bellwether/domain/calendar/week';
import type * as z from 'zod/mini';
import type { Config } from '#platform/config/config.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import type { Period, Periods } from './queries.ts';

/** The label on the sign-in screen (3-strategy-reports-signin §9). */
export const productVersion = '1.2';

export type Brand = Pick<
  ActingTenant,
  'id' | 'name' | 'subdomain' | 'logo' | 'primaryColor' | 'useLightText' | 'isDemo'
>;

export function presentBrand(tenant: Brand, environment: string): EndpointReplyInput<typeof getTenant> {
  return {
    Id: tenant.id,
    Name: tenant.name,
    Subdomain: tenant.subdomain,
    Logo: tenant.logo,
    PrimaryColor: tenant.primaryColor,
    UseLightTextOnPrimary: tenant.useLightText,
    Version: productVersion,
    Environment: environment,
    IsDemo: tenant.isDemo,
  };
}

/** What the configuration says of this installation. */
export type Installation = Pick<Config, 'environment' | 'ai'>;

export function presentSessionTenant(
  tenant: ActingTenant,
  { environment, ai }: Installation,
): z.input<typeof sessionTenantSchema> {
  return {
    ...presentBrand(tenant, environment),
    GoalType: tenant.goalType,
    TimeZone: tenant.timeZone,
    StrategyEnabled: tenant.isStrategyEnabled,
    DraftingEngine: ai ? 'model' : 'template',
    EmployeeNotesEnabled: tenant.hasNotes,
    TalentEnabled: tenant.hasTalent,
    TalentForContributors: tenant.hasTalentForContributors,
    Url: tenant.url,
    SquareLogo: tenant.squareLogo,
  };
}

/** A quarter, with the tenant's current week when it is the running one. */
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
