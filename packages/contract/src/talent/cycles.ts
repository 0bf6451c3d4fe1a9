import { isDay } from '@bellwether/domain/calendar/day';
import { said } from '@bellwether/domain/shared/said';
import { cycleLimits, cycleSpanNames, cycleTexts } from '@bellwether/domain/talent/cycles/rules';
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
const sentDay = z.string(refusedAs(required)).check(z.refine(isDay, refusedAs(required)));

/** A cycle of its own, in lists (talent.18). A quarter's default cycle is in no list: its quarter stands for it. */
export const listedCycleSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  /** The first day of its first quarter and the last day of its last one. */
  StartDate: daySchema,
  EndDate: daySchema,
  /** The last quarter: with it the overview, the matrix and the workbook of the cycle are read. */
  EvaluationPeriodId: idOrNoneSchema,
  /** Appraisals are written from the day after `EndDate` on. */
  HasEnded: z.boolean(),
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
  /** Somebody has answered it, so its words and whether it is required stay. */
  IsAnswered: z.boolean(),
});

/** The whole set-up of a cycle, for HR admins. */
export const cycleSchema = z.object({
  ...listedCycleSchema.shape,
  FirstPeriodId: idSchema,
  Span: z.enum(cycleSpanNames),
  Audience: audienceSchema,
  Questions: z.array(cycleQuestionSchema),
  PeerQuestions: z.array(cycleQuestionSchema),
  UpdatedAt: instantSchema,
});
export type Cycle = z.output<typeof cycleSchema>;

const sentQuestion = z.strictObject({
  /** 0: a new question. */
  Id: idOrNoneSchema,
  Question: requiredText(cycleLimits.question, required, cycleTexts.question),
  Help: textSchema(cycleLimits.help, cycleTexts.help),
  IsRequired: z.boolean(),
});
const sentQuestions = (most: number) =>
  z
    .array(sentQuestion)
    .check(z.minLength(1, refusedAs(said(cycleMessages, 'noQuestions'))), z.maxLength(most));

export const cycleSaveSchema = z.strictObject({
  Name: requiredName(cycleLimits.name, required, cycleTexts.name),
  /** The first quarter and how many follow. Fixed once the cycle runs. */
  FirstPeriodId: askedId(required),
  Span: z.enum(cycleSpanNames, refusedAs(required)),
  Audience: audienceSchema,
  /** Null: without self reviews. */
  SelfReview: z.nullable(
    z.strictObject({
      OpensOn: sentDay,
      DueOn: sentDay,
      Questions: sentQuestions(cycleLimits.questions),
    }),
  ),
  /** Null: without peer feedback. Absent: it stays as it is. Once people are asked, it and its naming stay. */
  Peers: z.optional(
    z.nullable(
      z.strictObject({
        OpensOn: sentDay,
        DueOn: sentDay,
        Naming: z.enum(peerNamings, refusedAs(required)),
        Questions: sentQuestions(peerLimits.questions),
      }),
    ),
  ),
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
    'Changes a review cycle. While it runs, its quarters stay, and so do questions that somebody has answered; people with something written stay in it.',
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
