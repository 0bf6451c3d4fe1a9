import type { Translated } from '@bellwether/domain/locale/language';
import { moveOf } from './model/move-of.ts';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  title: 'Actualización semanal',
  likelihood: 'Probabilidad de éxito',
  quality: 'Calidad del éxito',
  comment: 'Comentario (opcional)',
  whatChanged: '¿Qué ha cambiado? (opcional)',
  same: 'Igual que la semana pasada',
  lastWeek: 'semana pasada',
  commentHint: 'Intro guarda; Mayús + Intro empieza una línea nueva.',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  noEarlierWeek: 'No hay ninguna semana anterior abierta.',
  noLaterWeek: 'No hay ninguna semana posterior abierta.',
  last: 'Última predicción',
  none: 'Aún no se ha dado ninguna predicción.',
  saved: 'Predicción guardada.',
  past: (week, isGiven) =>
    isGiven
      ? `Este enlace pedía la predicción de «${week}». Ya se ha dado.`
      : `Este enlace pedía la predicción de «${week}». Esa semana ya ha terminado.`,
  noOpenWeek: 'Este objetivo no tiene ninguna semana abierta para una predicción.',
};

export const stillToPredict: typeof english.stillToPredict = (skipped) => {
  if (skipped === 0) return 'Sus objetivos están actualizados.';
  return skipped === 1
    ? '1 objetivo necesita aún una actualización.'
    : `${skipped} objetivos necesitan aún una actualización.`;
};

const moveWords = {
  down: () => 'a la baja',
  up: () => 'al alza',
  unchanged: () => 'sin cambios',
  new: (count: number) => (count === 1 ? 'nuevo' : 'nuevos'),
} as const;

export const updatedGoals: typeof english.updatedGoals = (saved) => {
  const moves = saved.map(moveOf);
  const parts = (['down', 'up', 'unchanged', 'new'] as const).flatMap((move) => {
    const count = moves.filter((each) => each === move).length;
    return count === 0 ? [] : [`${count} ${moveWords[move](count)}`];
  });
  return `${saved.length === 1 ? '1 objetivo actualizado' : `${saved.length} objetivos actualizados`}: ${parts.join(', ')}`;
};

export const digitKeysWords: Translated<typeof english.digitKeysWords> = {
  rate: (level) => `Elegir nivel ${level}`,
};

export const predictWeeksWords: Translated<typeof english.predictWeeksWords> = {
  saveAndNext: 'Guardar y siguiente',
  save: 'Guardar',
};
