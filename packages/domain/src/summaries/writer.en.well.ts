import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { courseOf, isHopeful } from './course.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { bestFirst, furthest, hasClimbed, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import {
  likelihoodWord,
  listed,
  movement,
  percentWord,
  quoted,
  share,
  variant,
} from './writer.en.phrases.ts';

/** Returns the first sentence about goals, of which there is at least one: what goes well. */
export function whatWentWell(goals: readonly SummaryGoal[], place: number): Sentence {
  const completed = bestFirst(withOutcome(goals, 'completed'));
  if (completed.length > 0) return sentence(completedText(completed, goals.length, place), completed);
  const isOnly = goals.length === 1;
  const hopeful = bestFirst(goals.filter((goal) => outcomeOf(goal) === 'open' && isHopeful(goal.likelihood)));
  if (hopeful.length > 0)
    return sentence(
      isOnly
        ? `${listed(hopeful, mostNamed)} ended the quarter at Likely or better.`
        : `Nothing is recorded as completed yet, but ${share(hopeful.length, goals.length)} ended the quarter at Likely or better: ${listed(hopeful, mostNamed)}.`,
      hopeful,
    );
  const [closest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(b) - percentOf(a));
  if (closest) {
    const percent = percentWord(percentOf(closest));
    const text = isOnly
      ? `${quoted(closest)} got to ${percent}.`
      : `No goal was reached in full; ${quoted(closest)} came closest, at ${percent}.`;
    return sentence(text, [closest]);
  }
  const riser = furthest(goals, 'rise');
  if (riser) return sentence(`Nothing was completed, but ${movement(riser)}.`, [riser]);
  return sentence(
    isOnly
      ? `There is no success to report for ${listed(goals, mostNamed)}.`
      : 'There is no success to report: nothing was completed, and no open goal ended at Likely or better.',
    goals,
  );
}

function completedText(completed: readonly SummaryGoal[], all: number, place: number): string {
  const count = completed.length;
  if (all === 1) return `${listed(completed, mostNamed)} was completed.`;
  const what = `${capital(share(count, all))} ${count === 1 ? 'was' : 'were'} completed`;
  const best = listed(completed.slice(0, mostNamed), mostNamed);
  if (count > mostNamed + 1) return `${what}${variant([`, ${best} among them`, `, led by ${best}`], place)}.`;
  const climber = completed.find(hasClimbed);
  const names = `${what}: ${listed(completed, mostNamed)}`;
  if (!climber || count > mostNamed) return `${names}.`;
  const from = likelihoodWord(courseOf(climber).first.likelihood);
  const which = count === 1 ? 'it' : climber === completed[0] ? 'the first' : 'the second';
  return `${names}; ${which} came all the way from ${from}.`;
}
