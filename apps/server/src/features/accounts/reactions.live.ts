import type { EventKind } from '@bellwether/domain/shared/events';

/** Events that can end sessions or tokens of their subject; the live channel then reads which ones have ended. */
export const sessionEndings: readonly EventKind[] = [
  'account.signed_out',
  'account.password_changed',
  'account.email_contested',
  'account.session_ended',
  'account.other_sessions_ended',
  'account.sessions_ended',
  'account.token_ended',
  'person.deactivated',
];
