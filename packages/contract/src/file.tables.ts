import * as z from 'zod/mini';
import { xlsxMediaType } from './file.ts';

export const csvMediaType = 'text/csv';
const odsMediaType = 'application/vnd.oasis.opendocument.spreadsheet';
export const tableMediaTypes = [csvMediaType, xlsxMediaType, odsMediaType] as const;

/** The encodings of a text file that a person can choose, as `TextDecoder` names them. */
export const textEncodings = [
  'utf-8',
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const;

/** A text as a cell of a file has it: the database stores neither NUL nor half of a surrogate pair. */
export const cellSchema = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine(
      (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
      'This text cannot be in a file.',
    ),
  );

/** The message for a file that is no table. */
export const onlyTables = 'Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.';
