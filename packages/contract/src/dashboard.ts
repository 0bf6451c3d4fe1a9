import { reminderSubjects, reminderTypes } from '@bellwether/domain/dashboard/reminders';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listedGoalSchema } from './goals/goal.ts';
import { richTextSchema } from './strategy.ts';
import {
  cursorSchema,
  idOrNoneSchema,
  idSchema,
  instantSchema,
  pageOf,
  requiredText,
  sentInstantSchema,
} from './wire.ts';

/** 1 my direct reports, 2 my organisation, 3 the company. */
export const complianceScopeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type ComplianceScope = z.output<typeof complianceScopeSchema>;

export const reminderTypeSchema = z.enum(reminderTypes);
export const reminderSubjectSchema = z.enum(reminderSubjects);

export const reminderSchema = z.object({
  /** The goal to be opened; 0 for `add_goal`. */
  Id: idOrNoneSchema,
  Type: reminderTypeSchema,
  /** `review`: what waits for the answer. `sent_back`: whether the goal or its proposed edit came back. Else null. */
  About: z.nullable(reminderSubjectSchema),
  /** The goal's title; empty for `add_goal`. */
  Title: z.string(),
  /** The quarter that the reminder is grouped under; reminders arrive oldest quarter first. */
  PeriodId: idSchema,
  /** `Q4 2026`, for the heading of the group. */
  PeriodLabel: z.string(),
  /** `update`: the week that is asked for (a GoalPeriodWeek.Id). 0 for every other type. */
  WeekId: idOrNoneSchema,
  /** `update`: `Week 7 · ends Sun 15 Nov`. Null for every other type. */
  WeekLabel: z.nullable(z.string()),
  /** The goal's owner; the person themselves for `add_goal`. */
  User: z.object({ Id: idSchema, Name: z.string(), Title: z.string(), Avatar: z.nullable(z.string()) }),
  /** Update, Finalize Results, Review, Edit or Add a Goal. */
  ButtonText: z.string(),
});
export type Reminder = z.output<typeof reminderSchema>;

/** The running quarter's theme. */
export const themeSchema = z.object({ Title: z.string(), PeriodId: idSchema, UpdatedAt: instantSchema });
export type Theme = z.output<typeof themeSchema>;

/** What the strategy says in short; each part is null until it is published and filled in. Rich text. */
export const strategySummarySchema = z.object({
  /** False only for a ceo or org admin, who see the summary before anything is published. */
  IsPublished: z.boolean(),
  Mission: z.nullable(richTextSchema),
  Vision: z.nullable(richTextSchema),
  /** The differentiating values. */
  Values: z.nullable(richTextSchema),
});

export const dashboardSchema = z.object({
  /** Null for observers, where strategy is switched off, and before publication for all but ceo and org admins. */
  Strategy: z.nullable(strategySummarySchema),
  /** At most 50 at first and 10 with `after`, oldest quarter first; null for observers. */
  Reminders: z.nullable(z.array(reminderSchema)),
  /** All there are, also those not yet read; null for observers. */
  ReminderCount: z.nullable(z.int()),
  /** The `after` of the next ten reminders; null where there are no more. */
  Next: z.nullable(z.string()),
  /** Company goals of the running quarter, in the order of the list, 50 at most. Null where `after` is given. */
  CompanyGoals: z.nullable(z.array(listedGoalSchema)),
  /** Null while the running quarter has none, and where `after` is given. */
  Theme: z.nullable(themeSchema),
  /** What this person may do here; the screen tests no role. */
  Permissions: z.object({
    /** Add, change and delete the quarter's theme. */
    EditTheme: z.boolean(),
    /** Write the strategy (its page tells ceo and org admins more than others). */
    EditStrategy: z.boolean(),
    /** Make goals: the button of `add_goal`. */
    AddGoal: z.boolean(),
    /** The scopes that the compliance part offers, the default one first; empty where there is no such part. */
    ComplianceScopes: z.array(complianceScopeSchema),
  }),
});
export type Dashboard = z.output<typeof dashboardSchema>;

export const getDashboard = endpoint({
  name: 'getDashboard',
  summary:
    'The dashboard: strategy summary, reminders, company goals, theme; null for what a role does not get.',
  method: 'GET',
  path: '/dashboard',
  /** With `after` only reminders are read: the ten after it. */
  query: z.strictObject({ after: cursorSchema }),
  reply: dashboardSchema,
});

const scopeParam = z.pipe(
  z.enum(['1', '2', '3'], 'Please choose 1, 2 or 3.'),
  z.transform((text) => Number(text) as ComplianceScope),
);

