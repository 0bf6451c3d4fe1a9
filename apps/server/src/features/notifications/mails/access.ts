import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import { type RawBuilder, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';
import type { InTenant } from '../../people/access.ts';

/**
 * Whether the person of the row under `alias` gets these mails: the e-mail switch of the profile is on, and the person has
 * not stopped them. The weekly ask has its switch in the choices by topic.
 */
export function wantsMails(
  { tenant }: InTenant,
  alias: string,
  mails: Exclude<StoppableMails, 'weekly_ask'>,
): RawBuilder<boolean> {
  return sql<boolean>`(${column(`${alias}.wants_email`)} and not exists (select 1 from mail_stop stop
    where stop.tenant_id = ${tenant.id} and stop.person_id = ${column(`${alias}.id`)} and stop.mails = ${mails}))`;
}
