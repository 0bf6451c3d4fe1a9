import type { orgPartSchema, orgPersonSchema } from '@bellwether/contract/people/organisation';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { personStatus, statusNames } from '@bellwether/domain/people/status/status';
import type * as z from 'zod/mini';
import type { KeptAnswer } from '#platform/session/kept-answer.ts';
import type { ProfileRow } from '../statements.ts';
import type { OrgRow, PeopleCounts } from './statements.ts';

type OrgPersonInput = z.input<typeof orgPersonSchema>;

/**
 * Returns a person of the organisation; fields with their default are left out (people.19). This order of the
 * fields compresses best.
 */
export function presentOrgPerson(row: OrgRow): OrgPersonInput {
  const [id, parentId, name, jobTitle, unit, email, role, ...more] = row;
  const [isOrgAdmin, isGoalAdmin, isGoalManager, isHrAdmin, hasAccepted, wasInvited, hasAvatar, ...rest] =
    more;
  const [deactivatedAt, acceptedAt, legId, away, location] = rest;
  const person: OrgPersonInput = {
    ...{ id, Name: name },
    ...(jobTitle === '' ? {} : { JobTitle: jobTitle }),
    ...(parentId === null ? {} : { parentId }),
    ...{ RoleName: role, Email: email, OrgUnit: unit },
  };
  if (isOrgAdmin) person.IsOrgAdmin = true;
  if (isGoalAdmin) person.IsGoalAdmin = true;
  if (isGoalManager) person.IsGoalManager = true;
  if (isHrAdmin) person.IsHrAdmin = true;
  const status = personStatus({ isDeactivated: deactivatedAt !== null, hasAccepted, wasInvited });
  if (status !== 'active') person.Status = statusNames[status];
  if (deactivatedAt !== null) person.DeactivatedAt = instantToIso(deactivatedAt);
  if (acceptedAt !== null) person.InvitationAcceptedAt = instantToIso(acceptedAt);
  if (hasAvatar) person.Avatar = true;
  if (legId !== null && legId !== '') person.LegId = legId;
  if (away !== null) person.AwayUntil = away;
  if (location !== '') person.Location = location;
  return person;
}

/** Returns what a reply about a part of a large company says of the whole. */
export function presentPart(
  { answer: { people, departments }, asOf }: KeptAnswer<PeopleCounts>,
  { isCut, hasDepartments }: { readonly isCut: boolean; readonly hasDepartments: boolean },
): z.input<typeof orgPartSchema> {
  return {
    People: people,
    Departments: hasDepartments ? departments.map((one) => ({ Name: one.name, People: one.people })) : [],
    ...(isCut ? { IsCut: true as const } : {}),
    AsOf: instantToIso(asOf),
  };
}

/** Returns a person whom the acting person has just added: invited, without flags and picture. */
export function presentNewPerson(row: ProfileRow): OrgPersonInput {
  const { id, manager_id, name, job_title, unit, email, role_name } = row;
  const hasNothing = [false, false, false, false, false, true, false, null, null, null, null, ''] as const;
  return presentOrgPerson([id, manager_id, name, job_title, unit, email, role_name, ...hasNothing]);
}
