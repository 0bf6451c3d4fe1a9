import { z } from 'zod';

export const mailReference = z.strictObject({ tenantId: z.int().positive(), mailId: z.int().positive() });

/** The id of a row of `mail`, with its tenant. */
export type MailReference = z.infer<typeof mailReference>;
