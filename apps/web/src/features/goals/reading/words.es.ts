import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { actingWords } from '@bellwether/domain/people/absence/words';
import type * as english from './words.ts';

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  MyGoals: 'Mis objetivos',
  DirectReports: 'Personas a mi cargo',
  CompanyGoals: 'Objetivos de empresa',
  ManagerAndPeers: 'Mi superior y mis pares',
  All: 'Todos los objetivos',
};

export const flagLabels: Translated<typeof english.flagLabels> = {
  needsUpdate: 'Por actualizar',
  needsReview: 'Por revisar',
  trendingUp: 'Probabilidad al alza',
  trendingDown: 'Probabilidad a la baja',
  qualityTrendingUp: 'Calidad al alza',
  qualityTrendingDown: 'Calidad a la baja',
  followed: 'Objetivos que sigo',
  topLevel: 'Objetivos principales',
  deactivated: 'Personas desactivadas',
  excludePrivate: 'Excluir objetivos privados',
  aligned: 'Objetivos vinculados',
  unaligned: 'Objetivos sin vincular',
  deleted: 'Objetivos eliminados',
};

export const emptyWords: Translated<typeof english.emptyWords> = {
  noGoals: 'No hay objetivos en este trimestre.',
  addGoal: 'Añadir objetivo',
  detail: 'Detalles del objetivo',
  notVisible: 'No visible para usted',
  parentAway: 'Vinculado a un objetivo eliminado o no visible para usted',
  deletedNote: 'Desaparece de aquí cuando se vinculen de nuevo los objetivos subordinados.',
};

export const summaryWords: Translated<typeof english.summaryWords> = {
  count: (count, isWhole) => {
    if (!isWhole) return `Los primeros ${count} objetivos de esta lista`;
    return count === 1 ? '1 objetivo en esta lista' : `${count} objetivos en esta lista`;
  },
  moved: 'Se han movido desde la semana pasada',
  notUpdated: 'Sin actualizar',
  waiting: 'Pendientes de usted',
  showAll: 'Mostrar todo',
  more: (count) => `y ${count} más`,
  calm: 'Nada se ha movido desde la semana pasada y no falta nada.',
  prediction: (week, words) => `Semana ${week}: ${words}`,
  nothing: 'No hay nada pendiente, así que no hay nada que resumir.',
};

export const saidWords: Translated<typeof english.saidWords> = {
  title: 'Última predicción y resultado',
  week: (week) => `Semana ${week}:`,
  never: 'Nunca predicho',
};

export const introductionWords: Translated<typeof english.introductionWords> = {
  lead: 'Así transcurre un trimestre con objetivos:',
  steps: [
    'Escriba un objetivo: qué quiere lograr este trimestre y cómo lo medirá.',
    'Su superior lo aprueba. Los objetivos de la dirección general se publican al momento.',
    'Cada semana predice en pocos segundos la probabilidad y la calidad del resultado.',
    'Al final da el resultado, y su superior está de acuerdo o no.',
  ],
  elsewhere: '¿Tiene sus objetivos en otro programa o en una hoja de cálculo? Tráigalos con su pasado:',
  importGoals: 'Importar objetivos',
};

export const groupWords: Translated<typeof english.groupWords> = {
  switch: 'Agrupar por persona',
  updated: (updated, asked) => `${updated} de ${asked} actualizados`,
  noGoals: 'No hay objetivos en este trimestre.',
  noMatch: 'No hay objetivos en esta lista.',
  oneToOne: 'Preparar reunión individual',
  newest: 'Comentario más reciente',
};

export const sheetWords: Translated<typeof english.sheetWords> = {
  changes: 'Cambios',
  show: (count) => (count === 1 ? '1 cambio' : `${count} cambios`),
  unchanged: 'Nada ha cambiado desde entonces.',
  moved: (from, to) => `${from} → ${to}`,
};

export const ownerName: typeof english.ownerName = (user) =>
  user.DeactivatedAt === null ? user.Name : `${user.Name} (ya no está)`;

