import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fileReply } from './file.ts';
import { idParam, idSchema, instantSchema, nameSchema } from './wire.ts';

/** An archive that `bellwether tenant import` reads. */
export const archiveMediaType = 'application/gzip';

const personSchema = z.object({ Id: idSchema, Name: z.string() });

const companyExportSchema = z.object({
  Id: idSchema,
  State: z.enum(['waiting', 'ready', 'failed', 'removed']),
  AskedBy: personSchema,
  CreatedAt: instantSchema,
  /** Until when the file can be downloaded; null: it is not ready. */
  ExpiresAt: z.nullable(instantSchema),
});
export type CompanyExport = z.output<typeof companyExportSchema>;

export const companyDataSchema = z.object({
  /** The newest files, first the last one. */
  Exports: z.array(companyExportSchema),
  /** The end of the company; null: it has not ended. */
  End: z.nullable(
    z.object({ At: instantSchema, DeletedAt: instantSchema, EndedBy: z.nullable(personSchema) }),
  ),
  /** How many legal holds stop the deletion. */
  Holds: z.int(),
});
export type CompanyData = z.output<typeof companyDataSchema>;

export const getCompanyData = endpoint({
  name: 'getCompanyData',
  summary: 'The files with all data of the company, and its end; ceo and org admins.',
  method: 'GET',
  path: '/tenant/data',
  scope: 'none',
  who: 'administersPeople',
  reply: companyDataSchema,
});

export const exportCompanyData = endpoint({
  name: 'exportCompanyData',
  summary:
    'Asks for a file with all data of the company; ceo and org admins. It is made in the background, one at a time. Asks for the password again.',
  method: 'POST',
  path: '/tenant/data',
  scope: 'none',
  who: 'administersPeople',
  isForEnded: true,
  reply: companyDataSchema,
});

export const getCompanyExport = endpoint({
  name: 'getCompanyExport',
  summary:
    'The file; ceo and org admins, who have proved within 15 minutes that they are present. 409 before it is ready and after seven days.',
  method: 'GET',
  path: '/tenant/data/{id}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ id: idParam }),
  reply: fileReply([archiveMediaType]),
  refuses: [409],
});

export const endCompany = endpoint({
  name: 'endCompany',
  summary:
    'Ends the company’s use of Bellwether: from now on only ceo and org admins read it, and after 30 days it is deleted. `Name` is the company’s name, typed again. Asks for the password again.',
  method: 'POST',
  path: '/tenant/end',
  scope: 'none',
  who: 'administersPeople',
  body: z.strictObject({ Name: nameSchema(255, 'Name') }),
  reply: companyDataSchema,
});

export const takeEndBack = endpoint({
  name: 'takeEndBack',
  summary: 'Takes the end of the company back; ceo and org admins. Asks for the password again.',
  method: 'DELETE',
  path: '/tenant/end',
  scope: 'none',
  who: 'administersPeople',
  isForEnded: true,
  reply: companyDataSchema,
});
