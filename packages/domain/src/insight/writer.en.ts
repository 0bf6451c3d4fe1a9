import { likelihoodLabels, qualityLabels, type Rating } from '../goals/rating.ts';
import { awayWords } from '../people/absence/words.ts';
import { type ChanceModel, isAssumed, labelChance, tenthsOf } from './learning/chances.ts';
import type { Phase } from './learning/own-record.ts';
import type { Reason } from './look/reasons.ts';

/** The English sentences of insight. Another language has a file of its own, with its own grammar. */
export const insightWriter = {
  reason: reasonText,
  label: labelText,
  cell: cellText,
  ownChance: ownChanceText,
  contradiction: contradictionText,
} as const;

/** Returns the sentence of a reason. */
function reasonText(reason: Reason, model: ChanceModel): string {
  switch (reason.code) {
    case 'left':
      return 'Its owner has left: give it to somebody.';
    case 'no_word':
      return `No prediction yet, ${weeksOf(reason.weeks)} in.`;
    case 'silent':
      return `No word for ${weeksOf(reason.weeks)}; last said ${likelihoodLabels[reason.label]}.`;
    case 'away':
      return `${awayWords(reason.until)}.`;
    case 'children':
      return `${lowOf(reason)} contributing goals ${isOrAre(reason.low)} called unlikely.`;
    case 'fell':
      return `Likelihood fell from ${likelihoodLabels[reason.from]} to ${likelihoodLabels[reason.to]} within a month.`;
    case 'quality_low':
      return `${likelihoodLabels[reason.label]}, yet its quality is called ${qualityLabels[reason.quality]}.`;
    case 'quality_fell':
      return `Quality fell from ${qualityLabels[reason.from]} to ${qualityLabels[reason.to]} while likelihood stayed ${likelihoodLabels[reason.label]}.`;
    case 'parent_low':
      return 'The goal it contributes to is called unlikely.';
    case 'jump':
      return `Jumped ${reason.steps} steps up with ${weeksOf(reason.left)} left.`;
    case 'unchanged':
      return `The same answer ${reason.times} times in a row.`;
    case 'others_fell':
      return 'Other goals of the same owner fell lately.';
    case 'late_start':
      return `Began in week ${reason.week}.`;
    case 'own_record':
      return `You said ${likelihoodLabels[reason.label]} at this point ${reason.said} times; ${reason.cameTrue} came true.`;
    case 'label':
      return labelText(reason.label, reason.phase, model);
  }
}

/** Returns "Likely at this point comes true about 6 times in 10 here." */
function labelText(label: Rating, phase: Phase, model: ChanceModel): string {
  const tenths = tenthsOf(labelChance(model, label, phase));
  const name = likelihoodLabels[label];
  if (isAssumed(model, label, phase))
    return `${name} at this point: usually about ${tenths} in 10 (an assumption; too few finished goals yet).`;
  return `${name} at this point comes true about ${tenths} times in 10 here.`;
}

const phaseWords = ['early in a quarter', 'in mid-quarter', 'late in a quarter'] as const;

/** Returns "When people here say Likely in mid-quarter, it comes true about 6 times in 10 (41 goals)." */
function cellText(label: Rating, phase: Phase, model: ChanceModel): string {
  const tenths = tenthsOf(labelChance(model, label, phase));
  const name = likelihoodLabels[label];
  if (isAssumed(model, label, phase))
    return `${name} ${phaseWords[phase]}: usually about ${tenths} in 10 (an assumption; too few finished goals yet).`;
  const goals = Math.round(model.worth[phase]?.[label]?.goals ?? 0);
  return `When people here say ${name} ${phaseWords[phase]}, it comes true about ${tenths} times in 10 (${goals} goals).`;
}

/** Returns "Its owner: about 6 in 10. Of its 7 contributing goals 3 expected (2–5)." */
function ownChanceText(
  chance: number,
  below: {
    readonly goals: number;
    readonly mean: number;
    readonly low: number | null;
    readonly high: number | null;
  },
): string {
  const own = `Its owner: about ${tenthsOf(chance)} in 10.`;
  if (below.goals === 0) return own;
  const band = below.low === null || below.high === null ? '' : ` (${below.low}–${below.high})`;
  const goals = below.goals === 1 ? '1 contributing goal' : `${below.goals} contributing goals`;
  return `${own} Of its ${goals} ${Math.round(below.mean)} expected${band}.`;
}

/** The goal of a contradiction. */
interface Contradicted {
  readonly title: string;
  readonly likelihood: Rating;
}

/** Returns "Ship 2.0 is called Likely; 2 of its 3 contributing goals are called unlikely." */
function contradictionText(
  { title, likelihood }: Contradicted,
  kind: 'parent_high' | 'parent_low',
  { children, rated }: { readonly children: number; readonly rated: number },
): string {
  const called = kind === 'parent_high' ? 'unlikely' : 'likely';
  const below = `${lowOf({ low: children, rated })} contributing goals ${isOrAre(children)} called ${called}`;
  return `${title} is called ${likelihoodLabels[likelihood]}; ${below}.`;
}

function lowOf({ low, rated }: { readonly low: number; readonly rated: number }): string {
  return `${low} of its ${rated}`;
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function weeksOf(count: number): string {
  return count === 1 ? '1 week' : `${count} weeks`;
}
