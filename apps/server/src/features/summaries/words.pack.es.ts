import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.pack.ts';

const goals = (count: number) => (count === 1 ? '1 objetivo' : `${count} objetivos`);

/** After «de». */
const ofGoals = (count: number) => (count === 1 ? '1 objetivo' : `los ${count} objetivos`);

const bandText: typeof english.packWords.band = ({ goals: count, expected, low, high }) =>
  low === null || high === null
    ? `Se espera que se cumplan en torno a ${expected} de ${ofGoals(count)}.`
    : `Se espera que ${low === 1 && high === 1 ? 'se cumpla' : 'se cumplan'} ${low === high ? low : `de ${low} a ${high}`} de ${ofGoals(count)} (en 8 de cada 10 casos).`;

export const packWords: Translated<typeof english.packWords> = {
  title: 'Dosier del consejo',
  soFar: (quarter) => `${quarter} hasta ahora`,
  headings: {
    answer: (when) => `${when} de un vistazo`,
    results: (before) => `Resultados frente a ${before}`,
    resultsAlone: 'Resultados',
    forecast: 'Pronóstico por semana',
    forecastThen: 'Lo que se esperaba cada semana',
    contradictions: 'Contradicciones',
    departments: 'Departamentos',
    decisions: 'Por decidir',
  },
  noGoals: 'Este trimestre no tiene objetivos publicados.',
  band: bandText,
  expectedThen: ({ goals: count, expected, low, high }) =>
    low === null || high === null
      ? `En la última semana se ${count === 1 ? 'esperaba' : 'esperaban'} en torno a ${expected} de ${ofGoals(count)}.`
      : `En la última semana se ${low === 1 && high === 1 ? 'esperaba' : 'esperaban'} ${low === high ? low : `de ${low} a ${high}`} de ${ofGoals(count)} (en 8 de cada 10 casos).`,
  achieved: (achieved, decided) =>
    `${achieved} de ${ofGoals(decided)} con resultado definitivo ${achieved === 1 ? 'se ha cumplido' : 'se han cumplido'}.`,
  open: (count) => `${goals(count)} ${count === 1 ? 'aún no tiene' : 'aún no tienen'} resultado definitivo.`,
  inDispute: (count) =>
    `${goals(count)} ${count === 1 ? 'está' : 'están'} en disputa: responsable y superior no están de acuerdo.`,
  called: (count) =>
    count === 1
      ? 'Su responsable ve poco probable 1 objetivo.'
      : `Sus responsables ven poco probables ${count} objetivos.`,
  noneCalled: 'Ningún objetivo es poco probable según su responsable.',
  contradict: (count) => `Los responsables se contradicen sobre ${goals(count)}.`,
  noContradictions: 'Ningún objetivo contradice a los objetivos que contribuyen a él.',
  firstOf: (shown, all) => `Se muestran los primeros ${shown} de ${all}.`,
  more: (count) => `Y ${count} más.`,
  nothingToDecide: 'Nada exige una decisión.',
  why: {
    called: 'Su responsable lo ve poco probable.',
    disputed: 'Responsable y superior no están de acuerdo sobre el resultado.',
    unsettled: 'Falta el resultado definitivo.',
  },
  noReason: 'Aún sin motivo indicado.',
  rows: {
    goals: 'Objetivos',
    decided: 'Con resultado definitivo',
    achieved: 'Cumplidos',
    share: 'Cumplidos, de los que tienen resultado definitivo',
    inDispute: 'En disputa',
    noWord: 'En curso sin predicción',
  },
  columns: {
    figure: '',
    department: 'Departamento',
    goals: 'Objetivos',
    decided: 'Con resultado definitivo',
    achieved: 'Cumplidos',
    expected: 'Previstos',
    band: 'Intervalo',
  },
  week: (week) => `Semana ${week}`,
  weekText: ({ week, ...band }) => `Semana ${week}: ${bandText(band)}`,
  own: 'De nuestra parte',
};

export const packRefusals: Translated<typeof english.packRefusals> = {
  deck_changed: 'Este resumen se ha cambiado en otra ventana. Mire esa versión antes de guardar la suya.',
  pack_changed:
    'Este dosier del consejo se ha cambiado en otra ventana. Mire esa versión antes de guardar la suya.',
};
