import { isDay } from '@bellwether/domain/calendar/day';
import { absenceMessages } from '@bellwether/domain/people/absence/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { daySchema, idParam, idSchema, instantSchema, removedSchema, sentInstantSchema } from '../wire.ts';

const sentDay = z
  .string(refusedAs(said(absenceMessages, 'dayRequired')))
  .check(z.refine(isDay, refusedAs(said(absenceMessages, 'dayRequired'))));

/** An absence of today or later (people.34). Why somebody is away is neither asked nor stored. */
export const absenceSchema = z.object({
  Id: idSchema,
  /** The first and the last day, in the person's zone. */
  From: daySchema,
  Until: daySchema,
  /** Null: nobody stands in. */
  DeputyId: z.nullable(idSchema),
  Deputy: z.nullable(z.object({ Id: idSchema, Name: z.string() })),
  UpdatedAt: instantSchema,
});
export type Absence = z.output<typeof absenceSchema>;

export const absenceSaveSchema = z.strictObject({
  From: sentDay,
  Until: sentDay,
  DeputyId: z._default(z.nullable(idSchema), null),
  /** `UpdatedAt` of the absence that the person read: 409 if it has changed. A new absence has none. */
  UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
});
export type AbsenceSave = z.output<typeof absenceSaveSchema>;

export const listAbsences = endpoint({
  name: 'listAbsences',
  summary:
    'Absences of a person that have not ended, by their first day. For the person, their manager and org admins.',
  method: 'GET',
  path: '/Profile/{id}/Absences',
  scope: 'people:read',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ data: z.array(absenceSchema) }),
  // Deactivated people and observers have none.
  refuses: [409],
});

export const addAbsence = endpoint({
  name: 'addAbsence',
  summary:
    'Makes a person absent for at most a year; two absences of a person do not overlap. For the person, their manager and org admins.',
  method: 'POST',
  path: '/Profile/{id}/Absences',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  body: absenceSaveSchema,
  reply: absenceSchema,
});

export const saveAbsence = endpoint({
  name: 'saveAbsence',
  summary:
    'Changes days or deputy of an absence that has not ended. For the person, their manager and org admins.',
  method: 'PUT',
  path: '/Absence/{id}',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  body: absenceSaveSchema,
  reply: absenceSchema,
});

export const cancelAbsence = endpoint({
  name: 'cancelAbsence',
  summary:
    'Cancels an absence; of one that has begun before today, the past days stay. For the person, their manager and org admins.',
  method: 'DELETE',
  path: '/Absence/{id}',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});
