import { isPair } from '@bellwether/domain/one-to-one/points';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A manager and a direct report, of whom the caller is one. */
export interface HeldPair {
  readonly managerId: number;
  readonly reportId: number;
  readonly other: {
    readonly id: number;
    readonly name: string;
    readonly title: string;
    readonly avatar: string | null;
  };
}

/**
 * Reads the caller's pair with a person (people.43).
 * @throws HttpProblem 404 unless one of the two is the other's manager; for observers, and for people who left.
 */
export async function holdPair(scope: Scope, userId: number): Promise<HeldPair> {
  const { tenant, person } = scope;
  if (isObserver(person)) throw notFound();
  const rows = await scope.db
    .selectFrom('person')
    .select(['id', 'name', 'job_title', 'avatar', 'manager_id'])
    .where('tenant_id', '=', tenant.id)
    .where('id', 'in', [person.id, userId])
    .where('deactivated_at', 'is', null)
    .execute();
  const [own, other] = [person.id, userId].map((id) => rows.find((row) => row.id === id));
  const asPerson = (row: NonNullable<typeof own>) => ({ id: row.id, managerId: row.manager_id });
  if (!own || !other || !isPair(asPerson(own), asPerson(other))) throw notFound();
  const isManager = other.manager_id === own.id;
  return {
    managerId: isManager ? own.id : other.id,
    reportId: isManager ? other.id : own.id,
    other: { id: other.id, name: other.name, title: other.job_title, avatar: other.avatar },
  };
}
