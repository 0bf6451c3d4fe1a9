import { administersPeople } from '@bellwether/domain/people/roles/capabilities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { invitationLifetime } from '#platform/accounts/invitation.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { type EventScope, eventClausesOf, recordEvent } from '#platform/events/record-event.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { isUninvited } from '../statements.ts';
import { changerOf } from './queries.ts';
import { invitationWords } from './words.ts';

/** Whom invitations go to; an empty list: everybody. */
export interface InvitationChoice {
  readonly departments: readonly string[];
  readonly roles: readonly string[];
}

/** The kind of due work that sends planned invitations; its subject is the company. */
export const plannedWork = { kind: 'send_invitations' } as const;

const farthest = 90 * 86_400_000;

/** An active row of `person` that was never invited and fits the choice. */
function isChosen({ departments, roles }: InvitationChoice): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isUninvited}
    and (cardinality(${departments}::text[]) = 0 or person.department = any(${departments}::text[]))
    and (cardinality(${roles}::text[]) = 0 or person.role_name = any(${roles}::text[]))`;
}

/**
 * Invites everybody who was never invited and fits the choice, and returns how many. A reaction to each event requests
 * the mail. One statement: it locks the people first, so two calls at once invite each person once.
 */
export async function inviteUninvited(
  scope: EventScope & { readonly person: { readonly id: number; readonly name: string } },
  choice: InvitationChoice,
): Promise<number> {
  const { db, tenant, person, now } = scope;
  const query = sql<{ count: number }>`
    with uninvited as (
      update person set invited_at = ${instant(now)}
      where person.tenant_id = ${tenant.id} and ${isChosen(choice)} returning id
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

/**
 * Plans the invitations of the choice for an instant (epoch milliseconds), in place of an earlier plan. Returns how many
 * people the choice fits now.
 * @throws a refusal of the field if the instant is over, or more than 90 days ahead.
 */
export async function planInvitations(scope: Scope, choice: InvitationChoice, at: number): Promise<number> {
  const { db, tenant, person, now } = scope;
  if (at <= now) throw badField('At', invitationWords, 'is_over');
  if (at > now + farthest) throw badField('At', invitationWords, 'too_far');
  const values = {
    planner_id: person.id,
    departments: [...choice.departments],
    roles: [...choice.roles],
    due_at: timestamp(at),
  };
  await db
    .insertInto('planned_invitations')
    .values({ tenant_id: tenant.id, ...values })
    .onConflict((existing) => existing.column('tenant_id').doUpdateSet(values))
    .execute();
  await scheduleDue(scope, plannedWork, tenant.id, at);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from person
    where person.tenant_id = ${tenant.id} and ${isChosen(choice)}`.execute(db);
  const count = rows[0]?.count ?? 0;
  await recordEvent(scope, { kind: 'account.invitations_planned', subjectId: null, detail: { count } });
  return count;
}

/** Takes the plan back; does nothing if there is none. */
export async function endPlannedInvitations(scope: Scope): Promise<void> {
  const { db, tenant } = scope;
  const { numDeletedRows } = await db
    .deleteFrom('planned_invitations')
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await recordEvent(scope, { kind: 'account.invitations_unplanned', subjectId: null, detail: {} });
}

/** Sends the planned invitations. A plan whose author may not invite any more ends without a mail. */
export async function sendPlannedInvitations(scope: TenantScope): Promise<void> {
  const { db, tenant, now } = scope;
  const plan = await db
    .deleteFrom('planned_invitations')
    .where('tenant_id', '=', tenant.id)
    // A plan that was moved to a later time has its own work.
    .where(sql<boolean>`due_at <= ${instant(now)}`)
    .returning(['departments', 'roles', 'planner_id as id'])
    .executeTakeFirst();
  if (!plan) return;
  const planner = await changerOf(db, { tenantId: tenant.id, actorId: plan.id, personId: plan.id });
  if (!planner || !administersPeople(planner.actor)) return;
  const { name } = await db
    .selectFrom('person')
    .select('name')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', plan.id)
    .executeTakeFirstOrThrow();
  await inviteUninvited({ ...scope, person: { id: plan.id, name } }, plan);
}
