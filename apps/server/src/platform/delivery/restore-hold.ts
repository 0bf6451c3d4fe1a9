import { type SqlBool, sql } from 'kysely';

/** Whether a restore holds all that goes out: mails, messages to other systems and to chats. */
export const isHeldByRestore = sql<SqlBool>`exists (select from mail_hold)`;
