import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import { whole } from './model/forecast-facts.ts';
import type * as english from './words.ts';

const published = (goals: number, one: string, several: string) =>
  goals === 1 ? `de 1 objetivo publicado ${one}` : `de ${goals} objetivos publicados ${several}`;

export const quarterWords: Translated<typeof english.quarterWords> = {
  failed: 'No se ha podido cargar el pronóstico.',
  group: 'Objetivos de',
  quarter: 'Trimestre',
  company: 'Empresa',
  absent: 'Este grupo no existe o no puede verlo.',
  none: 'Aún no se cuenta ningún objetivo',
  noneHint: 'Aquí se cuentan los objetivos publicados de este trimestre, no los privados.',
  expected: (goals) =>
    goals === 1
      ? 'objetivo publicado previsto como cumplido'
      : 'objetivos publicados previstos como cumplidos',
  ofExpected: (goals) => published(goals, 'previsto como cumplido', 'previstos como cumplidos'),
  ofAchieved: (goals) => published(goals, 'cumplido', 'cumplidos'),
  history: 'Semana a semana',
  historyHint:
    'El punto es la cifra prevista al final de esa semana; la barra, su intervalo, tal como se mostraron entonces.',
  noHistory: 'La primera semana terminada pone el primer punto.',
  parts: 'Por departamento',
  reports: 'Por persona a cargo',
  moved: 'Se han movido desde la semana pasada',
  noneMoved: 'Ningún objetivo ha cambiado de predicción desde la semana pasada.',
  how: layerTitles.method,
  week: 'Semana',
  number: 'Previsto',
  band: '8 de cada 10 casos',
  inBand: 'dentro',
  outOfBand: 'fuera',
  came: 'El resultado',
  goals: 'Objetivos',
  part: 'Parte',
  noBand: 'menos de cinco objetivos',
  thisWeek: (week) => `${week} (ahora)`,
};

export const expectedWords: typeof english.expectedWords = ({ Expected, Goals }) =>
  `${whole(Expected)} de ${Goals}`;

export const bandWords: typeof english.bandWords = ({ Low, High }) =>
  Low === null || High === null ? quarterWords.noBand : `${Low}–${High}`;

export const quarterAnswerWords: typeof english.quarterAnswerWords = ({ Low, High }) =>
  Low === null || High === null ? '' : `, en 8 de cada 10 casos entre ${Low} y ${High}`;

export const bandSentence: typeof english.bandSentence = ({ Low, High, Goals }) => {
  if (Low === null || High === null)
    return `Con menos de cinco objetivos no hay intervalo: se cuenta con ${goalCount(Goals)}.`;
  return `En 8 de cada 10 casos termina entre ${Low} y ${High}.`;
};

export const resultSentence: typeof english.resultSentence = ({
  HasEnded,
  Goals,
  Decided,
  Achieved,
  InDispute,
}) => {
  if (!HasEnded) return undefined;
  const missing = Goals - Decided - InDispute;
  const soFar = `Hasta ahora se ${Achieved === 1 ? 'ha' : 'han'} cumplido ${Achieved} de ${Goals}`;
  if (missing === 0 && InDispute > 0) return `${soFar}.`;
  if (missing === 0) return `Al final ${Achieved === 1 ? 'fue' : 'fueron'} ${Achieved} de ${Goals}.`;
  const have =
    missing === 1 ? '1 objetivo aún no tiene resultado' : `${missing} objetivos aún no tienen resultado`;
  return `${soFar}; ${have}.`;
};

export const goalCount: typeof english.goalCount = (count) =>
  count === 1 ? '1 objetivo' : `${count} objetivos`;

export const noWordSentence: typeof english.noWordSentence = ({ NoWord }) => {
  if (NoWord === 0) return undefined;
  return NoWord === 1
    ? '1 objetivo aún no tiene predicción.'
    : `${NoWord} objetivos aún no tienen predicción.`;
};

export const decidedSentence: typeof english.decidedSentence = ({ Decided, Achieved }) => {
  if (Decided === 0) return undefined;
  if (Decided === 1)
    return `1 tiene un resultado definitivo; ${Achieved === 1 ? 'se cumplió' : 'no se cumplió'}.`;
  return `${Decided} tienen un resultado definitivo; ${Achieved} de ellos se ${Achieved === 1 ? 'cumplió' : 'cumplieron'}.`;
};

export const disputeSentence: typeof english.disputeSentence = ({ InDispute }) => {
  if (InDispute === 0) return undefined;
  return InDispute === 1
    ? '1 objetivo está en disputa: responsable y superior no coinciden.'
    : `${InDispute} objetivos están en disputa: responsables y superiores no coinciden.`;
};

export const insideSentence: typeof english.insideSentence = ({ Inside }) => {
  if (Inside === null) return undefined;
  return `De ${Inside.Of} pronósticos en trimestres terminados, ${Inside.Inside} ${Inside.Inside === 1 ? 'acabó' : 'acabaron'} dentro de su intervalo.`;
};

const small = ['Ninguno', 'Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];

export const changeWords: Translated<typeof english.changeWords> = {
  since: (change) =>
    change === 0
      ? 'Tantos como la semana pasada'
      : `${small[Math.abs(change)] ?? Math.abs(change)} ${change < 0 ? 'menos' : 'más'} que la semana pasada`,
  and: ' y ',
  fell: (count) => (count === 0 ? '.' : count === 1 ? ' ha bajado.' : ' han bajado.'),
  rose: (count) => (count === 0 ? '.' : count === 1 ? ' ha subido.' : ' han subido.'),
};

export const howWords: Translated<typeof english.howWords> = {
  title: quarterWords.how,
  chance:
    'Cada predicción de la persona responsable vale lo que esa misma predicción valió aquí en el mismo momento de trimestres anteriores; donde hay muy pocos objetivos, ayuda una suposición prudente. La calidad mueve un poco la probabilidad, y un objetivo sin predicción recibe la probabilidad de los de su clase.',
  sum: 'Las probabilidades se suman y dan la cifra prevista. El intervalo también tiene en cuenta que los objetivos de una empresa comparten la buena y la mala suerte: cuánto, se aprende de cómo terminaron los trimestres anteriores.',
  notUsed:
    'Los aciertos anteriores de cada persona no influyen: la misma predicción vale igual venga de quien venga, y los objetivos de debajo no cambian ningún objetivo.',
  tableTitle: 'En qué queda aquí cada predicción',
  phases: ['Principio', 'Mitad', 'Final'],
  now: 'ahora',
  goals: goalCount,
  tenths: (tenths) => `${tenths} de cada 10`,
  label: 'Predicción',
  assumed: 'supuesto',
  assumedNote: 'Supuesto: aún hay muy pocos objetivos terminados.',
};

export const historyLabel: typeof english.historyLabel = (weeks, goals) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return '';
  if (first.Week === last.Week)
    return `Semana ${last.Week}: ${whole(last.Expected)} de ${goals} ${goals === 1 ? 'objetivo previsto como cumplido' : 'objetivos previstos como cumplidos'}`;
  return `Semanas ${first.Week} a ${last.Week}: de ${whole(first.Expected)} a ${whole(last.Expected)} de ${goals} ${goals === 1 ? 'objetivo previsto como cumplido' : 'objetivos previstos como cumplidos'}`;
};
