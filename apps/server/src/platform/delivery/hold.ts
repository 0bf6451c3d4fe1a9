import { type SqlBool, sql } from 'kysely';

/** Whether a restore holds all that goes out: mails, messages to other systems and to chats. */
export const isHeld = sql<SqlBool>`exists (select from mail_hold)`;
