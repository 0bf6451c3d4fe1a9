import { capital } from '../shared/capital.ts';
import { counted, inWords } from '../shared/counted.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { mostNamed, sentence, withOutcome } from './selection.ts';
import { extremes, type QuarterOfYear, type Standing, undecided } from './standings.ts';
import { whatToDecide } from './writer.en.decide.ts';
import { listed, ratio, share } from './writer.en.phrases.ts';
import { summariseQuarter } from './writer.en.quarter.ts';

/**
 * Returns three sentences about the goals of a year: what went well, what did not, what to decide. Returns none
 * without goals, and the quarter's sentences if only one quarter has goals.
 */
export function summariseYear(year: number, quarters: readonly QuarterOfYear[], place: number): Sentence[] {
  const goals = quarters.flatMap((quarter) => quarter.goals);
  const [first] = quarters;
  if (quarters.length < 2) return first ? summariseQuarter(first.goals, place) : [];
  const { best, worst } = extremes(quarters);
  if (!best || !worst) return [];
  return [wentWell(year, goals, best, worst), didNot(goals, best, worst), toDecide(quarters, place)];
}

function wentWell(year: number, goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const completed = withOutcome(goals, 'completed');
  if (completed.length === 0)
    return sentence(
      `No goal of ${year} is recorded as completed, out of ${counted(goals.length, 'goal')} in all.`,
      goals,
    );
  const what = `In ${year}, ${share(completed.length, goals.length)} ${completed.length === 1 ? 'was' : 'were'} completed`;
  if (best.rate === worst.rate)
    return sentence(`${what}, evenly over the quarters: ${listed(completed, mostNamed)}.`, completed);
  return sentence(`${what}; ${best.label} was the strongest quarter, with ${outOf(best)}.`, completed);
}

function didNot(goals: readonly SummaryGoal[], best: Standing, worst: Standing): Sentence {
  const missed = withOutcome(goals, 'missed');
  const missedThere = withOutcome(worst.goals, 'missed');
  if (worst.rate < best.rate && missedThere.length > 0)
    return sentence(fellBehind(worst, missedThere), worst.goals);
  if (missed.length > 0)
    return sentence(
      `${capital(counted(missed.length, 'goal'))} ${missed.length === 1 ? 'was' : 'were'} not reached over the year: ${listed(missed, mostNamed)}.`,
      missed,
    );
  const open = withOutcome(goals, 'open');
  if (open.length > 0)
    return sentence(
      `${capital(counted(open.length, 'goal'))} ${open.length === 1 ? 'has' : 'have'} no result: ${listed(open, mostNamed)}.`,
      open,
    );
  const partly = withOutcome(goals, 'partly');
  if (partly.length > 0)
    return sentence(
      `${capital(counted(partly.length, 'goal'))} stopped short: ${listed(partly, mostNamed)}.`,
      partly,
    );
  return sentence('Nothing was missed in the whole year.', goals);
}

function fellBehind(worst: Standing, missed: readonly SummaryGoal[]): string {
  const names = `${listed(missed, mostNamed)} ${missed.length === 1 ? 'was' : 'were'} not reached`;
  if (worst.goals.length === 1) return `${worst.label} fell behind: ${names}.`;
  return `${worst.label} fell behind, with ${outOf(worst)} completed; ${names}.`;
}

/** Takes the sentence of the latest quarter that leaves something to decide. */
function toDecide(quarters: readonly QuarterOfYear[], place: number): Sentence {
  return whatToDecide(undecided(quarters), place, false);
}

/** Returns `three of four`. */
function outOf({ completed, goals }: Standing): string {
  if (goals.length === 1 && completed.length === 1) return 'its only goal';
  return completed.length === 0 ? `none of ${inWords(goals.length)}` : ratio(completed.length, goals.length);
}
