import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { EventScope } from '#platform/events/record-event.ts';
import { keyOf } from './sign-in/statements.counters.ts';

/** What the command line shows of a person: state and rights, and nothing that they wrote. */
export interface ShownPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly flags: readonly string[];
  readonly manager: string | null;
  readonly hasAccepted: boolean;
  readonly isActive: boolean;
  /** Epoch milliseconds. */
  readonly lockedUntil: number | null;
  readonly lastSeenAt: number | null;
  readonly sessions: number;
}

const flags = {
  is_org_admin: 'org admin',
  is_goal_admin: 'goal admin',
  is_goal_manager: 'goal manager',
  is_hr_admin: 'HR admin',
} as const;

interface PersonRow extends Record<keyof typeof flags, boolean> {
  id: number;
  name: string;
  email: string;
  role_name: RoleName;
  manager: string | null;
  has_accepted: boolean;
  is_active: boolean;
  locked_until: number | null;
  last_seen_at: number | null;
  sessions: number;
}

/** Returns the person of an e-mail address; undefined without one. */
export async function findByEmail(scope: EventScope, email: string): Promise<ShownPerson | undefined> {
  const key = emailKeyOf(email);
  const { rows } = await sql<PersonRow>`
    select person.id, person.name, person.email, person.role_name, person.is_org_admin, person.is_goal_admin,
      person.is_goal_manager, person.is_hr_admin, above.name as manager,
      person.invitation_accepted_at is not null as has_accepted, person.deactivated_at is null as is_active,
      (select locked_until from sign_in_account where tenant_id = person.tenant_id and account_key = ${keyOf(key)}
        and locked_until > ${instant(scope.now)}) as locked_until,
      (select max(last_seen_at) from session where tenant_id = person.tenant_id and person_id = person.id) as last_seen_at,
      (select count(*)::int from session where tenant_id = person.tenant_id and person_id = person.id
        and ended_at is null) as sessions
    from person left join person above on above.tenant_id = person.tenant_id and above.id = person.manager_id
    where person.tenant_id = ${scope.tenant.id} and person.email_key = ${key}`.execute(scope.db);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role_name,
      flags: Object.entries(flags).flatMap(([column, name]) =>
        row[column as keyof typeof flags] ? [name] : [],
      ),
      manager: row.manager,
      hasAccepted: row.has_accepted,
      isActive: row.is_active,
      lockedUntil: row.locked_until,
      lastSeenAt: row.last_seen_at,
      sessions: row.sessions,
    }
  );
}
