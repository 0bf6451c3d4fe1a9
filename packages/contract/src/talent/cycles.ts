import { isDay } from '@bellwether/domain/calendar/day';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import { said } from '@bellwether/domain/shared/said';
import {
  cycleKinds,
  cycleLimits,
  cycleSpanNames,
  cycleTexts,
  probationMonths,
  questionKinds,
  questionParts,
} from '@bellwether/domain/talent/cycles/rules';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words';
import { peerLimits, peerNamings } from '@bellwether/domain/talent/peers/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import {
  askedId,
  daySchema,
  idOrNoneSchema,
  idParam,
  idSchema,
  instantSchema,
  removedSchema,
  requiredName,
  requiredText,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';

const required = said(cycleMessages, 'required');
const isProbation = (months: number) => (probationMonths as readonly number[]).includes(months);
const sentDay = z.string(refusedAs(required)).check(z.refine(isDay, refusedAs(required)));

/** A cycle of its own, in lists (talent.18). A quarter's default cycle is in no list: its quarter stands for it. */
export const listedCycleSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Kind: z.enum(cycleKinds),
  /**
   * The first day of its first quarter and the last day of its last one, or its own days; of a probation the days on which
   * its people were added.
   */
  StartDate: daySchema,
  EndDate: daySchema,
  /** The last quarter that it touches: with it the overview, the matrix and the workbook of the cycle are read. */
  EvaluationPeriodId: idOrNoneSchema,
  /** Whether the overview is open: appraisals are written from `Review.OpensOn` on, in a probation from each person's day. */
  HasEnded: z.boolean(),
  /** When the managers' reviews are written. Null for a probation, where each person has days of their own. */
  Review: z.nullable(z.object({ OpensOn: daySchema, DueOn: daySchema })),
  /** False: the employee's acknowledgement completes an appraisal, and nobody signs. */
  HasSignatures: z.boolean(),
  State: z.enum(['draft', 'running']),
  /** The people of the cycle whom the caller may see in its overview; of a draft, those who would be in it now. */
  People: z.int(),
  /** Null: without self reviews. */
  SelfReview: z.nullable(z.object({ OpensOn: daySchema, DueOn: daySchema, HandedIn: z.int() })),
  /** Null: without peer feedback. The numbers count requests: all that are asked, and of these the ones handed in. */
  Peers: z.nullable(
    z.object({
      OpensOn: daySchema,
      DueOn: daySchema,
      Naming: z.enum(peerNamings),
      Asked: z.int(),
      HandedIn: z.int(),
    }),
  ),
});
export type ListedCycle = z.output<typeof listedCycleSchema>;

export const audienceSchema = z.strictObject({
  /** Everybody who has appraisals. The other choices add people to each other. */
  Company: z.boolean(),
  Departments: z.array(textSchema(255, 'Department')).check(z.maxLength(cycleLimits.choices)),
  /** These people and everybody below them. */
  Organisations: z.array(idSchema).check(z.maxLength(cycleLimits.choices)),
  People: z.array(idSchema).check(z.maxLength(cycleLimits.choices)),
  /** Of all these, only people who were added before this day. */
  AddedBefore: z.nullable(sentDay),
});
export type CycleAudience = z.output<typeof audienceSchema>;

export const cycleQuestionSchema = z.object({
  Id: idSchema,
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  Part: z.enum(questionParts),
  Kind: z.enum(questionKinds),
  /** The words of a scale, lowest first; empty for the other kinds. */
  Levels: z.array(z.string()),
  /** Whom it is asked about; empty: everybody. */
  Roles: z.array(z.enum(roleNames)),
  Departments: z.array(z.string()),
  /** Somebody has answered it, so its words and whether it is required stay. */
  IsAnswered: z.boolean(),
});

/** A question of the peer feedback: a text about everybody. */
export const peerQuestionSchema = z.object({
  Id: idSchema,
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  IsAnswered: z.boolean(),
});

/** The whole set-up of a cycle, for HR admins. */
export const cycleSchema = z.object({
  ...listedCycleSchema.shape,
  FirstPeriodId: idSchema,
  Span: z.enum(cycleSpanNames),
  /** Of a probation: how long it is after a person was added; null for the other kinds. */
  ProbationMonths: z.nullable(z.int()),
  /** The chosen days of the managers' reviews; null: from the day after the end on, due after the grace weeks. */
  ChosenReview: z.nullable(z.object({ OpensOn: daySchema, DueOn: daySchema })),
  Audience: audienceSchema,
  /** The template of the self review, then that of the managers' review. */
  Questions: z.array(cycleQuestionSchema),
  PeerQuestions: z.array(peerQuestionSchema),
  UpdatedAt: instantSchema,
});
export type Cycle = z.output<typeof cycleSchema>;

