import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getLooking } from '@bellwether/contract/insight/opinions';
import { minimums, quartersBack } from '@bellwether/domain/insight/constants';
import { lookingOf, lookingWord, spotsOf } from '@bellwether/domain/insight/opinions/looking';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { basisOf } from '../calibration/queries.answers.ts';
import { keptSpots } from '../calibration/statements.answers.ts';
import { finishedPeriods } from '../learning/queries.history.ts';
import { rowsOfGoals } from './presenter.looking.ts';
import { badGoalsOf, countOwnLooks, lookedGoalsOf } from './statements.looking.ts';

/**
 * Returns how many goals rose after the acting person talked about them, compared with goals in the same situation
 * that nobody talked about (insight.12). Reads the person's own goals now; learning has counted the other goals.
 * @throws HttpProblem 404 if insight is switched off, and for observers.
 */
export async function lookingFor(scope: Scope): Promise<EndpointReplyInput<typeof getLooking>> {
  if (!scope.tenant.hasInsight || scope.person.role === 'observer') throw notFound();
  const own = await countOwnLooks(scope);
  const tooFew = (looked: number) => ({ Looked: looked, Rose: null, Comparable: null, Word: null });
  // Return early: a person with too few talks gets no comparison, so the company's goals need not be read.
  if (own < minimums.looks) return tooFew(own);
  const { all, current } = await periodsOf(scope);
  const periods = all.filter(({ index }) => index <= current.index && index >= current.index - quartersBack);
  const ids = periods.map(({ id }) => id);
  const basis = basisOf(scope, await finishedPeriods(scope));
  const spots =
    (await keptSpots(scope, basis)) ?? spotsOf(rowsOfGoals(await badGoalsOf(scope, ids), periods));
  const looking = lookingOf(rowsOfGoals(await lookedGoalsOf(scope, ids), periods), spots);
  const word = lookingWord(looking);
  if (word === null) return tooFew(looking.looked);
  return {
    Looked: looking.looked,
    Rose: looking.rose,
    Comparable: Math.round(looking.comparable * 10) / 10,
    Word: word,
  };
}
