import * as z from 'zod/mini';
import { partSchema, tableSchema } from './manifest.ts';

/** The version of the layout of a company's archive. */
const companyFormat = 1;

const companySchema = z.object({
  id: z.int().check(z.positive()),
  subdomain: z.string().check(z.minLength(1)),
  name: z.string(),
});

/** The first entry: what a reader needs to know before the rows. */
export const companyHeadSchema = z.object({
  format: z.literal(companyFormat),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  company: companySchema,
  /** In the order in which their rows can be written. */
  tables: z.array(z.omit(tableSchema, { rows: true })),
  /** Names of the keys that sealed secrets in the rows. */
  sealedBy: z.array(z.string()),
  /** The key that signed links in sent mails, in base64; null: left out. */
  installationKey: z.nullable(z.string()),
});

/** The last entry: counts and checksums. */
export const companyManifestSchema = z.object({
  tables: z.array(z.pick(tableSchema, { name: true, rows: true })),
  /** Events that a reader has not handled yet. */
  unheard: z.array(z.object({ reader: z.string(), eventId: z.int() })),
  mediaTypes: z.record(z.string(), z.string()),
  parts: z.array(partSchema),
});

export type CompanyHead = z.output<typeof companyHeadSchema>;
export type CompanyManifest = z.output<typeof companyManifestSchema>;
export type ArchivedCompany = z.output<typeof companySchema>;

export const headName = 'company.json';
export const newFormat = companyFormat;
