import { fileKind, isEmptyFile, wrongFile } from '../files/file-kind.ts';
import { badField } from '../refusal/problem.ts';
import type { DocumentWriter } from './document-writer.ts';
import type { ReadTable, TableWish } from './table.ts';
import type { FieldsOfKind, TableKind } from './table-kinds.ts';
import { tableWords } from './words.ts';

const filePart = 'file';

const otherTexts = ['pdf', 'web_page', 'svg', 'xml', 'word'];

/** A table that was read. */
export type GoodTable<Kind extends TableKind> = Extract<
  ReadTable<FieldsOfKind[Kind]>,
  { readonly table: unknown }
>;

/**
 * Reads a received file in a thread. `person` is as in `Reader`.
 * @throws HttpProblem 400 at `file` for a file that is no table.
 */
export async function readReceivedTable<Kind extends TableKind>(
  documents: DocumentWriter,
  bytes: Uint8Array,
  person: string,
  wish: TableWish<Kind>,
): Promise<GoodTable<Kind>> {
  const refuse = async () => badField(filePart, tableWords, 'wrong_kind', await wrongFile(bytes));
  // A PDF or a web page is a text, too, but no list.
  if (isEmptyFile(bytes) || otherTexts.includes((await fileKind(bytes))?.code ?? '')) throw await refuse();
  const read = await documents.table({ person, gone: new AbortController().signal }, bytes, wish);
  if ('fault' in read) {
    const problem = read.fault === 'wrong_kind' ? await refuse() : badField(filePart, tableWords, read.fault);
    // The cause is for the log only.
    throw Object.assign(problem, { cause: read.cause });
  }
  return read;
}