const savedQuestion = z.strictObject({
  /** 0: a new question. */
  Id: idOrNoneSchema,
  Question: requiredText(cycleLimits.question, required, cycleTexts.question),
  Help: textSchema(cycleLimits.help, cycleTexts.help),
  IsRequired: z.boolean(),
  Kind: z._default(z.enum(questionKinds), 'text'),
  /** Only of a scale: its words, lowest first. */
  Levels: z._default(
    z
      .array(requiredName(cycleLimits.level, required, cycleTexts.level))
      .check(z.maxLength(cycleLimits.levels)),
    [],
  ),
  Roles: z._default(z.array(z.enum(roleNames)).check(z.maxLength(roleNames.length)), []),
  Departments: z._default(z.array(textSchema(255, 'Department')).check(z.maxLength(cycleLimits.choices)), []),
});
const savedQuestions = z
  .array(savedQuestion)
  .check(z.minLength(1, refusedAs(said(cycleMessages, 'noQuestions'))), z.maxLength(cycleLimits.questions));

const sentPeerQuestions = z
  .array(
    z.strictObject({
      Id: idOrNoneSchema,
      Question: requiredText(cycleLimits.question, required, cycleTexts.question),
      Help: textSchema(cycleLimits.help, cycleTexts.help),
      IsRequired: z.boolean(),
    }),
  )
  .check(z.minLength(1, refusedAs(said(cycleMessages, 'noQuestions'))), z.maxLength(peerLimits.questions));

const savedDays = { OpensOn: sentDay, DueOn: sentDay };

export const cycleSaveSchema = z.strictObject({
  Name: requiredName(cycleLimits.name, required, cycleTexts.name),
  Kind: z._default(z.enum(cycleKinds), 'quarters'),
  /** The first quarter and how many follow; of the kind `quarters`. Fixed once the cycle runs. */
  FirstPeriodId: z.optional(askedId(required)),
  Span: z.optional(z.enum(cycleSpanNames, refusedAs(required))),
  /** The own days, or the days on which the people of a probation were added. */
  StartDate: z.optional(z.nullable(sentDay)),
  EndDate: z.optional(z.nullable(sentDay)),
  ProbationMonths: z.optional(z.nullable(z.int().check(z.refine(isProbation, refusedAs(required))))),
  Audience: audienceSchema,
  /** Null: without self reviews. */
  SelfReview: z.nullable(z.strictObject({ ...savedDays, Questions: savedQuestions })),
  /** Null: without peer feedback. Absent: it stays as it is. Once people are asked, it and its naming stay. */
  Peers: z.optional(
    z.nullable(
      z.strictObject({
        OpensOn: sentDay,
        DueOn: sentDay,
        Naming: z.enum(peerNamings, refusedAs(required)),
        Questions: sentPeerQuestions,
      }),
    ),
  ),
  /** The days of the managers' reviews. Null: from the day after the end on, due after the grace weeks. */
  ReviewDays: z.optional(z.nullable(z.strictObject(savedDays))),
  /** The template of the managers' reviews. Null: one text, as in the quarters. */
  ReviewQuestions: z.optional(z.nullable(savedQuestions)),
  HasSignatures: z._default(z.boolean(), true),
  /** `UpdatedAt` of the cycle that the person read: 409 if it has changed. */
  UpdatedAt: z.optional(sentInstantSchema),
});
export type CycleSave = z.output<typeof cycleSaveSchema>;

export const listCycles = endpoint({
  name: 'listCycles',
  summary:
    'The review cycles that are not a quarter’s default one, newest first: for HR admins and the ceo all, drafts for HR admins only; for managers those in which people below them are.',
  method: 'GET',
  path: '/talent/cycles',
  scope: 'none',
  reply: z.object({ data: z.array(listedCycleSchema) }),
});

export const getCycle = endpoint({
  name: 'getCycle',
  summary: 'The set-up of a review cycle.',
  method: 'GET',
  path: '/talent/cycles/{id}',
  scope: 'none',
  who: 'runsCycles',
  params: z.strictObject({ id: idParam }),
  reply: cycleSchema,
});

export const createCycle = endpoint({
  name: 'createCycle',
  summary: 'Makes a review cycle as a draft, which nobody but HR admins sees.',
  method: 'POST',
  path: '/talent/cycles',
  scope: 'none',
  who: 'runsCycles',
  body: cycleSaveSchema,
  reply: cycleSchema,
});

export const saveCycle = endpoint({
  name: 'saveCycle',
  summary:
    'Changes a review cycle. While it runs, its kind, quarters and signatures stay, and so do questions that somebody has answered; people with something written stay in it.',
  method: 'PUT',
  path: '/talent/cycles/{id}',
  scope: 'none',
  who: 'runsCycles',
  params: z.strictObject({ id: idParam }),
  body: cycleSaveSchema,
  reply: cycleSchema,
  refuses: [409],
});

export const startCycle = endpoint({
  name: 'startCycle',
  summary:
    'Starts a review cycle: its people no longer have appraisals of its single quarters. 409 if somebody of it is in another cycle with a common quarter, or if nobody is in it.',
  method: 'POST',
  path: '/talent/cycles/{id}/start',
  scope: 'none',
  who: 'runsCycles',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ UpdatedAt: z.optional(sentInstantSchema) }),
  reply: cycleSchema,
  refuses: [409],
});

export const deleteCycle = endpoint({
  name: 'deleteCycle',
  summary: 'Deletes a review cycle that has not started.',
  method: 'DELETE',
  path: '/talent/cycles/{id}',
  scope: 'none',
  who: 'runsCycles',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
  refuses: [409],
});
