import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const tabLabels: Translated<typeof english.tabLabels> = {
  week: 'Esta semana',
  quarter: 'Trimestre',
  know: 'Nuestro acierto',
};

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  mine: 'Mis objetivos',
  reports: 'Personas a mi cargo',
  organisation: 'Mi organización',
  company: 'Empresa',
};

export const insightWords: Translated<typeof english.insightWords> = {
  tabs: 'Partes del análisis',
  off: 'El análisis está desactivado.',
  offHint: 'Su empresa ha desactivado el análisis en los ajustes.',
  notAuthorized: 'No tiene autorización.',
  notAuthorizedHint: 'Esta parte del análisis es para el personal de la empresa.',
  table: 'Lo mismo como tabla',
  groupsFailed: 'No se han podido cargar los grupos.',
};

export const groupNameWords: typeof english.groupNameWords = ({ Kind, Name }) => {
  if (Kind === 'company') return 'Empresa';
  return Kind === 'department' ? Name : `Organización de ${Name}`;
};

export const weekWords: Translated<typeof english.weekWords> = {
  failed: 'No se ha podido cargar la lista.',
  scope: 'Objetivos de quién',
  list: 'Para hablar esta semana',
  listHint:
    'Para hablar esta semana: objetivos que, según sus responsables, no son poco probables, pero que muestran un indicio; primero los más dudosos. La cifra dice cuántos de cada diez objetivos así se cumplen.',
  reasons: 'Por qué está aquí',
  lists: 'Qué objetivos',
  more: (title) => `Más: ${title}`,
  open: 'Abrir',
  talk: 'Ya se ha hablado',
  talked: 'Hablado esta semana',
  view: 'Dar una segunda opinión',
  called: 'Poco probables según sus responsables',
  calledHint:
    'Sus propios responsables dicen que estos objetivos son poco probables: primero los más cercanos a remontar.',
  isNew: 'Nuevo',
  contradictions: 'Contradicciones',
  contradictionsHint: 'Un objetivo y los objetivos de debajo no dicen lo mismo.',
  noContradictions: 'No hay contradicciones esta semana.',
  noCalled: 'Ningún objetivo se considera poco probable.',
  further: (count) => (count === 1 ? '1 objetivo más' : `${count} objetivos más`),
  weekOf: (week, weeks) => `Semana ${week} de ${weeks}`,
  noWord: 'Aún sin predicción',
  notYet: 'Aún no se pide ninguna semana',
  giveAway: 'Pasarlo a otra persona',
  left: 'Ya no está',
};

export const weekListWords: typeof english.weekListWords = (list, count) => {
  if (list === 'talk') return `${count} para hablar`;
  if (list === 'called') return count === 1 ? '1 poco probable' : `${count} poco probables`;
  return count === 1 ? '1 contradicción' : `${count} contradicciones`;
};

export const tenthsWords: typeof english.tenthsWords = (tenths) => `en torno a ${tenths} de cada 10`;

export const percentWords: typeof english.percentWords = ({ Percent, IsAssumed }) =>
  IsAssumed
    ? `${shownPercent(Percent)} (una suposición; aún hay muy pocos objetivos terminados)`
    : shownPercent(Percent);

export const nothingStandsOut: typeof english.nothingStandsOut = ({ CalledCount }) => {
  if (CalledCount === 0) return 'Nada destaca esta semana.';
  const goals =
    CalledCount === 1
      ? '1 objetivo es poco probable según su responsable.'
      : `${CalledCount} objetivos son poco probables según sus responsables.`;
  return `Nada destaca esta semana. ${goals}`;
};

export const quietSentence: typeof english.quietSentence = ({ Quarter, FormerQuarter, Unlikely }) => {
  const none = `Aún no hay ningún objetivo en curso en ${Quarter}`;
  return FormerQuarter === null || Unlikely === 0
    ? `${none}.`
    : `${none}; ${Unlikely} de ${FormerQuarter} ${Unlikely === 1 ? 'terminó como poco probable' : 'terminaron como poco probables'}.`;
};

export const likelihoodWord: typeof english.likelihoodWord = (level) =>
  level === null ? weekWords.noWord : likelihoodLabels[level as Rating];

export const talkWords: Translated<typeof english.talkWords> = {
  title: layerTitles.talked,
  note: 'Nota (opcional)',
  noteHint: 'La nota pasa a ser un comentario del objetivo.',
  says: 'La persona responsable y sus superiores ven que se ha hablado de ello.',
  save: 'Guardar',
  saved: 'Anotado que se ha hablado de ello.',
  notYours: 'La persona responsable y sus superiores pueden indicar que se ha hablado de ello.',
};

export const viewWords: Translated<typeof english.viewWords> = {
  title: layerTitles.secondView,
  change: 'Cambiar su segunda opinión',
  likelihood: '¿Qué probabilidad le da?',
  why: 'Si la da antes de la respuesta de la persona responsable esta semana, cuenta: dos opiniones juntas se acercan más a la verdad que una.',
  yours: (label) => `Esta semana ha dicho «${label}».`,
  save: 'Guardar',
  saved: 'Su opinión se ha guardado.',
  savedLate:
    'Su opinión se ha guardado. La persona responsable ya había respondido, así que no cuenta en ninguna cifra.',
  failed: 'No se han podido cargar las segundas opiniones.',
  notYours: 'No puede dar una segunda opinión sobre este objetivo.',
};

export const viewReasons: Translated<typeof english.viewReasons> = {
  not_running: 'Las segundas opiniones se dan sobre objetivos aprobados mientras dura su trimestre.',
  week_not_running: 'Ahora no se pide ninguna semana.',
  owner_answered: 'La persona responsable ya ha respondido, así que su opinión queda como está.',
};

export const firstLookWords: Translated<typeof english.firstLookWords> = {
  team: 'Para hablar esta semana',
  own: 'Objetivos suyos que mirar esta semana',
  all: 'Ver todos',
};

export const insightSkeletonsWords: Translated<typeof english.insightSkeletonsWords> = {
  loading: 'Cargando',
};

export const movedGoalsWords: Translated<typeof english.movedGoalsWords> = {
  to: 'a',
};

export const noGoalsWords: Translated<typeof english.noGoalsWords> = {
  willBeHere:
    'En cuanto haya objetivos aprobados y con predicciones, aquí aparecerán aquellos de los que conviene hablar.',
  toGoals: 'Ir a objetivos',
};
