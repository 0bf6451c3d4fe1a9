import { fileNameOf } from '#platform/documents/file-name.ts';
import { findFile, placeOf } from '#platform/files/stored-files.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdManual } from './access.ts';

/** The stored PDF of a user manual, without its bytes. */
export interface AttachedFile {
  readonly place: string;
  readonly name: string;
  readonly size: number;
  readonly mediaType: string;
}

/**
 * Returns where the attachment of a person's manual entry is stored.
 * @throws HttpProblem 404 if the profile is invisible, or has no attachment.
 */
export async function attachmentOf(scope: Scope, personId: number): Promise<AttachedFile> {
  const { entry } = await holdManual(scope, personId);
  const { id } = scope.tenant;
  const file = entry?.file_key ? await findFile(scope.db, id, entry.file_key, ['manual']) : undefined;
  if (!file) throw notFound();
  return {
    place: placeOf(id, file.key),
    name: `${fileNameOf(scope, 'userManual')}.pdf`,
    size: file.size,
    mediaType: file.media_type,
  };
}
