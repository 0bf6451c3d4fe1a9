import { savedViewLimits } from '@bellwether/domain/people/views';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema, nameSchema, removedSchema, textSchema } from '../wire.ts';

/** The lists whose filters can be kept under a name. */
export const viewScreenSchema = z.enum(['goals', 'directory']);
export type ViewScreen = z.output<typeof viewScreenSchema>;

/** A person's own named filters of a list. They hold filters only, so a link to them gives nobody a right. */
export const savedViewSchema = z.object({
  Id: idSchema,
  Screen: viewScreenSchema,
  Name: z.string(),
  /** The query of the list's address, such as `?scope=All&likelihood=[0,1]`. */
  Query: z.string(),
});
export type SavedView = z.output<typeof savedViewSchema>;

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  summary: 'The caller’s saved views of all lists, by name.',
  method: 'GET',
  path: '/Profile/views',
  scope: 'none',
  reply: z.object({ data: z.array(savedViewSchema) }),
});

export const saveView = endpoint({
  name: 'saveView',
  summary: 'Keeps the filters of a list under a name; one of the same name is replaced. 409 at fifty views.',
  method: 'POST',
  path: '/Profile/views',
  scope: 'none',
  body: z.strictObject({
    Screen: viewScreenSchema,
    Name: nameSchema(savedViewLimits.name, 'Name').check(z.minLength(1)),
    Query: textSchema(savedViewLimits.query, 'Query'),
  }),
  reply: savedViewSchema,
  refuses: [409],
});

export const renameView = endpoint({
  name: 'renameView',
  summary:
    'Renames a saved view of the caller; 404 for every other, 409 if another of their views has the name.',
  method: 'PUT',
  path: '/Profile/views/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ Name: nameSchema(savedViewLimits.name, 'Name').check(z.minLength(1)) }),
  reply: savedViewSchema,
  refuses: [409],
});

export const deleteView = endpoint({
  name: 'deleteView',
  summary: 'Deletes a saved view of the caller; 404 for every other.',
  method: 'DELETE',
  path: '/Profile/views/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
