import { isInDispute } from '../goals/badges.ts';
import { outcomeOf } from '../goals/figures.ts';
import { type Course, courseOf, isHopeful } from './course.ts';
import type { Sentence, SummaryGoal, SummaryQuarter } from './facts.ts';
import { likelihoodWord, percentWord, qualityWord, ratio, variant } from './writer.en.phrases.ts';

/** The text of a goal is at most four sentences: how it ended, how its predictions ran, gaps, and what is left to decide. */
interface Wording {
  readonly goal: SummaryGoal;
  readonly course: Course;
  readonly quarter: SummaryQuarter;
  /** Selects one of the wordings; goals beside each other on a slide have different places. */
  readonly place: number;
}

/**
 * Returns the text of a goal from its numbers and weeks. The same goal at the same place has the same text. The slide shows the
 * title above, so the text does not repeat it.
 */
export function summariseGoal(goal: SummaryGoal, quarter: SummaryQuarter, place: number): Sentence[] {
  const wording = { goal, course: courseOf(goal), quarter, place };
  const texts = [ending(wording), run(wording), gaps(wording), left(wording)];
  return texts.filter((text) => text !== '').map((text) => ({ text, sources: [goal.id] }));
}

function ending({ goal, place }: Wording): string {
  const quality = goal.result?.quality ?? null;
  const outcome = outcomeOf(goal);
  if (outcome === 'open')
    return variant(
      ['No result is recorded yet.', 'The result is still missing.', 'It is not closed yet.'],
      place,
    );
  if (outcome === 'partly') {
    const reached = percentWord(goal.result?.percent ?? 0);
    return variant(
      [`Ended at ${reached}.`, `It got to ${reached}.`, `The quarter closed at ${reached}.`],
      place,
    );
  }
  if (isInDispute(goal.result?.completed ?? null, goal.managerCompleted))
    return outcome === 'completed'
      ? 'Completed by the manager’s answer; by its owner’s account it was not.'
      : 'Not completed by the manager’s answer; by its owner’s account it was.';
  if (outcome === 'missed')
    return quality === null
      ? variant(['Not reached.', 'It was not completed.', 'This one was missed.'], place)
      : variant(
          [
            `Not reached; the quality of what was done is ${qualityWord(quality)}.`,
            `It was not completed; what was done is of ${qualityWord(quality)} quality.`,
            `This one was missed, ${quality >= 3 ? 'although' : 'and'} what was done is of ${qualityWord(quality)} quality.`,
          ],
          place,
        );
  if (quality === null) return variant(['Completed.', 'Done.', 'Reached in full.'], place);
  return variant(
    [
      `Completed with ${qualityWord(quality)} quality.`,
      `Done, and the quality is ${qualityWord(quality)}.`,
      `Reached in full, at ${qualityWord(quality)} quality.`,
    ],
    place,
  );
}

function run(wording: Wording): string {
  const { goal, course } = wording;
  if (course.shape === 'none')
    return outcomeOf(goal) === 'missed'
      ? 'No prediction warned of it.'
      : 'It was never predicted in the quarter.';
  if (course.shape === 'once')
    return `The only prediction, in week ${course.last.week}, said ${likelihoodWord(course.last.likelihood)}.`;
  const outcome = outcomeOf(goal);
  if (outcome === 'completed') return runOfCompleted(wording);
  if (outcome === 'missed') return runOfMissed(wording);
  return runOfOpen(wording);
}

