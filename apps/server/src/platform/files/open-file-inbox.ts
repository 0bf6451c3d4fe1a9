import type { FilesConfig } from '../config/config.ts';
import type { FileInbox } from './file-inbox.ts';

/** Returns the inbox of an area in the configured storage. Its code is loaded here. */
export async function openFileInbox(config: FilesConfig, area: 'people'): Promise<FileInbox> {
  if (config.kind === 'folder')
    return new (await import('./folder-inbox.ts')).FolderInbox(config.folder, area);
  return new (await import('./s3-inbox.ts')).S3Inbox(config, area);
}
