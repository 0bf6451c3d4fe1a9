import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { uploadPart } from '@bellwether/contract/file';
import type {
  changeGoalImport as changeGoalImportCall,
  GoalImportPreview,
} from '@bellwether/contract/goals/import';
import type { GoalAnswer } from '@bellwether/domain/goals/import/faults';
import { goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import { meanings, type Paces, proposedPaces } from '@bellwether/domain/goals/import/meanings';
import { dateOrderOf } from '@bellwether/domain/goals/import/plan-file';
import { said } from '@bellwether/domain/shared/said';
import { lastAnswers } from '@bellwether/domain/shared/table/questions';
import { importTableFault } from '@bellwether/domain/shared/table/table';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { GoodTable } from '#platform/documents/received-table.ts';
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
import { goalImportWords } from './words.ts';

/**
 * Stores a file of goals for the acting person's import, replacing earlier files, and returns what the import would write.
 * @throws HttpProblem 400 at `file` for a file without goals.
 */
export async function checkGoalImport(
  scope: Scope,
  { bytes, name, read }: ReadFile<'goals'>,
): Promise<GoalImportPreview> {
  const fault = importTableFault(read.table, read.columns, 'Title');
  if (fault && 'column' in fault)
    throw badField(uploadPart, goalImportWords, fault.code, said(goalFieldLabels, fault.column));
  if (fault) throw badField(uploadPart, goalImportWords, fault.code);
  const file = fileOf(name, read, { answers: [], paces: proposedPaces });
  const planned = await planOfGoalFile(scope, file, { lock: false });
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
      created_at: timestamp(scope.now),
      ...storedTable(file, scope.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return presentGoalPreview(scope, id, file, planned);
}

type ChangedImport = EndpointParsed<typeof changeGoalImportCall>['body'];

/**
 * Reads an own checked file in another way, or answers what it leaves open, and returns what the import would write now.
 * @throws HttpProblem 404, 409 if the import has started, 400 for an unknown meaning, and as `readTableAgain`.
 */
export async function changeGoalImport(
  { documents }: Pick<ServerContext, 'documents'>,
  scope: Scope,
  importId: number,
  asked: ChangedImport,
): Promise<OutsideAgain<GoalImportPreview>> {
  const file = await holdChecked(scope, importId);
  demandMeanings(asked);
  const bytes = isOtherReading(asked) ? await readGoalFileBytes(scope, importId) : undefined;
  const reader = await fileReaderOf(scope, 'goals');
  return async (_gone, again) => {
    const read =
      bytes &&
      (await readTableAgain(documents, 'goals', { bytes, name: file.name }, reader, file.reading, asked));
    return again((later) => saveChange(later, importId, asked, read));
  };
}

async function saveChange(
  scope: Scope,
  importId: number,
  asked: ChangedImport,
  read: GoodTable<'goals'> | undefined,
): Promise<GoalImportPreview> {
  const before = await holdChecked(scope, importId);
  const answers = lastAnswers([...before.reading.answers, ...answersOf(asked)]);
  const paces = (asked.Paces as Paces | undefined) ?? before.reading.paces;
  const chosenDateOrder = asked.DateOrder ?? before.reading.chosenDateOrder;
  const { reading, cells } = read ? fileOf(before.name, read, { answers, paces }) : before;
  const file = {
    ...before,
    cells,
    reading: {
      ...reading,
      answers,
      paces,
      // The order that was chosen once stays for other columns and sheets.
      ...(chosenDateOrder ? { chosenDateOrder, dateOrder: chosenDateOrder, isDateOrderSure: true } : {}),
    },
  };
  if (asked.Columns) await rememberColumns(scope, 'goals', reading.columns);
  await rememberWords(scope, 'goals', answers);
  const planned = await planOfGoalFile(scope, file, { lock: false });
  await scope.db
    .updateTable('goal_import')
    .set(storedTable(file, scope.now))
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
  return presentGoalPreview(scope, importId, file, planned);
}

/** Locks an own import that has not started. @throws HttpProblem 404 and 409. */
async function holdChecked(scope: Scope, importId: number): Promise<GoalFile> {
  const held = await holdGoalImport(scope, importId, { lock: true });
  const file = held.state === 'checked' ? await readGoalFile(scope, importId) : undefined;
  if (file === undefined) throw conflict(importWords, 'import_started');
  return file;
}

/** @throws HttpProblem 400 for a meaning that does not exist. */
function demandMeanings({ Answers = [] }: ChangedImport): void {
  for (const { Kind, To } of Answers)
    if (Kind === 'word' && !meanings.some((meaning) => meaning === To))
      throw badField('Answers', goalImportWords, 'meaning_unknown');
}

function answersOf({ Answers = [] }: ChangedImport): GoalAnswer[] {
  return Answers.map(({ Kind: kind, Value: value, To: to }) => ({ kind, value, to }));
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

/** Starts a checked import; a job writes it. @throws HttpProblem 409 if it has already started. */
export async function startGoalImport(
  scope: Scope,
  importId: number,
  rows: 'all' | 'good',
): Promise<HeldGoalImport> {
  const held = await holdGoalImport(scope, importId, { lock: true });
  if (held.state !== 'checked') throw conflict(importWords, 'import_started');
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
  if (!['checked', 'waiting', 'running'].includes(held.state)) throw conflict(importWords, 'import_ended');
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
