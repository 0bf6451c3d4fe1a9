import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.fr.ts';
import type { Translated } from '../locale/language.ts';
import { awayWords } from '../people/absence/words.fr.ts';
import { capital } from '../shared/capital.ts';
import { type ChanceModel, isAssumed, labelChance, tenthsOf } from './learning/chances.ts';
import type { Phase } from './learning/own-record.ts';
import type { Reason } from './look/reasons.ts';
import type * as english from './writer.en.ts';

/** The French sentences of insight. A label of a rating is quoted, because it takes no ending in a sentence. */
export const insightWriter: Translated<typeof english.insightWriter> = {
  reason: reasonText,
  label: labelText,
  cell: (label, phase, model) => {
    const tenths = tenthsOf(labelChance(model, label, phase));
    if (isAssumed(model, label, phase))
      return `${likely(label)} ${phaseWords[phase]} : en général environ ${tenths} fois sur 10 (hypothèse ; encore trop peu d’objectifs clôturés).`;
    const goals = Math.round(model.worth[phase]?.[label]?.goals ?? 0);
    return `Quand on dit ici ${likely(label)} ${phaseWords[phase]}, cela se réalise environ ${tenths} fois sur 10 (${goals} ${isOne(goals) ? 'objectif' : 'objectifs'}).`;
  },
  ownChance: (chance, below) => {
    const own = `Selon la personne responsable : environ ${tenthsOf(chance)} sur 10.`;
    if (below.goals === 0) return own;
    const band = below.low === null || below.high === null ? '' : ` (${below.low}–${below.high})`;
    const mean = Math.round(below.mean);
    return `${own} Sur ${contributing(below.goals)}, ${mean} ${isOne(mean) ? 'attendu' : 'attendus'}${band}.`;
  },
  contradiction: ({ title, likelihood }, kind, { children, rated }) =>
    `« ${title} » est jugé ${likely(likelihood)} ; ${lowOf(children, rated, kind === 'parent_high' ? 'improbable' : 'probable')}.`,
};

function reasonText(reason: Reason, model: ChanceModel): string {
  switch (reason.code) {
    case 'left':
      return 'La personne responsable a quitté l’entreprise : transférez l’objectif.';
    case 'no_word':
      return `Pas encore de prévision après ${weeksOf(reason.weeks)}.`;
    case 'silent':
      return `Aucune prévision depuis ${weeksOf(reason.weeks)} ; la dernière : ${likely(reason.label)}.`;
    case 'away':
      return `${awayWords(reason.until).replace(/\.$/, '')}.`;
    case 'children':
      return `${capital(lowOf(reason.low, reason.rated, 'improbable'))}.`;
    case 'fell':
      return `La probabilité a baissé de ${likely(reason.from)} à ${likely(reason.to)} en un mois.`;
    case 'quality_low':
      return `${likely(reason.label)}, mais la qualité est jugée ${good(reason.quality)}.`;
    case 'quality_fell':
      return `La qualité a baissé de ${good(reason.from)} à ${good(reason.to)} alors que la probabilité restait ${likely(reason.label)}.`;
    case 'parent_low':
      return 'L’objectif auquel il contribue est jugé improbable.';
    case 'jump':
      return `Hausse de ${reason.steps} crans à ${weeksOf(reason.left)} de la fin.`;
    case 'unchanged':
      return `La même réponse ${reason.times} fois de suite.`;
    case 'others_fell':
      return 'D’autres objectifs de la même personne ont baissé récemment.';
    case 'late_start':
      return `Commencé en semaine ${reason.week}.`;
    case 'own_record':
      return `Vous avez dit ${likely(reason.label)} ${reason.said} fois à ce stade ; cela s’est réalisé ${reason.cameTrue} fois.`;
    case 'label':
      return labelText(reason.label, reason.phase, model);
  }
}

/** Returns "« Probable » à ce stade se réalise ici environ 6 fois sur 10." */
function labelText(label: Rating, phase: Phase, model: ChanceModel): string {
  const tenths = tenthsOf(labelChance(model, label, phase));
  if (isAssumed(model, label, phase))
    return `${likely(label)} à ce stade : en général environ ${tenths} fois sur 10 (hypothèse ; encore trop peu d’objectifs clôturés).`;
  return `${likely(label)} à ce stade se réalise ici environ ${tenths} fois sur 10.`;
}

const phaseWords = ['en début de trimestre', 'en milieu de trimestre', 'en fin de trimestre'] as const;

const likely = (rating: Rating) => `« ${likelihoodLabels[rating]} »`;
const good = (rating: Rating) => `« ${qualityLabels[rating]} »`;

/** French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;

const contributing = (count: number) =>
  `${count} ${isOne(count) ? 'objectif contributeur' : 'objectifs contributeurs'}`;

/** Returns "sur 3 objectifs contributeurs, 2 sont jugés improbables". */
function lowOf(low: number, rated: number, called: 'improbable' | 'probable'): string {
  return `sur ${contributing(rated)}, ${low} ${isOne(low) ? `est jugé ${called}` : `sont jugés ${called}s`}`;
}

function weeksOf(count: number): string {
  return `${count} ${isOne(count) ? 'semaine' : 'semaines'}`;
}
