import type { Selectable } from 'kysely';
import type { Note } from '#platform/database/database-types.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../profile/access.ts';

export type NoteRow = Selectable<Note>;

/**
 * Throws 404 if the person is invisible, 403 for oneself and for observers, 409 if the company has switched notes off
 * (people.25).
 */
export async function demandNotesAbout(scope: Scope, personId: number): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'SeeNotes');
}

/**
 * Locks a note that the acting person wrote.
 * @throws HttpProblem 404 for other people's notes, then as `demandNotesAbout`.
 */
export async function holdOwnNote(scope: Scope, noteId: number): Promise<NoteRow> {
  const note = await scope.db
    .selectFrom('note')
    .selectAll()
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', noteId)
    .where('author_id', '=', scope.person.id)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw notFound();
  await demandNotesAbout(scope, note.person_id);
  return note;
}