export const sentBackBy: typeof english.sentBackBy = ({ UserName, ForName }) =>
  `Cambios pedidos por ${actingWords(UserName, ForName)}`;

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 objetivo pendiente de usted' : `${count} objetivos pendientes de usted`;

export const paletteWords: Translated<typeof english.paletteWords> = {
  add: 'Añadir objetivo',
  update: (count) => (count === 1 ? 'Actualizar 1 objetivo' : `Actualizar ${count} objetivos`),
  review: (count) => `Revisar ${count} ${count === 1 ? 'pendiente' : 'pendientes'}`,
  follow: 'Seguir',
  unfollow: 'Dejar de seguir',
};

export const historyWords: Translated<typeof english.historyWords> = {
  given: 'Predicción dada',
  imported: 'Seguimiento importado de un archivo',
  changed: 'Predicción cambiada',
  on: (what) => `sobre «${what}»`,
  week: (week) => `Semana ${week}`,
  onResult: {
    owner: 'sobre el resultado de la persona responsable',
    manager: 'sobre el resultado del superior',
  },
  result: { owner: 'Resultado de la persona responsable', manager: 'Resultado del superior' },
  dispute: 'Cerrado y en disputa: responsable y superior no coinciden en si el objetivo se ha cumplido.',
  none: { owner: 'nadie', parent: 'ningún objetivo superior' },
  notVisible: 'un objetivo no visible para usted',
  filters: { all: 'Todo', comments: 'Comentarios', predictions: 'Predicciones', changes: 'Cambios' },
  nothing: {
    comments: 'Aún no hay comentarios.',
    predictions: 'Aún no hay predicciones.',
    changes: 'Aún no hay cambios.',
  },
  earlier: (count) => `Mostrar anteriores (${count})`,
};

export const ownRecordNote: string = 'Solo lo ve usted.';

export const ownRecordWords: typeof english.ownRecordWords = ({ Likelihood, Said, CameTrue }) => {
  const label = isRating(Likelihood) ? likelihoodLabels[Likelihood] : '';
  const came =
    CameTrue === 0 ? 'ninguna se cumplió' : `${CameTrue} ${CameTrue === 1 ? 'se cumplió' : 'se cumplieron'}`;
  return `A estas alturas ha dicho «${label}» ${Said} ${Said === 1 ? 'vez' : 'veces'}; ${came}.`;
};

export const apartWords: typeof english.apartWords = ({ Owner, Manager }) => {
  const label = (level: number | undefined | null) => `«${likelihoodLabels[(level ?? 0) as Rating]}»`;
  const when = Manager?.IsBlind ? 'antes de verlo' : 'después de verlo';
  return `Empiece aquí: la persona responsable dice ${label(Owner)}; su superior dijo ${label(Manager?.Likelihood)} ${when}.`;
};

export const sideRunWords: Translated<typeof english.sideRunWords> = {
  next: 'Siguiente objetivo de la lista',
  previous: 'Objetivo anterior de la lista',
  forth: 'Siguiente',
  back: 'Anterior',
  place: (at, of) => `${at} de ${of}`,
};

export const childGoalsWords: Translated<typeof english.childGoalsWords> = {
  notLoaded: 'No se han podido cargar los objetivos subordinados.',
  predictionsMatrix: 'Matriz de predicciones',
  childGoals: 'Objetivos subordinados',
  goalsBelowTheDeleted: 'Objetivos bajo el objetivo eliminado',
  changeParentGoalOf: (title) => `Cambiar el objetivo superior de ${title}`,
  changeParentGoal: 'Cambiar objetivo superior',
};

export const deletedGoalRowWords: Translated<typeof english.deletedGoalRowWords> = {
  restore: (title) => `Restaurar ${title}`,
  theGoalIsRestored: 'El objetivo se ha restaurado.',
  restoreOf: 'Restaurar',
};

export const detailHeaderWords: Translated<typeof english.detailHeaderWords> = {
  editTitle: 'Editar título',
  finalizedAndInDispute: 'Cerrado y en disputa',
  seenByTheOwner: 'Lo ven la persona responsable y sus superiores',
  private: 'Privado',
};

