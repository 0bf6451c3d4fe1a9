import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { invitationLifetime } from '#platform/accounts/invitation.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import type { PersonStory } from './story.ts';

export interface PeopleToWrite {
  readonly tenantId: number;
  readonly people: readonly PersonStory[];
  /** When they joined, epoch milliseconds. */
  readonly at: number;
  /** One hash for all, because a demo's accounts share a documented password. Null: nobody can sign in. */
  readonly passwordHash: string | null;
}

/** Writes people with their managers and passwords. Returns their ids by key. */
export async function writePeople(
  db: Queries,
  { tenantId, people, at, passwordHash }: PeopleToWrite,
): Promise<Map<string, number>> {
  const ids = await takeIds(db, 'person', people.length);
  const idOf = new Map(people.map((person, index) => [person.key, ids[index] ?? 0]));
  const joined = timestamp(at);
  const addedOf = ({ addedAt = at }: PersonStory) => timestamp(addedAt);
  const rows = people.map((person) => ({
    tenant_id: tenantId,
    id: idOf.get(person.key),
    name: person.name,
    email: person.email,
    email_key: emailKeyOf(person.email),
    job_title: person.jobTitle,
    org_unit: person.orgUnit ?? null,
    role_name: person.role,
    is_org_admin: person.flags?.includes('isOrgAdmin') ?? false,
    is_goal_admin: person.flags?.includes('isGoalAdmin') ?? false,
    is_goal_manager: person.flags?.includes('isGoalManager') ?? false,
    is_hr_admin: person.flags?.includes('isHrAdmin') ?? false,
    location: person.location ?? '',
    start_date: person.startDate ?? null,
    phone: person.profile?.phone ?? '',
    linkedin_url: person.profile?.linkedinUrl ?? '',
    biography: person.profile?.biography ?? '',
    responsibility: person.profile?.responsibility ?? '',
    responsibility_author_id: person.profile ? idOf.get(person.key) : null,
    responsibility_at: person.profile ? joined : null,
    manager_id: person.manager === undefined ? null : (idOf.get(person.manager) ?? null),
    deactivated_at: person.deactivatedAt === undefined ? null : timestamp(person.deactivatedAt),
    locale: person.locale ?? null,
    invited_at: person.addedAt !== undefined && person.invitedBy === undefined ? null : addedOf(person),
    invitation_accepted_at: person.addedAt === undefined ? joined : null,
    created_at: addedOf(person),
    updated_at: addedOf(person),
  }));
  await insertRows(db, 'person', rows);
  const invitations = people.flatMap(({ key, addedAt, invitedBy }) => {
    if (addedAt === undefined || invitedBy === undefined) return [];
    return {
      tenant_id: tenantId,
      person_id: idOf.get(key),
      invited_by: people.find((one) => one.key === invitedBy)?.name ?? '',
      inviter_id: idOf.get(invitedBy),
      created_at: timestamp(addedAt),
      expires_at: timestamp(addedAt + invitationLifetime),
    };
  });
  if (invitations.length > 0) await insertRows(db, 'invitation', invitations);
  if (passwordHash !== null) {
    // New people have no password: they choose one when they accept their invitation.
    const members = people.filter((person) => person.addedAt === undefined);
    const credentials = members.map((person) => ({
      tenant_id: tenantId,
      person_id: idOf.get(person.key),
      password_hash: passwordHash,
      changed_at: joined,
    }));
    await insertRows(db, 'credential', credentials);
  }
  return idOf;
}
