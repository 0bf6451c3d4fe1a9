import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listNotes } from '@bellwether/contract/people/notes';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { matchesWords, wordPatterns } from '#platform/database/word-search.ts';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { presentNote } from '../profile/presenter.ts';
import { demandNotesAbout, type NoteRow } from './access.ts';

const pageSize = 50;
/** `moment` is the instant that the list is sorted by, in epoch milliseconds. */
const lastNote = { path: 'Cursor', numbers: { id: anyId, moment: [0, Number.MAX_SAFE_INTEGER] } } as const;

/** Returns the notes that the acting person wrote about a person, newest first, 50 a page (people.25). */
export async function notesAbout(
  scope: Scope,
  personId: number,
  { Sort, Search, Cursor }: EndpointParsed<typeof listNotes>['query'],
): Promise<EndpointReplyInput<typeof listNotes>> {
  const question = `notes.${personId}.${Sort}.${Search ?? ''}`;
  const after = readCursor(scope, question, lastNote, Cursor);
  await demandNotesAbout(scope, personId);
  const column = Sort === 'Updated' ? 'updated_at' : 'created_at';
  const words = wordPatterns(Search ?? '');
  const rows: NoteRow[] = await scope.db
    .selectFrom('note')
    .selectAll()
    .where('tenant_id', '=', scope.tenant.id)
    .where('author_id', '=', scope.person.id)
    .where('person_id', '=', personId)
    .$if(words.length > 0, (query) => query.where(matchesWords(sql`title`, words)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id) < (${instant(after?.moment ?? 0)}, ${after?.id ?? 0}::int)`,
      ),
    )
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const at = after?.at ?? scope.now;
  return {
    data: page.map(presentNote),
    Next: last ? writeCursor(scope, question, lastNote, { at, id: last.id, moment: last[column] }) : null,
  };
}
