import { said } from '@bellwether/domain/shared/said';
import { textWords } from '@bellwether/domain/shared/words';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { fileLimits, fileReply } from './file.ts';
import { pictureUpload } from './people/avatar.ts';
import { idParam, idSchema, instantSchema, nameSchema, requiredName, sentInstantSchema } from './wire.ts';
import { companyMessages, wireWords } from './words.ts';

/** The company, as its ceo edits it. */
export const companySchema = z.object({
  Id: idSchema,
  Name: z.string(),
  /** The company's website; null: none. */
  Url: z.nullable(z.string()),
  TimeZone: z.string(),
  Logo: z.nullable(z.string()),
  SquareLogo: z.nullable(z.string()),
  PrimaryColor: z.nullable(z.string()),
  UseLightTextOnPrimary: z.boolean(),
  UpdatedAt: instantSchema,
});
export type Company = z.output<typeof companySchema>;

/** Adds `https://` if the scheme is missing; empty becomes null (tenant.2). */
const companyUrlSchema = z.pipe(
  nameSchema(255, 'Url'),
  z.pipe(
    z.transform((text: string) =>
      text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`,
    ),
    z
      .string()
      .check(
        z.maxLength(255, refusedAs(said(textWords, 'too_long', { label: 'Url', limit: 255 }))),
        z.refine(isWebAddress, refusedAs(said(companyMessages, 'urlInvalid'))),
      ),
  ),
);

function isWebAddress(text: string): boolean {
  if (text === '') return true;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

export const editTenant = endpoint({
  name: 'editTenant',
  summary: 'Changes name, site and time zone of the company. The ceo only.',
  method: 'POST',
  path: '/Profile/EditTenant',
  scope: 'none',
  body: z.strictObject({
    Name: requiredName(255, said(companyMessages, 'nameRequired'), 'Name'),
    Url: z._default(z.nullable(companyUrlSchema), null),
    /** A Rails name, or the company's present zone whatever its name. */
    TimeZone: requiredName(100, said(companyMessages, 'zoneRequired'), 'Time zone'),
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: companySchema,
});

export const saveBranding = endpoint({
  name: 'saveBranding',
  summary: 'Changes the company’s colour, and whether text on it is light. The ceo only.',
  method: 'POST',
  path: '/tenant/branding',
  scope: 'none',
  body: z.strictObject({
    /** Hex without hash; null: the product's own colour. */
    PrimaryColor: z.nullable(
      z.string().check(z.regex(/^[0-9a-fA-F]{6}$/, refusedAs(said(companyMessages, 'colorInvalid')))),
    ),
    UseLightTextOnPrimary: z.boolean(),
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: companySchema,
});

export const logoKinds = ['logo', 'squareLogo'] as const;
export type LogoKind = (typeof logoKinds)[number];
const logoKind = z.strictObject({ kind: z.enum(logoKinds) });

export const uploadLogo = endpoint({
  name: 'uploadLogo',
  summary: 'Stores a logo of the company, at most 200 pixels high. The ceo only.',
  method: 'POST',
  path: '/tenant/Logo/Upload/{kind}',
  scope: 'none',
  params: logoKind,
  body: pictureUpload(fileLimits.logo),
  reply: companySchema,
});

export const deleteLogo = endpoint({
  name: 'deleteLogo',
  summary: 'Takes a logo of the company away. The ceo only.',
  method: 'DELETE',
  path: '/tenant/Logo/{kind}',
  scope: 'none',
  params: logoKind,
  reply: companySchema,
});

export const getLogo = endpoint({
  name: 'getLogo',
  summary: 'The company’s logo: its address, the picture itself as a data address (PNG), and its pixels.',
  method: 'GET',
  path: '/tenant/getLogo',
  scope: 'none',
  reply: z.object({
    Logo: z.nullable(z.string()),
    data: z.nullable(z.string()),
    width: z.int(),
    height: z.int(),
  }),
});

/** Logos are public, because the sign-in page shows them. A new logo has a new address. */
export const getLogoPicture = endpoint({
  name: 'getLogoPicture',
  summary: 'The picture behind `Logo` and `SquareLogo`, without a session.',
  method: 'GET',
  path: '/tenant/Logo/{tenant}/{key}',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({
    tenant: idParam,
    key: z.string().check(z.regex(/^[0-9a-f]{32}$/, refusedAs(said(wireWords, 'address')))),
  }),
  reply: fileReply(['image/png'], 'public-picture'),
});
