import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.de.ts';
import type { Translated } from '../locale/language.ts';
import { awayWords } from '../people/absence/words.de.ts';
import { type ChanceModel, isAssumed, labelChance, tenthsOf } from './learning/chances.ts';
import type { Phase } from './learning/own-record.ts';
import type { Reason } from './look/reasons.ts';
import type * as english from './writer.en.ts';

/** The German sentences of insight. A label of a rating is quoted, because it takes no ending in a sentence. */
export const insightWriter: Translated<typeof english.insightWriter> = {
  reason: reasonText,
  label: labelText,
  cell: (label, phase, model) => {
    const tenths = tenthsOf(labelChance(model, label, phase));
    if (isAssumed(model, label, phase))
      return `${likely(label)} ${phaseWords[phase]}: meist etwa ${tenths} von 10 (eine Annahme; es gibt noch zu wenige abgeschlossene Ziele).`;
    const goals = Math.round(model.worth[phase]?.[label]?.goals ?? 0);
    return `Wer hier ${phaseWords[phase]} ${likely(label)} sagt, behält in etwa ${tenths} von 10 Fällen recht (${goals === 1 ? '1 Ziel' : `${goals} Ziele`}).`;
  },
  ownChance: (chance, below) => {
    const own = `Laut verantwortlicher Person etwa ${tenthsOf(chance)} von 10.`;
    if (below.goals === 0) return own;
    const band = below.low === null || below.high === null ? '' : ` (${below.low}–${below.high})`;
    const goals =
      below.goals === 1 ? 'Vom 1 beitragenden Ziel' : `Von den ${below.goals} beitragenden Zielen`;
    return `${own} ${goals} wird mit ${Math.round(below.mean)} gerechnet${band}.`;
  },
  contradiction: ({ title, likelihood }, kind, { children, rated }) => {
    const called = kind === 'parent_high' ? 'unwahrscheinlich' : 'wahrscheinlich';
    return `${title} gilt als ${likely(likelihood)}; ${lowOf(children, rated)} als ${called}.`;
  },
};

function reasonText(reason: Reason, model: ChanceModel): string {
  switch (reason.code) {
    case 'left':
      return 'Die verantwortliche Person ist ausgeschieden: Bitte übergeben Sie das Ziel.';
    case 'no_word':
      return `Nach ${weeksOf(reason.weeks)} noch keine Vorhersage.`;
    case 'silent':
      return `Seit ${weeksOf(reason.weeks)} keine Vorhersage; zuletzt ${likely(reason.label)}.`;
    case 'away':
      return `${awayWords(reason.until)}.`;
    case 'children':
      return `${lowOf(reason.low, reason.rated)} als unwahrscheinlich.`;
    case 'fell':
      return `Die Wahrscheinlichkeit fiel innerhalb eines Monats von ${likely(reason.from)} auf ${likely(reason.to)}.`;
    case 'quality_low':
      return `${likely(reason.label)}, aber die Qualität gilt als ${good(reason.quality)}.`;
    case 'quality_fell':
      return `Die Qualität fiel von ${good(reason.from)} auf ${good(reason.to)}, während die Wahrscheinlichkeit bei ${likely(reason.label)} blieb.`;
    case 'parent_low':
      return 'Das Ziel, zu dem es beiträgt, gilt als unwahrscheinlich.';
    case 'jump':
      return `Um ${reason.steps} Stufen gestiegen, bei noch ${weeksOf(reason.left)} bis zum Ende.`;
    case 'unchanged':
      return `Dieselbe Antwort ${reason.times}-mal in Folge.`;
    case 'others_fell':
      return 'Andere Ziele derselben Person sind zuletzt gefallen.';
    case 'late_start':
      return `In Woche ${reason.week} begonnen.`;
    case 'own_record':
      return `Sie sagten zu diesem Zeitpunkt ${reason.said}-mal ${likely(reason.label)}; ${reason.cameTrue}-mal traf es ein.`;
    case 'label':
      return labelText(reason.label, reason.phase, model);
  }
}

/** Returns „„Wahrscheinlich“ trifft zu diesem Zeitpunkt hier in etwa 6 von 10 Fällen ein.“ */
function labelText(label: Rating, phase: Phase, model: ChanceModel): string {
  const tenths = tenthsOf(labelChance(model, label, phase));
  if (isAssumed(model, label, phase))
    return `${likely(label)} zu diesem Zeitpunkt: meist etwa ${tenths} von 10 (eine Annahme; es gibt noch zu wenige abgeschlossene Ziele).`;
  return `${likely(label)} trifft zu diesem Zeitpunkt hier in etwa ${tenths} von 10 Fällen ein.`;
}

const phaseWords = ['früh im Quartal', 'zur Quartalsmitte', 'spät im Quartal'] as const;

const likely = (rating: Rating) => `„${likelihoodLabels[rating]}“`;
const good = (rating: Rating) => `„${qualityLabels[rating]}“`;

/** Returns „2 von 3 beitragenden Zielen gelten“. */
function lowOf(low: number, rated: number): string {
  const goals = rated === 1 ? '1 beitragenden Ziel' : `${rated} beitragenden Zielen`;
  return `${low} von ${goals} ${low === 1 ? 'gilt' : 'gelten'}`;
}

/** In the dative, as every preposition here asks for. */
function weeksOf(count: number): string {
  return count === 1 ? '1 Woche' : `${count} Wochen`;
}
