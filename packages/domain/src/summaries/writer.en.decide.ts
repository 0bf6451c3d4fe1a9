import { inWords } from '../shared/counted.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import { listed, percentWord, variant } from './writer.en.phrases.ts';

/**
 * Returns the third sentence about goals, of which there is at least one: what to decide. `areNamed`: the sentence before has named
 * the missed ones.
 */
export function whatToDecide(goals: readonly SummaryGoal[], place: number, areNamed: boolean): Sentence {
  const missed = withOutcome(goals, 'missed');
  const partly = withOutcome(goals, 'partly');
  const open = withOutcome(goals, 'open');
  // The other two sentences of a single goal's summary have named it already.
  const named = (some: readonly SummaryGoal[]) => (goals.length === 1 ? 'it' : listed(some, mostNamed));
  if (missed.length > 0) {
    const names =
      areNamed && missed.length > 1 ? `the ${inWords(missed.length)} missed goals` : named(missed);
    return sentence(`To decide: ${afterMiss(names, missed.length, place)}.`, missed);
  }
  if (partly.length > 0) return sentence(`To decide: ${afterPart(partly, named(partly))}.`, partly);
  if (open.length === 1)
    return sentence(`To decide: how ${named(open)} ends; no result is recorded yet.`, open);
  if (open.length > 1)
    return sentence(`To decide: how ${named(open)} end; their results are not recorded yet.`, open);
  if (goals.length === 1) return sentence('To decide: what to build on this result.', goals);
  return sentence(
    variant(
      [
        'To decide: which of these results to build on next.',
        'To decide: what follows now that everything is reached.',
      ],
      place,
    ),
    goals,
  );
}

function afterMiss(names: string, count: number, place: number): string {
  if (count > 1) return `which of ${names} gets another quarter, and what is let go`;
  return `whether ${names} ${variant(['gets another quarter or makes room for something else', 'is worth another attempt, and with what change'], place)}`;
}

function afterPart(partly: readonly SummaryGoal[], names: string): string {
  const [one] = partly;
  if (!one || partly.length > 1) return `how much of what is left of ${names} is still worth doing`;
  return `whether the last ${percentWord(100 - percentOf(one))} of ${names} is worth another quarter`;
}
