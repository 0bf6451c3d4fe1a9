import { profileMessages } from '@bellwether/domain/people/profile/profile';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, instantSchema, requiredText, sentInstantSchema } from '../wire.ts';

/** Sent text may have a word processor's markup, so its limit is higher than the limit of the stored text. */
const mostSent = 60_000;

export const responsibilitySchema = z.object({
  /** Sanitised rich text (texts.2); empty: not filled in. */
  Body: z.string(),
  /** When it was last saved; null: never. */
  UpdatedAt: z.nullable(instantSchema),
});
export type Responsibility = z.output<typeof responsibilitySchema>;

const person = z.strictObject({ id: idParam });

export const getResponsibility = endpoint({
  name: 'getResponsibility',
  summary: 'The responsibilities of a person. 404 where the profile is invisible.',
  method: 'GET',
  path: '/profile/responsibily/{id}',
  scope: 'people:read',
  params: person,
  reply: responsibilitySchema,
});

export const responsibilitySaveSchema = z.strictObject({
  Body: requiredText(mostSent, said(profileMessages, 'responsibilityRequired'), 'Responsibility'),
  /** `UpdatedAt` of the text that the person read, null for none: 409 if it has changed. */
  UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
});

export const saveResponsibility = endpoint({
  name: 'saveResponsibility',
  summary: 'Saves the responsibilities of a person as rich text.',
  method: 'PUT',
  path: '/Profile/responsibility/{id}',
  scope: 'people:write',
  params: person,
  body: responsibilitySaveSchema,
  reply: responsibilitySchema,
});