/** People who have done it, people who have not, and the rounded share of the former; null where nobody counts. */
const figureSchema = z.object({ Done: z.int(), Open: z.int(), Percent: z.nullable(z.int()) });

export const complianceSchema = z.object({
  /** People counted: active, no observers. */
  users: z.int(),
  /** Goal creation: people with at least one published goal in the running quarter. */
  goals: figureSchema,
  /** Weekly predictions: people all of whose approved goals are updated for the latest asked-for week. */
  lastweekgoals: figureSchema,
  /** Finalization: people all of whose goals of the previous quarter are finalized. */
  lastgoals: figureSchema,
  /** The latest asked-for week (a GoalPeriodWeek.Id), and its label `Week 7 · ends Sun 15 Nov`; 0 and null where none is. */
  LastWeekId: idOrNoneSchema,
  LastWeekLabel: z.nullable(z.string()),
  /** The previous quarter and its label `Q3 2026`; 0 and null where the company has none. */
  LastId: idOrNoneSchema,
  LastLabel: z.nullable(z.string()),
  /** The running quarter and its label. */
  CurrentId: idSchema,
  CurrentLabel: z.string(),
  /** The latest asked-for week is the one that runs now. */
  IsCurrentWeek: z.boolean(),
});
export type Compliance = z.output<typeof complianceSchema>;

/** 403 for a scope that the role does not get: contributors have the company alone, observers nothing (1-goals §2). */
export const getCompliance = endpoint({
  name: 'getCompliance',
  summary: 'How many people of a scope have goals, predictions and results where they are due.',
  method: 'GET',
  path: '/dashboard/complience/{scope}',
  who: 'readsCompliance',
  params: z.strictObject({ scope: scopeParam }),
  reply: complianceSchema,
});

/** A person behind a compliance figure. */
export const compliancePersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Title: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  /** How many of their goals the figure is about, as far as the viewer sees them. */
  GoalCount: z.int(),
  /** How many of those are not yet updated, or not yet finalized; 0 for `goals`. */
  OpenCount: z.int(),
});
export type CompliancePerson = z.output<typeof compliancePersonSchema>;

export const complianceFigureSchema = z.enum(['goals', 'lastweekgoals', 'lastgoals']);
export type ComplianceFigure = z.output<typeof complianceFigureSchema>;
export const complianceAnswerSchema = z.enum(['done', 'open']);
export type ComplianceAnswer = z.output<typeof complianceAnswerSchema>;

const lowerCase = z.string().check(z.toLowerCase());

export const listCompliancePeople = endpoint({
  name: 'listCompliancePeople',
  summary: 'The people behind a compliance figure, by name; 50 a page.',
  method: 'GET',
  path: '/dashboard/complience/{scope}/{figure}/{answer}',
  who: 'readsCompliance',
  params: z.strictObject({
    scope: scopeParam,
    // Parts of the path, which is matched without regard to case (decisions §1).
    figure: z.union([complianceFigureSchema, z.pipe(lowerCase, complianceFigureSchema)]),
    answer: z.union([complianceAnswerSchema, z.pipe(lowerCase, complianceAnswerSchema)]),
  }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: pageOf(compliancePersonSchema),
});

/** The three calls of the theme are for the ceo and org admins; everybody else gets 403 and reads it on the dashboard. */
export const getTheme = endpoint({
  name: 'getTheme',
  summary: "The running quarter's theme, for its drawer.",
  method: 'GET',
  path: '/dashboard/theme',
  who: 'editsTheme',
  reply: z.object({ Theme: z.nullable(themeSchema) }),
});

/**
 * `UpdatedAt` is what the screen started from: the theme's, or null where there was none. 409 where that is no longer
 * so; nothing is checked where it is absent.
 */
export const saveTheme = endpoint({
  name: 'saveTheme',
  summary: 'Adds or changes the theme of the running quarter.',
  method: 'POST',
  path: '/dashboard/theme',
  who: 'editsTheme',
  body: z.strictObject({
    Title: requiredText(limits.theme, goalMessages.themeRequired, 'Theme'),
    UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
  }),
  reply: themeSchema,
});

export const deleteTheme = endpoint({
  name: 'deleteTheme',
  summary: 'Deletes the theme of the running quarter; 404 where there is none. `Id` is the quarter.',
  method: 'DELETE',
  path: '/dashboard/theme',
  who: 'editsTheme',
  query: z.strictObject({ UpdatedAt: z.optional(sentInstantSchema) }),
  reply: z.object({ Id: idSchema }),
});
