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
    contradictions: 'Contradicciones',
    departments: 'Departamentos',
    decisions: 'Por decidir',
  },
  noGoals: 'Este trimestre no tiene objetivos publicados.',
  band: bandText,
  achieved: (achieved, decided) =>
    `${achieved} de ${ofGoals(decided)} con resultado definitivo ${achieved === 1 ? 'se ha cumplido' : 'se han cumplido'}.`,
  open: (count) => `${goals(count)} ${count === 1 ? 'aún no tiene' : 'aún no tienen'} resultado definitivo.`,
  inDispute: (count) =>
    `${goals(count)} ${count === 1 ? 'está' : 'están'} en disputa: responsable y superior no están de acuerdo.`,
  called: (count) =>
    count === 1
      ? 'Su responsable ve poco probable 1 objetivo.'
      : `Sus responsables ven poco probables ${count} objetivos.`,
  noneCalled: 'Ningún objetivo se ve poco probable según su responsable.',
  contradict: (count) => `Los responsables se contradicen sobre ${goals(count)}.`,
  noContradictions: 'Ningún objetivo contradice a los objetivos que contribuyen a él.',
  more: (count) => `Y ${count} más.`,
  noForecast: 'Aún no ha terminado ninguna semana de este trimestre.',
  noDepartments: 'Ningún departamento tiene objetivos que cuenten.',
  nothingToDecide: 'Nada exige una decisión.',
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
