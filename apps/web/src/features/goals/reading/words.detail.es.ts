import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.detail.ts';

export const disputeNotice: typeof english.disputeNotice = (owner, says) =>
  `Este objetivo está cerrado y en disputa: ${owner} dice «${says.owner ? 'cumplido' : 'no cumplido'}», su superior dice «${says.manager ? 'cumplido' : 'no cumplido'}». Cuenta como en disputa hasta que coincidan.`;

export const distributionTexts: Translated<typeof english.distributionTexts> = {
  noPredictionYet: 'Aún sin predicción',
  without: (count) => `${count} sin predicción`,
  none: 'No hay objetivos en curso',
};

export const historyLineWords: Translated<typeof english.historyLineWords> = {
  reply: 'Responder',
  comment: 'Comentar',
  forWeek: (week) => `para «${week}»`,
  from: 'de',
  to: 'a',
};

export const notPossibleNow: typeof english.notPossibleNow = (count) => `No es posible ahora (${count})`;

export const predictionLineWords: Translated<typeof english.predictionLineWords> = {
  imported: 'Estas semanas se importaron de un archivo.',
  quarterEnds: (day) => `Fin del trimestre: ${day}`,
  week: (week, level) => `Semana ${week}: ${level ?? 'sin predicción'}`,
  comments: (week, count) => `Semana ${week}: ${count === 1 ? '1 comentario' : `${count} comentarios`}`,
  none: (name) => `${name}: aún sin predicciones`,
  one: (name, level) => `${name} en una semana: ${level}`,
  way: (name, weeks, first, last) =>
    `${name} durante ${weeks} semanas: ${first === last ? `${last} al principio y ahora` : `de ${first} a ${last}`}`,
};

export const childCountWords: typeof english.childCountWords = (
  count,
  { risky, unsure, finalized, deleted },
) =>
  [
    count === 1 ? '1 objetivo subordinado' : `${count} objetivos subordinados`,
    ...(risky > 0 ? [`${risky} en riesgo`] : []),
    ...(unsure > 0 ? [`${unsure} ${unsure === 1 ? 'incierto' : 'inciertos'}`] : []),
    ...(finalized > 0 ? [`${finalized} ${finalized === 1 ? 'cerrado' : 'cerrados'}`] : []),
    ...(deleted > 0 ? [`${deleted} ${deleted === 1 ? 'eliminado' : 'eliminados'}`] : []),
  ].join(' · ');

export const signText: typeof english.signText = (likelihood, low, rated) =>
  `Predicción: ${likelihoodLabels[likelihood]}; ${low} de ${rated} ${rated === 1 ? 'objetivo' : 'objetivos'} por debajo se ${low === 1 ? 'considera poco probable' : 'consideran poco probables'}.`;

export const dependentActWords: Translated<typeof english.dependentActWords> = {
  editResultReview: 'Editar revisión del resultado',
  reviewResult: 'Revisar resultado',
  selectParentGoal: 'Elegir objetivo superior',
  changeParentGoal: 'Cambiar objetivo superior',
};

export const goalKeyWords: Translated<typeof english.goalKeyWords> = {
  tabs: 'Teclas [ y ]',
  update: 'Actualizar el objetivo',
  edit: 'Editar el objetivo',
  comment: 'Comentar el objetivo',
  follow: 'Seguir el objetivo o dejar de seguirlo',
  previousTab: 'Pestaña anterior del objetivo',
  nextTab: 'Pestaña siguiente del objetivo',
  add: 'Añadir un objetivo',
};

export const goalLineWords: Translated<typeof english.goalLineWords> = {
  title: 'A lo largo de los trimestres',
  failed: 'No se han podido cargar los demás trimestres.',
};
