import { discLetters, discTypeName, discTypes } from '@bellwether/domain/people/manual/disc';
import { manualCounts, manualLimits, manualMessages } from '@bellwether/domain/people/manual/manual';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { fileLimits, fileReply, pdfMediaType, upload } from '../file.ts';
import { suggestionEngineSchema } from '../tenant.ts';
import { idParam, requiredText } from '../wire.ts';
import { wireWords } from '../words.ts';

/** One of the twelve types, by its letters (`DI`) or in words (`Dominance+Influence`, people.28). */
const discTypeSchema = z.pipe(
  z.enum([...discTypes, ...discTypes.map(discTypeName)], refusedAs(said(manualMessages, 'discRequired'))),
  z.pipe(
    z.transform((text: string): string => discTypes.find((type) => text === discTypeName(type)) ?? text),
    z.enum(discTypes),
  ),
);
const keySchema = requiredText(200, said(wireWords, 'key'), 'Key');
/** An opaque name of an uploaded file; empty: none. */
const filePathSchema = z.string().check(z.regex(/^([0-9a-f]{32})?$/, refusedAs(said(wireWords, 'file'))));

/** The entry that a person made without an assessment. */
export const manualEntrySchema = z.object({
  /** The letters of one of the twelve types; null: only a file is attached. */
  Disc: z.nullable(z.string()),
  Description: z.string(),
  /** The opaque name of the attached PDF; empty: none. */
  FilePath: z.string(),
});
export type ManualEntry = z.output<typeof manualEntrySchema>;

/** 0 none, 1 registered, 2 started, 3 partially complete, 4 complete (people.27). */
const statusSchema = z.int().check(z.gte(0), z.lte(4));

const keys = {
  status: statusSchema,
  /** Names the report; null before the registration. */
  PublicKey: z.nullable(z.string()),
  /** Lets the person answer; null for everybody else. */
  PrivateKey: z.nullable(z.string()),
};

export const manualSchema = z.object({
  ...keys,
  ManualUserManual: z.nullable(manualEntrySchema),
  /** How far the open questionnaire is; null for everybody else, and where none is open here. */
  Progress: z.nullable(z.object({ Answered: z.int(), Total: z.int() })),
});
export type Manual = z.output<typeof manualSchema>;

export const connectionSchema = z.object({
  ...keys,
  /** Where the person answers: a path of this application, or the address of the assessment service. */
  Url: z.nullable(z.string()),
});
export type Connection = z.output<typeof connectionSchema>;

export const manualReportSchema = z.object({
  UserName: z.string(),
  Scales: z.array(z.object({ ScaleName: z.string(), Text: z.string(), total: z.number() })),
  Summary: z.object({ Disc: z.string(), DiscTitle: z.string(), Text: z.string() }),
  /** The shares of D, I, S and C in percent. */
  Per1: z.number(),
  Per2: z.number(),
  Per3: z.number(),
  Per4: z.number(),
  Questions: z.array(z.object({ Question: z.string(), AnswerChoice: z.string() })),
  Details: z.array(z.object({ Title: z.string(), Detail: z.string() })),
});
export type ManualReportReply = z.output<typeof manualReportSchema>;

const person = z.strictObject({ x: idParam });

export const registerManual = endpoint({
  name: 'registerManual',
  summary: 'Registers the own person for the assessment. Registering again changes nothing.',
  method: 'GET',
  path: '/myusermanual/register/{x}',
  scope: 'none',
  params: person,
  counts: 'write',
  reply: connectionSchema,
});

export const getManual = endpoint({
  name: 'getManual',
  summary: 'What is known of a person’s user manual.',
  method: 'GET',
  path: '/myusermanual/isexist/{profileId}',
  scope: 'none',
  params: z.strictObject({ profileId: idParam }),
  reply: manualSchema,
});

export const connectManual = endpoint({
  name: 'connectManual',
  summary:
    'Opens the questionnaire to the own person, and deletes what they entered manually. After the completion it opens it again, and the report stays until the new one is complete.',
  method: 'GET',
  path: '/myusermanual/connect/{x}',
  scope: 'none',
  params: person,
  counts: 'write',
  reply: connectionSchema,
});

