import { personFields } from '@bellwether/domain/people/plan/fields';
import { questionKinds } from '@bellwether/domain/people/plan/questions';
import { said } from '@bellwether/domain/shared/said';
import { textEncodings } from '@bellwether/domain/shared/table/text-encodings';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cellSchema, csvMediaType, onlyTables, tableMediaTypes } from '../file.tables.ts';
import { fileLimits, fileReply, upload, xlsxMediaType } from '../file.ts';
import { roleNameSchema } from '../people.ts';
import { idOrNoneParam, idParam, idSchema, pathWord } from '../wire.ts';
import { wireWords } from '../words.ts';

const fieldSchema = z.enum(personFields);

/** A cell with its fault or warning. */
export const importNoteSchema = z.object({
  /** As a spreadsheet program counts: the heading is row 1. */
  Row: z.int(),
  /** Null for a note that is not about a field. */
  Column: z.nullable(fieldSchema),
  Message: z.string(),
});
export type ImportNote = z.output<typeof importNoteSchema>;

/** `checked`: only previewed. `refused`: the company changed since the preview, and the rows no longer fit. */
export const importStates = [
  'checked',
  'waiting',
  'running',
  'done',
  'refused',
  'cancelled',
  'failed',
] as const;
const importStateSchema = z.enum(importStates);
export type ImportState = z.output<typeof importStateSchema>;

/** A person whom the import adds or changes. */
const importPersonSchema = z.object({
  Row: z.int(),
  Name: z.string(),
  Email: z.string(),
  IsNew: z.boolean(),
  /** The name of the manager after the import; null: none. */
  Manager: z.nullable(z.string()),
  /** Whether the manager differs from the present one; false for new people. */
  IsMoved: z.boolean(),
  /** As screens show it: the own department, or that of the nearest manager who has one; null: none. */
  Department: z.nullable(z.string()),
  RoleName: roleNameSchema,
});

/** A manager near the top of the company, as the import leaves it. */
const topTeamSchema = z.object({
  /** Null: the import adds them. */
  Id: z.nullable(idSchema),
  Name: z.string(),
  JobTitle: z.string(),
  /** 0 at the top of the tree. */
  Depth: z.int(),
  /** Everybody below, at any distance. */
  People: z.int(),
  /** Whether the import adds them or gives them another manager. */
  IsMoved: z.boolean(),
});

const counts = { Added: z.int(), Changed: z.int(), Unchanged: z.int() };

const choiceSchema = z.object({
  Heading: z.string(),
  /** Null: not read. */
  Field: z.nullable(fieldSchema),
  /** Whether an empty cell empties the value of the person. */
  EmptyDeletes: z.boolean(),
  /** Some of its cells. */
  Samples: z.array(z.string()),
});

/** Somebody of the company who has left. */
const leaverSchema = z.object({
  /** Null for somebody whom a complete file does not name. */
  Row: z.nullable(z.int()),
  Id: idSchema,
  Name: z.string(),
  /** Active reports, open goals that are not private, approvals that wait for them, appraisals that are not completed. */
  LeavesBehind: z.object({ Reports: z.int(), Goals: z.int(), Waiting: z.int(), Appraisals: z.int() }),
});

/** Somebody who was or is in the company, or gets reports. */
const namedPersonSchema = z.object({ Row: z.int(), Id: z.nullable(idSchema), Name: z.string() });

/** A question that the file leaves open. Its rows have faults until it is answered. */
const questionSchema = z.object({
  Kind: z.enum(questionKinds),
  /** The cell; empty for rows that name no manager. */
  Value: z.string(),
  Rows: z.array(z.int()),
});

/**
 * A file that was checked but not imported. `Added`, `Changed` and `Unchanged` count the rows without faults: they can
 * be written alone.
 */
