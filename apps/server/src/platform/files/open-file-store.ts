import type { FilesConfig } from '../config/config.ts';
import type { FileStore } from './file-store.ts';

/** Returns the configured storage. Its code, above all Amazon's, is loaded at the first use. */
export function openFileStore(config: FilesConfig): FileStore {
  let opening: Promise<FileStore> | undefined;
  const open = () => {
    opening ??= (async () => {
      if (config.kind === 'folder') return new (await import('./folder-store.ts')).FolderStore(config.folder);
      return new (await import('./s3-store.ts')).S3Store(config);
    })();
    return opening;
  };
  return {
    put: async (place, bytes, mediaType) => (await open()).put(place, bytes, mediaType),
    putFile: async (place, path, mediaType) => (await open()).putFile(place, path, mediaType),
    read: async (place) => (await open()).read(place),
    delete: async (place) => (await open()).delete(place),
    async *list() {
      yield* (await open()).list();
    },
  };
}
