import { digestHorizon } from '@bellwether/domain/notifications/mails/digest';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { deliveryOf } from '../access.ts';
import { lockedUnread } from '../reading/statements.unread.ts';
import { wantsMails } from './access.ts';
import { digestMail } from './mails.digest.ts';

/** The kind of due work that sends a company's digests; its subject is the company. */
export const digestWork = { kind: 'send_digests' } as const satisfies Pick<DueWork, 'kind'>;

/**
 * Schedules the company's digests for notifications that were created at `createdAt` (epoch milliseconds). One row of
 * due work serves the whole company; a row with an earlier time stays. Call this function in the transaction that
 * writes the notifications.
 */
export async function scheduleDigests(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  createdAt: number,
): Promise<void> {
  await schedule(db, tenant.id, sql`select ${instant(createdAt)} as created_at`);
}

/** Whether the person of the row `notification` is not away. What they are told waits for the return (people.36). */
const isPresent = sql<SqlBool>`not exists (select 1 from absence away where away.tenant_id = notification.tenant_id
  and away.person_id = notification.person_id and away.is_on)`;

/** Schedules the next digests from the stored notifications. */
async function scheduleNext({ db, tenant }: TenantScope): Promise<void> {
  await schedule(
    db,
    tenant.id,
    sql`select min(created_at) as created_at from notification
      where tenant_id = ${tenant.id} and read_at is null and mailed_at is null and ${isPresent}`,
  );
}

async function schedule(db: Queries, tenantId: number, first: RawBuilder<unknown>): Promise<void> {
  await sql`insert into due_work (kind, tenant_id, subject_id, due_at)
    select ${digestWork.kind}, ${tenantId}::int, ${tenantId}::int,
      first.created_at + setting.digest_minutes * interval '1 minute'
    from tenant_setting setting cross join (${first}) first
    where setting.tenant_id = ${tenantId} and first.created_at is not null
    on conflict (kind, tenant_id, subject_id) do update set due_at = excluded.due_at, tries = 0
      where due_work.due_at > excluded.due_at`.execute(db);
}

/**
 * Requests a digest for each person whose oldest unread and unmailed notification is old enough (mail.1), in
 * four statements. Marks the notifications of people who want no mail, too; otherwise a later mail would contain them
 * all.
 */
export async function requestDigests(scope: TenantScope): Promise<void> {
  const { db, tenant, now } = scope;
  const minutes = tenant.settings.digest_minutes;
  const { rows } = await sql<{ id: number }>`
    with due as materialized (
      select person_id from notification
      where tenant_id = ${tenant.id} and read_at is null and mailed_at is null and ${isPresent}
      group by person_id having min(created_at) <= ${instant(digestHorizon(now, minutes))}
    ), locked as materialized (
      ${lockedUnread(scope, sql`told.mailed_at is null and told.person_id in (select person_id from due)`)}
    ), taken as (
      update notification set mailed_at = ${instant(now)} from locked
      where notification.tenant_id = locked.tenant_id and notification.id = locked.id
      returning notification.person_id, notification.kind, notification.topic
    )
    select distinct person.id from taken
    join person on person.tenant_id = ${tenant.id} and person.id = taken.person_id
    left join notification_preference chosen on chosen.tenant_id = ${tenant.id}
      and chosen.person_id = taken.person_id and chosen.topic = taken.topic
    where person.deactivated_at is null and person.invitation_accepted_at is not null
      and ${wantsMails(scope, 'person', 'notifications')}
      and ${deliveryOf('taken.kind', 'chosen.delivery')} = 'app_and_mail'
    order by person.id`.execute(db);
  await requestMails(
    scope,
    digestMail,
    rows.map(({ id }) => id),
  );
  await scheduleNext(scope);
}
