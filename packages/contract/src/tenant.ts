import { subprocessorKinds } from '@bellwether/domain/tenant/subprocessors';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { daySchema, idOrNoneSchema, idSchema, instantSchema, textSchema } from './wire.ts';

export const goalTypeSchema = z.enum(['SMART', 'OKR', 'ObjectiveResult']);

/** The author of goal drafts: the built-in templates, or the connected model. */
export const suggestionEngineSchema = z.enum(['template', 'model']);
export type SuggestionEngine = z.output<typeof suggestionEngineSchema>;

/** The part of a company that a signed-out screen shows. */
export const tenantBrandSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Subdomain: z.string(),
  Logo: z.nullable(z.string()),
  /** Hex without hash; null: the product's own colour. */
  PrimaryColor: z.nullable(z.string()),
  UseLightTextOnPrimary: z.boolean(),
  Version: z.string(),
  Environment: z.string(),
  IsDemo: z.boolean(),
  /** The theme of the running quarter; only for the sign-in page of a company that chose to show it there. */
  Theme: z.optional(z.string()),
});
export type TenantBrand = z.output<typeof tenantBrandSchema>;

export const sessionTenantSchema = z.object({
  ...tenantBrandSchema.shape,
  GoalType: goalTypeSchema,
  /** The zone's name in the Rails style, for example `Central Time (US & Canada)`. */
  TimeZone: z.string(),
  /** The language and dates of people without an own choice, for example `en-GB`. */
  Locale: z.string(),
  /** The company uses the strategy pages. */
  StrategyEnabled: z.boolean(),
  SuggestionEngine: suggestionEngineSchema,
  EmployeeNotesEnabled: z.boolean(),
  TalentEnabled: z.boolean(),
  /** The Talent entry is also shown to contributors without the HR flag. */
  TalentForContributors: z.boolean(),
  InsightEnabled: z.boolean(),
  /** People give second views of goals of others; never without insight. */
  OpinionsEnabled: z.boolean(),
  /** The company's website; null: none. */
  Url: z.nullable(z.string()),
  SquareLogo: z.nullable(z.string()),
  /** The version of name, site, zone and brand, which the ceo's form sends back. */
  UpdatedAt: instantSchema,
});

/**
 * A quarter. `WeekId`, `WeekStartDate`, `WeekEndDate`: the current week if the quarter is running, else 0 and
 * null.
 */
export const periodSchema = z.object({
  Id: idSchema,
  StartDate: daySchema,
  EndDate: daySchema,
  Index: z.int(),
  Quarter: z.int(),
  Year: z.int(),
  WeekId: idOrNoneSchema,
  WeekStartDate: z.nullable(daySchema),
  WeekEndDate: z.nullable(daySchema),
});
export type Period = z.output<typeof periodSchema>;

export const getTenant = endpoint({
  name: 'getTenant',
  summary: 'The brand of a company by its subdomain; 0 asks for the company of this host.',
  method: 'GET',
  path: '/Auth/tenant/{id}',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({ id: textSchema(63, 'Subdomain') }),
  reply: tenantBrandSchema,
});

export const privacySchema = z.object({
  /** The company's own pages; null: none. */
  PrivacyUrl: z.nullable(z.string()),
  TermsUrl: z.nullable(z.string()),
  /** The outside services of the installation that may get data of people. */
  Subprocessors: z.array(z.object({ Kind: z.enum(subprocessorKinds), Host: z.string() })),
  EventDays: z.int(),
});
export type Privacy = z.output<typeof privacySchema>;

export const getPrivacy = endpoint({
  name: 'getPrivacy',
  summary:
    'What the privacy page of a company names: its own pages, the outside services, and how long events are kept. `id` as in the call for its brand.',
  method: 'GET',
  path: '/Auth/privacy/{id}',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({ id: textSchema(63, 'Subdomain') }),
  reply: privacySchema,
});
