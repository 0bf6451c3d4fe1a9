import type { PlanFault, PlanFaultCode } from '@bellwether/domain/people/plan/faults';
import type { WantedPerson } from '@bellwether/domain/people/plan/person';
import { planOf } from '@bellwether/domain/people/plan/plan-of';
import { cleanEmail, emailKeyOf } from '@bellwether/domain/people/profile/email';
import { said } from '@bellwether/domain/shared/said';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { writePlan } from '../import/commands.write.ts';
import { importPeopleOf } from '../import/queries.ts';
import { countOrgAdmins, readPlanIds } from './statements.plan.ts';
import { scimWords } from './words.ts';

/** Nobody acts for themselves: the directory is no person. */
const noActor = 0;

/** The rows of the directory: the first `asked` are what the call is about, the others follow from it. */
export interface PlanAsked {
  readonly wanted: readonly WantedPerson[];
  readonly asked: number;
  /** People whom the rows name as managers. */
  readonly managerIds: readonly number[];
  /** Deactivated people who return. */
  readonly returning?: readonly number[];
}

/** What a plan of the directory has written. */
export interface PlanWritten {
  /** Returns the id of the person of a row; undefined if the row was left out. */
  readonly idOf: (row: number) => number | undefined;
  readonly isLeftOut: (row: number) => boolean;
}

/** Returns a row that says nothing about a person but who it is. */
export function rowOf(
  row: number,
  person: { readonly id: number; readonly name: string; readonly email: string },
) {
  return {
    row,
    personId: person.id,
    name: person.name,
    email: person.email,
    externalId: undefined,
    jobTitle: undefined,
    manager: undefined,
    department: undefined,
    role: undefined,
    flags: undefined,
    timeZone: undefined,
    presence: undefined,
    isPrimary: false,
  } satisfies WantedPerson;
}

/**
 * Writes rows of the directory by the one plan for people, reading only those whom the plan can touch. The caller holds
 * the lock on the company's tree. Rows that follow from others and cannot be written are left out.
 * @throws HttpProblem 400 and 409 if a row that the call is about cannot be written.
 */
export async function writeWanted(
  scope: Scope,
  { wanted, asked, managerIds, returning }: PlanAsked,
): Promise<PlanWritten> {
  const ids = await readPlanIds(scope, {
    ids: [...wanted.flatMap(({ personId }) => (personId === undefined ? [] : [personId])), ...managerIds],
    emailKeys: wanted.map(({ email }) => emailKeyOf(cleanEmail(email))),
    externalIds: wanted.flatMap(({ externalId }) => (externalId ? [externalId] : [])),
    departments: wanted.flatMap(({ department }) => (department ? [department.toLowerCase()] : [])),
  });
  const people = await importPeopleOf(scope, { lock: true, ids });
  const plan = planOf(people, wanted, {
    actorId: noActor,
    mayStandAlone: true,
    returning: new Set(returning ?? []),
  });
  const fault = plan.faults.find(({ row }) => row <= asked);
  if (fault) throw problemOf(fault);
  const hadAdmins = plan.changed.some(({ changes }) => changes.revoked.includes('isOrgAdmin'));
  const idOf = await writePlan(scope, plan);
  if (hadAdmins) await demandOrgAdmin(scope);
  const written = new Map([...plan.added, ...plan.changed].map((person) => [person.row, idOf(person)]));
  const present = new Map(wanted.map(({ row, personId }) => [row, personId]));
  const faulty = new Set(plan.faults.map(({ row }) => row));
  return {
    idOf: (row) => present.get(row) ?? written.get(row),
    isLeftOut: (row) => faulty.has(row),
  };
}

/** @throws HttpProblem 409 if no active org admin is left; the transaction takes everything back. */
export async function demandOrgAdmin(scope: Scope): Promise<void> {
  if ((await countOrgAdmins(scope)) === 0) throw new HttpProblem(409, said(scimWords, 'last_org_admin'));
}

const badValues: readonly PlanFaultCode[] = [
  'name_missing',
  'email_missing',
  'email_invalid',
  'too_long',
  'zone_unknown',
];
const twins: readonly PlanFaultCode[] = [
  'email_taken',
  'email_kept',
  'external_id_taken',
  'external_id_repeated',
];

function problemOf({ code, value }: PlanFault): HttpProblem {
  const sentence = said(scimWords, 'plan', { code, value });
  if (badValues.includes(code)) return new HttpProblem(400, sentence, { code: 'invalidValue' });
  return new HttpProblem(409, sentence, { code: twins.includes(code) ? 'uniqueness' : code });
}
