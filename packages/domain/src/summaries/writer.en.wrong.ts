import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { counted, inWords } from '../shared/counted.ts';
import { courseOf, isHopeful } from './course.ts';
import type { Sentence, SummaryGoal } from './facts.ts';
import { furthest, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import {
  likelihoodWord,
  listed,
  movement,
  percentWord,
  quoted,
  ratio,
  variant,
} from './writer.en.phrases.ts';

/** Returns the second sentence about goals, of which there is at least one: what does not go well. */
export function whatWentWrong(goals: readonly SummaryGoal[], place: number): Sentence {
  const missed = withOutcome(goals, 'missed');
  const open = withOutcome(goals, 'open');
  if (missed.length > 0)
    return sentence(`${missedText(missed, goals.length)}${openText(open.length)}.`, [...missed, ...open]);
  const low = open.filter(({ likelihood }) => likelihood !== null && !isHopeful(likelihood));
  if (low.length > 0) return sentence(lowText(low), low);
  const [lowest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(a) - percentOf(b));
  if (lowest && goals.length > 1)
    return sentence(`${quoted(lowest)} stopped at ${percentWord(percentOf(lowest))}.`, [lowest]);
  const silent = goals.filter(({ likelihood }) => likelihood === null);
  if (silent.length > 0) return sentence(silentText(silent), silent);
  const faller = furthest(goals, 'fall');
  if (faller) return sentence(`Not every road was straight: ${movement(faller)}.`, [faller]);
  if (lowest)
    return sentence(`The other ${percentWord(100 - percentOf(lowest))} is still missing.`, [lowest]);
  if (goals.length === 1) return sentence('Nothing went clearly wrong with it.', goals);
  return sentence(
    variant(
      [
        'Nothing went clearly wrong: no goal was missed, and none ended open at Unsure or below.',
        'There is no miss to report, and no open goal ended at Unsure or below.',
      ],
      place,
    ),
    goals,
  );
}

function missedText(missed: readonly SummaryGoal[], all: number): string {
  const [one] = missed;
  const count = missed.length;
  if (one && count === 1) return `${quoted(one)} was not reached${reasonOf(one)}`;
  const what =
    count < all
      ? `${capital(ratio(count, all))} goals were not reached`
      : `${count === 2 ? 'Neither of the two' : `None of the ${inWords(count)}`} goals was reached`;
  return `${what}: ${listed(missed, mostNamed)}${warningOf(missed)}`;
}

/** Returns how many of the missed goals have no result at all. */
function openText(count: number): string {
  if (count === 0) return '';
  return `; ${inWords(count)} more ${count === 1 ? 'has' : 'have'} no result yet`;
}

/** Says so if predictions hid the miss. */
function warningOf(missed: readonly SummaryGoal[]): string {
  const hidden = missed.filter(({ likelihood }) => isHopeful(likelihood));
  const [one] = hidden;
  if (!one || one.likelihood === null) return '';
  if (hidden.length < missed.length)
    return `, although ${quoted(one)} was still predicted as ${likelihoodWord(one.likelihood)} at the end`;
  return `, ${missed.length === 2 ? 'both' : 'all of them'} still predicted as Likely or better at the end`;
}

function reasonOf(goal: SummaryGoal): string {
  const { shape, first, last, settledWeek } = courseOf(goal);
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'none') return ', and no prediction warned of it';
  if (isHopeful(last.likelihood)) return `, although week ${last.week} still said ${to}`;
  if (shape === 'fall') return `: its predictions fell from ${from} to ${to} by week ${settledWeek}`;
  return `, as its last prediction, ${to}, had suggested`;
}

function lowText(low: readonly SummaryGoal[]): string {
  const [one] = low;
  if (one && low.length === 1 && one.likelihood !== null)
    return `${quoted(one)} ended the quarter at ${likelihoodWord(one.likelihood)}, and no result says otherwise.`;
  return `${capital(counted(low.length, 'goal'))} ended the quarter at Unsure or below: ${listed(low, mostNamed)}.`;
}

function silentText(silent: readonly SummaryGoal[]): string {
  const were = silent.length === 1 ? 'was' : 'were';
  const tail = silent.some((goal) => outcomeOf(goal) !== 'completed')
    ? ', so nobody could have helped in time'
    : ', so the result came as a surprise';
  return `${listed(silent, mostNamed)} ${were} never predicted${tail}.`;
}
