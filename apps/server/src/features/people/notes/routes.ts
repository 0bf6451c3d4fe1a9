import * as notes from '@bellwether/contract/people/notes';
import { type Route, route } from '#platform/http/route.ts';
import { presentNote } from '../profile/presenter.ts';
import { changeNote, removeNote, writeNote } from './commands.ts';
import { notesAbout } from './queries.ts';

export const noteRoutes: readonly Route[] = [
  route(notes.listNotes, (scope, { params, query }) => notesAbout(scope, params.id, query)),
  route(notes.createNote, async (scope, { body }) => presentNote(await writeNote(scope, body))),
  route(notes.saveNote, async (scope, { params, body }) =>
    presentNote(await changeNote(scope, params.id, body)),
  ),
  route(notes.deleteNote, async (scope, { params }) => {
    await removeNote(scope, params.id);
    return { Id: params.id };
  }),
];