export const importPreviewSchema = z.object({
  /** Names the import for `POST /Profile/Import`; a new preview replaces it. */
  Id: idSchema,
  /** The name of the file; empty without one. */
  FileName: z.string(),
  Rows: z.int(),
  ...counts,
  FaultCount: z.int(),
  WarningCount: z.int(),
  /** The first 1,000, by row. */
  Faults: z.array(importNoteSchema),
  Warnings: z.array(importNoteSchema),
  /** The first 100 who are added or changed. */
  People: z.array(importPersonSchema),
  /** The top of the tree and the ten teams nearest to it, of those at one height the largest, in the order of the tree. */
  TopTeams: z.array(topTeamSchema),
  /** The names of the workbook's sheets; empty for a text file, as `Sheet`. */
  Sheets: z.array(z.string()),
  Sheet: z.string(),
  /** Of a text file; else empty. */
  Encoding: z.string(),
  /** Whether the bytes prove the encoding. */
  IsEncodingSure: z.boolean(),
  HeadingRow: z.int(),
  /** The program whose headings the file has. */
  Preset: z.nullable(z.string()),
  Columns: z.array(choiceSchema),
  /**
   * How many rows can be written, whether they change anything or not. People who stay as they are, such as leavers, do not
   * count.
   */
  RowsGood: z.int(),
  /** How many rows have a fault or need one that has, and come back as a file. */
  RowsLeftOut: z.int(),
  /** How many rows are about people who have left. */
  Left: z.int(),
  /** How many deactivated people the file calls active. */
  Returned: z.int(),
  Moved: z.int(),
  /** How many contributors become managers, because somebody reports to them. */
  Promoted: z.int(),
  /** How many active people the file does not name. */
  Missing: z.int(),
  /** Whether the file was said to name everybody. */
  IsComplete: z.boolean(),
  Leavers: z.array(leaverSchema),
  Returners: z.array(namedPersonSchema),
  /** The first 100. */
  Promotions: z.array(namedPersonSchema),
  MissingPeople: z.array(z.object({ Id: idSchema, Name: z.string() })),
  Unclear: z.array(questionSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** An import from its start on. */
export const importProgressSchema = z.object({
  Id: idSchema,
  State: importStateSchema,
  /** The rows of the file, and how many people are written; all of them count only when the state is `done`. */
  Rows: z.int(),
  Written: z.int(),
  /** How many people are added or changed; null until the import has compared the file with the company. */
  ToWrite: z.nullable(z.int()),
  ...counts,
  Deactivated: z.int(),
  Reactivated: z.int(),
  /** The rows that were not written, as `getImportFaults` returns them. */
  RowsLeftOut: z.int(),
  Faults: z.array(importNoteSchema),
});
export type ImportProgress = z.output<typeof importProgressSchema>;

export const previewImport = endpoint({
  name: 'previewImport',
  summary:
    'Checks a CSV, Excel or OpenDocument file of people: proposes what is read of it, and says what would change. Writes nobody.',
  method: 'POST',
  path: '/Profile/Import/Preview',
  scope: 'none',
  who: 'administersPeople',
  body: upload({
    mediaTypes: tableMediaTypes,
    maxBytes: fileLimits.document,
    wrongKind: onlyTables,
  }),
  reply: importPreviewSchema,
});

export const changeImport = endpoint({
  name: 'changeImport',
  summary:
    'Reads an own checked file in another way, or answers what it leaves open, and checks it again. An empty body only checks it again. Columns are chosen by their headings; those that are absent stay. 409 once it has started.',
  method: 'PUT',
  path: '/Profile/Import/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    Sheet: z.optional(cellSchema(255)),
    Encoding: z.optional(z.enum(textEncodings)),
    HeadingRow: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
    Columns: z.optional(
      z
        .array(
          z.object({
            Heading: cellSchema(1_000),
            Field: z.nullable(fieldSchema),
            EmptyDeletes: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(100)),
    ),
    Answers: z.optional(
      z
        .array(
          z.object({
            Kind: z.enum(questionKinds),
            Value: cellSchema(300),
            /** A person's id, address or name, `active`, `away` or `left`; null leaves the rows out. */
            To: z.nullable(z.union([idSchema, cellSchema(300)])),
          }),
        )
        .check(z.maxLength(200)),
    ),
    /** Whether whoever is missing in the file has left. */
    IsComplete: z.optional(z.boolean()),
  }),
  reply: importPreviewSchema,
  refuses: [409, 429],
});

export const startImport = endpoint({
  name: 'startImport',
  summary:
    'Imports a checked file. `all`: all rows or none; `good`: the rows without faults. Deactivates and activates only the named people among those whom the preview proposed. Mails nobody. Counts as one write.',
  method: 'POST',
  path: '/Profile/Import',
  scope: 'none',
  who: 'administersPeople',
  body: z.strictObject({
    Id: idSchema,
    Rows: z.optional(z.enum(['all', 'good'])),
    Deactivate: z.optional(z.array(idSchema).check(z.maxLength(10_000))),
    Reactivate: z.optional(z.array(idSchema).check(z.maxLength(10_000))),
  }),
  reply: importProgressSchema,
});

export const getImport = endpoint({
  name: 'getImport',
  summary: 'How far an own import is; id 0 is the latest one. 404 without one.',
  method: 'GET',
  path: '/Profile/Import/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idOrNoneParam }),
  reply: importProgressSchema,
});

export const cancelImport = endpoint({
  name: 'cancelImport',
  summary: 'Cancels an own import; nobody is written. 409 once it has ended.',
  method: 'DELETE',
  path: '/Profile/Import/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: importProgressSchema,
});

export const getImportFaults = endpoint({
  name: 'getImportFaults',
  summary:
    'The rows of an own import that cannot be written, or were not, as CSV with a column “What is wrong”. 404 without such rows.',
  method: 'GET',
  path: '/Profile/Import/{id}/Faults',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: fileReply([csvMediaType]),
  refuses: [429],
});

const format = z.strictObject({
  format: pathWord(['xlsx', 'csv'], said(wireWords, 'choose', ['xlsx', 'csv'])),
});

export const exportPeople = endpoint({
  name: 'exportPeople',
  summary:
    'All people who are not deactivated, with the columns of an import. It imports again without a change.',
  method: 'GET',
  path: '/Profile/Export/{format}',
  scope: 'people:read',
  who: 'administersPeople',
  params: format,
  reply: fileReply([xlsxMediaType, csvMediaType]),
  refuses: [429],
});

export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  summary: 'An empty workbook with the columns of an import.',
  method: 'GET',
  path: '/Profile/ImportTemplate',
  scope: 'none',
  who: 'administersPeople',
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});
