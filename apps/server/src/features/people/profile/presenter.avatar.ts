import type { avatarSchema } from '@bellwether/contract/people/avatar';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldAvatar } from './access.avatar.ts';

/** Returns a person's picture: today's address and its expiry. */
export function presentAvatar(
  { pictures }: Scope,
  { personId, key }: HeldAvatar,
): z.input<typeof avatarSchema> {
  const url = pictures.of(key);
  return {
    Id: personId,
    AvatarImage: url === null ? null : { Url: url, ExpiryUTC: instantToIso(pictures.expiry) },
  };
}