export const getManualReport = endpoint({
  name: 'getManualReport',
  summary:
    'A finished report; with flag 1 it has the manager’s chapter. 404 for an unknown key, and before its completion.',
  method: 'GET',
  path: '/myusermanual/report/{publicKey}/{flag}',
  scope: 'none',
  params: z.strictObject({
    publicKey: keySchema,
    flag: z.enum(['0', '1'], refusedAs(said(wireWords, 'flag'))),
  }),
  reply: manualReportSchema,
});

export const describeManual = endpoint({
  name: 'describeManual',
  summary: 'Writes a description of a DISC type. It counts as a draft.',
  method: 'POST',
  path: '/myusermanual/gpt',
  scope: 'none',
  body: z.strictObject({ Disc: discTypeSchema }),
  reply: z.object({
    Description: z.string(),
    Engine: suggestionEngineSchema,
    Notice: z.string(),
    /** Templates wrote it because the connected model gave nothing; `Notice` says why. */
    IsFallback: z.boolean(),
  }),
});

export const saveManualEntry = endpoint({
  name: 'saveManualEntry',
  summary:
    'Saves the own manual entry. `FilePath` names an upload of the last hour or the present file, and empty removes the file; without it the file stays. 409 once the assessment is connected.',
  method: 'POST',
  path: '/myusermanual/manualadd',
  scope: 'none',
  body: z.strictObject({
    Disc: discTypeSchema,
    Description: requiredText(
      manualLimits.description,
      said(manualMessages, 'descriptionRequired'),
      'Description',
    ),
    FilePath: z.optional(filePathSchema),
  }),
  reply: manualEntrySchema,
});

export const saveManualAttachment = endpoint({
  name: 'saveManualAttachment',
  summary:
    'Attaches an upload of the last hour to the own manual entry; an empty `FilePath` removes the file. 409 once the assessment is connected.',
  method: 'POST',
  path: '/myusermanual/manualadd/attachment',
  scope: 'none',
  body: z.strictObject({ FilePath: filePathSchema }),
  reply: manualEntrySchema,
});

export const downloadManual = endpoint({
  name: 'downloadManual',
  summary: 'The PDF that a person attached to their user manual.',
  method: 'GET',
  path: '/myusermanual/download/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: fileReply([pdfMediaType]),
});

export const uploadManual = endpoint({
  name: 'uploadManual',
  summary:
    'Stores a PDF. Its opaque name can be used once, by its uploader, for an hour; a new upload ends it.',
  method: 'POST',
  path: '/myusermanual/fileupload',
  scope: 'none',
  body: upload({
    mediaTypes: [pdfMediaType],
    maxBytes: fileLimits.document,
    wrongKind: manualMessages.onlyPdf,
  }),
  reply: z.object({ FilePath: z.string() }),
});

const letterSchema = z.enum(discLetters);
const choiceSchema = z
  .strictObject({ Most: letterSchema, Least: letterSchema })
  .check(z.refine(({ Most, Least }) => Most !== Least, refusedAs(said(wireWords, 'phrases'))));
const answersOf = <S extends z.ZodMiniType>(answer: S, count: number) =>
  z.array(z.nullable(answer)).check(z.length(count));
const answers = {
  /** In the order of the items; null: not answered. */
  Choices: answersOf(choiceSchema, manualCounts.items),
  /** The places of the chosen answers, in the order of the own questions; null: not answered. */
  Answers: answersOf(z.int().check(z.gte(0), z.lte(3)), manualCounts.questions),
};

export const manualAnswersSchema = z.object({
  /** False: the assessment is not connected, is complete, or is answered elsewhere. */
  IsOpen: z.boolean(),
  PrivateKey: z.nullable(z.string()),
  ...answers,
});
export type ManualAnswersReply = z.output<typeof manualAnswersSchema>;

export const getManualAnswers = endpoint({
  name: 'getManualAnswers',
  summary: 'The own answers to the built-in questionnaire so far.',
  method: 'GET',
  path: '/myusermanual/answers',
  scope: 'none',
  reply: manualAnswersSchema,
});

export const saveManualAnswers = endpoint({
  name: 'saveManualAnswers',
  summary:
    'Saves own answers; null keeps the stored one. `IsFinished` completes the questionnaire, which needs every answer. 404 for another person’s or an ended key.',
  method: 'POST',
  path: '/myusermanual/answers',
  scope: 'none',
  body: z.strictObject({ PrivateKey: keySchema, ...answers, IsFinished: z._default(z.boolean(), false) }),
  reply: manualSchema,
});
