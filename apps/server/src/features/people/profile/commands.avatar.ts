import { recordEvent } from '#platform/events/record-event.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanPicture } from '#platform/files/picture.ts';
import { addFile, dropFile, type StoredFile, storeFile } from '#platform/files/stored-files.ts';
import type { ReceivedFile } from '#platform/http/received-file.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldAvatar, holdChangeableAvatar } from './access.avatar.ts';

/** Checks the picture and stores it as a square; no row refers to it yet. */
export async function keepAvatar(
  files: FileStore,
  { bytes }: ReceivedFile,
  act: { tenantId: number; actorId: number },
): Promise<StoredFile> {
  const picture = await cleanPicture(bytes, 'square', `${act.tenantId}.${act.actorId}`);
  return storeFile(files, act.tenantId, picture);
}

/** Makes a stored picture the picture of the person. The commit deletes the former picture. */
export async function saveAvatar(scope: Scope, personId: number, file: StoredFile): Promise<HeldAvatar> {
  const { key: former } = await holdChangeableAvatar(scope, personId, { lock: true });
  await addFile(scope, file, { kind: 'avatar', ownerId: personId });
  await setAvatar(scope, personId, file.key);
  await dropFile(scope, former);
  await recordEvent(scope, { kind: 'person.avatar_changed', subjectId: personId, detail: {} });
  return { personId, key: file.key };
}

/** Deletes the picture. Without a picture nothing changes. */
export async function deleteAvatar(scope: Scope, personId: number): Promise<HeldAvatar> {
  const { key } = await holdChangeableAvatar(scope, personId, { lock: true });
  if (key === null) return { personId, key };
  await setAvatar(scope, personId, null);
  await dropFile(scope, key);
  await recordEvent(scope, { kind: 'person.avatar_deleted', subjectId: personId, detail: {} });
  return { personId, key: null };
}

// Do not change the profile's `updated_at`, so that a form that is open during the upload does not become
// stale.
async function setAvatar(scope: Scope, personId: number, key: string | null): Promise<void> {
  await scope.db
    .updateTable('person')
    .set({ avatar: key })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
}
