import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lacksSecondStep } from './queries.ts';
import { secondStepWords } from './words.ts';

/** Throws 409 if the acting person has no second step left and the company requires one. */
export async function demandAnotherStep(scope: Scope): Promise<void> {
  if (await lacksSecondStep(scope)) throw conflict(secondStepWords, 'last_step');
}
