import { z } from 'zod';

export const mailReference = z.strictObject({ tenantId: z.int().positive(), mailId: z.int().positive() });

/** A row of `mail`. */
export type MailReference = z.infer<typeof mailReference>;
