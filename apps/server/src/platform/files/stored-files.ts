import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/driver.ts';
import { timestamp } from '../database/instant.ts';
import type { FileStore } from './file-store.ts';

/** A file whose bytes are stored but have no row yet; without a row the daily job deletes them. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly mediaType: string;
  /** Pixels; null unless the file is a picture. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** The purpose of a file; each feature defines its own. */
export type FileKind =
  | 'avatar'
  | 'logo'
  | 'square_logo'
  | 'manual'
  | 'manual_upload'
  | 'personal_data'
  | 'company_data';

/**
 * Stores bytes under a new random key. Uses no database connection meanwhile; the row is written afterwards.
 */
export async function storeFile(
  files: FileStore,
  tenantId: number,
  file: { bytes: Uint8Array; mediaType: string; pixels?: StoredFile['pixels'] },
): Promise<StoredFile> {
  const key = randomBytes(16).toString('hex');
  await files.put(placeOf(tenantId, key), file.bytes, file.mediaType);
  return { key, size: file.bytes.byteLength, mediaType: file.mediaType, pixels: file.pixels ?? null };
}

/** Stores a file of the disk, of any size, under a new random key, and returns the key. */
export async function storeFileAt(
  files: FileStore,
  tenantId: number,
  { path, mediaType }: { readonly path: string; readonly mediaType: string },
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await files.putFile(placeOf(tenantId, key), path, mediaType);
  return key;
}

/** Returns the storage place of a company's file. */
export function placeOf(tenantId: number, key: string): string {
  return `${tenantId}/${key}`;
}

interface Act {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

/** Writes the row of a stored file. Call it in the transaction that first refers to the file. */
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
      created_at: timestamp(act.now),
    })
    .execute();
}

/** Deletes the row, so that nobody can read the file after the commit. The daily job deletes its bytes. */
export async function dropFile(act: Act, key: string | null): Promise<void> {
  if (key === null) return;
  await act.db.deleteFrom('file').where('tenant_id', '=', act.tenant.id).where('key', '=', key).execute();
}

/** Deletes the rows of all files of a kind that belong to the company itself. */
export async function dropFilesOf(act: Act, kind: FileKind): Promise<void> {
  await act.db
    .deleteFrom('file')
    .where('tenant_id', '=', act.tenant.id)
    .where('kind', '=', kind)
    .where('owner_id', 'is', null)
    .execute();
}

/** Returns the row of a file; undefined if no file of this kind has the key. */
export async function findFile(db: Queries, tenantId: number, key: string, kinds: readonly FileKind[]) {
  return db
    .selectFrom('file')
    .select(['key', 'size', 'media_type', 'width', 'height'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}
