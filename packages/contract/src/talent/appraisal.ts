import { said } from '@bellwether/domain/shared/said';
import { openParts } from '@bellwether/domain/talent/calibration/sharing';
import { appraisalStates, appraisalStatuses } from '@bellwether/domain/talent/lifecycle';
import { appraisalPermissionNames, appraisalReasons } from '@bellwether/domain/talent/permission-names';
import { appraisalLimits, appraisalMessages, appraisalTexts } from '@bellwether/domain/talent/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { fileReply, pdfMediaType } from '../file.ts';
import { roleNameSchema } from '../people.ts';
import { richTextSchema } from '../strategy.ts';
import {
  askedId,
  daySchema,
  idOrNoneSchema,
  idParam,
  idSchema,
  instantSchema,
  permissionsSchemaOf,
  removedSchema,
  requiredName,
  requiredText,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';
import { reviewAnswerSchema } from './questions.ts';

export const appraisalStateSchema = z.enum(appraisalStates);
/** `none`: no appraisal is written yet. */
export const appraisalStatusSchema = z.enum(appraisalStatuses);
export type AppraisalStatus = z.output<typeof appraisalStatusSchema>;

/** A place in the labels: 0 to 2, or 0 to 4 (talent.2). */
export const ratingSchema = z.int().check(z.gte(0), z.lte(4));
/** The colour on the ramp of five steps: 0 lowest, 4 highest (talent.2). */
export const ratingColourSchema = z.int().check(z.gte(0), z.lte(4));

/** Name → `true`, or the reason code why not now; `Create` only where no appraisal exists. */
export const appraisalPermissionsSchema = permissionsSchemaOf(appraisalPermissionNames, appraisalReasons);

/** A person in the lists of talent. */
export const talentPersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  JobTitle: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  /** The manager's id; 0: no manager. */
  ParentId: idOrNoneSchema,
  RoleName: roleNameSchema,
  IsDeactivated: z.boolean(),
});
export type TalentPerson = z.output<typeof talentPersonSchema>;

/** A quarter that appraisals are written for. */
export const talentPeriodSchema = z.object({
  PeriodId: idSchema,
  StartDate: daySchema,
  EndDate: daySchema,
  Quarter: z.int(),
  Year: z.int(),
});
export type TalentPeriod = z.output<typeof talentPeriodSchema>;

/** Absent where this person may not read the ratings; `TertiaryRating` is null where the third axis was off. */
const ratings = {
  PrimaryRating: z.optional(ratingSchema),
  SecondaryRating: z.optional(ratingSchema),
  TertiaryRating: z.optional(z.nullable(ratingSchema)),
  Colour: z.optional(ratingColourSchema),
};

/** The cycle of its own that an appraisal belongs to; absent for the appraisal of a quarter (talent.18). */
const cycle = { Cycle: z.optional(z.object({ Id: idSchema, Name: z.string() })) };

/** An appraisal in lists: without the review and the other texts. */
export const listedAppraisalSchema = z.object({
  /** 0: not written yet. */
  Id: idOrNoneSchema,
  UserId: idSchema,
  /** The quarter; for a cycle of its own, its last quarter. */
  EvaluationPeriodId: idSchema,
  ...cycle,
  State: appraisalStatusSchema,
  /** Percent: 0, 30, 60, 90, 100. */
  Progress: z.int(),
  /** After the grace weeks: missing, a draft, or without the employee's signature. */
  IsOverdue: z.boolean(),
  /** The last day on which it is not overdue. */
  DueDate: daySchema,
  /** Who writes or wrote it; 0: nobody yet. */
  ReviewerId: idOrNoneSchema,
  ...ratings,
  /** The words of the ratings, absent like them. A completed appraisal keeps the words with which it was completed. */
  RatingLabels: z.optional(
    z.object({
      Primary: z.string(),
      Secondary: z.string(),
      Tertiary: z.nullable(z.string()),
      /** How many levels the first and the second rating have. */
      Levels: z.int(),
    }),
  ),
  /** The ratings of the quarter before on the same scale, for the trail; absent without one, and where unreadable. */
  Previous: z.optional(z.object({ PrimaryRating: ratingSchema, SecondaryRating: ratingSchema })),
  AcknowledgedAt: z.nullable(instantSchema),
  CompletedAt: z.nullable(instantSchema),
  /** Completed without the employee's signature. */
  IsUnsigned: z.boolean(),
  UpdatedAt: z.nullable(instantSchema),
  Permissions: appraisalPermissionsSchema,
});
export type ListedAppraisal = z.output<typeof listedAppraisalSchema>;

const ratingWordsSchema = z.object({
  Name: z.string(),
  Label: z.string(),
  Description: z.string(),
  /** How many levels the scale of this rating has. */
  Levels: z.int(),
});

