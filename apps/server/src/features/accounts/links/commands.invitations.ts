import { sql } from 'kysely';
import { invitationLifetime } from '#platform/accounts/invitation.ts';
import { instant } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isUninvited } from '../statements.ts';

/**
 * Invites everybody who was never invited, and returns how many. A reaction to each event requests the mail.
 * One statement: it locks the people first, so two calls at once invite each person once.
 */
export async function inviteUninvited(scope: Scope): Promise<number> {
  const { db, tenant, person, now } = scope;
  const query = sql<{ count: number }>`
    with uninvited as (
      update person set invited_at = ${instant(now)}
      where person.tenant_id = ${tenant.id} and ${isUninvited} returning id
    ), invited as (
      insert into invitation (tenant_id, person_id, invited_by, inviter_id, created_at, expires_at)
      select ${tenant.id}::int, id, ${person.name}, ${person.id}::int, ${instant(now)},
        ${instant(now + invitationLifetime)}
      from uninvited order by id returning id, person_id
    ), ${eventClausesOf(
      scope,
      sql`invited`,
      [
        {
          kind: 'account.invited',
          subjectId: sql`invited.person_id`,
          detail: { invitation: sql<number>`invited.id`, isMailed: true },
        },
      ],
      sql`invited.person_id`,
    )}
    select count(*)::int as count from invited`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}
