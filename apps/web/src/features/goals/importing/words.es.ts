import { goalFieldLabels } from '@bellwether/domain/goals/import/fields';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

const counted = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count === 1 ? one : several}`;
export const goalCount: typeof english.goalCount = (count) => counted(count, 'objetivo', 'objetivos');

export const countsSentence: typeof english.countsSentence = ({
  Goals,
  CheckIns,
  Results,
  Unchanged,
  RowsLeftOut,
}) =>
  [
    goalCount(Goals),
    counted(CheckIns, 'seguimiento', 'seguimientos'),
    counted(Results, 'resultado', 'resultados'),
    ...(Unchanged > 0 ? [`${shownNumber(Unchanged)} ya aquí`] : []),
    ...(RowsLeftOut > 0 ? [counted(RowsLeftOut, 'fila omitida', 'filas omitidas')] : []),
  ].join(' · ');

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  notYours:
    'Solo la dirección general, la administración de la organización y la de objetivos pueden importar objetivos.',
  lead: 'Incorpore los objetivos de otro programa o de su propia hoja de cálculo, con sus seguimientos y desenlaces. El archivo se comprueba primero, y no se avisa a nadie. Los trimestres terminados muestran al momento lo bien que predice su empresa.',
  drop: `o suéltelo aquí. CSV, .xlsx u .ods, hasta ${shownNumber(10_000)} filas.`,
  needsTitle: 'Lo que necesita el archivo',
  needs: [
    'Un título, una persona responsable (dirección, ID o nombre) y un trimestre o fechas para cada objetivo.',
    'Los seguimientos pueden ocupar una fila cada uno o una columna por semana. Las palabras y los porcentajes se convierten en probabilidades mediante una tabla que usted puede cambiar.',
    'Un desenlace pasa a ser el resultado. El objetivo superior se encuentra por su título o ID.',
  ],
  presets:
    'Se conocen nuestra plantilla de planificación, Viva Goals, Lattice, Quantive, 15Five, Betterworks, Culture Amp, Weekdone, Jira y Atlassian Goals, y hojas sencillas de OKR.',
  names: { file: '¿Qué es esto?', columns: 'Columnas', words: 'Palabras', plan: 'Plan' },
  file: (name, rows, preset) =>
    `${name || 'Su archivo'} tiene ${counted(rows, 'fila', 'filas')}${preset === null ? '' : `, como en ${preset}`}.`,
  fields: goalFieldLabels,
  wordsLead: 'Elija qué significan las palabras del archivo. Se recuerda para su empresa.',
  noWords: 'El archivo no tiene palabras para estados ni seguimientos.',
  wordOf: (word) => `«${word}» significa`,
  wordCount: (count) => counted(count, 'celda', 'celdas'),
  pleaseChoose: 'Elija una opción',
  meanings: {
    '4': likelihoodLabels[4],
    '3': likelihoodLabels[3],
    '2': likelihoodLabels[2],
    '1': likelihoodLabels[1],
    '0': likelihoodLabels[0],
    achieved: 'Terminado: cumplido',
    missed: 'Terminado: no cumplido',
    cancelled: 'Terminado: aparcado',
    closed: 'Terminado: su progreso dice cómo',
    active: 'En curso',
    draft: 'Borrador',
    nothing: 'No dice nada',
  },
  dateOrder: 'Fechas',
  dateOrderHint: 'Las fechas de este archivo no indican qué número es el día.',
  dateOrders: {
    dmy: 'Primero el día, como en 31.12. o 31/12',
    mdy: 'Primero el mes, como en 12/31',
  },
  pacesTitle: 'Progreso en porcentaje',
  pacesLead: `Si un seguimiento solo tiene un progreso, se compara con el tiempo transcurrido: ${shownPercent(50)} a mitad de trimestre es el ${shownPercent(100)} del ritmo.`,
  paceLabels: [3, 2, 1, 0].map(
    (at) =>
      `${[likelihoodLabels[1], likelihoodLabels[2], likelihoodLabels[3], likelihoodLabels[4]][at]} desde, en % del ritmo`,
  ),
  pacesWrong: 'Escriba cuatro números, cada uno como máximo igual al anterior.',
  savePaces: 'Usar estos límites',
  ownerAsked: (value) => `Nadie se llama «${value}». ¿De quién son estos objetivos?`,
  noOwnerAsked: 'Estas filas no indican responsable. ¿De quién son estos objetivos?',
  wordAsked: (value) => `¿Qué significa «${value}»?`,
  owner: 'Dirección, ID o nombre',
  useOwner: 'Usar',
  goalsTitle: 'Lo que se importa',
  goal: 'Objetivo',
  ownerTitle: 'Responsable',
  quarter: 'Trimestre',
  state: 'Llega como',
  states: { draft: 'Borrador', approved: 'Aprobado', finalized: 'Cerrado', shelved: 'Aparcado' },
  isPrivate: 'privado',
  checkIns: (count) => counted(count, 'seguimiento', 'seguimientos'),
  below: (title) => `bajo «${title}»`,
  someLeftOut: (goals, rows) =>
    `Se ${goals === 1 ? 'puede' : 'pueden'} importar ${goalCount(goals)}; ${counted(rows, 'fila', 'filas')}, no. Responda a lo que el archivo deja abierto, o corrija esas filas y elija el archivo de nuevo. También puede importar solo los demás objetivos.`,
  nothing: 'Todos los objetivos de este archivo ya están aquí; no hay nada que importar.',
  quarters: (quarters) => (quarters.length < 2 ? quarters.join('') : `${quarters[0]} a ${quarters.at(-1)}`),
  marked: 'Los seguimientos y resultados se marcan como importados dondequiera que se muestren.',
  start: (count) => `Importar ${goalCount(count)}`,
  writtenOf: (written, goals) => `${shownNumber(written)} de ${goalCount(goals)}`,
  ended: {
    cancelled: 'La importación se ha cancelado. No se ha escrito nada.',
    failed: 'La importación ha fallado. No se ha escrito nada. Inténtelo de nuevo.',
    refused:
      'La empresa ha cambiado desde que se comprobó el archivo, así que ya no encaja. No se ha escrito nada.',
    undone: 'La importación se ha deshecho. Sus objetivos ya no están.',
  },
  undo: 'Deshacer la importación',
  undoAsk: 'Se eliminarán todos los objetivos de esta importación, con sus seguimientos y resultados.',
  undoNow: 'Eliminar estos objetivos',
  undoUntil:
    'Puede deshacer la importación durante 24 horas, mientras nadie haya cambiado o usado sus objetivos.',
  keep: 'Conservarlos',
  seeGoals: 'Ver los objetivos',
};
