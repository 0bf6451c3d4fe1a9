import { type StoppableMails, stoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import { defaultDelivery } from '@bellwether/domain/notifications/telling/names';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import type { Origin } from '#platform/session/origin.ts';
import { mailSwitchesOf } from './queries.switches.ts';

/** The person whose mails are switched, and the request. */
interface Switcher {
  readonly tenantId: number;
  readonly personId: number;
  readonly origin: Origin | null;
  readonly now: number;
  readonly requestId: string;
}

/**
 * Switches one kind of mails of a person on or off, and leaves the others as they are (mail.2): if the e-mail switch
 * of the profile is off, it is switched on, and the other mails are stopped. The present choice changes nothing.
 */
export async function switchMails(
  db: Queries,
  switcher: Switcher,
  mails: StoppableMails,
  isOn: boolean,
): Promise<void> {
  const { tenantId, personId, origin, now, requestId } = switcher;
  // Lock, so that two clicks do not both find the e-mail switch off.
  const { wants_email: hasMails } = await db
    .selectFrom('person')
    .select('wants_email')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await mailSwitchesOf(db, switcher);
  if (before[mails] === isOn) return;
  const act = { tenantId, personId, actorId: personId, origin, now, requestId };
  if (!hasMails) {
    for (const other of stoppableMails) if (other !== mails) await write(db, switcher, other, false);
    await db
      .updateTable('person')
      .set({ wants_email: true })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', personId)
      .execute();
    const detail = { isOn: true };
    await recordEventIn(db, act, { kind: 'person.email_preference_changed', subjectId: personId, detail });
  }
  await write(db, switcher, mails, isOn);
  await recordEventIn(db, act, {
    kind: 'person.mails_switched',
    subjectId: personId,
    detail: { mails, isOn },
  });
}

async function write(
  db: Queries,
  { tenantId, personId, now }: Switcher,
  mails: StoppableMails,
  isOn: boolean,
): Promise<void> {
  const at = timestamp(now);
  if (mails === 'weekly_ask') {
    // A person who wants no reminders at all keeps that.
    await sql`insert into notification_preference (tenant_id, person_id, topic, delivery, updated_at)
      values (${tenantId}, ${personId}, 'weekly_ask', ${isOn ? defaultDelivery : 'app'}, ${at}::timestamptz)
      on conflict (tenant_id, person_id, topic) do update
        set delivery = excluded.delivery, updated_at = excluded.updated_at
        where ${isOn}::boolean or notification_preference.delivery = ${defaultDelivery}`.execute(db);
    return;
  }
  if (isOn)
    await sql`delete from mail_stop where tenant_id = ${tenantId} and person_id = ${personId} and mails = ${mails}`.execute(
      db,
    );
  else
    await sql`insert into mail_stop (tenant_id, person_id, mails, created_at)
      values (${tenantId}, ${personId}, ${mails}, ${at}::timestamptz) on conflict do nothing`.execute(db);
}
