import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf, ifActs, ifHas, isInChain, type Viewer } from '../people/access.viewer.ts';

/** What decides who reads an appraisal, as SQL. */
export interface SeenAppraisal {
  readonly employeeId: RawBuilder<unknown>;
  readonly reviewerId: RawBuilder<unknown>;
  readonly isDraft: RawBuilder<SqlBool>;
  /** The domain's `reviewerHasLapsed`. */
  readonly hasLapsed: RawBuilder<SqlBool>;
}

/**
 * Whether the viewer reads the texts of the appraisal: the domain's `mayReadAppraisal` for sets (talent.4, talent.6).
 * Employees have only the employee's rights, whatever their role and flags.
 */
export function readsAppraisal(viewer: Viewer, appraisal: SeenAppraisal): RawBuilder<SqlBool> {
  const { employeeId, isDraft } = appraisal;
  const others = anyOf(
    readsDraft(viewer, appraisal),
    ifActs(viewer, sql<SqlBool>`(not (${isDraft}) and ${isInChain(viewer, employeeId)})`),
  );
  return sql<SqlBool>`case when ${employeeId} = ${viewer.id} then not (${isDraft}) else ${others} end`;
}

/** Whether the viewer, who is not the employee, reads the appraisal even as a draft. */
export function readsDraft(viewer: Viewer, appraisal: SeenAppraisal): RawBuilder<SqlBool> {
  const { employeeId, reviewerId, hasLapsed } = appraisal;
  return anyOf(
    ifHas(viewer, 'readsAllAppraisals'),
    ifActs(viewer, isInChain(viewer, reviewerId)),
    // The acting manager and the people above take over.
    ifActs(viewer, sql<SqlBool>`(${hasLapsed} and ${isInChain(viewer, employeeId)})`),
  );
}
