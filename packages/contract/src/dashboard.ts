import { complianceAnswers } from '@bellwether/domain/dashboard/compliance';
import { reminderSubjects, reminderTypes } from '@bellwether/domain/dashboard/reminders';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { sentenceSchema } from './goals/comments.ts';
import { companyGoalSchema } from './goals/goal.ts';
import { richTextSchema } from './strategy.ts';
import {
  asOfSchema,
  cursorSchema,
  daySchema,
  idOrNoneSchema,
  idSchema,
  instantSchema,
  pageOf,
  pathWord,
  requiredName,
  sentInstantSchema,
} from './wire.ts';
import { wireWords } from './words.ts';

/** 1: my direct reports, 2: my organisation, 3: the company. */
export const complianceScopeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type ComplianceScope = z.output<typeof complianceScopeSchema>;

export const reminderTypeSchema = z.enum(reminderTypes);
export const reminderSubjectSchema = z.enum(reminderSubjects);

export const reminderSchema = z.object({
  /**
   * The thing that the reminder is about, by Type: a goal, an action item, a period (`appraisal_write`), an
   * appraisal, a cycle (`self_review`, and `appraisal_write` with a `CycleId`), a request for feedback (`peer_request`,
   * `peer_feedback`), a session (`calibration`) or a person (`invitation`); 0 for `add_goal`.
   */
  Id: idOrNoneSchema,
  Type: reminderTypeSchema,
  /** The cycle of its own that appraisals or self reviews are written for; absent for a quarter. */
  CycleId: z.optional(idSchema),
  /** `appraisal_sign` in a cycle of its own: false if it is acknowledged there without a signature. Absent for every other type. */
  HasSignatures: z.optional(z.boolean()),
  /**
   * `review`: the thing that waits for an answer. `sent_back`: `goal` or `edit`, whichever came back. Else
   * null.
   */
  About: z.nullable(reminderSubjectSchema),
  /** The title of the goal or the action item, the name of the invited person; empty for `add_goal`. */
  Title: z.string(),
  /** The quarter that the reminder belongs to. */
  PeriodId: idSchema,
  /** `Q4 2026`. */
  PeriodLabel: z.string(),
  /** `update`: the week that needs a prediction (a GoalPeriodWeek.Id). 0 for every other type. */
  WeekId: idOrNoneSchema,
  /** `update`: `Week 7 · ends Sun 15 Nov`. Null for every other type. */
  WeekLabel: z.nullable(z.string()),
  /** `update` of the last week that is asked for: a result is as good as a prediction. False for every other type. */
  TakesResult: z.boolean(),
  /** The last day to do it; null if there is none. */
  Due: z.nullable(z.object({ Date: daySchema, IsOverdue: z.boolean() })),
  /** The goal's owner, the action item's requester; for `add_goal` the signed-in person. */
  User: z.object({
    Id: idSchema,
    Name: z.string(),
    Title: z.string(),
    Avatar: z.nullable(z.string()),
    /** Whether the person has left the company. */
    HasLeft: z.boolean(),
  }),
  /** `review`: the absent manager for whom the signed-in person decides (people.35). Else null. */
  For: z.nullable(z.string()),
  /** The button, such as `Finalize Results` or `View`. */
  ButtonText: z.string(),
});
export type Reminder = z.output<typeof reminderSchema>;

/** The running quarter's theme. */
export const themeSchema = z.object({ Title: z.string(), PeriodId: idSchema, UpdatedAt: instantSchema });
export type Theme = z.output<typeof themeSchema>;

/** The summary of the strategy; a part is null until it is published and filled in. Rich text. */
export const strategySummarySchema = z.object({
  /** False only for a ceo or org admin, who also see the unpublished summary. */
  IsPublished: z.boolean(),
  Mission: z.nullable(richTextSchema),
  Vision: z.nullable(richTextSchema),
  /** The differentiating values. */
  Values: z.nullable(richTextSchema),
});

/**
 * A company goal, its owner's sentence for people who read its comments, and which of the goals directly below it fell since the
 * latest week that needs a prediction.
 */
