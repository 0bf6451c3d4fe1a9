import type { Queries } from '#platform/database/driver.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanPicture } from '#platform/files/picture.ts';
import { addFile, storeFile } from '#platform/files/stored-files.ts';
import { drawPortrait, type Portrait } from './portrait.ts';

interface PicturesToWrite {
  readonly files: FileStore;
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
  readonly pictures: Readonly<Record<string, Portrait>>;
}

/** Draws and stores pictures of people, as an upload would. */
export async function writePictures(
  db: Queries,
  { files, tenantId, now, idOf, pictures }: PicturesToWrite,
): Promise<void> {
  for (const [key, portrait] of Object.entries(pictures)) {
    const picture = await cleanPicture(drawPortrait(portrait), 'square', 'demo');
    const file = await storeFile(files, tenantId, picture);
    await addFile({ db, tenant: { id: tenantId }, now }, file, { kind: 'avatar', ownerId: idOf(key) });
    await db
      .updateTable('person')
      .set({ avatar: file.key })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', idOf(key))
      .execute();
  }
}
