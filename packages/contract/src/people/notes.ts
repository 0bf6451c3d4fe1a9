import { noteLimits, noteMessages, noteSorts } from '@bellwether/domain/people/notes/notes';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  cursorSchema,
  idParam,
  idSchema,
  instantSchema,
  pageOf,
  removedSchema,
  requiredName,
  requiredText,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';

/** A private note about a person; only its author gets it. */
export const noteSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  Body: z.string(),
  CreatedAt: instantSchema,
  UpdatedAt: instantSchema,
});
export type Note = z.output<typeof noteSchema>;

const texts = {
  Title: requiredName(noteLimits.title, said(noteMessages, 'required'), 'Title'),
  Body: requiredText(noteLimits.body, said(noteMessages, 'required'), 'Body'),
};

export const listNotes = endpoint({
  name: 'listNotes',
  summary: 'The own notes about a person, newest first; 50 a page. Search is in titles.',
  method: 'GET',
  path: '/note/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({
    Sort: z._default(z.enum(noteSorts), 'Created'),
    Search: z.optional(textSchema(noteLimits.title, 'Search')),
    Cursor: cursorSchema,
  }),
  reply: pageOf(noteSchema),
  // While the company has switched notes off.
  refuses: [409],
});

export const createNote = endpoint({
  name: 'createNote',
  summary: 'Writes a note about another person.',
  method: 'POST',
  path: '/note',
  scope: 'none',
  body: z.strictObject({ UserId: idSchema, ...texts }),
  reply: noteSchema,
});

export const saveNote = endpoint({
  name: 'saveNote',
  summary: 'Changes an own note.',
  method: 'PUT',
  path: '/note/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    ...texts,
    /** `UpdatedAt` of the note that the person read: 409 if it has changed. */
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: noteSchema,
});

export const deleteNote = endpoint({
  name: 'deleteNote',
  summary: 'Deletes an own note.',
  method: 'DELETE',
  path: '/note/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