/** A typed signature with the copy of the names of that moment; it is never changed by later renames. */
export const signatureSchema = z.object({
  Id: idSchema,
  /** `employee` acknowledges, `manager` completes. */
  Kind: z.enum(['employee', 'manager']),
  UserId: idSchema,
  /** The signer's name when they signed. */
  Name: z.string(),
  Sign: z.string(),
  /** The employee's comment; empty for the manager's signature. */
  Comment: z.string(),
  SignedAt: instantSchema,
  /** False: the appraisal or the signature was changed after it. */
  IsCurrent: z.boolean(),
});
export type Signature = z.output<typeof signatureSchema>;

export const appraisalHistorySchema = z.object({
  Id: idSchema,
  Sentence: z.string(),
  ToState: appraisalStateSchema,
  UserId: idSchema,
  UserName: z.string(),
  CreatedAt: instantSchema,
});

/** How an appraisal was completed without the employee's signature. */
export const closingSchema = z.object({
  UserId: idSchema,
  /** The name of the person who closed it, as it was then. */
  Name: z.string(),
  Reason: z.string(),
  ClosedAt: instantSchema,
  /** What the employee added; null: nothing. */
  Statement: z.nullable(z.string()),
  StatedAt: z.nullable(instantSchema),
  /** The last day on which the employee may add or change the statement. */
  StatementUntil: daySchema,
});
export type Closing = z.output<typeof closingSchema>;

/** An appraisal (talent.15). */
export const appraisalSchema = z.object({
  Id: idSchema,
  UserId: idSchema,
  ReviewerId: idSchema,
  /** The employee's acting manager now, who countersigns; 0: nobody. */
  Manager: idOrNoneSchema,
  Review: richTextSchema,
  ...ratings,
  /** The words of the ratings; absent like the ratings. A completed one keeps the words with which it was completed. */
  RatingWords: z.optional(
    z.object({
      Primary: ratingWordsSchema,
      Secondary: ratingWordsSchema,
      Tertiary: z.nullable(ratingWordsSchema),
    }),
  ),
  EvaluationPeriodId: idSchema,
  Period: talentPeriodSchema,
  ...cycle,
  /** The quarters that its cycle of its own touches and that have begun, oldest first; absent for the appraisal of a quarter. */
  Periods: z.optional(z.array(talentPeriodSchema)),
  /** Whether the caller may read a handed in self review beside it; absent for the appraisal of a quarter (talent.20). */
  HasSelfReview: z.optional(z.boolean()),
  /** What the sharing would end before its due day, or leave unread; only for who may share it now (talent.29). */
  OpenParts: z.optional(z.array(z.enum(openParts))),
  /** The answers to the template of the cycle, in order. They are in `Review`, too. Absent: one text, without a template. */
  Answers: z.optional(z.array(reviewAnswerSchema)),
  /** False in a cycle without signatures, where the employee's acknowledgement completes it. */
  HasSignatures: z.boolean(),
  State: appraisalStateSchema,
  Progress: z.int(),
  IsOverdue: z.boolean(),
  DueDate: daySchema,
  /** Whether the employee reads the ratings, now or once it is shared. */
  isShare: z.boolean(),
  /**
   * Empty: no comment. While the appraisal waits for another signature, because it was changed after the first, it is
   * the comment of the former one.
   */
  EmployeeComments: z.string(),
  /** Null: not signed, or changed since. */
  EmployeeSignature: z.nullable(z.string()),
  ManagerSignature: z.nullable(z.string()),
  AcknowledgedAt: z.nullable(instantSchema),
  CompletedAt: z.nullable(instantSchema),
  SharedAt: z.nullable(instantSchema),
  /**
   * The last day on which a shared appraisal waits for the employee alone; later it may be closed without the signature.
   * Null in every other state.
   */
  SignUntil: z.nullable(daySchema),
  /** Null: completed with both signatures, or not completed. */
  Closing: z.nullable(closingSchema),
  CreatedAt: instantSchema,
  UpdatedAt: instantSchema,
  User: talentPersonSchema,
  Reviewer: talentPersonSchema,
  /** Newest first. */
  Signatures: z.array(signatureSchema),
  /** Newest first. */
  History: z.array(appraisalHistorySchema),
  Permissions: appraisalPermissionsSchema,
});
export type Appraisal = z.output<typeof appraisalSchema>;

export const getAppraisal = endpoint({
  name: 'getAppraisal',
  summary: 'An appraisal. 404 for people who may not read it, the employee before it is shared among them.',
  method: 'GET',
  path: '/talent/single/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: appraisalSchema,
});

