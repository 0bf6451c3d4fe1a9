import { capital } from '../shared/capital.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { mostNamed, sentence, withOutcome } from './selection.ts';
import { extremes, type Standing, undecided } from './standings.ts';
import type * as english from './writer.en.year.ts';
import { whatToDecide } from './writer.es.decide.ts';
import { goalsOf, inWords, listed, ratio, share, verbOf } from './writer.es.phrases.ts';
import { summariseQuarter } from './writer.es.quarter.ts';

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
      `No hay ningún objetivo de ${year} registrado como cumplido, de un total de ${goalsOf(goals.length)}.`,
      goals,
    );
  const what = `En ${year} ${verbOf(completed.length, 'se cumplió', 'se cumplieron')} ${share(completed.length, goals.length)}`;
  if (best.rate === worst.rate)
    return sentence(
      `${what}, por igual en todos los trimestres: ${listed(completed, mostNamed)}.`,
      completed,
    );
  return sentence(`${what}; ${best.label} fue el mejor trimestre, con ${outOf(best)}.`, completed);
}

function didNot(goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const missed = withOutcome(goals, 'missed');
  const missedThere = withOutcome(worst.goals, 'missed');
  if (worst.rate < best.rate && missedThere.length > 0)
    return sentence(fellBehind(worst, missedThere), worst.goals);
  const of = (some: readonly SummaryGoal[], one: string, many: string) =>
    sentence(
      `${capital(goalsOf(some.length))} ${some.length === 1 ? one : many}: ${listed(some, mostNamed)}.`,
      some,
    );
  if (missed.length > 0)
    return of(missed, 'no se cumplió a lo largo del año', 'no se cumplieron a lo largo del año');
  const open = withOutcome(goals, 'open');
  if (open.length > 0) return of(open, 'no tiene resultado', 'no tienen resultado');
  const partly = withOutcome(goals, 'partly');
  if (partly.length > 0) return of(partly, 'se quedó a medias', 'se quedaron a medias');
  return sentence('En todo el año no quedó nada sin cumplir.', goals);
}

function fellBehind(worst: Standing, missed: readonly SummaryGoal[]): string {
  const names = `${listed(missed, mostNamed)} no ${missed.length === 1 ? 'se cumplió' : 'se cumplieron'}`;
  if (worst.goals.length === 1) return `${worst.label} se quedó atrás: ${names}.`;
  return `${worst.label} se quedó atrás, con ${outOf(worst)}; ${names}.`;
}

/** Returns `tres de los cuatro objetivos cumplidos`, after «con». */
function outOf({ completed, goals }: Standing): string {
  if (goals.length === 1 && completed.length === 1) return 'su único objetivo cumplido';
  if (completed.length === 0) return `ninguno de los ${inWords(goals.length)} objetivos cumplido`;
  return `${ratio(completed.length, goals.length)} objetivos ${completed.length === 1 ? 'cumplido' : 'cumplidos'}`;
}
