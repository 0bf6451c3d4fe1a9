import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { createNote, saveNote } from '@bellwether/contract/people/notes';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandNotesAbout, holdOwnNote, type NoteRow } from './access.ts';

// Events name the note but never its person, because other people read the audit trail.

/** Writes a note about another person. */
export async function writeNote(
  scope: Scope,
  { UserId, Title, Body }: EndpointParsed<typeof createNote>['body'],
): Promise<NoteRow> {
  await demandNotesAbout(scope, UserId);
  const now = timestamp(scope.now);
  const note = await scope.db
    .insertInto('note')
    .values({
      tenant_id: scope.tenant.id,
      author_id: scope.person.id,
      person_id: UserId,
      title: Title,
      body: Body,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'note.written', subjectId: note.id, detail: {} });
  return note;
}

/**
 * Changes a note that the acting person wrote.
 * @throws HttpProblem 404 for other people's notes, 409 if the note has changed since it was read.
 */
export async function changeNote(
  scope: Scope,
  noteId: number,
  { Title, Body, UpdatedAt }: EndpointParsed<typeof saveNote>['body'],
): Promise<NoteRow> {
  const note = await holdOwnNote(scope, noteId);
  refuseStale(UpdatedAt, note.updated_at);
  if (note.title === Title && note.body === Body) return note;
  const changed = await scope.db
    .updateTable('note')
    .set({ title: Title, body: Body, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', noteId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'note.changed', subjectId: noteId, detail: {} });
  return changed;
}

/** Deletes a note that the acting person wrote. */
export async function removeNote(scope: Scope, noteId: number): Promise<void> {
  await holdOwnNote(scope, noteId);
  await scope.db
    .deleteFrom('note')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', noteId)
    .execute();
  await recordEvent(scope, { kind: 'note.deleted', subjectId: noteId, detail: {} });
}
