import { outcomeOf } from '../goals/figures.ts';
import { likelihoodLabels, qualityLabels } from '../goals/rating.ts';
import type { Language } from '../locale/language.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { figuresOf } from './figures.ts';
import { goalsOf, percentWord, share } from './writer.en.phrases.ts';
import { privateNote } from './writer.en.private.ts';

/** A goal as it is sent to a model: without ids, people, and numbers other than those in its own texts. */
export interface SentGoal {
  /** Its place in the document, from 1. */
  readonly goal: number;
  readonly title: string;
  readonly measurement: string;
  readonly outcome: string;
  readonly quality: string | null;
  readonly predictions: string;
}

/** Returns the goals that may be sent to a model: private ones are worded from templates only. */
export function goalsForModel<G extends Pick<SummaryGoal, 'isPrivate'>>(goals: readonly G[]): G[] {
  return goals.filter(({ isPrivate }) => !isPrivate);
}

/**
 * Returns a goal as it is sent under the number, with the labels of the reader's language; a percentage is a placeholder,
 * which `percentValues` fills.
 */
export function sentGoal(goal: SummaryGoal, number: number, language: Language): SentGoal {
  const quality = goal.result?.quality ?? goal.quality;
  return {
    goal: number,
    title: goal.title,
    measurement: goal.measurement,
    outcome: outcomeWord(goal, number),
    quality: quality === null ? null : language.words(qualityLabels)[quality].toLowerCase(),
    predictions: courseWord(goal, language),
  };
}

function outcomeWord(goal: SummaryGoal, number: number): string {
  const outcome = outcomeOf(goal);
  if (outcome === 'completed') return 'completed';
  if (outcome === 'missed') return 'not completed';
  return outcome === 'partly' ? `reached in part, at {percent_${number}}` : 'no result is recorded';
}

function courseWord(goal: SummaryGoal, language: Language): string {
  const labels = language.words(likelihoodLabels);
  const { shape, first, last, turn } = courseOf(goal);
  const [from, to, by] = [first, last, turn].map(({ likelihood }): string => labels[likelihood]);
  if (shape === 'none') return 'never predicted';
  if (shape === 'once' || shape === 'steady') return `always ${to}`;
  if (shape === 'rise' || shape === 'fall')
    return `${shape === 'rise' ? 'rose' : 'fell'} from ${from} to ${to}`;
  return `began at ${from}, turned at ${by}, ended at ${to}`;
}

/** Returns our wordings of the percentages of these goals, by the names of their placeholders. */
export function percentValues(goals: readonly SummaryGoal[], language: Language): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [at, { result }] of goals.entries())
    if (typeof result?.percent === 'number')
      values[`percent_${at + 1}`] = language.words(percentWord)(result.percent);
  return values;
}

/** Returns our wordings of the numbers of these goals, by the names of their placeholders; `prefix` keeps quarters apart. */
export function figureValues(
  goals: readonly SummaryGoal[],
  language: Language,
  prefix = '',
): Record<string, string> {
  const [goalsIn, shareIn] = [language.words(goalsOf), language.words(share)];
  const { counted: all, completed, atRisk, improved, worsened, needsUpdate, notPredicted } = figuresOf(goals);
  return {
    [`${prefix}all`]: goalsIn(all),
    [`${prefix}completed`]: shareIn(completed, all),
    [`${prefix}at_risk`]: shareIn(atRisk, all),
    [`${prefix}improved`]: goalsIn(improved),
    [`${prefix}worsened`]: goalsIn(worsened),
    [`${prefix}need_update`]: goalsIn(needsUpdate),
    [`${prefix}not_predicted`]: goalsIn(notPredicted),
  };
}

/**
 * Returns the sentence about private goals for a model's text about the other goals; an empty list without private
 * goals.
 */
export function privateSentences(
  goals: readonly SummaryGoal[],
  language: Language,
): { text: string; sources: number[] }[] {
  const kept = goals.filter(({ isPrivate }) => isPrivate);
  if (kept.length === 0 || kept.length === goals.length) return [];
  const completed = kept.filter((goal) => outcomeOf(goal) === 'completed').length;
  const text = language.words(privateNote)(kept.length, completed);
  return [{ text, sources: kept.map(({ id }) => id) }];
}
