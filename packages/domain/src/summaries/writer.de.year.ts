import { capital } from '../shared/capital.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { mostNamed, sentence, withOutcome } from './selection.ts';
import { extremes, type Standing, undecided } from './standings.ts';
import { whatToDecide } from './writer.de.decide.ts';
import { goalsOf, inWords, listed, ratio, share, verbOf } from './writer.de.phrases.ts';
import { summariseQuarter } from './writer.de.quarter.ts';
import type * as english from './writer.en.year.ts';

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
      `Von insgesamt ${goals.length === 1 ? 'einem Ziel' : `${inWords(goals.length)} Zielen`} des Jahres ${year} ist keines als erreicht erfasst.`,
      goals,
    );
  const what = `Im Jahr ${year} ${verbOf(completed.length, 'wurde', 'wurden')} ${share(completed.length, goals.length)} erreicht`;
  if (best.rate === worst.rate)
    return sentence(`${what}, gleichmäßig über die Quartale: ${listed(completed, mostNamed)}.`, completed);
  return sentence(`${what}; ${best.label} war das stärkste Quartal, mit ${outOf(best)}.`, completed);
}

function didNot(goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const missed = withOutcome(goals, 'missed');
  const missedThere = withOutcome(worst.goals, 'missed');
  if (worst.rate < best.rate && missedThere.length > 0)
    return sentence(fellBehind(worst, missedThere), worst.goals);
  const of = (some: readonly SummaryGoal[], one: string, many: string, rest: string) =>
    sentence(
      `${capital(goalsOf(some.length))} ${some.length === 1 ? one : many} ${rest}: ${listed(some, mostNamed)}.`,
      some,
    );
  if (missed.length > 0) return of(missed, 'wurde', 'wurden', 'im Lauf des Jahres nicht erreicht');
  const open = withOutcome(goals, 'open');
  if (open.length > 0) return of(open, 'hat', 'haben', 'kein Ergebnis');
  const partly = withOutcome(goals, 'partly');
  if (partly.length > 0) return of(partly, 'wurde', 'wurden', 'nur zum Teil erreicht');
  return sentence('Im ganzen Jahr wurde nichts verfehlt.', goals);
}

function fellBehind(worst: Standing, missed: readonly SummaryGoal[]): string {
  const names = `${listed(missed, mostNamed)} ${missed.length === 1 ? 'wurde' : 'wurden'} nicht erreicht`;
  if (worst.goals.length === 1) return `${worst.label} fiel zurück: ${names}.`;
  return `${worst.label} fiel zurück, mit ${outOf(worst)}; ${names}.`;
}

/** Returns `drei von vier erreichten Zielen`, after „mit“. */
function outOf({ completed, goals }: Standing): string {
  if (goals.length === 1 && completed.length === 1) return 'seinem einzigen Ziel';
  if (completed.length === 0) return `keinem von ${inWords(goals.length)} Zielen`;
  if (completed.length === 1) return `einem von ${inWords(goals.length)} Zielen`;
  return `${ratio(completed.length, goals.length)} Zielen`;
}
