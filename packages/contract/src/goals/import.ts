import { goalQuestionKinds } from '@bellwether/domain/goals/import/faults';
import { goalFields } from '@bellwether/domain/goals/import/fields';
import { meanings } from '@bellwether/domain/goals/import/meanings';
import { said } from '@bellwether/domain/shared/said';
import { dateOrders } from '@bellwether/domain/shared/table/dates';
import { textEncodings } from '@bellwether/domain/shared/table/text-encodings';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { cellSchema, csvMediaType, onlyTables, tableMediaTypes } from '../file.tables.ts';
import { fileLimits, fileReply, upload } from '../file.ts';
import { idOrNoneParam, idParam, idSchema } from '../wire.ts';
import { wireWords } from '../words.ts';

const fieldSchema = z.enum(goalFields);

/** A cell with its fault or warning. */
export const goalImportNoteSchema = z.object({
  /** As a spreadsheet program counts: the heading is row 1. */
  Row: z.int(),
  /** Null for a note that is not about a field. */
  Column: z.nullable(fieldSchema),
  Message: z.string(),
});
export type GoalImportNote = z.output<typeof goalImportNoteSchema>;

/** `undone`: its goals were taken back. The others are as for people. */
export const goalImportStates = [
  'checked',
  'waiting',
  'running',
  'done',
  'refused',
  'cancelled',
  'failed',
  'undone',
] as const;

/** The counts of what is or was written. */
const counts = { Goals: z.int(), CheckIns: z.int(), Results: z.int(), Unchanged: z.int() };

/** The least progress in percent of what the elapsed time asks for, for Very likely, Likely, Unsure and Not sure. */
const pacesSchema = z.array(z.int().check(z.gte(0), z.lte(1_000))).check(
  z.length(4),
  z.refine(
    (paces) => paces.every((pace, at) => at === 0 || pace <= (paces[at - 1] ?? 0)),
    refusedAs(said(wireWords, 'paces')),
  ),
);

export const goalImportPreviewSchema = z.object({
  /** Names the import for `POST /Goal/Import`; a new preview replaces it. */
  Id: idSchema,
  FileName: z.string(),
  Rows: z.int(),
  /** What the rows without faults would write. `Unchanged` goals are there already. */
  ...counts,
  FaultCount: z.int(),
  WarningCount: z.int(),
  /** The first 1,000, by row. */
  Faults: z.array(goalImportNoteSchema),
  Warnings: z.array(goalImportNoteSchema),
  RowsLeftOut: z.int(),
  /** The first 100 goals. */
  List: z.array(
    z.object({
      Row: z.int(),
      Title: z.string(),
      Owner: z.string(),
      /** Such as `Q3 2026`. */
      Quarter: z.string(),
      State: z.enum(['draft', 'approved', 'finalized', 'shelved']),
      Private: z.boolean(),
      CheckIns: z.int(),
      Parent: z.nullable(z.string()),
    }),
  ),
  /** The quarters of the goals, oldest first, such as `Q3 2026`. */
  Quarters: z.array(z.string()),
  /** Owners whom nobody is called, as the file writes them. Their goals are left out. */
  OwnersNotFound: z.array(z.string()),
  Unclear: z.array(z.object({ Kind: z.enum(goalQuestionKinds), Value: z.string(), Rows: z.array(z.int()) })),
  /** The words of states, check-ins and outcomes, and what each is read as; null: it is asked. */
  Words: z.array(z.object({ Word: z.string(), Meaning: z.nullable(z.enum(meanings)), Count: z.int() })),
  Paces: z.array(z.int()),
  DateOrder: z.enum(dateOrders),
  /** Whether the dates of the file prove their order. */
  IsDateOrderSure: z.boolean(),
  Sheets: z.array(z.string()),
  Sheet: z.string(),
  /** Of a text file; else empty. */
  Encoding: z.string(),
  IsEncodingSure: z.boolean(),
  HeadingRow: z.int(),
  /** The program whose headings the file has. */
  Preset: z.nullable(z.string()),
  Columns: z.array(
    z.object({ Heading: z.string(), Field: z.nullable(fieldSchema), Samples: z.array(z.string()) }),
  ),
});
export type GoalImportPreview = z.output<typeof goalImportPreviewSchema>;

