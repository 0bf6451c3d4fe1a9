import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { refusedAs } from './faults.ts';
import { xlsxMediaType } from './file.ts';
import { wireWords } from './words.ts';

export { onlyTables } from './words.files.ts';

export const csvMediaType = 'text/csv';
const odsMediaType = 'application/vnd.oasis.opendocument.spreadsheet';
export const tableMediaTypes = [csvMediaType, xlsxMediaType, odsMediaType] as const;

/** A text as a cell of a file has it: the database stores neither NUL nor half of a surrogate pair. */
export const cellSchema = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(
      (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
      refusedAs(said(wireWords, 'not_in_files')),
    ),
  );
