import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { isActive } from './acting.ts';
import type { Door } from './door.ts';
import { readToken } from './token.ts';

const seenInterval = 60_000;

/** A session as stored. */
interface SessionRow {
  readonly session_id: number;
  readonly last_seen_at: number;
  readonly password_at: number;
  readonly is_setting_up: boolean;
}

/** `mustHaveSecondStep` of the domain, for a person with a password and without a second step. Reads rows only where asked. */
const lacksSecondStep = `(case setting.second_step_required when 'nobody' then false
    when 'admins' then person.role_name = 'ceo' or person.is_org_admin or person.is_hr_admin or person.is_goal_admin
    else true end
  and exists (select from credential own where own.tenant_id = person.tenant_id and own.person_id = person.id)
  and not exists (select from passkey own where own.tenant_id = person.tenant_id and own.person_id = person.id)
  and not exists (select from second_step own where own.tenant_id = person.tenant_id and own.person_id = person.id
    and own.confirmed_at is not null))`;

/** Whether the session of an active person has neither ended nor grown too old. Expects the acting tables and `session`. */
export function isValidSession(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isActive} and session.ended_at is null
    and session.last_seen_at > ${instant(now)} - make_interval(days => setting.session_idle_days)
    and session.created_at > ${instant(now)} - make_interval(days => setting.session_days)`;
}

/** The way of people at their screens: a session that was signed in. */
export const sessionDoor: Door<SessionRow> = {
  kind: 'session',
  credentialOf: readToken,
  sourceOf: ({ tenantId, secretHash }, now) => ({
    columns: sql.raw(
      `session.id as session_id, session.last_seen_at, session.password_at, ${lacksSecondStep} as is_setting_up`,
    ),
    join: sql.raw('join session on session.tenant_id = person.tenant_id and session.person_id = person.id'),
    where: sql`session.tenant_id = ${tenantId} and session.secret_hash = ${secretHash} and ${isValidSession(now)}`,
  }),
  principalOf: (row) => ({
    kind: 'session',
    id: row.session_id,
    personId: row.id,
    scopes: 'every',
    via: null,
    provenAt: row.password_at,
    isSettingUp: row.is_setting_up,
  }),
  // Write outside the request and at most once a minute, so that reads do not wait. A lost write costs one
  // minute of idle time.
  afterwards({ pool, log }, { credential: { tenantId }, now }, read) {
    if (now - read.last_seen_at < seenInterval) return;
    inTenant(pool, tenantId, (db) =>
      db
        .updateTable('session')
        .set({ last_seen_at: timestamp(now) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', read.session_id)
        .where('last_seen_at', '<', instant(now - seenInterval / 2))
        .execute(),
    ).catch((err: Error) => log.warn({ err }, 'the last use of a session could not be written'));
  },
};
