import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { changeImport as changeImportCall, ImportPreview } from '@bellwether/contract/people/import';
import { peopleVocabulary } from '@bellwether/domain/people/import/vocabulary';
import { type PersonField, personFieldLabels } from '@bellwether/domain/people/plan/fields';
import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import { type Answer, answerKey } from '@bellwether/domain/people/plan/questions';
import { said } from '@bellwether/domain/shared/said';
import { type ChosenColumn, chooseColumns, headingsKey } from '@bellwether/domain/shared/table/propose';
import { hasText, type ImportTableFault, importTableFault } from '@bellwether/domain/shared/table/table';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { DocumentWriter } from '#platform/documents/document-writer.ts';
import { type GoodTable, readReceivedTable } from '#platform/documents/received-table.ts';
import type { TableWish } from '#platform/documents/table.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { badField, conflict, type HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  type HeldImport,
  holdImport,
  type ImportChoice,
  type ImportFile,
  readImportBytes,
  readImportFile,
  type ShownPeople,
} from './access.ts';
import { importQueue } from './jobs.queue.ts';
import { presentPreview } from './presenter.ts';
import { type FilePlan, planOfFile } from './queries.plan.ts';
import { readLeaverCounts } from './statements.leavers.ts';
import { readColumnMemory, rememberColumns, rememberStatuses } from './statements.memory.ts';
import { importWords } from './words.ts';

const filePart = 'file';

/** The person whose file is read, and what their company chose for earlier files. */
export interface FileReader {
  readonly person: string;
  readonly remembered: TableWish['remembered'];
}

export async function fileReaderOf(scope: Scope): Promise<FileReader> {
  return { person: `${scope.tenant.id}.${scope.person.id}`, remembered: await readColumnMemory(scope) };
}

/** A file that was read, with its bytes, because it may be read again in another way. */
interface ReadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly read: GoodTable<'people'>;
}

/**
 * Reads a file of people in a thread.
 * @throws HttpProblem 400 at `file` for a file without people.
 */
export async function readPeopleFile(
  documents: DocumentWriter,
  { bytes, name }: Pick<ReadFile, 'bytes' | 'name'>,
  { person, remembered }: FileReader,
  wish: Omit<TableWish, 'remembered' | 'kind'> = {},
): Promise<ReadFile> {
  const read = await readReceivedTable(documents, bytes, person, { ...wish, kind: 'people', remembered });
  return { name, bytes, read };
}

export function demandRows({ table, columns }: GoodTable<'people'>): void {
  const fault = importTableFault(table, columns, 'Email');
  if (fault) throw tableProblem(fault);
}

function tableProblem(fault: ImportTableFault<PersonField>): HttpProblem {
  if ('column' in fault)
    return badField(filePart, importWords, fault.code, said(personFieldLabels, fault.column));
  return badField(filePart, importWords, fault.code);
}

/**
 * Stores a file of people for the acting person's import, replacing earlier files, and returns what the import would
 * change.
 * @throws HttpProblem 400 at `file` for a file without people.
 */