export const detailNoticesWords: Translated<typeof english.detailNoticesWords> = {
  hideChanges: 'Ocultar cambios',
  viewChanges: 'Ver cambios',
  proposedChangesOfThis: 'Hay cambios propuestos de este objetivo pendientes de aprobación.',
  changesOfThisGoal: 'Hay cambios de este objetivo en borrador, aún sin enviar para su aprobación.',
};

export const detailsTabWords: Translated<typeof english.detailsTabWords> = {
  parentGoal: 'Objetivo superior',
  notAlignedUnderAnother: 'Sin vincular a otro objetivo.',
  alignedUnderAGoal: 'Vinculado a un objetivo no visible para usted.',
};

export const distributionBarWords: Translated<typeof english.distributionBarWords> = {
  goalsByLikelihood: 'Objetivos por probabilidad',
};

export const emptyGoalListWords: Translated<typeof english.emptyGoalListWords> = {
  noGoalsMatch: 'Ningún objetivo coincide.',
  clearAll: 'Quitar todo',
  otherFiltersOrAnother: 'Puede que lo que busca esté con otros filtros o en otro trimestre.',
  noDeletedGoalsIn: 'No hay objetivos eliminados en este trimestre.',
  goalsThatWereDeleted: 'Los objetivos eliminados se pueden restaurar aquí.',
  nothingWaitsForYou: 'No tiene nada pendiente.',
  goalsChangesResultsAnd:
    'Aquí aparecen los objetivos, cambios, resultados y solicitudes de aparcar que necesitan su respuesta.',
  aGoalSaysWhat:
    'Un objetivo dice qué quiere lograr este trimestre y cómo se mide. Cada semana predice cómo acabará.',
  chooseAnotherQuarterOr: 'Elija arriba otro trimestre u otros objetivos.',
};

export const filterFormWords: Translated<typeof english.filterFormWords> = {
  departments: 'Departamentos',
  notLoaded: 'No se han podido cargar los departamentos.',
  allDepartments: 'Todos los departamentos',
  clearDepartments: 'Quitar departamentos',
  whose: 'De quién',
  states: 'Estados',
  asksFor: 'Necesita',
  likelihoodLevels: 'Niveles de probabilidad',
  likelihoodTrend: 'Tendencia de la probabilidad',
  qualityLevels: 'Niveles de calidad',
  qualityTrend: 'Tendencia de la calidad',
  alignment: 'Vinculación',
  visibility: 'Visibilidad',
  clearAll: 'Quitar todo',
  cancel: 'Cancelar',
  apply: 'Aplicar',
};

export const followButtonWords: Translated<typeof english.followButtonWords> = {
  youFollowThisGoal: 'Sigue este objetivo',
  followThisGoal: 'Seguir este objetivo',
  follow: 'Seguir',
};

export const goalCardWords: Translated<typeof english.goalCardWords> = {
  youFollowThisGoal: 'Sigue este objetivo',
  private: 'Privado',
};

export const goalCardsWords: Translated<typeof english.goalCardsWords> = {
  goals: 'Objetivos',
};

export const goalDetailWords: Translated<typeof english.goalDetailWords> = {
  thisGoalIsNot: 'Este objetivo no está disponible.',
  itWasDeletedOr: 'Se ha eliminado o no es visible para usted.',
  notLoaded: 'No se ha podido cargar el objetivo.',
  overview: 'Vista general',
  details: 'Detalles',
  historyAndComments: 'Historial y comentarios',
  hierarchy: 'Jerarquía',
};

export const goalListWords: Translated<typeof english.goalListWords> = {
  list: 'Lista de objetivos',
  notLoaded: 'No se han podido cargar los objetivos.',
  theListMayBe: 'Puede que la lista no esté al día.',
};

export const goalResultsWords: Translated<typeof english.goalResultsWords> = {
  resultOfTheOwner: 'Resultado de la persona responsable',
  resultOfTheManager: 'Resultado del superior',
};