export const listAppraisalsOfPerson = endpoint({
  name: 'listAppraisalsOfPerson',
  summary:
    'The quarters of one person, newest first, with the appraisals that the caller may read: for oneself My Appraisals, else the tab of the profile.',
  method: 'GET',
  path: '/talent/user/{userId}',
  scope: 'none',
  params: z.strictObject({ userId: idParam }),
  reply: z.object({
    user: talentPersonSchema,
    /**
     * One per quarter that is offered, and older ones that exist. For oneself only shared and later ones; a
     * person's own quarters without one are left out.
     */
    evaluations: z.array(listedAppraisalSchema),
    /** The company shares ratings with the employee. */
    isShare: z.boolean(),
    /** The quarters of `evaluations`, and those offered for this person, newest first. */
    Periods: z.array(talentPeriodSchema),
  }),
});

const required = said(appraisalMessages, 'required');
const refusal = refusedAs(required);
const askedRating = z.int(refusal).check(z.gte(0, refusal), z.lte(4, refusal));
export const appraisalParts = {
  UserId: askedId(required),
  EvaluationPeriodId: askedId(required),
  Primary: askedRating,
  Secondary: askedRating,
  /** Required while the third axis is on, else it must be absent or null. */
  TertiaryRating: z.optional(z.nullable(askedRating)),
  Review: requiredText(appraisalLimits.review, required, appraisalTexts.review),
};
export const startedFrom = {
  /** `UpdatedAt` of the appraisal that the person read: 409 if it has changed. */
  UpdatedAt: z.optional(sentInstantSchema),
};

export const createAppraisal = endpoint({
  name: 'createAppraisal',
  summary:
    'Starts the appraisal of a report for an ended quarter, or for an ended cycle of their own, as a draft. 409 where one exists. Everything but the comment is required at once.',
  method: 'POST',
  path: '/talent',
  scope: 'none',
  body: z.strictObject({
    ...appraisalParts,
    /** A cycle of its own, with its last quarter as `EvaluationPeriodId`; absent: the quarter's default cycle. */
    CycleId: z.optional(idSchema),
  }),
  reply: appraisalSchema,
});

export const saveAppraisal = endpoint({
  name: 'saveAppraisal',
  summary:
    'Changes an appraisal while it is not completed. Person and quarter stay. After the employee’s signature it goes back to shared, and the signature ends.',
  method: 'PUT',
  path: '/talent/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...appraisalParts, ...startedFrom }),
  reply: appraisalSchema,
});

export const deleteAppraisal = endpoint({
  name: 'deleteAppraisal',
  summary: 'Deletes an appraisal while it is not completed.',
  method: 'DELETE',
  path: '/talent/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(startedFrom),
  reply: removedSchema,
});

export const shareAppraisal = endpoint({
  name: 'shareAppraisal',
  summary: 'Shares a draft with the employee.',
  method: 'GET',
  path: '/talent/share/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(startedFrom),
  counts: 'write',
  refuses: [409],
  reply: z.object({ evaluationData: appraisalSchema }),
});

const sign = requiredName(appraisalLimits.signature, required, appraisalTexts.signature);

export const acknowledgeAppraisal = endpoint({
  name: 'acknowledgeAppraisal',
  summary:
    'The employee signs, or changes their signature and comment until the manager has signed. 409 that asks for the password where it was not given for 15 minutes.',
  method: 'POST',
  path: '/talent/employeesign/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    Comment: z._default(textSchema(appraisalLimits.comment, appraisalTexts.comment), ''),
    Sign: sign,
    ...startedFrom,
  }),
  reply: appraisalSchema,
});

export const completeAppraisal = endpoint({
  name: 'completeAppraisal',
  summary:
    'The employee’s acting manager signs, which completes the appraisal. 409 that asks for the password where it was not given for 15 minutes.',
  method: 'POST',
  path: '/talent/managersign/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ Sign: sign, ...startedFrom }),
  reply: appraisalSchema,
});

export const closeAppraisal = endpoint({
  name: 'closeAppraisal',
  summary:
    'The reviewer or an HR admin completes a shared appraisal without the employee’s signature, once the employee’s time has passed, or at once if the employee is deactivated. 409 that asks for the password where it was not given for 15 minutes.',
  method: 'POST',
  path: '/talent/close/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    Reason: requiredText(appraisalLimits.reason, required, appraisalTexts.reason),
    ...startedFrom,
  }),
  reply: appraisalSchema,
});

export const addStatement = endpoint({
  name: 'addStatement',
  summary:
    'The employee adds a statement to an appraisal that was closed without their signature, or changes it, within 30 days.',
  method: 'POST',
  path: '/talent/statement/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    Statement: requiredText(appraisalLimits.statement, required, appraisalTexts.statement),
    ...startedFrom,
  }),
  reply: appraisalSchema,
});

export const printAppraisal = endpoint({
  name: 'printAppraisal',
  summary: 'A completed appraisal as a PDF on A4, with the ratings that the caller may read.',
  method: 'GET',
  path: '/talent/print/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  refuses: [409],
  reply: fileReply([pdfMediaType]),
});