/** An import from its start on. */
export const goalImportProgressSchema = z.object({
  Id: idSchema,
  State: z.enum(goalImportStates),
  FileName: z.string(),
  Rows: z.int(),
  Written: z.int(),
  /** How many goals are written; null until the import has compared the file with the company. */
  ToWrite: z.nullable(z.int()),
  ...counts,
  RowsLeftOut: z.int(),
  Faults: z.array(goalImportNoteSchema),
  /** Until when the import can be undone; null if it cannot. */
  UndoUntil: z.nullable(z.string()),
});
export type GoalImportProgress = z.output<typeof goalImportProgressSchema>;

const params = z.strictObject({ id: idParam });

export const previewGoalImport = endpoint({
  name: 'previewGoalImport',
  summary:
    'Checks a CSV, Excel or OpenDocument file of goals: proposes what is read of it, and says what would come. Writes nothing.',
  method: 'POST',
  path: '/Goal/Import/Preview',
  scope: 'none',
  who: 'importsGoals',
  body: upload({ mediaTypes: tableMediaTypes, maxBytes: fileLimits.document, wrongKind: onlyTables }),
  reply: goalImportPreviewSchema,
});

export const changeGoalImport = endpoint({
  name: 'changeGoalImport',
  summary:
    'Reads an own checked file of goals in another way, or answers what it leaves open, and checks it again. An empty body only checks it again. 409 once it has started.',
  method: 'PUT',
  path: '/Goal/Import/{id}',
  scope: 'none',
  who: 'importsGoals',
  params,
  body: z.strictObject({
    Sheet: z.optional(cellSchema(255)),
    Encoding: z.optional(z.enum(textEncodings)),
    HeadingRow: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
    Columns: z.optional(
      z
        .array(z.object({ Heading: cellSchema(1_000), Field: z.nullable(fieldSchema) }))
        .check(z.maxLength(100)),
    ),
    DateOrder: z.optional(z.enum(dateOrders)),
    Paces: z.optional(pacesSchema),
    Answers: z.optional(
      z
        .array(
          z.object({
            Kind: z.enum(goalQuestionKinds),
            Value: cellSchema(300),
            /** For an owner, a person’s id, address or name; null leaves the rows out. For a word, a meaning of `Words`. */
            To: z.nullable(z.union([idSchema, cellSchema(300)])),
          }),
        )
        .check(z.maxLength(300)),
    ),
  }),
  reply: goalImportPreviewSchema,
  refuses: [409, 429],
});

export const startGoalImport = endpoint({
  name: 'startGoalImport',
  summary:
    'Imports a checked file of goals. `all`: all rows or none; `good`: the rows without faults. Tells nobody. Counts as one write.',
  method: 'POST',
  path: '/Goal/Import',
  scope: 'none',
  who: 'importsGoals',
  body: z.strictObject({ Id: idSchema, Rows: z.optional(z.enum(['all', 'good'])) }),
  reply: goalImportProgressSchema,
});

export const getGoalImport = endpoint({
  name: 'getGoalImport',
  summary: 'How far an own import of goals is; id 0 is the latest one. 404 without one.',
  method: 'GET',
  path: '/Goal/Import/{id}',
  scope: 'none',
  who: 'importsGoals',
  params: z.strictObject({ id: idOrNoneParam }),
  reply: goalImportProgressSchema,
});

export const cancelGoalImport = endpoint({
  name: 'cancelGoalImport',
  summary: 'Cancels an own import of goals; nothing is written. 409 once it has ended.',
  method: 'DELETE',
  path: '/Goal/Import/{id}',
  scope: 'none',
  who: 'importsGoals',
  params,
  reply: goalImportProgressSchema,
});

export const undoGoalImport = endpoint({
  name: 'undoGoalImport',
  summary:
    'Takes back all goals of an own import, within 24 hours and while nobody has touched one of them; else 409.',
  method: 'DELETE',
  path: '/Goal/Import/{id}/Written',
  scope: 'none',
  who: 'importsGoals',
  params,
  reply: goalImportProgressSchema,
});

export const getGoalImportFaults = endpoint({
  name: 'getGoalImportFaults',
  summary:
    'The rows of an own import of goals that cannot be written, or were not, as CSV with a column “What is wrong”. 404 without such rows.',
  method: 'GET',
  path: '/Goal/Import/{id}/Faults',
  scope: 'none',
  who: 'importsGoals',
  params,
  reply: fileReply([csvMediaType]),
  refuses: [429],
});
