import { outcomeOf } from '../goals/figures.ts';
import { counted, inWords } from '../shared/counted.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { figuresOf } from './figures.ts';
import { likelihoodWord, percentWord, qualityWord, share } from './writer.en.phrases.ts';

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

/** Returns a goal as it is sent under the number; a percentage is a placeholder, which `percentValues` fills. */
export function sentGoal(goal: SummaryGoal, number: number): SentGoal {
  const quality = goal.result?.quality ?? goal.quality;
  return {
    goal: number,
    title: goal.title,
    measurement: goal.measurement,
    outcome: outcomeWord(goal, number),
    quality: quality === null ? null : qualityWord(quality),
    predictions: courseWord(goal),
  };
}

function outcomeWord(goal: SummaryGoal, number: number): string {
  const outcome = outcomeOf(goal);
  if (outcome === 'completed') return 'completed';
  if (outcome === 'missed') return 'not completed';
  return outcome === 'partly' ? `reached in part, at {percent_${number}}` : 'no result is recorded';
}

function courseWord(goal: SummaryGoal): string {
  const { shape, first, last, turn } = courseOf(goal);
  const [from, to, by] = [first, last, turn].map(({ likelihood }) => likelihoodWord(likelihood));
  if (shape === 'none') return 'never predicted';
  if (shape === 'once' || shape === 'steady') return `always ${to}`;
  if (shape === 'rise' || shape === 'fall')
    return `${shape === 'rise' ? 'rose' : 'fell'} from ${from} to ${to}`;
  return `began at ${from}, turned at ${by}, ended at ${to}`;
}

/** Returns our wordings of the percentages of these goals, by the names of their placeholders. */
export function percentValues(goals: readonly SummaryGoal[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [at, { result }] of goals.entries())
    if (typeof result?.percent === 'number') values[`percent_${at + 1}`] = percentWord(result.percent);
  return values;
}

/** Returns our wordings of the numbers of these goals, by the names of their placeholders; `prefix` keeps quarters apart. */
export function figureValues(goals: readonly SummaryGoal[], prefix = ''): Record<string, string> {
  const { counted: all, completed, atRisk, improved, worsened, needsUpdate, notPredicted } = figuresOf(goals);
  return {
    [`${prefix}all`]: counted(all, 'goal'),
    [`${prefix}completed`]: share(completed, all),
    [`${prefix}at_risk`]: share(atRisk, all),
    [`${prefix}improved`]: counted(improved, 'goal'),
    [`${prefix}worsened`]: counted(worsened, 'goal'),
    [`${prefix}need_update`]: counted(needsUpdate, 'goal'),
    [`${prefix}not_predicted`]: counted(notPredicted, 'goal'),
  };
}

/** Returns `completed` or `not completed` of one goal, and `both completed`, `one of them completed` of several. */
function completedOf(completed: number, all: number): string {
  if (all === 1) return completed === 1 ? 'completed' : 'not completed';
  if (completed === all) return `${all === 2 ? 'both' : 'all'} completed`;
  return `${completed === 0 ? 'none' : inWords(completed)} of them completed`;
}

/**
 * Returns the sentence about private goals for a model's text about the other goals; an empty list without private
 * goals.
 */
export function privateSentences(goals: readonly SummaryGoal[]): { text: string; sources: number[] }[] {
  const kept = goals.filter(({ isPrivate }) => isPrivate);
  if (kept.length === 0 || kept.length === goals.length) return [];
  const completed = kept.filter((goal) => outcomeOf(goal) === 'completed').length;
  const text = `Not told here: ${counted(kept.length, 'private goal')}, ${completedOf(completed, kept.length)}.`;
  return [{ text, sources: kept.map(({ id }) => id) }];
}
