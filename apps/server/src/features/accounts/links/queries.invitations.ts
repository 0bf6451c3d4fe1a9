import type { InvitationMails, Uninvited } from '@bellwether/contract/accounts/invitations';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { readMailServer } from '#platform/mail/mail-server.ts';
import { wordsForAdmins } from '#platform/mail/waiting-mails.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isUninvited } from '../statements.ts';

/** Returns how many active people were never invited, by department and role, and the plan to invite them later. */
export async function uninvitedPeople({ db, tenant }: Scope): Promise<Uninvited> {
  const { rows: groups } = await sql<Uninvited['Groups'][number]>`
    select person.department as "Department", person.role_name as "Role", count(*)::int as "Count" from person
    where person.tenant_id = ${tenant.id} and ${isUninvited} group by 1, 2 order by 1, 2`.execute(db);
  const plan = await db
    .selectFrom('planned_invitations as plan')
    .innerJoin('person', (join) =>
      join.onRef('person.tenant_id', '=', 'plan.tenant_id').onRef('person.id', '=', 'plan.planner_id'),
    )
    .select(['plan.departments', 'plan.roles', 'plan.due_at', 'person.name'])
    .where('plan.tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return {
    Count: groups.reduce((sum, { Count }) => sum + Count, 0),
    Groups: groups,
    Planned: plan
      ? {
          Departments: plan.departments,
          Roles: roleNames.filter((name) => plan.roles.includes(name)),
          At: new Date(plan.due_at).toISOString(),
          PlannedBy: plan.name,
        }
      : null,
  };
}

const day = 86_400_000;
const mostNamed = 50;
const soon = 600_000;

/** Returns how the mails of the newest invitations of the last day arrive, one for each invited person. */
export async function invitationMails({ db, tenant, now }: Scope): Promise<InvitationMails> {
  const query = sql<{
    total: number;
    sent: number;
    waiting: number;
    refused: InvitationMails['Refused'];
  }>`
    with newest as (
      select distinct on (invitation.person_id) invitation.person_id, coalesce(mail.state, 'waiting') as state, mail.failure, mail.last_words, mail.ended_at
      from invitation
        join person on person.tenant_id = ${tenant.id} and person.id = invitation.person_id and person.deactivated_at is null
        left join mail on mail.tenant_id = ${tenant.id} and mail.kind = 'invitation' and mail.person_id = invitation.person_id
          and mail.subject_id = invitation.id
      where invitation.tenant_id = ${tenant.id} and invitation.created_at > ${instant(now - day)}
        -- A reaction makes the mail a moment later.
        and (mail.id is not null or invitation.inviter_id is not null and invitation.created_at > ${instant(now - soon)})
      order by invitation.person_id, invitation.id desc
    ), refused as (
      select person.id, person.name, person.email, coalesce(newest.last_words, newest.failure) as reason
      from newest join person on person.tenant_id = ${tenant.id} and person.id = newest.person_id
      where newest.state = 'failed' order by newest.ended_at desc, person.id limit ${mostNamed}
    )
    select count(*) filter (where state <> 'dropped')::int as total, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'waiting')::int as waiting,
      coalesce((select json_agg(json_build_object('Id', id, 'Name', name, 'Address', email, 'Reason', reason)) from refused),
        '[]') as refused
    from newest`;
  const [row] = (await query.execute(db)).rows;
  const { pausedUntil, refusingSince, words } = await readMailServer(db);
  return {
    Total: row?.total ?? 0,
    Sent: row?.sent ?? 0,
    Waiting: row?.waiting ?? 0,
    PausedUntil: pausedUntil !== null && pausedUntil > now ? instantToIso(pausedUntil) : null,
    Words: refusingSince === null || words === null ? null : wordsForAdmins(words),
    Refused: (row?.refused ?? []).map((each) => ({ ...each, Reason: wordsForAdmins(each.Reason) })),
  };
}
