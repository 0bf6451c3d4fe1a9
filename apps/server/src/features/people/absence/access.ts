import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, type HeldProfile, holdProfile } from '../profile/access.ts';

/** An absence as stored; days are texts. */
export interface AbsenceRow {
  readonly id: number;
  readonly personId: number;
  readonly from: string;
  readonly until: string;
  readonly deputyId: number | null;
  readonly deputyName: string | null;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

/**
 * Returns the profile of a person whose absences the acting person may read and change: the person, their manager and org
 * admins (people.34). With `lock` the person's absences wait for this transaction.
 * @throws HttpProblem 404 if the person is absent or invisible, 403 for everybody else, 409 for observers and people who left.
 */
export async function holdAbsentee(
  scope: Scope,
  personId: number,
  options: { lock?: boolean } = {},
): Promise<HeldProfile> {
  const profile = await holdProfile(scope, personId, options);
  demandOnProfile(profile, 'ManageAbsences');
  return profile;
}

/**
 * Returns an absence with the profile of its person, locked.
 * @throws HttpProblem 404 if it does not exist, or as `holdAbsentee`.
 */
export async function holdAbsence(
  scope: Scope,
  absenceId: number,
): Promise<{ readonly absence: AbsenceRow; readonly profile: HeldProfile }> {
  const found = await scope.db
    .selectFrom('absence')
    .select('person_id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', absenceId)
    .executeTakeFirst();
  if (!found) throw notFound();
  const profile = await holdAbsentee(scope, found.person_id, { lock: true });
  const absence = (await absencesOf(scope, found.person_id)).find(({ id }) => id === absenceId);
  if (!absence) throw notFound();
  return { absence, profile };
}

/** Returns all absences of a person, by their first day. */
export async function absencesOf({ db, tenant }: Pick<Scope, 'db' | 'tenant'>, personId: number) {
  const query = sql<AbsenceRow>`select absence.id, absence.person_id as "personId", absence.first_day::text as "from",
      absence.last_day::text as until, absence.deputy_id as "deputyId", deputy.name as "deputyName",
      (extract(epoch from absence.updated_at) * 1000)::bigint as "updatedAt"
    from absence left join person deputy on deputy.tenant_id = absence.tenant_id and deputy.id = absence.deputy_id
    where absence.tenant_id = ${tenant.id} and absence.person_id = ${personId} order by absence.first_day`;
  return (await query.execute(db)).rows;
}
