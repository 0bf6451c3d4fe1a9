import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type {
  changeGoalImport as changeGoalImportCall,
  GoalImportPreview,
} from '@bellwether/contract/goals/import';
import { type GoalAnswer, goalAnswerKey } from '@bellwether/domain/goals/import/faults';
import { type GoalField, goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import { meanings, type Paces, proposedPaces } from '@bellwether/domain/goals/import/meanings';
import { dateOrderOf } from '@bellwether/domain/goals/import/plan-file';
import { goalsVocabulary } from '@bellwether/domain/goals/import/vocabulary';
import { said } from '@bellwether/domain/shared/said';
import { type ChosenColumn, chooseColumns, headingsKey } from '@bellwether/domain/shared/table/propose';
import { hasText, importTableFault } from '@bellwether/domain/shared/table/table';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { DocumentWriter } from '#platform/documents/document-writer.ts';
import { type GoodTable, readReceivedTable } from '#platform/documents/received-table.ts';
import type { TableWish } from '#platform/documents/table.ts';
import type { ReceivedFile } from '#platform/http/received-file.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  type GoalFile,
  type HeldGoalImport,
  holdGoalImport,
  readGoalFile,
  readGoalFileBytes,
} from './access.ts';
import { goalImportQueue } from './jobs.queue.ts';
import { presentGoalPreview } from './presenter.ts';
import { planOfGoalFile } from './queries.ts';
import { readGoalColumns, rememberGoalColumns, rememberGoalWords } from './statements.memory.ts';
import { goalImportWords } from './words.ts';

/** The person whose file is read, and what their company chose for earlier files. */
interface FileReader {
  readonly person: string;
  readonly remembered: TableWish['remembered'];
}

export async function goalFileReaderOf(scope: Scope): Promise<FileReader> {
  return { person: `${scope.tenant.id}.${scope.person.id}`, remembered: await readGoalColumns(scope) };
}

interface ReadFile extends ReceivedFile {
  readonly read: GoodTable<'goals'>;
}

/** Reads a file of goals in a thread. @throws HttpProblem 400 at `file` for a file that is no table. */
export async function readGoalsFile(
  documents: DocumentWriter,
  { bytes, name }: ReceivedFile,
  reader: FileReader,
): Promise<ReadFile> {
  return { bytes, name, read: await readAs(documents, bytes, reader, {}) };
}

async function readAs(
  documents: DocumentWriter,
  bytes: Uint8Array,
  { person, remembered }: FileReader,
  wish: Omit<TableWish, 'remembered' | 'kind'>,
): Promise<GoodTable<'goals'>> {
  return readReceivedTable(documents, bytes, person, { ...wish, kind: 'goals', remembered });
}

/**
 * Stores a file of goals for the acting person's import, replacing earlier files, and returns what the import would write.
 * @throws HttpProblem 400 at `file` for a file without goals.
 */
