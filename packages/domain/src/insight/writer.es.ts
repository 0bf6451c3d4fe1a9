import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.es.ts';
import type { Translated } from '../locale/language.ts';
import { awayWords } from '../people/absence/words.es.ts';
import { type ChanceModel, isAssumed, labelChance, tenthsOf } from './learning/chances.ts';
import type { Phase } from './learning/own-record.ts';
import type { Reason } from './look/reasons.ts';
import type * as english from './writer.en.ts';

/** The Spanish sentences of insight. A label of a rating is quoted, because it does not agree with the sentence. */
export const insightWriter: Translated<typeof english.insightWriter> = {
  reason: reasonText,
  label: labelText,
  cell: (label, phase, model) => {
    const tenths = tenthsOf(labelChance(model, label, phase));
    if (isAssumed(model, label, phase))
      return `${likely(label)} ${phaseWords[phase]}: suele cumplirse en torno a ${tenths} de cada 10 (una suposición; aún hay muy pocos objetivos terminados).`;
    const goals = Math.round(model.worth[phase]?.[label]?.goals ?? 0);
    return `Cuando aquí se dice ${likely(label)} ${phaseWords[phase]}, se cumple en torno a ${tenths} de cada 10 veces (${goals === 1 ? '1 objetivo' : `${goals} objetivos`}).`;
  },
  ownChance: (chance, below) => {
    const own = `Según su responsable: en torno a ${tenthsOf(chance)} de cada 10.`;
    if (below.goals === 0) return own;
    const band = below.low === null || below.high === null ? '' : ` (${below.low}–${below.high})`;
    const goals =
      below.goals === 1 ? 'su 1 objetivo contribuyente' : `sus ${below.goals} objetivos contribuyentes`;
    return `${own} De ${goals} se espera que se cumplan ${Math.round(below.mean)}${band}.`;
  },
  contradiction: ({ title, likelihood }, kind, { children, rated }) => {
    const called = kind === 'parent_high' ? unlikelyFor(children) : likelyFor(children);
    return `${title} se ve como ${likely(likelihood)}; ${lowOf(children, rated)} ${called}.`;
  },
};

function reasonText(reason: Reason, model: ChanceModel): string {
  switch (reason.code) {
    case 'left':
      return 'Su responsable ya no está en la empresa: pase el objetivo a otra persona.';
    case 'no_word':
      return `Sin predicción tras ${weeksOf(reason.weeks)}.`;
    case 'silent':
      return `Sin noticias desde hace ${weeksOf(reason.weeks)}; lo último fue ${likely(reason.label)}.`;
    case 'away':
      return `${awayWords(reason.until)}.`;
    case 'children':
      return `${lowOf(reason.low, reason.rated)} ${unlikelyFor(reason.low)}.`;
    case 'fell':
      return `La probabilidad bajó de ${likely(reason.from)} a ${likely(reason.to)} en un mes.`;
    case 'quality_low':
      return `${likely(reason.label)}, pero su calidad se ve como ${good(reason.quality)}.`;
    case 'quality_fell':
      return `La calidad bajó de ${good(reason.from)} a ${good(reason.to)} mientras la probabilidad seguía en ${likely(reason.label)}.`;
    case 'parent_low':
      return 'El objetivo al que contribuye se ve poco probable.';
    case 'jump':
      return `Subió ${reason.steps === 1 ? '1 nivel' : `${reason.steps} niveles`} de golpe a falta de ${weeksOf(reason.left)}.`;
    case 'unchanged':
      return `La misma respuesta ${timesOf(reason.times)} seguidas.`;
    case 'others_fell':
      return 'Otros objetivos de la misma persona han bajado últimamente.';
    case 'late_start':
      return `Empezó en la semana ${reason.week}.`;
    case 'own_record':
      return `A estas alturas usted dijo ${likely(reason.label)} ${timesOf(reason.said)}; se cumplió ${timesOf(reason.cameTrue)}.`;
    case 'label':
      return labelText(reason.label, reason.phase, model);
  }
}

/** Returns «A estas alturas, «Probable» se cumple aquí en torno a 6 de cada 10 veces.» */
function labelText(label: Rating, phase: Phase, model: ChanceModel): string {
  const tenths = tenthsOf(labelChance(model, label, phase));
  if (isAssumed(model, label, phase))
    return `A estas alturas, ${likely(label)} suele cumplirse en torno a ${tenths} de cada 10 veces (una suposición; aún hay muy pocos objetivos terminados).`;
  return `A estas alturas, ${likely(label)} se cumple aquí en torno a ${tenths} de cada 10 veces.`;
}

const phaseWords = ['al principio del trimestre', 'a mitad del trimestre', 'al final del trimestre'] as const;

const likely = (rating: Rating) => `«${likelihoodLabels[rating]}»`;
const good = (rating: Rating) => `«${qualityLabels[rating]}»`;

/** Returns «2 de sus 3 objetivos contribuyentes». */
function lowOf(low: number, rated: number): string {
  return `${low} de ${rated === 1 ? 'su 1 objetivo contribuyente' : `sus ${rated} objetivos contribuyentes`}`;
}

function unlikelyFor(count: number): string {
  return count === 1 ? 'se ve poco probable' : 'se ven poco probables';
}

function likelyFor(count: number): string {
  return count === 1 ? 'se ve probable' : 'se ven probables';
}

function weeksOf(count: number): string {
  return count === 1 ? '1 semana' : `${count} semanas`;
}

function timesOf(count: number): string {
  return count === 1 ? '1 vez' : `${count} veces`;
}
