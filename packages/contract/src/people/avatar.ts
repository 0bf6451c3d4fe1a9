import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { fileLimits, fileReply, onlyPngOrJpg, upload } from '../file.ts';
import { idParam, idSchema, instantSchema } from '../wire.ts';
import { wireWords } from '../words.ts';

const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** Returns the schema of an uploaded picture: PNG or JPEG by its content. */
export function pictureUpload(maxBytes: number) {
  return upload({ mediaTypes: pictureTypes, maxBytes, wrongKind: onlyPngOrJpg });
}

/** A person's picture: a signed address of this origin and its expiry; null without a picture. */
export const avatarSchema = z.object({
  Id: idSchema,
  AvatarImage: z.nullable(z.object({ Url: z.string(), ExpiryUTC: instantSchema })),
});

const profile = z.strictObject({ profileId: idParam });
const person = z.strictObject({ id: idParam });

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  summary: 'Stores a picture of a person, as a square of at most 512 pixels without metadata.',
  method: 'POST',
  path: '/Profile/Avatar/Upload/{profileId}',
  scope: 'people:write',
  params: profile,
  body: pictureUpload(fileLimits.picture),
  reply: z.object({ data: avatarSchema }),
});

export const getAvatar = endpoint({
  name: 'getAvatar',
  summary: 'The address of a person’s picture.',
  method: 'GET',
  path: '/profile/avatar/{id}',
  scope: 'people:read',
  params: person,
  reply: avatarSchema,
});

export const getAvatarData = endpoint({
  name: 'getAvatarData',
  summary: 'The picture itself as a data address (PNG); null without a picture.',
  method: 'GET',
  path: '/Profile/avatar/{id}/base64',
  scope: 'people:read',
  params: person,
  reply: z.object({ data: z.nullable(z.string()) }),
});

export const deleteAvatar = endpoint({
  name: 'deleteAvatar',
  summary: 'Takes a person’s picture away.',
  method: 'DELETE',
  path: '/Profile/Avatar/{profileId}',
  scope: 'people:write',
  params: profile,
  reply: avatarSchema,
});

/** Returns the schema of a text in the signed address; its meaning is checked with the signature. */
const signed = (pattern: RegExp) => z.string().check(z.regex(pattern, refusedAs(said(wireWords, 'address'))));

/** Every `Avatar` on the wire is the address of this call, signed by the server (people.24). */
export const getPicture = endpoint({
  name: 'getPicture',
  summary: 'The picture behind an `Avatar`, without a session; 404 once the address has expired.',
  method: 'GET',
  path: '/Picture/{tenant}/{key}/{until}/{signature}',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({
    tenant: idParam,
    key: signed(/^[0-9a-f]{32}$/),
    /** Minutes since 1970. */
    until: signed(/^\d{1,9}$/),
    signature: signed(/^[\w-]{22}$/),
  }),
  reply: fileReply(['image/webp'], 'private-picture'),
});
