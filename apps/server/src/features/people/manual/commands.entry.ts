import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { pdfMediaType } from '@bellwether/contract/file';
import type { saveManualEntry } from '@bellwether/contract/people/manual';
import { manualStages } from '@bellwether/domain/people/manual/answers';
import { type SqlBool, sql } from 'kysely';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { wrongFile } from '#platform/files/file-kind.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { addFile, dropFile, type StoredFile, storeFile } from '#platform/files/stored-files.ts';
import type { ReceivedFile } from '#platform/http/received-file.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldManual, holdOwnManual } from './access.ts';
import { deleteEntry } from './commands.ts';
import { type ManualEntryRow, setDisc } from './statements.ts';
import { manualFieldWords, manualWords } from './words.ts';

/** An upload can be used for an hour (people.27). */
export const uploadLifetime = 3_600_000;

/** The content of an entry. */
type Entry = Pick<ManualEntryRow, 'disc' | 'description' | 'file_key'>;

/** Checks that a file is a PDF by its content, and stores it; no row refers to it yet. */
export async function keepPdf(
  files: FileStore,
  { bytes }: ReceivedFile,
  act: { tenantId: number },
): Promise<StoredFile> {
  if (!beginsAsPdf(bytes)) throw badField('file', manualFieldWords, 'only_pdf', await wrongFile(bytes));
  if (!endsAsPdf(bytes)) throw badField('file', manualFieldWords, 'pdf_damaged');
  return storeFile(files, act.tenantId, { bytes, mediaType: pdfMediaType });
}

/** A PDF begins with its version (ISO 32000-2, 7.5). */
function beginsAsPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
}

/** A complete PDF has an end-of-file marker near its end. */
function endsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(-1_024).includes('%%EOF');
}

/** Writes the row of an unused upload, and deletes the person's former one. */
export async function addUpload(scope: Scope, file: StoredFile): Promise<void> {
  await scope.db
    .deleteFrom('file')
    .where('tenant_id', '=', scope.tenant.id)
    .where('owner_id', '=', scope.person.id)
    .where('kind', '=', 'manual_upload')
    .execute();
  await addFile(scope, file, { kind: 'manual_upload', ownerId: scope.person.id });
}

/**
 * Saves the acting person's manual entry (people.27). Without a `FilePath` the file stays.
 * @throws HttpProblem 409 once the assessment is connected, 400 at `FilePath` for an unknown or expired upload.
 */
export async function saveEntry(
  scope: Scope,
  { Disc, Description, FilePath }: EndpointParsed<typeof saveManualEntry>['body'],
): Promise<Entry> {
  const manual = await holdEditable(scope);
  const former = manual.entry;
  const key = FilePath === undefined ? (former?.file_key ?? null) : await claimFile(scope, manual, FilePath);
  const entry = { disc: Disc, description: Description, file_key: key };
  if (former?.disc === Disc && former.description === Description && former.file_key === key) return entry;
  await writeEntry(scope, manual, entry);
  if (former?.disc !== Disc || former.description !== Description)
    await recordEvent(scope, { kind: 'manual.entered', subjectId: manual.personId, detail: {} });
  return entry;
}

/**
 * Attaches an upload to the acting person's manual entry, or removes the file. If the entry has no type, it consists
 * of the file alone and is deleted with the file.
 * @throws HttpProblem as `saveEntry`.
 */
export async function saveAttachment(scope: Scope, filePath: string): Promise<Entry> {
  const manual = await holdEditable(scope);
  const { entry: former } = manual;
  const key = await claimFile(scope, manual, filePath);
  const entry = { disc: former?.disc ?? null, description: former?.description ?? '', file_key: key };
  if ((former?.file_key ?? null) !== key) await writeEntry(scope, manual, entry);
  return entry;
}

async function holdEditable(scope: Scope): Promise<HeldManual> {
  const manual = await holdOwnManual(scope);
  if ((manual.assessment?.status ?? 0) >= manualStages.started) throw conflict(manualWords, 'connected');
  return manual;
}

/** Returns the key of the file that `path` names, and marks an upload as used. */
async function claimFile(scope: Scope, { entry }: HeldManual, path: string): Promise<string | null> {
  if (path === '') return null;
  if (path === entry?.file_key) return path;
  const claimed = await scope.db
    .updateTable('file')
    .set({ kind: 'manual' })
    .where('tenant_id', '=', scope.tenant.id)
    .where('key', '=', path)
    .where('kind', '=', 'manual_upload')
    .where('owner_id', '=', scope.person.id)
    .where(sql<SqlBool>`created_at > ${instant(scope.now - uploadLifetime)}`)
    .returning('key')
    .executeTakeFirst();
  if (!claimed) throw badField('FilePath', manualFieldWords, 'file_gone');
  return claimed.key;
}

async function writeEntry(scope: Scope, manual: HeldManual, entry: Entry): Promise<void> {
  const { personId, entry: former } = manual;
  if (entry.disc === null && entry.file_key === null) {
    await deleteEntry(scope, manual);
  } else {
    const changes = { ...entry, updated_at: timestamp(scope.now) };
    await scope.db
      .insertInto('manual_entry')
      .values({
        tenant_id: scope.tenant.id,
        person_id: personId,
        created_at: timestamp(scope.now),
        ...changes,
      })
      .onConflict((clash) => clash.columns(['tenant_id', 'person_id']).doUpdateSet(changes))
      .execute();
    if ((former?.file_key ?? null) !== entry.file_key) await dropFile(scope, former?.file_key ?? null);
    if (former?.disc !== entry.disc) await setDisc(scope, personId, entry.disc);
  }
  if ((former?.file_key ?? null) === entry.file_key) return;
  const kind = entry.file_key === null ? 'manual.attachment_removed' : 'manual.attached';
  await recordEvent(scope, { kind, subjectId: personId, detail: {} });
}
