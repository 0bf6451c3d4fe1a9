import { sentenceOf } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import { HttpProblem } from '../refusal/problem.ts';
import type { Scope } from './scope.ts';

/** The outcome of an act on several things. */
export interface RowOutcome<Done> {
  readonly done: readonly { readonly id: number; readonly result: Done }[];
  /** The sentences are in the acting person's language. */
  readonly refused: readonly { readonly id: number; readonly reason: string }[];
}

/**
 * Does an act for each of the ids, in their order and once for each. A refusal undoes only its own row: the others are
 * done. Errors that are no refusals end the whole call.
 */
export async function rowByRow<Done>(
  scope: Scope,
  ids: readonly number[],
  act: (id: number) => Promise<Done>,
): Promise<RowOutcome<Done>> {
  const done: { id: number; result: Done }[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of new Set(ids)) {
    // A refusal may come after the first rows of this act.
    await sql`savepoint one_row`.execute(scope.db);
    try {
      done.push({ id, result: await act(id) });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      await sql`rollback to savepoint one_row`.execute(scope.db);
      refused.push({ id, reason: reasonOf(error, scope) });
    }
  }
  return { done, refused };
}

/** Returns why a row was refused. The sentence about the field says more than the one about the whole call. */
export function reasonOf({ errors, said }: HttpProblem, { language }: Scope): string {
  return sentenceOf(errors?.[0] ?? said, language);
}
