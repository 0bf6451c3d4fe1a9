import type { RatingWord } from '@bellwether/domain/talent/labels';
import type { AppraisalMoveName, AppraisalState } from '@bellwether/domain/talent/lifecycle';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** The words of the ratings, as they are stored with a signature. */
export interface FrozenWords {
  readonly primary: RatingWord;
  readonly secondary: RatingWord;
  readonly tertiary: RatingWord | null;
}

export interface SignatureRow {
  id: number;
  kind: 'employee' | 'manager';
  signer_id: number;
  signer_name: string;
  sign: string;
  comment: string;
  employee_name: string;
  reviewer_name: string;
  period_label: string;
  review_html: string;
  primary_rating: number;
  secondary_rating: number;
  tertiary_rating: number | null;
  words: FrozenWords;
  signed_at: number;
}

export interface TransitionRow {
  id: number;
  move: AppraisalMoveName;
  to_state: AppraisalState;
  author_id: number;
  author_name: string;
  created_at: number;
}

/** Returns every signature of an appraisal, newest first. */
export async function signaturesOf(scope: Scope, appraisalId: number): Promise<SignatureRow[]> {
  const query = sql<SignatureRow>`select id, kind, signer_id, signer_name, sign, comment, employee_name, reviewer_name,
      period_label, review_html, primary_rating, secondary_rating, tertiary_rating, words, signed_at
    from appraisal_signature where tenant_id = ${scope.tenant.id} and appraisal_id = ${appraisalId} order by id desc`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the history of an appraisal, newest first. */
export async function transitionsOf(scope: Scope, appraisalId: number): Promise<TransitionRow[]> {
  const query = sql<TransitionRow>`select transition.id, transition.move, transition.to_state, transition.author_id,
      author.name as author_name, transition.created_at
    from appraisal_transition transition
      join person author on author.tenant_id = transition.tenant_id and author.id = transition.author_id
    where transition.tenant_id = ${scope.tenant.id} and transition.appraisal_id = ${appraisalId}
    order by transition.id desc`;
  return (await query.execute(scope.db)).rows;
}

/** How an appraisal was completed without the employee's signature, with the names of that moment. */
export interface ClosingRow {
  closer_id: number;
  closer_name: string;
  employee_name: string;
  reviewer_name: string;
  period_label: string;
  reason: string;
  closed_at: number;
  statement: string | null;
  stated_at: number | null;
}

export async function closingOf(scope: Scope, appraisalId: number): Promise<ClosingRow | undefined> {
  const query = sql<ClosingRow>`select closer_id, closer_name, employee_name, reviewer_name, period_label, reason, closed_at,
      statement, stated_at
    from appraisal_closing where tenant_id = ${scope.tenant.id} and appraisal_id = ${appraisalId}`;
  return (await query.execute(scope.db)).rows[0];
}
