// The parts that the sentences of `writer.en.ts` share.

import { likelihoodLabels, qualityLabels, type Rating } from '../../goals/rating.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { actingWords } from '../../people/absence/words.ts';
import { fallingWords, stayingWords } from '../../people/status/leaving.ts';
import { capital } from '../../shared/capital.ts';
import { firstWords } from '../../shared/first-words.ts';
import type { NotificationFacts } from './facts.ts';

const application = 'Bellwether';

export function by({ actor, actsFor }: NotificationFacts): string {
  return actor === null ? application : actingWords(actor, actsFor);
}

/** Returns the sentence that says what the reader is asked for, while the reader is. */
export function waiting({ isWaiting }: NotificationFacts, sentence: string): string {
  return isWaiting ? ` ${sentence}` : '';
}

export const quoted = (name: string | null) => (name === null ? '' : `“${name}” `);

export function goal({ title, isOwnGoal, isTitled }: NotificationFacts): string {
  if (title === null) return 'a goal';
  if (isTitled) return isOwnGoal ? 'your goal' : 'the goal';
  return isOwnGoal ? `your goal “${title}”` : `“${title}”`;
}

/** Returns the action item as the beginning of a sentence. */
export function capitalItem(facts: NotificationFacts): string {
  return capital(item(facts));
}

export function item({ title, isTitled }: NotificationFacts): string {
  if (title !== null && isTitled) return 'the action item';
  return title === null ? 'an action item' : `“${title}”`;
}

/** Names whose appraisal it is, and the quarter. The actor's own one is named by the quarter alone. */
export function appraisal(facts: NotificationFacts): string {
  const { person, quarter } = facts;
  if (person?.isActor && quarter === null) return 'their own appraisal';
  if (person === null) return `an appraisal${ofQuarter(facts)}`;
  if (person.isActor) return `the appraisal${ofQuarter(facts)}`;
  if (person.isReader) return `your appraisal${ofQuarter(facts)}`;
  return `the appraisal of ${person.name}${forQuarter(facts)}`;
}

/** Returns " for Q3 2026", which stands after a person's name. */
export function forQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` for ${quarter}`;
}

export function ofQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` of ${quarter}`;
}

/** Returns "from 3 Dec to 12 Jan", or "on 3 Dec". */
export function days({ days }: NotificationFacts): string {
  if (days === null) return 'for some days';
  return days.from === days.until ? `on ${days.from}` : `from ${days.from} to ${days.until}`;
}

export function someone({ person }: NotificationFacts): string {
  if (person === null) return 'Somebody';
  return person.isReader ? 'you' : person.name;
}

export function fallen({ count, person }: NotificationFacts): string {
  const isOne = count === 1;
  const approvals = isOne ? 'One approval' : `${formatNumber(count ?? 0)} approvals`;
  const before = person === null ? '' : ` that waited for ${person.isReader ? 'you' : person.name}`;
  return `${approvals}${before} ${isOne ? 'waits' : 'wait'} for you now.`;
}

/** In characters: the part of the manager's feedback that a notification repeats. */
const feedbackLength = 160;

/**
 * Returns "Ann says not completed: “…” Your goal “Grow” is in dispute."; undefined without a dispute
 * (notifications.12).
 */
export function disputed(facts: NotificationFacts): string | undefined {
  const { dispute } = facts;
  if (dispute === null) return undefined;
  const says = `${by(facts)} says ${dispute.completed ? 'completed' : 'not completed'}`;
  const feedback = firstWords(dispute.feedback, feedbackLength);
  const named = goal(facts);
  const ending = `${capital(named)} is in dispute.`;
  return feedback === '' ? `${says}. ${ending}` : `${says}: “${feedback}” ${ending}`;
}

/** Returns "Bob left. 3 approvals fall to you. 4 open goals are to be given to somebody." (people.16) */
export function leftWords(facts: NotificationFacts): string {
  const { left } = facts;
  const falling = left === null ? '' : fallingWords(left);
  const staying = left === null ? '' : stayingWords(left);
  const isOne = (words: string) => /^1 [^,]*$/.test(words) && !words.includes(' and ');
  const sentences = [
    `${someone(facts)} left.`,
    ...(falling === '' ? [] : [`${falling} ${isOne(falling) ? 'falls' : 'fall'} to you.`]),
    ...(staying === '' ? [] : [`${staying} ${isOne(staying) ? 'is' : 'are'} to be given to somebody.`]),
  ];
  return sentences.join(' ');
}

export function leftOpen(facts: NotificationFacts): string {
  const { count, quarter } = facts;
  const who = count === 1 ? someone(facts) : `${formatNumber(count ?? 0)} of your reports`;
  return `${who} ${count === 1 ? 'has' : 'have'} not finished ${quarter ?? 'the quarter'}.`;
}

/** Says when something is due: `count` is the number of days that are left, negative if it is overdue. */
export function dueIn({ count }: NotificationFacts, is: string, was: string): string {
  const left = count ?? 0;
  if (left === 0) return `${is} due today`;
  if (left > 0) return left === 1 ? `${is} due tomorrow` : `${is} due in ${formatNumber(left)} days`;
  return left === -1 ? `${was} due yesterday` : `${was} due ${formatNumber(-left)} days ago`;
}

/** Returns `: fell from Unsure to Not sure, Okay. “The supplier …”`, or the two labels if nothing moved. */
export function predicted({ prediction }: NotificationFacts): string {
  if (prediction === null) return '';
  const { likelihood, quality, before, comment } = prediction;
  const parts = [
    moved(likelihoodLabels, before?.likelihood, likelihood),
    moved(qualityLabels, before?.quality, quality, 'quality '),
  ];
  return `: ${parts.join(', ')}${comment === null ? '' : `. “${firstWords(comment, commentLength)}”`}`;
}

function moved(
  labels: Readonly<Record<Rating, string>>,
  from: Rating | undefined,
  to: Rating,
  what = '',
): string {
  if (from === undefined || from === to) return labels[to];
  return `${what}${to < from ? 'fell' : 'rose'} from ${labels[from]} to ${labels[to]}`;
}

const commentLength = 80;

export const appraisalsDue = (facts: NotificationFacts) =>
  `Appraisals${ofQuarter(facts)} that you write ${dueIn(facts, 'are', 'were')}.`;

export const signatureDue = (facts: NotificationFacts) =>
  `${capital(appraisal(facts))} waits for you and ${dueIn(facts, 'is', 'was')}.`;

export const dataAsked = (facts: NotificationFacts) =>
  `While your account was deactivated, ${someone(facts)} asked for a file with your data. It had no private words of yours.`;
