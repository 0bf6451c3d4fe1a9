import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileReply, pdfMediaType } from '../file.ts';
import { daySchema, idParam, idSchema, instantSchema } from '../wire.ts';
import { appraisalStateSchema, ratingColourSchema, talentPersonSchema } from './appraisal.ts';

/** A rating in the words of its completion, and in the company's words of today. */
const courseRatingSchema = z.object({
  Name: z.string(),
  /** The level, the lowest is 0, and how many levels the scale has. */
  Rating: z.int(),
  Levels: z.int(),
  Then: z.string(),
  /** Null: the company rates on another number of levels now, so no word of today stands for it. */
  Now: z.nullable(z.string()),
});

/** The goals of the quarters of an appraisal that the caller sees, by their results. */
const courseGoalsSchema = z.object({
  Counted: z.int(),
  Completed: z.int(),
  Partly: z.int(),
  Missed: z.int(),
});

/** An appraisal of the course (talent.30). */
export const courseStepSchema = z.object({
  Id: idSchema,
  /** The name of the cycle of its own, or the quarter. */
  Label: z.string(),
  StartDate: daySchema,
  EndDate: daySchema,
  State: appraisalStateSchema,
  /** Completed without the employee's signature. */
  IsUnsigned: z.boolean(),
  /** False in a cycle without signatures. */
  HasSignatures: z.boolean(),
  Reviewer: z.string(),
  CompletedAt: z.nullable(instantSchema),
  /** Primary, secondary and, where it was given, tertiary; absent where the caller may not read the ratings. */
  Ratings: z.optional(z.array(courseRatingSchema)),
  Colour: z.optional(ratingColourSchema),
  Goals: courseGoalsSchema,
});
export type CourseStep = z.output<typeof courseStepSchema>;

export const getCourse = endpoint({
  name: 'getCourse',
  summary:
    'The course of a person over quarters and cycles, oldest first: the appraisals that the caller may read, with the words of their ratings then and now, and the results of the goals that the caller sees. 404 like the tab of the profile.',
  method: 'GET',
  path: '/talent/course/{userId}',
  scope: 'none',
  params: z.strictObject({ userId: idParam }),
  reply: z.object({ User: talentPersonSchema, Steps: z.array(courseStepSchema) }),
});
export type Course = z.output<typeof getCourse.reply>;

export const printCourse = endpoint({
  name: 'printCourse',
  summary:
    'The appraisals of a person that the caller may read as one PDF on A4, oldest first, after an overview of the course; drafts are left out. 409 if there is none.',
  method: 'GET',
  path: '/talent/course/{userId}/print',
  scope: 'none',
  params: z.strictObject({ userId: idParam }),
  refuses: [409],
  reply: fileReply([pdfMediaType]),
});
