import { capital } from '../shared/capital.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { mostNamed, sentence, withOutcome } from './selection.ts';
import { extremes, type Standing, undecided } from './standings.ts';
import type * as english from './writer.en.year.ts';
import { whatToDecide } from './writer.fr.decide.ts';
import { goalsOf, listed, ratio, share, verbOf } from './writer.fr.phrases.ts';
import { summariseQuarter } from './writer.fr.quarter.ts';

export const summariseYear: typeof english.summariseYear = (year, quarters, place) => {
  const goals = quarters.flatMap((quarter) => quarter.goals);
  const [first] = quarters;
  if (quarters.length < 2) return first ? summariseQuarter(first.goals, place) : [];
  const { best, worst } = extremes(quarters);
  if (!best || !worst) return [];
  return [
    wentWell(year, goals, best, worst),
    didNot(goals, best, worst),
    whatToDecide(undecided(quarters), place, false),
  ];
};

function wentWell(year: number, goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const completed = withOutcome(goals, 'completed');
  if (completed.length === 0)
    return sentence(
      `Sur ${goalsOf(goals.length)} au total en ${year}, aucun n’est enregistré comme atteint.`,
      goals,
    );
  const what = `En ${year}, ${share(completed.length, goals.length)} ${verbOf(completed.length, 'a été atteint', 'ont été atteints')}`;
  if (best.rate === worst.rate)
    return sentence(
      `${what}, de façon égale sur les trimestres : ${listed(completed, mostNamed)}.`,
      completed,
    );
  return sentence(`${what} ; ${best.label} a été le trimestre le plus fort, avec ${outOf(best)}.`, completed);
}

function didNot(goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const missed = withOutcome(goals, 'missed');
  const missedThere = withOutcome(worst.goals, 'missed');
  if (worst.rate < best.rate && missedThere.length > 0)
    return sentence(fellBehind(worst, missedThere), worst.goals);
  const of = (some: readonly SummaryGoal[], one: string, many: string) =>
    sentence(
      `${capital(goalsOf(some.length))} ${verbOf(some.length, one, many)} : ${listed(some, mostNamed)}.`,
      some,
    );
  if (missed.length > 0)
    return of(
      missed,
      'n’a pas été atteint au cours de l’année',
      'n’ont pas été atteints au cours de l’année',
    );
  const open = withOutcome(goals, 'open');
  if (open.length > 0) return of(open, 'n’a pas de résultat', 'n’ont pas de résultat');
  const partly = withOutcome(goals, 'partly');
  if (partly.length > 0) return of(partly, 'n’a été atteint qu’en partie', 'n’ont été atteints qu’en partie');
  return sentence('Rien n’a été manqué de toute l’année.', goals);
}

function fellBehind(worst: Standing, missed: readonly SummaryGoal[]): string {
  const names = `${listed(missed, mostNamed)} ${verbOf(missed.length, 'n’a pas été atteint', 'n’ont pas été atteints')}`;
  if (worst.goals.length === 1) return `${worst.label} est en retrait : ${names}.`;
  return `${worst.label} est en retrait, avec ${outOf(worst)} ; ${names}.`;
}

/** Returns `trois objectifs atteints sur quatre`. */
function outOf({ completed, goals }: Standing): string {
  if (goals.length === 1 && completed.length === 1) return 'son seul objectif atteint';
  return ratio(completed.length, goals.length, 'atteint');
}
