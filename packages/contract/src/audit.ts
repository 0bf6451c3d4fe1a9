import { auditGroups } from '@bellwether/domain/audit/groups';
import { auditKinds } from '@bellwether/domain/audit/kinds';
import { auditObjects } from '@bellwether/domain/audit/objects';
import { isDay } from '@bellwether/domain/calendar/day';
import { isoToInstant } from '@bellwether/domain/calendar/instant';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { csvMediaType } from './file.tables.ts';
import { fileReply } from './file.ts';
import { idParam, idSchema, instantSchema, pathWord } from './wire.ts';
import { wireWords } from './words.ts';

export const jsonMediaType = 'application/json';

/** A day of the company, which counts whole, or an instant. */
const momentSchema = z
  .string()
  .check(
    z.refine((text) => isDay(text) || isoToInstant(text) !== undefined, refusedAs(said(wireWords, 'time'))),
  );

/** The id of a row: rows after it, oldest first; with `<` rows before it, newest first. */
const afterSchema = z.string().check(z.regex(/^<?\d{1,18}$/, refusedAs(said(wireWords, 'id'))));

const filters = {
  /** A kind, such as `goal.approved`, or a group, such as `goals`. */
  Kind: z.optional(z.enum([...auditGroups, ...auditKinds])),
  /** Who acted, for whom, or to whom it happened. */
  Person: z.optional(idParam),
  /** What it is about, such as `goal`. */
  Object: z.optional(z.enum(auditObjects)),
  /** The id of that thing; for `Object` alone. */
  ObjectId: z.optional(idParam),
  From: z.optional(momentSchema),
  To: z.optional(momentSchema),
};

const auditPersonSchema = z.object({ Id: idSchema, Name: z.string() });

export const auditRowSchema = z.object({
  Id: z.int(),
  At: instantSchema,
  Kind: z.enum(auditKinds),
  /** The kind in words, after the actor's name. */
  Words: z.string(),
  /** Null: the application itself, its command line, or somebody who was not signed in. */
  Actor: z.nullable(auditPersonSchema),
  /** For whom a deputy acted; null: for themselves. */
  For: z.nullable(auditPersonSchema),
  /** `Name` is null where the log does not tell it. Null: nothing in particular. */
  Subject: z.nullable(
    z.object({ Kind: z.enum(auditObjects), Id: z.nullable(z.int()), Name: z.nullable(z.string()) }),
  ),
  /** The name of the token or the like; null: the person's own session. */
  Via: z.nullable(z.string()),
  Address: z.nullable(z.string()),
  /** The `User-Agent` of the call. */
  Device: z.nullable(z.string()),
  RequestId: z.nullable(z.string()),
  /** States, roles, names of fields and counts in words; never a private text. */
  Detail: z.string(),
});
export type AuditRow = z.output<typeof auditRowSchema>;

export const listAudit = endpoint({
  name: 'listAudit',
  summary:
    'Who changed what, when; 50 rows. Without `After` the newest first, and `Next` leads to older ones until it is null. With the id of a row as `After`: what happened after it, oldest first, for programs that poll; there `Next` is never null. A row may come twice while transactions overlap: drop the ids that you have. HR admins get events about people alone.',
  method: 'GET',
  path: '/audit',
  scope: 'audit:read',
  who: 'readsAudit',
  query: z.strictObject({ After: z.optional(afterSchema), ...filters }),
  reply: z.object({ data: z.array(auditRowSchema), Next: z.nullable(z.string()) }),
});

export const auditFormats = ['csv', 'json'] as const;

export const exportAudit = endpoint({
  name: 'exportAudit',
  summary:
    'The rows of the audit log as a file, newest first. 409 for more than 50,000 rows: choose a shorter time.',
  method: 'GET',
  path: '/audit/{format}',
  scope: 'audit:read',
  who: 'readsAudit',
  params: z.strictObject({
    format: pathWord(auditFormats, said(wireWords, 'choose', auditFormats)),
  }),
  query: z.strictObject(filters),
  reply: fileReply([csvMediaType, jsonMediaType]),
  refuses: [409, 429],
});