export const goalSideDrawerWords: Translated<typeof english.goalSideDrawerWords> = {
  details: 'Detalles',
};

export const historyEntryWords: Translated<typeof english.historyEntryWords> = {
  via: viaWords,
  comments: 'Comentarios',
  from: 'de',
  to: 'a',
};

export const historyFilterWords: Translated<typeof english.historyFilterWords> = {
  showInTheHistory: 'Mostrar en el historial',
};

export const historyTabWords: Translated<typeof english.historyTabWords> = {
  absentComment: 'Este enlace llevaba a un comentario que ya no existe.',
  nothingHasHappenedYet: 'Aún no ha pasado nada.',
  movesOfTheGoal: 'Aquí aparecen los movimientos del objetivo, las predicciones semanales y los comentarios.',
  thisWeek: '· esta semana',
};

export const listHeadWords: Translated<typeof english.listHeadWords> = {
  goals: 'Objetivos',
  quarter: 'Trimestre',
  whoseGoals: 'Objetivos de quién:',
  whoseGoalsOf: 'Objetivos de quién',
  notLoaded: 'No se han podido cargar los demás trimestres.',
  searchGoalsByTitle: 'Buscar objetivos por título',
  searchTitles: 'Buscar títulos',
  filters: 'Filtros',
  waitingForMe: 'Pendientes de mí',
  allQuarters: 'Todos los trimestres',
};

export const listSummaryWords: Translated<typeof english.listSummaryWords> = {
  notLoaded: 'No se ha podido cargar el resumen.',
};

export const moreMenuWords: Translated<typeof english.moreMenuWords> = {
  more: 'Más',
};

export const ownRecordLineWords: Translated<typeof english.ownRecordLineWords> = {
  yourOwnRecord: 'Sus aciertos anteriores',
};

export const peopleFilterWords: Translated<typeof english.peopleFilterWords> = {
  people: 'Personas',
  notLoaded: 'No se han podido cargar las personas.',
  everybody: 'Todo el mundo',
  clearPeople: 'Quitar personas',
};

export const personGroupsWords: Translated<typeof english.personGroupsWords> = {
  notLoaded: 'No se han podido cargar los objetivos.',
};

export const predictionLinesWords: Translated<typeof english.predictionLinesWords> = {
  weeklyPredictions: 'Predicciones semanales',
  comments: 'Comentarios',
  week: 'Semana',
};

export const goalActsWords: Translated<typeof english.goalActsWords> = {
  edit: 'Editar',
  comment: 'Comentar',
  requestApproval: 'Solicitar aprobación',
  publish: 'Publicar',
  retract: 'Retirar',
  discardEdits: 'Descartar cambios',
  reviewGoal: 'Revisar objetivo',
  reviewProposedChanges: 'Revisar cambios propuestos',
  finalize: 'Cerrar',
  editResult: 'Editar resultado',
  retractResult: 'Retirar resultado',
  requestToShelve: 'Solicitar aparcarlo',
  shelve: 'Aparcar',
  reviewShelvingRequest: 'Revisar solicitud de aparcar',
  changeGoalOwnership: 'Cambiar de responsable',
  deleteGoal: 'Eliminar objetivo',
  update: 'Actualizar',
  addAContributingGoal: 'Añadir objetivo contribuyente',
  copy: 'Copiar',
};

export const goalBadgesWords: Translated<typeof english.goalBadgesWords> = {
  inDispute: 'En disputa',
  needsReview: 'Por revisar',
  needsUpdate: 'Por actualizar',
  needsFinalization: 'Por cerrar',
  changesRequested: 'Cambios pedidos',
  atRisk: 'En riesgo',
  pendingEdits: 'Cambios pendientes',
};

export const goalsPageWords: Translated<typeof english.goalsPageWords> = {
  theGoalThatYou: 'El objetivo que elija en la lista se muestra aquí.',
  addGoal: 'Añadir objetivo',
  back: 'Volver',
};