export async function checkGoalImport(
  scope: Scope,
  { bytes, name, read }: ReadFile,
): Promise<GoalImportPreview> {
  const fault = importTableFault(read.table, read.columns, 'Title');
  if (fault && 'column' in fault)
    throw badField('file', goalImportWords, fault.code, said(goalFieldLabels, fault.column));
  if (fault) throw badField('file', goalImportWords, fault.code);
  const file = fileOf(name, read, { answers: [], paces: proposedPaces });
  const planned = await planOfGoalFile(scope, file, { lock: false });
  const at = timestamp(scope.now);
  await scope.db
    .deleteFrom('goal_import')
    .where('tenant_id', '=', scope.tenant.id)
    .where('author_id', '=', scope.person.id)
    .where('state', 'not in', ['waiting', 'running', 'done'])
    .execute();
  const { id } = await scope.db
    .insertInto('goal_import')
    .values({
      tenant_id: scope.tenant.id,
      author_id: scope.person.id,
      state: 'checked',
      file_name: name,
      file: Buffer.from(bytes),
      created_at: at,
      ...storedFile(file, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return presentGoalPreview(scope, id, file, planned);
}

type ChangedImport = EndpointParsed<typeof changeGoalImportCall>['body'];

/**
 * Reads an own checked file in another way, or answers what it leaves open, and returns what the import would write now.
 * @throws HttpProblem 404, 409 if the import has started, 400 for a heading or a sheet that the file has not.
 */
export async function changeGoalImport(
  { documents }: Pick<ServerContext, 'documents'>,
  scope: Scope,
  importId: number,
  asked: ChangedImport,
): Promise<OutsideAgain<GoalImportPreview>> {
  const file = await holdChecked(scope, importId);
  const answers = answersOf(file.reading.answers, asked.Answers ?? []);
  const { Sheet, Encoding, HeadingRow, Columns } = asked;
  const isReadAgain = [Sheet, Encoding, HeadingRow, Columns].some((part) => part !== undefined);
  const bytes = isReadAgain ? await readGoalFileBytes(scope, importId) : undefined;
  const reader = await goalFileReaderOf(scope);
  return async (_gone, again) => {
    const read = bytes && (await readAgain(documents, bytes, reader, file, asked));
    return again((later) => saveChange(later, importId, asked, answers, read));
  };
}

async function readAgain(
  documents: DocumentWriter,
  bytes: Uint8Array,
  reader: FileReader,
  { reading }: GoalFile,
  { Sheet, Encoding, HeadingRow, Columns }: ChangedImport,
): Promise<GoodTable<'goals'>> {
  const isElsewhere = Sheet !== undefined && Sheet !== reading.sheet;
  const wish = {
    sheet: Sheet ?? reading.sheet,
    encoding: (Encoding ?? reading.encoding) || undefined,
    // Another sheet has its headings elsewhere.
    headingRow: HeadingRow ?? (isElsewhere ? undefined : reading.headingRow),
  };
  if (Sheet !== undefined && !reading.sheets.includes(Sheet))
    throw badField('Sheet', goalImportWords, 'sheet_missing', Sheet);
  if (Encoding !== undefined && reading.encoding === '')
    throw badField('Encoding', goalImportWords, 'no_text');
  const read = await readAs(documents, bytes, reader, wish);
  if (Columns === undefined) return read;
  const chosen = Columns.map(
    ({ Heading, Field }): ChosenColumn<GoalField> => ({ heading: Heading, field: Field }),
  );
  const columns = chooseColumns(goalsVocabulary, read.columns, chosen);
  if (columns === undefined) throw badField('Columns', goalImportWords, 'heading_missing');
  const remembered = { [headingsKey(read.columns.map(({ heading }) => heading))]: columns };
  return readAs(documents, bytes, { ...reader, remembered }, wish);
}

async function saveChange(
  scope: Scope,
  importId: number,
  asked: ChangedImport,
  answers: readonly GoalAnswer[],
  read: GoodTable<'goals'> | undefined,
): Promise<GoalImportPreview> {
  const before = await holdChecked(scope, importId);
  const paces = (asked.Paces as Paces | undefined) ?? before.reading.paces;
  const { reading, cells } = read ? fileOf(before.name, read, { answers, paces }) : before;
  const file = {
    ...before,
    cells,
    reading: {
      ...reading,
      answers,
      paces,
      // The order was chosen once, and stays for other columns and sheets.
      ...(asked.DateOrder ? { dateOrder: asked.DateOrder, isDateOrderSure: true } : {}),
    },
  };
  if (asked.Columns)
    await rememberGoalColumns(
      scope,
      headingsKey(reading.columns.map(({ heading }) => heading)),
      reading.columns,
    );
  await rememberGoalWords(scope, answers);
  const planned = await planOfGoalFile(scope, file, { lock: false });
  await scope.db
    .updateTable('goal_import')
    .set(storedFile(file, timestamp(scope.now)))
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
  return presentGoalPreview(scope, importId, file, planned);
}

/** Locks an own import that has not started. @throws HttpProblem 404 and 409. */
async function holdChecked(scope: Scope, importId: number): Promise<GoalFile> {
  const held = await holdGoalImport(scope, importId, { lock: true });
  const file = held.state === 'checked' ? await readGoalFile(scope, importId) : undefined;
  if (file === undefined) throw conflict(goalImportWords, 'import_started');
  return file;
}

/** Later answers replace earlier ones to the same question. @throws HttpProblem 400 for a meaning that does not exist. */
function answersOf(
  before: readonly GoalAnswer[],
  asked: NonNullable<ChangedImport['Answers']>,
): GoalAnswer[] {
  const answers = new Map(before.map((answer) => [goalAnswerKey(answer.kind, answer.value), answer]));
  for (const { Kind: kind, Value: value, To: to } of asked) {
    if (kind === 'word' && !meanings.some((meaning) => meaning === to))
      throw badField('Answers', goalImportWords, 'meaning_unknown');
    answers.set(goalAnswerKey(kind, value), { kind, value, to });
  }
  return [...answers.values()];
}

function fileOf(
  name: string,
  { table, ...reading }: GoodTable<'goals'>,
  chosen: Pick<GoalFile['reading'], 'answers' | 'paces'>,
): GoalFile {
  const { order, isSure } = dateOrderOf(table, reading.columns);
  return {
    name,
    cells: table,
    reading: { ...reading, dateOrder: order, isDateOrderSure: isSure, ...chosen },
  };
}

function storedFile({ cells, reading }: GoalFile, at: ReturnType<typeof timestamp>) {
  return {
    cells: JSON.stringify(cells),
    reading: JSON.stringify(reading),
    total: cells.slice(1).filter(hasText).length,
    changed_at: at,
  };
}

/** Starts a checked import; a job writes it. @throws HttpProblem 409 if it has already started. */
export async function startGoalImport(
  scope: Scope,
  importId: number,
  rows: 'all' | 'good',
): Promise<HeldGoalImport> {
  const held = await holdGoalImport(scope, importId, { lock: true });
  if (held.state !== 'checked') throw conflict(goalImportWords, 'import_started');
  await setState(scope, importId, { state: 'waiting', rows });
  await enqueue(scope, goalImportQueue, { tenantId: scope.tenant.id, importId });
  return { ...held, state: 'waiting' };
}

/**
 * Cancels an import that has not ended. The job checks for this before its commit, so nothing is written.
 * @throws HttpProblem 409 once the import has ended.
 */
export async function cancelGoalImport(scope: Scope, importId: number): Promise<HeldGoalImport> {
  const held = await holdGoalImport(scope, importId, { lock: true });
  if (!['checked', 'waiting', 'running'].includes(held.state))
    throw conflict(goalImportWords, 'import_ended');
  await setState(scope, importId, { state: 'cancelled', cells: null, file: null, written: 0 });
  return { ...held, state: 'cancelled', written: 0 };
}

async function setState(
  scope: Scope,
  importId: number,
  change:
    | { readonly state: 'waiting'; readonly rows: 'all' | 'good' }
    | { readonly state: 'cancelled'; readonly cells: null; readonly file: null; readonly written: 0 },
): Promise<void> {
  await scope.db
    .updateTable('goal_import')
    .set({ ...change, changed_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
}