function runOfCompleted({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'rise')
    return variant(
      [
        `Confidence grew from ${from} in week ${first.week} to ${to} by week ${settledWeek}.`,
        `Predictions climbed from ${from} to ${to} by week ${settledWeek}.`,
        `It started at ${from} and stood at ${to} from week ${settledWeek} on.`,
      ],
      place,
    );
  if (shape === 'dip')
    return variant(
      [
        `It went through a low in week ${turn.week}, at ${likelihoodWord(turn.likelihood)}, and was back at ${to} by week ${settledWeek}.`,
        `After a drop to ${likelihoodWord(turn.likelihood)} in week ${turn.week} it recovered to ${to} by week ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'steady' && isHopeful(last.likelihood))
    return variant(
      [
        `Predictions said ${to} from week ${first.week} to week ${last.week} and never moved.`,
        `It stood at ${to} from week ${first.week} on and held.`,
        `The outlook was ${to} in every prediction, up to week ${last.week}.`,
      ],
      place,
    );
  if (shape === 'steady')
    return `Predictions stayed at ${to} up to week ${last.week}, and it came in all the same.`;
  return `Predictions fell from ${likelihoodWord((shape === 'peak' ? turn : first).likelihood)} to ${to} by week ${settledWeek}, and it was completed nevertheless.`;
}

function runOfMissed({ course, place, quarter }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (isHopeful(last.likelihood))
    return variant(
      [
        `It was still called ${to} in week ${last.week}, so nothing warned of the miss.`,
        `The last prediction, from week ${last.week}, said ${to}: the miss came unannounced.`,
      ],
      place,
    );
  if (shape === 'steady')
    return variant(
      [
        `Predictions had said ${to} since week ${first.week}, so the miss is no surprise.`,
        `It never got beyond ${to}, from week ${first.week} to week ${last.week}.`,
      ],
      place,
    );
  if (shape === 'fall' && settledWeek > quarter.weekCount - 4)
    return `It held up for long and fell from ${from} to ${to} only in week ${settledWeek}, late for a correction.`;
  if (shape === 'fall')
    return variant(
      [
        `Predictions fell from ${from} to ${to} by week ${settledWeek} and did not recover.`,
        `It slid from ${from} in week ${first.week} to ${to} by week ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'peak')
    return `It looked best in week ${turn.week}, at ${likelihoodWord(turn.likelihood)}, and slipped back to ${to} by week ${settledWeek}.`;
  return `Predictions did improve, from ${likelihoodWord((shape === 'dip' ? turn : first).likelihood)} to ${to} by week ${settledWeek}, but not far enough.`;
}

/** For goals without a result, or with a percentage. */
function runOfOpen({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'steady')
    return variant(
      [
        `Predictions said ${to} up to week ${last.week}.`,
        `It stood at ${to} from week ${first.week} to week ${last.week}.`,
      ],
      place,
    );
  if (shape === 'dip' || shape === 'peak')
    return `By way of ${likelihoodWord(turn.likelihood)} in week ${turn.week}, predictions ended at ${to} in week ${last.week}.`;
  const verb = shape === 'rise' ? (['rose', 'climbed'] as const) : (['fell', 'slid'] as const);
  return `Predictions ${variant(verb, place)} from ${from} in week ${first.week} to ${to} by week ${settledWeek}.`;
}

function gaps({ course, quarter }: Wording): string {
  const missing = quarter.weekCount - course.count;
  if (course.shape === 'none' || course.shape === 'once' || missing * 2 <= quarter.weekCount) return '';
  return `Predictions are missing for ${ratio(missing, quarter.weekCount)} weeks, so the picture has gaps.`;
}

function left({ goal, place }: Wording): string {
  const outcome = outcomeOf(goal);
  if (goal.state === 'shelving_in_review') return 'A request to shelve it waits for an answer.';
  if (goal.state === 'results_in_review') return 'The result waits for the manager’s review.';
  if (outcome === 'missed')
    return variant(
      [
        'To decide: another quarter, or an end.',
        'To decide: carry it on, change it, or let it go.',
        'To decide: whether it still matters enough for another attempt.',
      ],
      place,
    );
  if (outcome === 'partly') {
    return `To decide: whether the remaining ${percentWord(100 - (goal.result?.percent ?? 0))} is worth another quarter.`;
  }
  if (outcome === 'open')
    return variant(['To do: record the result.', 'To do: close it with a result.'], place);
  return '';
}