export const dashboardGoalSchema = z.object({
  ...companyGoalSchema.shape,
  /** How many fell, and two of them at most, the least likely first; only goals that the viewer sees. */
  Fell: z.object({ Count: z.int(), Goals: z.array(z.object({ Id: idSchema, Title: z.string() })) }),
  /** Null if the goal is neither doubtful nor fallen, or the viewer does not read its comments (goals.37). */
  Sentence: z.nullable(sentenceSchema),
});
export type DashboardGoal = z.output<typeof dashboardGoalSchema>;

/** The company's place in the running quarter, by the tenant's clock. */
export const quarterPlaceSchema = z.object({
  /** The current week, 1 to `Weeks`. */
  Week: z.int(),
  /** 13 or 14. */
  Weeks: z.int(),
  /** The days after today; 0 on the last day. */
  DaysLeft: z.int(),
});
export type QuarterPlace = z.output<typeof quarterPlaceSchema>;

export const dashboardSchema = z.object({
  /**
   * Null for observers, if strategy is switched off, and before publication for all but ceo and org admins.
   */
  Strategy: z.nullable(strategySummarySchema),
  /**
   * At most 50 on the first page and 10 with `after`, in the order of `ReminderGroups`, and within a type the oldest
   * quarter first; null for observers.
   */
  Reminders: z.nullable(z.array(reminderSchema)),
  /** The number of all reminders, also of later pages; null for observers. */
  ReminderCount: z.nullable(z.int()),
  /** The types that have reminders, in order, with the number of all reminders of the type; null for observers. */
  ReminderGroups: z.nullable(z.array(z.object({ Type: reminderTypeSchema, Count: z.int() }))),
  /** The `after` of the next ten reminders; null on the last page. */
  Next: z.nullable(z.string()),
  /** Company goals of the running quarter, in the order of the list, 50 at most. Null with `after`. */
  CompanyGoals: z.nullable(z.array(dashboardGoalSchema)),
  /** Null with `after`. */
  Quarter: z.nullable(quarterPlaceSchema),
  /** Null if the running quarter has no theme, and with `after`. */
  Theme: z.nullable(themeSchema),
  /** This person's permissions here, so that the screen checks no roles. */
  Permissions: z.object({
    /** Add, change and delete the quarter's theme. */
    EditTheme: z.boolean(),
    /** Write the strategy. Its page shows ceo and org admins more than others. */
    EditStrategy: z.boolean(),
    /** Create goals: the button of `add_goal`. */
    AddGoal: z.boolean(),
    /** The scopes of the compliance part, the default first; empty if the person has no such part. */
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
  scope: 'none',
  /** With `after` the reply has only the next ten reminders. */
  query: z.strictObject({ after: cursorSchema }),
  reply: dashboardSchema,
});

export const complianceScopeParam = z.pipe(
  z.enum(['1', '2', '3'], refusedAs(said(wireWords, 'choose', [1, 2, 3]))),
  z.transform((text) => Number(text) as ComplianceScope),
);

/**
 * The number of people who have done it; of those between: in `goals` they have only drafts, in `lastgoals` only their
 * manager's answer is missing, in `lastweekgoals` nobody is; of those who have not done it. And the rounded percentage
 * of the first; null if nobody counts.
 */
const figureSchema = z.object({
  Done: z.int(),
  Between: z.int(),
  Open: z.int(),
  Percent: z.nullable(z.int()),
});

export const complianceSchema = z.object({
  /** The number of counted people: active, no observers, and with an accepted invitation. */
  users: z.int(),
  /** The people who have not accepted their invitation, or were never invited; they count in no figure. */
  NotAccepted: z.int(),
  /** Goal creation: people who have handed in at least one goal of the running quarter. */
  goals: figureSchema,
  /** Weekly predictions: people whose approved goals all have a prediction for the latest week that needs one. */
  lastweekgoals: figureSchema,
  /** Finalization: people whose goals of the previous quarter are all finalized. */
  lastgoals: figureSchema,
  /**
   * The latest week that needs a prediction (a GoalPeriodWeek.Id), and its label `Week 7 · ends Sun 15 Nov`; 0 and
   * null without one.
   */
  LastWeekId: idOrNoneSchema,
  LastWeekLabel: z.nullable(z.string()),
  /** The previous quarter and its label `Q3 2026`; 0 and null if the company has none. */
  LastId: idOrNoneSchema,
  LastLabel: z.nullable(z.string()),
  /** The running quarter and its label. */
  CurrentId: idSchema,
  CurrentLabel: z.string(),
  /** The latest week that needs a prediction is the running week. */
  IsCurrentWeek: z.boolean(),
  AsOf: asOfSchema,
});
export type Compliance = z.output<typeof complianceSchema>;

/**
 * 403 for a scope that the role may not use: contributors have only the company, observers nothing (dashboard.1).
 */
export const getCompliance = endpoint({
  name: 'getCompliance',
  summary: 'How many people of a scope have goals, predictions and results where they are due.',
  method: 'GET',
  path: '/dashboard/complience/{scope}',
  scope: 'reports:read',
  who: 'readsCompliance',
  params: z.strictObject({ scope: complianceScopeParam }),
  reply: complianceSchema,
});

/** A person behind a compliance figure. */
export const compliancePersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Title: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  /** How many of their goals the figure counts; private goals do not count in the company's figures. */
  GoalCount: z.int(),
  /** How many of these goals are not yet updated, or not yet finalized; 0 for `goals`. */
  OpenCount: z.int(),
  /**
   * Whether the caller can remind the person: `possible`, or why not now. Null if the caller may not remind, for the
   * caller, and for people who owe nothing.
   */
  Reminder: z.nullable(z.enum(['possible', 'today', 'away'])),
});
export type CompliancePerson = z.output<typeof compliancePersonSchema>;

