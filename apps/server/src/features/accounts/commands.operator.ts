import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { type SqlBool, sql } from 'kysely';
import { endAccountLinks, linkLifetimes } from '#platform/accounts/account-link.ts';
import { invite } from '#platform/accounts/invitation.ts';
import { endedPrograms } from '#platform/accounts/programs.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { type EventScope, eventClausesOf, recordEvent } from '#platform/events/record-event.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { mintAccountLink } from './links/commands.ts';
import { clearLock } from './sign-in/commands.device.ts';

// Acts of whoever runs the installation, on the command line: no person acts.

interface Receiver {
  readonly id: number;
  readonly email: string;
  readonly hasAccepted: boolean;
}

/** How much was ended. */
export interface Ended {
  readonly sessions: number;
  readonly tokens: number;
  readonly agents: number;
}

/**
 * Ends the open sessions of the company, or of one person, with personal tokens, agents, links to Slack and secret calendar
 * addresses, which a stranger may have made or read (accounts.6). Forgets the devices, because one of them may be a
 * stranger's. Records one event for each person, which also closes their live channels.
 */
export async function endSessionsOf(scope: EventScope, personId?: number): Promise<Ended> {
  const { db, tenant, now } = scope;
  const event = {
    kind: 'account.sessions_ended',
    subjectId: sql`people.person_id`,
    detail: { count: sql<number>`people.count` },
  } as const;
  const theirs = sql<SqlBool>`tenant_id = ${tenant.id} and person_id = coalesce(${personId ?? null}::int, person_id)`;
  const { rows } = await sql<Ended>`
    with ended as (
      update session set ended_at = ${instant(now)} where ${theirs} and ended_at is null returning person_id
    ), forgotten as (delete from known_device where ${theirs}),
    calendars as (delete from calendar_link where ${theirs} returning person_id),
    ${endedPrograms(theirs, now)},
    people as (
      select person_id, sum(sessions)::int as count from (
        select person_id, 1 as sessions from ended
        union all select person_id, 0 from tokens
        union all select person_id, 0 from agents
        union all select person_id, 0 from slack
        union all select person_id, 0 from calendars) each_one
      group by person_id),
    ${eventClausesOf(scope, sql`people`, [event])}
    select (select count(*)::int from ended) as sessions, (select count(*)::int from tokens) as tokens,
      (select count(*)::int from agents) as agents`.execute(db);
  return rows[0] ?? { sessions: 0, tokens: 0, agents: 0 };
}

/** Forgets the wrong passwords of an account, so that its lock ends. */
export async function unlockByOperator(scope: TenantScope, person: Receiver): Promise<void> {
  const account = { tenantId: scope.tenant.id, personId: person.id, email: emailKeyOf(person.email) };
  await clearLock(scope.db, account);
  await recordEvent(scope, { kind: 'account.unlocked', subjectId: person.id, detail: {} });
}

/**
 * Returns the path of a link with which the person chooses a password: a reset, or the invitation of a person who has
 * none yet. Earlier links of the same kind end. Nothing is mailed.
 */
export async function makePasswordLink(scope: TenantScope, person: Receiver): Promise<string> {
  const { db, tenant, now } = scope;
  const of = { tenantId: tenant.id, now };
  if (!person.hasAccepted) {
    const act = { ...of, actorId: null, requestId: scope.requestId };
    return `/v3/invitation/${await invite(db, act, { personId: person.id, invitedBy: tenant.name })}`;
  }
  await endAccountLinks(scope, person.id, 'reset');
  const { id } = await db
    .insertInto('account_link')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      kind: 'reset',
      requested_at: timestamp(now),
      expires_at: timestamp(now + linkLifetimes.reset),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'account.reset_link_made', subjectId: person.id, detail: { link: id } });
  return `/v3/resetpassword/${await mintAccountLink(db, { tenantId: tenant.id, id })}`;
}
