import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/driver.ts';
import type { FileStore } from './file-store.ts';

/** A file whose bytes are stored, and which no row names yet; without one, the daily job deletes it. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly mediaType: string;
  /** Pixels; null for anything but pictures. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** What a file is for; the names are the features'. */
export type FileKind = 'avatar' | 'logo' | 'square_logo';

/** Stores bytes under a new random key. A second connection is not held meanwhile; the row comes after them. */
export async function storeFile(
  files: FileStore,
  tenantId: number,
  file: { bytes: Uint8Array; mediaType: string; pixels?: StoredFile['pixels'] },
): Promise<StoredFile> {
  const key = randomBytes(16).toString('hex');
  await files.put(placeOf(tenantId, key), file.bytes, file.mediaType);
  return { key, size: file.bytes.byteLength, mediaType: file.mediaType, pixels: file.pixels ?? null };
}

/** Where the bytes of a company's file lie. */
export function placeOf(tenantId: number, key: string): string {
  return `${tenantId}/${key}`;
}

interface Act {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

/** Writes the row of a stored file, in the transaction that makes something refer to it. */
export async function addFile(
  act: Act,
  file: StoredFile,
  of: { kind: FileKind; ownerId: number | null },
): Promise<void> {
  await act.db
    .insertInto('file')
    .values({
      tenant_id: act.tenant.id,
      owner_id: of.ownerId,
      kind: of.kind,
      key: file.key,
      size: file.size,
      media_type: file.mediaType,
      width: file.pixels?.width ?? null,
      height: file.pixels?.height ?? null,
      created_at: new Date(act.now).toISOString(),
    })
    .execute();
}

/** Deletes the row: from the commit on nobody reads the file. The daily job deletes its bytes. */
export async function dropFile(act: Act, key: string | null): Promise<void> {
  if (key === null) return;
  await act.db.deleteFrom('file').where('tenant_id', '=', act.tenant.id).where('key', '=', key).execute();
}

/** The same for all files of a kind that belong to the company itself. */
export async function dropFilesOf(act: Act, kind: FileKind): Promise<void> {
  await act.db
    .deleteFrom('file')
    .where('tenant_id', '=', act.tenant.id)
    .where('kind', '=', kind)
    .where('owner_id', 'is', null)
    .execute();
}

/** The row of a file; undefined where there is none of this kind. */
export async function findFile(db: Queries, tenantId: number, key: string, kinds: readonly FileKind[]) {
  return db
    .selectFrom('file')
    .select(['key', 'size', 'media_type', 'width', 'height'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}