export async function checkImport(scope: Scope, { name, bytes, read }: ReadFile): Promise<ImportPreview> {
  demandRows(read);
  const file = fileOf(name, read);
  const planned = await planOfFile(scope, file, { lock: false });
  const at = timestamp(scope.now);
  await scope.db
    .deleteFrom('person_import')
    .where('tenant_id', '=', scope.tenant.id)
    .where('author_id', '=', scope.person.id)
    .where('from_inbox', '=', false)
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
  const { id } = await scope.db
    .insertInto('person_import')
    .values({
      tenant_id: scope.tenant.id,
      author_id: scope.person.id,
      state: 'checked',
      file_name: name,
      file: Buffer.from(bytes),
      created_at: at,
      ...storedFile(file, planned.plan, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return preview(scope, id, file, planned);
}

type ChangedImport = EndpointParsed<typeof changeImportCall>['body'];

/**
 * Reads an own checked file in another way, or answers what it leaves open, and returns what the import would change
 * now. Choices are remembered for the company.
 * @throws HttpProblem 404, 409 if the import has started, 400 for a heading that the file has not, and as
 *   `readPeopleFile`.
 */
export async function changeImport(
  { documents }: Pick<ServerContext, 'documents'>,
  scope: Scope,
  importId: number,
  asked: ChangedImport,
): Promise<OutsideAgain<ImportPreview>> {
  const { file } = await holdChecked(scope, importId);
  const { Sheet, Encoding, HeadingRow, Columns } = asked;
  const isReadAgain = [Sheet, Encoding, HeadingRow, Columns].some((part) => part !== undefined);
  const bytes = isReadAgain ? await readImportBytes(scope, importId) : undefined;
  // A preview of an earlier release has no file.
  if (isReadAgain && bytes === undefined) throw conflict(importWords, 'import_started');
  const reader = await fileReaderOf(scope);
  return async (_gone, again) => {
    const read = bytes && (await readAgain(documents, bytes, reader, file, asked));
    return again((later) => saveChange(later, importId, asked, read));
  };
}

async function readAgain(
  documents: DocumentWriter,
  bytes: Uint8Array,
  reader: FileReader,
  { name, reading }: ImportFile,
  { Sheet, Encoding, HeadingRow, Columns }: ChangedImport,
): Promise<GoodTable<'people'>> {
  const isElsewhere = Sheet !== undefined && Sheet !== reading.sheet;
  const wish = {
    sheet: Sheet ?? reading.sheet,
    encoding: (Encoding ?? reading.encoding) || undefined,
    // Another sheet has its headings elsewhere.
    headingRow: HeadingRow ?? (isElsewhere ? undefined : reading.headingRow),
  };
  if (Sheet !== undefined && !reading.sheets.includes(Sheet))
    throw badField('Sheet', importWords, 'sheet_missing', Sheet);
  if (Encoding !== undefined && reading.encoding === '') throw badField('Encoding', importWords, 'no_text');
  const { read } = await readPeopleFile(documents, { bytes, name }, reader, wish);
  if (Columns === undefined) return read;
  const chosen = Columns.map(
    ({ Heading, Field, EmptyDeletes }): ChosenColumn<PersonField> => ({
      heading: Heading,
      field: Field,
      emptyDeletes: EmptyDeletes,
    }),
  );
  const columns = chooseColumns(peopleVocabulary, read.columns, chosen);
  if (columns === undefined) throw badField('Columns', importWords, 'heading_missing');
  const key = headingsKey(read.columns.map(({ heading }) => heading));
  const remembered = { [key]: columns };
  return (await readPeopleFile(documents, { bytes, name }, { ...reader, remembered }, wish)).read;
}

async function saveChange(
  scope: Scope,
  importId: number,
  asked: ChangedImport,
  read: GoodTable<'people'> | undefined,
): Promise<ImportPreview> {
  const { file: before } = await holdChecked(scope, importId);
  const answers = answersOf(before.reading.answers, asked.Answers ?? []);
  const isComplete = asked.IsComplete ?? before.reading.isComplete;
  const { reading, cells } = read ? fileOf(before.name, read) : before;
  const file = { ...before, cells, reading: { ...reading, answers, isComplete } };
  if (asked.Columns)
    await rememberColumns(scope, headingsKey(reading.columns.map(({ heading }) => heading)), reading.columns);
  await rememberStatuses(scope, answers);
  const planned = await planOfFile(scope, file, { lock: false });
  await scope.db
    .updateTable('person_import')
    .set(storedFile(file, planned.plan, timestamp(scope.now)))
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
  return preview(scope, importId, file, planned);
}

/** Locks an own import that has not started. @throws HttpProblem 404 and 409. */
async function holdChecked(scope: Scope, importId: number): Promise<{ held: HeldImport; file: ImportFile }> {
  const held = await holdImport(scope, importId, { lock: true });
  const file = held.state === 'checked' ? await readImportFile(scope, importId) : undefined;
  if (file === undefined) throw conflict(importWords, 'import_started');
  return { held, file };
}

const leaveOut = /^(leave[_ ]?out|skip|none)$/i;

/** Later answers replace earlier ones to the same question. */
function answersOf(before: readonly Answer[], asked: NonNullable<ChangedImport['Answers']>): Answer[] {
  const answers = new Map(before.map((answer) => [answerKey(answer.kind, answer.value), answer]));
  for (const { Kind: kind, Value: value, To } of asked) {
    const to = typeof To === 'string' && leaveOut.test(To.trim()) ? null : To;
    answers.set(answerKey(kind, value), { kind, value, to });
  }
  return [...answers.values()];
}

export function fileOf(name: string, { table, ...reading }: GoodTable<'people'>): ImportFile {
  return {
    name,
    cells: table,
    reading: { ...reading, answers: [], isComplete: false },
    shown: null,
    choice: { rows: 'all', deactivate: [], reactivate: [] },
  };
}

export function storedFile(
  { cells, reading }: ImportFile,
  plan: PeoplePlan,
  at: ReturnType<typeof timestamp>,
) {
  const shown: ShownPeople = {
    leavers: plan.leavers.map(({ person }) => person.id),
    returners: plan.returners.map(({ person }) => person.id),
    promoted: plan.promoted.flatMap(({ key }) => (key > 0 ? [key] : [])),
  };
  return {
    cells: JSON.stringify(cells),
    reading: JSON.stringify(reading),
    shown: JSON.stringify(shown),
    total: cells.slice(1).filter(hasText).length,
    changed_at: at,
  };
}

async function preview(
  scope: Scope,
  importId: number,
  file: ImportFile,
  planned: FilePlan,
): Promise<ImportPreview> {
  const leaving = planned.plan.leavers.map(({ person }) => person.id);
  const leftBehind = await readLeaverCounts(scope, leaving);
  return inTurns(presentPreview(importId, file, planned, leftBehind, scope.language));
}

/**
 * Starts a checked import; a job writes it.
 * @throws HttpProblem 409 if it has already started, 400 for people whom the preview did not propose.
 */
export async function startImport(scope: Scope, importId: number, choice: ImportChoice): Promise<HeldImport> {
  const held = await holdImport(scope, importId, { lock: true });
  if (held.state !== 'checked') throw conflict(importWords, 'import_started');
  demandShown('Deactivate', choice.deactivate, held.shown?.leavers ?? []);
  demandShown('Reactivate', choice.reactivate, held.shown?.returners ?? []);
  await scope.db
    .updateTable('person_import')
    // A file of the inbox becomes the import of whoever starts it.
    .set({ choice: JSON.stringify(choice), author_id: scope.person.id })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
  await setState(scope, importId, 'waiting');
  await enqueue(scope, importQueue, { tenantId: scope.tenant.id, importId });
  return { ...held, state: 'waiting' };
}

function demandShown(field: string, asked: readonly number[], shown: readonly number[]): void {
  const known = new Set(shown);
  if (!asked.every((id) => known.has(id))) throw badField(field, importWords, 'not_proposed');
}

/**
 * Cancels an import that has not ended. The job checks for this before its commit, so no person is written.
 * @throws HttpProblem 409 once the import has ended.
 */
export async function cancelImport(scope: Scope, importId: number): Promise<HeldImport> {
  // Wait for the commit of an import that is just ending.
  const held = await holdImport(scope, importId, { lock: true });
  if (!['checked', 'waiting', 'running'].includes(held.state)) throw conflict(importWords, 'import_ended');
  await setState(scope, importId, 'cancelled');
  return { ...held, state: 'cancelled', written: 0 };
}

async function setState(scope: Scope, importId: number, state: 'waiting' | 'cancelled'): Promise<void> {
  await scope.db
    .updateTable('person_import')
    .set({
      state,
      changed_at: timestamp(scope.now),
      ...(state === 'cancelled' ? { cells: null, file: null, written: 0 } : {}),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
}
