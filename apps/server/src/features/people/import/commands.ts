import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { uploadPart } from '@bellwether/contract/file';
import type { changeImport as changeImportCall, ImportPreview } from '@bellwether/contract/people/import';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import type { Answer } from '@bellwether/domain/people/plan/questions';
import { said } from '@bellwether/domain/shared/said';
import { lastAnswers } from '@bellwether/domain/shared/table/questions';
import { importTableFault } from '@bellwether/domain/shared/table/table';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { GoodTable } from '#platform/documents/received-table.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { rememberColumns, rememberWords } from '#platform/imports/file-memory.ts';
import {
  fileReaderOf,
  isOtherReading,
  type ReadFile,
  readTableAgain,
  storedTable,
} from '#platform/imports/table-file.ts';
import { importWords } from '#platform/imports/words.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
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
import { peopleImportWords } from './words.ts';

/** @throws HttpProblem 400 at `file` for a table without people. */
export function demandPeople({ table, columns }: GoodTable<'people'>): void {
  const fault = importTableFault(table, columns, 'Email');
  if (fault && 'column' in fault)
    throw badField(uploadPart, peopleImportWords, fault.code, said(personFieldLabels, fault.column));
  if (fault) throw badField(uploadPart, peopleImportWords, fault.code);
}

/**
 * Stores a file of people for the acting person's import, replacing earlier files, and returns what the import would
 * change.
 * @throws HttpProblem 400 at `file` for a file without people.
 */
export async function checkImport(
  scope: Scope,
  { name, bytes, read }: ReadFile<'people'>,
): Promise<ImportPreview> {
  demandPeople(read);
  const file = fileOf(name, read);
  const planned = await planOfFile(scope, file, { lock: false });
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
      created_at: timestamp(scope.now),
      ...storedFile(scope, file, planned.plan),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return preview(scope, id, file, planned);
}

type ChangedImport = EndpointParsed<typeof changeImportCall>['body'];

/**
 * Reads an own checked file in another way, or answers what it leaves open, and returns what the import would change
 * now. Choices are remembered for the company.
 * @throws HttpProblem 404, 409 if the import has started, and as `readTableAgain`.
 */
export async function changeImport(
  { documents }: Pick<ServerContext, 'documents'>,
  scope: Scope,
  importId: number,
  asked: ChangedImport,
): Promise<OutsideAgain<ImportPreview>> {
  const { file } = await holdChecked(scope, importId);
  const isReadAgain = isOtherReading(asked);
  const bytes = isReadAgain ? await readImportBytes(scope, importId) : undefined;
  // A preview of an earlier release has no file.
  if (isReadAgain && bytes === undefined) throw conflict(importWords, 'import_started');
  const reader = await fileReaderOf(scope, 'people');
  return async (_gone, again) => {
    const read =
      bytes &&
      (await readTableAgain(documents, 'people', { bytes, name: file.name }, reader, file.reading, asked));
    return again((later) => saveChange(later, importId, asked, read));
  };
}

async function saveChange(
  scope: Scope,
  importId: number,
  asked: ChangedImport,
  read: GoodTable<'people'> | undefined,
): Promise<ImportPreview> {
  const { file: before } = await holdChecked(scope, importId);
  const answers = lastAnswers([...before.reading.answers, ...answersOf(asked)]);
  const isComplete = asked.IsComplete ?? before.reading.isComplete;
  const { reading, cells } = read ? fileOf(before.name, read) : before;
  const file = { ...before, cells, reading: { ...reading, answers, isComplete } };
  if (asked.Columns) await rememberColumns(scope, 'people', reading.columns);
  await rememberWords(scope, 'people', answers);
  const planned = await planOfFile(scope, file, { lock: false });
  await scope.db
    .updateTable('person_import')
    .set(storedFile(scope, file, planned.plan))
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

function answersOf({ Answers = [] }: ChangedImport): Answer[] {
  return Answers.map(({ Kind: kind, Value: value, To }) => {
    const to = typeof To === 'string' && leaveOut.test(To.trim()) ? null : To;
    return { kind, value, to };
  });
}

export function fileOf(name: string, { table, ...reading }: GoodTable<'people'>): ImportFile {
  return {
    name,
    cells: table,
    reading: { ...reading, answers: [], isComplete: false },
    shown: null,
    choice: { rows: 'all', deactivate: [], reactivate: [] },
    isByItself: false,
  };
}

/** Returns what the row of an import stores about its file and about the people whom its preview proposes. */
export function storedFile({ now }: Pick<Scope, 'now'>, file: ImportFile, plan: PeoplePlan) {
  const shown: ShownPeople = {
    leavers: plan.leavers.map(({ person }) => person.id),
    returners: plan.returners.map(({ person }) => person.id),
    promoted: plan.promoted.flatMap(({ key }) => (key > 0 ? [key] : [])),
  };
  return { ...storedTable(file, now), shown: JSON.stringify(shown) };
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
  await tellTaken(scope, held);
  await enqueue(scope, importQueue, { tenantId: scope.tenant.id, importId });
  return { ...held, state: 'waiting' };
}

function demandShown(field: string, asked: readonly number[], shown: readonly number[]): void {
  const known = new Set(shown);
  if (!asked.every((id) => known.has(id))) throw badField(field, peopleImportWords, 'not_proposed');
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
  await tellTaken(scope, held);
  return { ...held, state: 'cancelled', written: 0 };
}

/** Other admins are asked about a file of the watched folder until one of them has decided. */
async function tellTaken(scope: Scope, { id, from_inbox }: HeldImport): Promise<void> {
  if (from_inbox) await recordEvent(scope, { kind: 'people_file.taken', subjectId: id, detail: {} });
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
