import {
  mailEmailChange,
  mailInvitation,
  mailLink,
  mailPasswordChange,
} from './features/accounts/reactions.ts';
import type { Reader } from './platform/events/reaction.ts';

/** Who reads events and what each does about them. A new reader also needs its row in `event_cursor`, by a migration. */
export const readers: readonly Reader[] = [
  { name: 'mail', reactions: [mailInvitation, mailLink, mailEmailChange, mailPasswordChange] },
];
