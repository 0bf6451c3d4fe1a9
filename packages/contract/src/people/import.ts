import { importColumns } from '@bellwether/domain/people/import/columns';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileLimits, fileReply, upload, xlsxMediaType } from '../file.ts';
import { idOrNoneParam, idParam, idSchema, pathWord } from '../wire.ts';

export const csvMediaType = 'text/csv';

/** The message for a file that is neither CSV nor Excel. */
export const onlyTables = 'Only CSV and Excel files (.xlsx) can be imported.';

/** A cell with its fault or warning. */
export const importNoteSchema = z.object({
  /** As a spreadsheet program counts: the heading is row 1. */
  Row: z.int(),
  /** Null for a column that the import does not know. */
  Column: z.nullable(z.enum(importColumns)),
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
});

const counts = { Added: z.int(), Changed: z.int(), Unchanged: z.int() };

/** A file that was checked but not imported. With faults it cannot be imported: all rows are written, or none. */
export const importPreviewSchema = z.object({
  /** Names the import for `POST /Profile/Import`; a new preview replaces it. */
  Id: idSchema,
  Rows: z.int(),
  ...counts,
  FaultCount: z.int(),
  WarningCount: z.int(),
  /** The first 1,000, by row. */
  Faults: z.array(importNoteSchema),
  Warnings: z.array(importNoteSchema),
  /** The first 100 who are added or changed. */
  People: z.array(importPersonSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** An import from its start on. */
export const importProgressSchema = z.object({
  Id: idSchema,
  State: importStateSchema,
  /** The rows of the file, and how many people are written; all of them count only when the state is `done`. */
  Rows: z.int(),
  Written: z.int(),
  ...counts,
  Faults: z.array(importNoteSchema),
});
export type ImportProgress = z.output<typeof importProgressSchema>;

export const previewImport = endpoint({
  name: 'previewImport',
  summary: 'Checks a CSV or Excel file of people, and names each faulty cell. Writes nobody.',
  method: 'POST',
  path: '/Profile/Import/Preview',
  who: 'administersPeople',
  body: upload({
    mediaTypes: [csvMediaType, xlsxMediaType],
    maxBytes: fileLimits.document,
    wrongKind: onlyTables,
  }),
  reply: importPreviewSchema,
});

export const startImport = endpoint({
  name: 'startImport',
  summary: 'Imports a checked file: all rows or none. Mails nobody. Counts as one write.',
  method: 'POST',
  path: '/Profile/Import',
  who: 'administersPeople',
  body: z.strictObject({ Id: idSchema }),
  reply: importProgressSchema,
});

export const getImport = endpoint({
  name: 'getImport',
  summary: 'How far an own import is; id 0 is the latest one. 404 without one.',
  method: 'GET',
  path: '/Profile/Import/{id}',
  who: 'administersPeople',
  params: z.strictObject({ id: idOrNoneParam }),
  reply: importProgressSchema,
});

export const cancelImport = endpoint({
  name: 'cancelImport',
  summary: 'Cancels an own import; nobody is written. 409 once it has ended.',
  method: 'DELETE',
  path: '/Profile/Import/{id}',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: importProgressSchema,
});

const format = z.strictObject({ format: pathWord(['xlsx', 'csv'], 'Please choose xlsx or csv.') });

export const exportPeople = endpoint({
  name: 'exportPeople',
  summary:
    'All people who are not deactivated, with the columns of an import. It imports again without a change.',
  method: 'GET',
  path: '/Profile/Export/{format}',
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
  who: 'administersPeople',
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});
