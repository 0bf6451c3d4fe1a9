import { said } from '@bellwether/domain/shared/said';
import { appraisalStatuses } from '@bellwether/domain/talent/lifecycle';
import * as z from 'zod/mini';
import { mostReminded, remindedSchema } from '../dashboard.reminding.ts';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { fileReply, xlsxMediaType } from '../file.ts';
import { cursorSchema, daySchema, idOrNoneParam, idParam, idSchema, textSchema } from '../wire.ts';
import { wireWords } from '../words.ts';
import {
  listedAppraisalSchema,
  ratingColourSchema,
  ratingSchema,
  talentPeriodSchema,
  talentPersonSchema,
} from './appraisal.ts';

export const getTalentSchedule = endpoint({
  name: 'getTalentSchedule',
  summary: 'The ended quarters that appraisals are written for, newest first.',
  method: 'GET',
  path: '/talent/schedule',
  scope: 'none',
  reply: z.object({
    Id: z.literal(1),
    /** The first day of the first quarter that counts. */
    EffectiveDate: daySchema,
    /** 0: the fiscal year begins in January. */
    QuarterStartMonthOffset: z.int(),
    Periods: z.array(talentPeriodSchema),
  }),
});

/** 1: everybody, for HR admins and the ceo. 0: the person `userId` and everybody below. */
export const teamParams = {
  periodId: idParam,
  /** 0: oneself. */
  userId: idOrNoneParam,
  hr: z.pipe(
    z.enum(['0', '1'], refusedAs(said(wireWords, 'choose', [0, 1]))),
    z.transform((text) => text === '1'),
  ),
};

/** `started`: draft, shared or acknowledged. */
export const overviewStatusSchema = z.enum([...appraisalStatuses, 'started', 'overdue']);
export type OverviewStatus = z.output<typeof overviewStatusSchema>;
const level = z.optional(
  z.pipe(
    z.enum(['0', '1', '2', '3', '4'], refusedAs(said(wireWords, 'level'))),
    z.transform((text) => Number(text)),
  ),
);

/** A cycle of its own whose last quarter is `periodId`; absent: the quarter's default cycle (talent.18). */
export const teamCycleParam = z.optional(idParam);

const filters = {
  Cycle: teamCycleParam,
  /** `direct`: only people whose manager or acting manager the person is. */
  Reports: z._default(z.enum(['all', 'direct']), 'all'),
  Status: z.optional(overviewStatusSchema),
};

export const talentScopeSchema = z.object({
  /** The people whose manager or acting manager the person is. */
  directreports: z.array(idSchema),
  Period: talentPeriodSchema,
  /** Absent: the quarter's default cycle. */
  Cycle: z.optional(z.object({ Id: idSchema, Name: z.string() })),
  /** The last day on which a missing appraisal is not overdue. */
  DueDate: daySchema,
  /** Whether the caller may switch to the view of the organization. */
  Permissions: z.object({ SeeOrganization: z.boolean() }),
});

/** How many people are in each state; the sum of all but `overdue` is the number of people. */
export const statusCountsSchema = z.object({
  none: z.int(),
  draft: z.int(),
  shared: z.int(),
  acknowledged: z.int(),
  completed: z.int(),
  overdue: z.int(),
});
export type StatusCounts = z.output<typeof statusCountsSchema>;

/** Whether the caller can remind somebody; `today`: was reminded today. */
const reminderSchema = z.enum(['possible', 'today', 'away']);

export const talentOverviewSchema = z.object({
  ...talentScopeSchema.shape,
  /** The person `userId`; null in the view of the organization. */
  user: z.nullable(talentPersonSchema),
  /** Managers first, then by name; 50 a page. */
  users: z.array(talentPersonSchema),
  /** One entry for each of `users`, in the same order. The person's own entry has no draft and no rating. */
  evaluations: z.array(listedAppraisalSchema),
  /**
   * Those of `users` whose appraisal somebody else has not written or shared: in a quarter once it is overdue, in a cycle
   * from the day on which it can be written. With who writes it now (`ManagerId`), and whether the caller can remind this
   * person. Absent for who does not see a draft.
   */
  Reminders: z.array(z.object({ Id: idSchema, ManagerId: idSchema, Reminder: reminderSchema })),
  /**
   * Who owes peer feedback about the people of the overview, whatever its filters, but about the caller; null if nobody
   * does, and outside of a cycle with peers.
   */
  Peers: z.nullable(
    z.object({
      /** How many people owe it, without the caller. */
      Owing: z.int(),
      /** How many of them the caller can remind now. */
      Possible: z.int(),
      /** Those of them whom the caller asked: only who writes a review learns who gives feedback for it (talent.24). */
      Named: z.array(z.object({ User: talentPersonSchema, Reminder: reminderSchema })),
    }),
  ),
  /** Of all people that `Reports` leaves, whatever the other filters. */
  Counts: statusCountsSchema,
  Next: z.nullable(z.string()),
});
export type TalentOverview = z.output<typeof talentOverviewSchema>;

export const listTalentProgress = endpoint({
  name: 'listTalentProgress',
  summary:
    'The counts of the latest ended quarters, 12 at most, newest first: of the people of the overview of each. Refused like the overview.',
  method: 'GET',
  path: '/talent/progress/{userId}/{hr}',
  scope: 'none',
  params: z.strictObject({ userId: teamParams.userId, hr: teamParams.hr }),
  reply: z.object({
    data: z.array(z.object({ Period: talentPeriodSchema, DueDate: daySchema, Counts: statusCountsSchema })),
  }),
});

