import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdProfile } from '../profile/access.ts';
import {
  type AssessmentRow,
  assessmentByKey,
  type ManualEntryRow,
  readAssessment,
  readEntry,
} from './statements.ts';

/** A visible person's user manual. */
export interface HeldManual {
  readonly personId: number;
  readonly personName: string;
  /** The DISC letters on the profile. */
  readonly disc: string | null;
  readonly isSelf: boolean;
  readonly assessment: AssessmentRow | undefined;
  readonly entry: ManualEntryRow | undefined;
}

/**
 * Reads the user manual of a person (people.26). With `lock` the person's row stays locked until the commit,
 * so that only one change of a manual runs at a time.
 * @throws HttpProblem 404 if the profile is absent or invisible.
 */
export async function holdManual(
  scope: Scope,
  personId: number,
  options: { lock?: boolean } = {},
): Promise<HeldManual> {
  const { row, relation } = await holdProfile(scope, personId, options);
  return {
    personId,
    personName: row.name,
    disc: row.disc,
    isSelf: relation.isSelf,
    assessment: await readAssessment(scope, personId),
    entry: await readEntry(scope, personId),
  };
}

/**
 * Locks the acting person's own user manual for a change; `personId` is the person whom the call names.
 * @throws HttpProblem 404 for an invisible person, 403 for anybody else's manual.
 */
export async function holdOwnManual(scope: Scope, personId = scope.person.id): Promise<HeldManual> {
  const isOwn = personId === scope.person.id;
  // Do not lock another person's row for a call that is refused.
  const manual = await holdManual(scope, personId, { lock: isOwn });
  if (!isOwn) throw forbidden();
  return manual;
}

/**
 * Returns the user manual with this public key.
 * @throws HttpProblem 404 for an unknown key, an invisible person, and a report that is not complete.
 */
export async function holdReport(
  scope: Scope,
  publicKey: string,
): Promise<HeldManual & { readonly assessment: AssessmentRow }> {
  const assessment = await assessmentByKey(scope, publicKey);
  if (assessment?.status !== 4) throw notFound();
  return { ...(await holdManual(scope, assessment.person_id)), assessment };
}
