import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const matrixWords: Translated<typeof english.matrixWords> = {
  title: 'Matriz de predicciones',
  previousGoal: 'Objetivo anterior',
  nextGoal: 'Objetivo siguiente',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
  currentWeek: 'Semana actual',
  noEarlierWeek: 'Esta es la primera semana del trimestre.',
  noLaterWeek: 'La semana siguiente no ha empezado.',
  findGoal: 'Buscar objetivos por título',
  findShort: 'Buscar títulos',
  noMatrix: 'Aún no hay predicciones que mostrar',
  noMatrixReason:
    'La matriz muestra dónde están cada semana un objetivo y todo lo vinculado a él: con qué probabilidad y con qué calidad. Empieza con su primer objetivo aprobado del trimestre.',
  allCompanyGoals: 'Todos los objetivos de empresa',
  addGoal: 'Añadir objetivo',
  noCompanyGoals:
    'Sus objetivos sin objetivo superior son los objetivos de empresa. Con el primero, la matriz lo muestra junto con todo lo vinculado a él.',
  notVisible: 'No visible para usted',
  deleted: 'Este objetivo se ha eliminado.',
  changeParent: 'Cambiar objetivo superior',
  deletedNote: 'Desaparece de aquí cuando se vinculen de nuevo los objetivos subordinados.',
  updated: 'Actualizados',
  updatedReason: 'Predichos en esta semana. Los demás conservan su última predicción.',
  counts: {
    goal: 'Este objetivo y los objetivos publicados de debajo que usted ve.',
    company: 'Los objetivos de empresa y los objetivos publicados de debajo que usted ve.',
  },
  movement: 'Mostrar movimiento',
  unlikely: 'Poco probables',
  unpredicted: 'Aún sin predicción',
  withResult: 'Cerrados',
  alone: 'Aquí aparecen los objetivos vinculados a este, cada uno en su sitio de la cuadrícula.',
  own: 'Este objetivo',
  noTrail: 'Sin predicción en las últimas semanas',
};

export const levelWords: typeof english.levelWords = (generation) =>
  generation === 0 ? 'Este objetivo' : `Nivel ${generation}`;

export const goalCount: typeof english.goalCount = (count) =>
  count === 1 ? '1 objetivo' : `${count} objetivos`;

export const walkWords: typeof english.walkWords = (index, total) => {
  if (index >= 0) return `Objetivo ${index + 1} de ${total}`;
  return total === 1 ? 'Su 1 objetivo' : `Sus ${total} objetivos`;
};

export const goalFinderWords: Translated<typeof english.goalFinderWords> = {
  theGoalsCouldNot: 'No se ha podido buscar en los objetivos.',
  noGoalHasThese: 'Ningún objetivo tiene estas palabras en el título.',
};

export const goalListHeadWords: Translated<typeof english.goalListHeadWords> = {
  goalsOfTheMatrix: 'Objetivos de la matriz',
  level: 'Nivel',
  allLevels: 'Todos los niveles',
  state: 'Estado',
  allStates: 'Todos los estados',
};

export const goalRowWords: Translated<typeof english.goalRowWords> = {
  commentsOnThisPrediction: 'Comentarios sobre esta predicción',
  inDispute: 'En disputa',
};

export const goalRowsWords: Translated<typeof english.goalRowsWords> = {
  goals: 'Objetivos',
};

export const goalWalkWords: Translated<typeof english.goalWalkWords> = {
  yourGoals: 'Sus objetivos',
};

export const matrixBoardWords: Translated<typeof english.matrixBoardWords> = {
  matrix: 'Matriz',
  goalsByLikelihoodAnd: (week) => `Objetivos por probabilidad y calidad, ${week}`,
  goalList: 'Lista de objetivos',
  noGoalsHere: 'No hay objetivos aquí',
  showAllGoals: 'Mostrar todos los objetivos',
  nothingInThisWeek: 'Nada de esta semana coincide con lo elegido.',
};

export const matrixGridWords: Translated<typeof english.matrixGridWords> = {
  likelihood: '↑ Probabilidad',
  quality: 'Calidad →',
};

export const matrixSubjectWords: Translated<typeof english.matrixSubjectWords> = {
  parentGoal: 'Objetivo superior:',
  private: 'Privado',
};

export const trailCaptionWords: Translated<typeof english.trailCaptionWords> = {
  week: (from) => `Semana ${from}`,
  weeks: (from, to) => `Semanas ${from}–${to}`,
};

export const treeLinesWords: Translated<typeof english.treeLinesWords> = {
  fold: 'Contraer',
  unfold: 'Desplegar',
};

export const movementPartWords: Translated<typeof english.movementPartWords> = {
  noGoalMovedIn: 'Ningún objetivo se ha movido en esta semana.',
};

export const companyMatrixPageWords: Translated<typeof english.companyMatrixPageWords> = {
  notLoaded: 'No se ha podido cargar la matriz.',
  notYours: 'Solo la dirección general ve todos los objetivos de empresa en una matriz.',
  eachGoal: 'Puede abrir la matriz de cada objetivo que vea.',
};

export const matrixPageWords: Translated<typeof english.matrixPageWords> = {
  thisGoalIsNot: 'Este objetivo no está disponible.',
  goToGoals: 'Ir a objetivos',
  itWasDeletedIs:
    'Se ha eliminado, no es visible para usted o la semana de la dirección no es de su trimestre.',
  itWasDeletedOr: 'Se ha eliminado o no es visible para usted.',
  notLoaded: 'No se ha podido cargar la matriz.',
};

export const noMatrixPageWords: Translated<typeof english.noMatrixPageWords> = {
  goToGoals: 'Ir a objetivos',
};

export const searchingWords: Translated<typeof english.searchingWords> = { searching: 'Buscando…' };

export const rowTexts: Translated<typeof english.rowTexts> = {
  under: (parent) => `bajo ${parent}`,
  comments: (count) => (count === 1 ? 'comentario' : 'comentarios'),
  changeParentOf: (title) => `Cambiar el objetivo superior de ${title}`,
  show: (count) => `Mostrar ${goalCount(count)}`,
  shown: (count) => `${goalCount(count)} ${count === 1 ? 'mostrado' : 'mostrados'}`,
  shownOf: (shown, all) => `${shown} de ${goalCount(all)}`,
  below: (count, title) => `${goalCount(count)} bajo ${title}`,
  andMore: (count) => `y ${count} más`,
  next: 'Siguiente objetivo de la lista',
  previous: 'Objetivo anterior de la lista',
};

export const gridTexts: Translated<typeof english.gridTexts> = {
  goTo: 'Ir a la cuadrícula; las flechas mueven, Intro filtra',
  cell: (words, count, isOwn) => `${words}: ${goalCount(count)}${isOwn ? ', entre ellos este objetivo' : ''}`,
};

export const movedWords: typeof english.movedWords = (total, less, more, inQuality) => {
  const parts = [
    ...(less > 0 ? [`${less} menos ${less === 1 ? 'probable' : 'probables'}`] : []),
    ...(more > 0 ? [`${more} más ${more === 1 ? 'probable' : 'probables'}`] : []),
    ...(inQuality > 0 ? [`${inQuality} solo en calidad`] : []),
  ];
  return `${goalCount(total)} ${total === 1 ? 'se ha' : 'se han'} movido en esta semana: ${parts.join(', ')}`;
};

export const stayWords: typeof english.stayWords = (from, to, cell, isFirst) => {
  const week = isFirst ? 'Semana' : 'semana';
  return `${from === to ? `${week} ${from}` : `${week}s ${from}–${to}`} ${cell}`;
};