export const complianceFigures = ['goals', 'lastweekgoals', 'lastgoals'] as const;
export type ComplianceFigure = (typeof complianceFigures)[number];
export type { ComplianceAnswer } from '@bellwether/domain/dashboard/compliance';

/** 404 for an answer that the figure does not have: only `goals` has `draft`, only `lastgoals` has `waiting`. */
export const listCompliancePeople = endpoint({
  name: 'listCompliancePeople',
  summary: 'The people behind a compliance figure, by name; 50 a page.',
  method: 'GET',
  path: '/dashboard/complience/{scope}/{figure}/{answer}',
  scope: 'reports:read',
  who: 'readsCompliance',
  params: z.strictObject({
    scope: complianceScopeParam,
    figure: pathWord(complianceFigures),
    answer: pathWord(complianceAnswers),
  }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: z.object({
    ...pageOf(compliancePersonSchema).shape,
    /** How many people of all pages can be reminded now, 1000 at most; null after the first page. */
    Remindable: z.nullable(z.int()),
  }),
});

/**
 * The three calls of the theme are for the ceo and org admins. Others get 403; they read the theme on the
 * dashboard.
 */
export const getTheme = endpoint({
  name: 'getTheme',
  summary: "The running quarter's theme, for its drawer.",
  method: 'GET',
  path: '/dashboard/theme',
  scope: 'goals:read',
  who: 'editsTheme',
  reply: z.object({ Theme: z.nullable(themeSchema) }),
});

/**
 * Saves the theme. `UpdatedAt` is that of the theme the screen loaded, or null if there was none; 409 if it
 * has changed. Without `UpdatedAt` nothing is checked.
 */
export const saveTheme = endpoint({
  name: 'saveTheme',
  summary: 'Adds or changes the theme of the running quarter.',
  method: 'POST',
  path: '/dashboard/theme',
  scope: 'goals:write',
  who: 'editsTheme',
  body: z.strictObject({
    Title: requiredName(limits.theme, said(goalMessages, 'themeRequired'), 'Theme'),
    UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
  }),
  reply: themeSchema,
});

export const deleteTheme = endpoint({
  name: 'deleteTheme',
  summary: 'Deletes the theme of the running quarter; 404 where there is none. `Id` is the quarter.',
  method: 'DELETE',
  path: '/dashboard/theme',
  scope: 'goals:write',
  who: 'editsTheme',
  query: z.strictObject({ UpdatedAt: z.optional(sentInstantSchema) }),
  reply: z.object({ Id: idSchema }),
});