/** 404 for people who may not open it, and for a quarter that has not ended (talent.8, talent.16). */
export const getTalentOverview = endpoint({
  name: 'getTalentOverview',
  summary: 'The appraisals of a quarter: of a person’s organisation, or of the company.',
  method: 'GET',
  path: '/talent/{periodId}/{userId}/{hr}',
  scope: 'none',
  params: z.strictObject(teamParams),
  query: z.strictObject({
    ...filters,
    /** Places in the labels, as in the matrix. */
    Primary: level,
    Secondary: level,
    Tertiary: level,
    /** In names. */
    Search: z.optional(textSchema(255, 'Search')),
    Cursor: cursorSchema,
  }),
  reply: talentOverviewSchema,
});

/** Refused like the overview; 404 for a cycle that does not end with the quarter. */
export const remindWriters = endpoint({
  name: 'remindWriters',
  summary:
    'Reminds the acting managers of some people of their appraisals: of a quarter’s overdue ones, or of those of a cycle that they have not shared. Each manager once a day at most and nobody who is away. People who are not in `Reminders` of the overview are ignored.',
  method: 'POST',
  path: '/talent/{periodId}/{userId}/{hr}/remind',
  scope: 'none',
  params: z.strictObject(teamParams),
  body: z.strictObject({
    UserIds: z.array(idSchema).check(z.minLength(1), z.maxLength(mostReminded)),
    /** Absent: the quarter's default cycle. */
    Cycle: z.optional(idSchema),
  }),
  reply: remindedSchema,
});

/** Refused like the overview; 404 without a cycle. */
export const remindPeers = endpoint({
  name: 'remindPeers',
  summary:
    'Reminds everybody who owes peer feedback about the people of an overview, each once a day at most and nobody who is away. Not about the caller, and never the caller.',
  method: 'POST',
  path: '/talent/{periodId}/{userId}/{hr}/remindpeers',
  scope: 'none',
  params: z.strictObject(teamParams),
  body: z.strictObject({ Cycle: idSchema }),
  reply: remindedSchema,
});

export const talentCellSchema = z.object({
  PrimaryRating: ratingSchema,
  SecondaryRating: ratingSchema,
  Colour: ratingColourSchema,
  Count: z.int(),
  /** Six at most, by name; the list of the cell is the overview with `Primary` and `Secondary`. */
  users: z.array(
    z.object({
      Id: idSchema,
      Name: z.string(),
      Avatar: z.nullable(z.string()),
      TertiaryRating: z.nullable(ratingSchema),
      Previous: z.optional(z.object({ PrimaryRating: ratingSchema, SecondaryRating: ratingSchema })),
    }),
  ),
});
export type TalentCell = z.output<typeof talentCellSchema>;

const axisSchema = z.object({
  Name: z.string(),
  /** Lowest first. Different words with which people were rated at one level are joined by a slash. */
  Levels: z.array(z.string()),
});

const talentAxesSchema = z.object({
  Primary: axisSchema,
  Secondary: axisSchema,
  /** Null while the third axis is off and nobody of the quarter has a third rating. */
  Tertiary: z.nullable(axisSchema),
});
export type TalentAxes = z.output<typeof talentAxesSchema>;

/** Refused like the overview. */
export const getTalentMatrix = endpoint({
  name: 'getTalentMatrix',
  summary:
    'The matrix of a quarter: how many people have each pair of ratings, of the people of the overview.',
  method: 'GET',
  path: '/talent/matrix/{periodId}/{userId}/{hr}',
  scope: 'none',
  params: z.strictObject(teamParams),
  query: z.strictObject({ ...filters, Tertiary: level }),
  reply: z.object({
    ...talentScopeSchema.shape,
    user: z.nullable(talentPersonSchema),
    /** Levels of the two axes, 3 or 5: the number on which most people of the quarter were rated. */
    Levels: z.int(),
    /** False if the company rates on another number of levels now. */
    IsPresentScale: z.boolean(),
    /** The words with which the people of the matrix were rated. */
    Axes: talentAxesSchema,
    /** Every pair, highest primary rating first. */
    Cells: z.array(talentCellSchema),
    /** People of the filter who were rated with another number of levels, so they are in no cell. */
    Elsewhere: z.int(),
    /** People of the filter without ratings that the caller reads. */
    Unrated: z.int(),
    Counts: statusCountsSchema,
  }),
});

const complianceParams = { periodId: idParam, userId: idOrNoneParam };

/**
 * Refused like the overview. `userId` 0 is the company for HR admins and the ceo, and the own organisation for everybody
 * else who has people below (talent.13).
 */
export const getTalentExcel = endpoint({
  name: 'getTalentExcel',
  summary:
    'The compliance workbook, with a sheet of totals: everybody below the person. User 0 is the company for HR admins and the ceo, and the own organisation for managers.',
  method: 'GET',
  path: '/talent/excel/{periodId}/{userId}',
  scope: 'none',
  params: z.strictObject(complianceParams),
  query: z.strictObject({ Cycle: filters.Cycle }),
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});

export const getTalentExcelByFlag = endpoint({
  name: 'getTalentExcelByFlag',
  summary:
    'The compliance workbook; flag 1: everybody below the person, 2: direct reports. User 0 as without a flag.',
  method: 'GET',
  path: '/talent/excel/{periodId}/{userId}/{flag}',
  scope: 'none',
  params: z.strictObject({
    ...complianceParams,
    flag: z.enum(['1', '2'], refusedAs(said(wireWords, 'choose', [1, 2]))),
  }),
  query: z.strictObject({ Cycle: filters.Cycle }),
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});
