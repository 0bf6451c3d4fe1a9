import { profileReasons } from '@bellwether/domain/people/permission-names';
import { erasedParts, holdReasonLimit, keptParts } from '@bellwether/domain/personal-data/rules';
import { personalDataMessages } from '@bellwether/domain/personal-data/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fileReply } from './file.ts';
import { idParam, idSchema, instantSchema, nameSchema, requiredText } from './wire.ts';

export const zipMediaType = 'application/zip';

const person = z.strictObject({ id: idParam });

export const personalExportSchema = z.object({
  Id: idSchema,
  State: z.enum(['waiting', 'ready', 'failed', 'removed']),
  /** Whose data they are. */
  Person: z.object({ Id: idSchema, Name: z.string() }),
  CreatedAt: instantSchema,
  /** Until when the file can be downloaded; null: it is not ready. */
  ExpiresAt: z.nullable(instantSchema),
});
export type PersonalExport = z.output<typeof personalExportSchema>;

export const exportOwnData = endpoint({
  name: 'exportOwnData',
  summary:
    'Asks for a file with everything that is kept about the person; it is made in the background. Asks for the password again. 409 while another one is made.',
  method: 'POST',
  path: '/User/Data',
  scope: 'none',
  reply: personalExportSchema,
});

export const listPersonalExports = endpoint({
  name: 'listPersonalExports',
  summary: 'The files with personal data that the person asked for, newest first.',
  method: 'GET',
  path: '/User/Data',
  scope: 'none',
  reply: z.object({ data: z.array(personalExportSchema) }),
});

export const getPersonalExport = endpoint({
  name: 'getPersonalExport',
  summary:
    'The zip that the person asked for, as JSON and as pages to read. 404 for files of others; 409 before it is ready and after seven days.',
  method: 'GET',
  path: '/User/Data/{id}',
  scope: 'none',
  params: person,
  reply: fileReply([zipMediaType]),
  refuses: [409],
});

export const exportDataOf = endpoint({
  name: 'exportDataOf',
  summary:
    'Asks for a file with the data of a deactivated person; ceo and org admins. Asks for the password again. The file is at `/User/Data/{id}`.',
  method: 'POST',
  path: '/Profile/{id}/Data',
  scope: 'none',
  params: person,
  reply: personalExportSchema,
});

/** What an erasure deletes and what it keeps. */
export const erasureSchema = z.object({
  Person: z.object({ Id: idSchema, Name: z.string() }),
  /** Why the person cannot be erased now; null: they can. */
  Obstacle: z.nullable(z.enum([...profileReasons, 'never'])),
  /** The name that stands for the person afterwards. */
  FormerName: z.string(),
  Goes: z.array(z.object({ Part: z.enum(erasedParts), Count: z.int() })),
  Stays: z.array(z.object({ Part: z.enum(keptParts), Count: z.int() })),
  /** Until when appraisals are kept; null: they are erased. */
  AppraisalsUntil: z.nullable(instantSchema),
  /** The legal hold that stops the erasure. */
  Hold: z.nullable(
    z.object({
      Reason: z.string(),
      SetBy: z.object({ Id: idSchema, Name: z.string() }),
      SetAt: instantSchema,
    }),
  ),
});
export type Erasure = z.output<typeof erasureSchema>;

export const getErasure = endpoint({
  name: 'getErasure',
  summary:
    'What the erasure of a person would delete and keep, and the legal hold on the person; 404 for people who may not set one.',
  method: 'GET',
  path: '/Profile/{id}/Erase',
  scope: 'none',
  params: person,
  reply: erasureSchema,
});

export const erasePerson = endpoint({
  name: 'erasePerson',
  summary:
    'Erases a deactivated person for ever; ceo and org admins. `Name` is the person’s name, typed again. Asks for the password again. 409 under a legal hold.',
  method: 'POST',
  path: '/Profile/{id}/Erase',
  scope: 'none',
  params: person,
  body: z.strictObject({ Name: nameSchema(255, 'Name') }),
  reply: z.object({ Id: idSchema, Name: z.string() }),
});

export const holdPerson = endpoint({
  name: 'holdPerson',
  summary:
    'Sets a legal hold on a person, with its reason, or lifts it (null); ceo and org admins. It stops erasure and purges.',
  method: 'PUT',
  path: '/Profile/{id}/Hold',
  scope: 'none',
  params: person,
  body: z.strictObject({
    Reason: z.nullable(requiredText(holdReasonLimit, said(personalDataMessages, 'reasonRequired'), 'Reason')),
  }),
  reply: erasureSchema,
});
