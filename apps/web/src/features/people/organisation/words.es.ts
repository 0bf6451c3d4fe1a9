import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const orgWords: Translated<typeof english.orgWords> = {
  failed: 'No se ha podido cargar la organización.',
  none: 'Aún no hay nadie aquí.',
  structure: 'Estructura organizativa',
  company: 'Editar información de la empresa',
  importPeople: 'Importar personas',
  chart: 'Diagrama',
  list: 'Lista',
  show: 'Mostrar como',
  chartLabel: 'Organigrama',
  listLabel: 'Personas por responsable',
  find: 'Buscar una persona',
  myPlace: 'Mi sitio',
  closer: 'Acercar',
  farther: 'Alejar',
  fit: 'Mostrar todo',
  print: 'Imprimir',
  path: 'Responsables por encima',
  gone: 'Desactivada',
  absent: 'Esta persona no está en la organización.',
  absentDetail: 'La persona no existe o no puede verla. Esto es lo más alto de la organización.',
  team: (reports, below) =>
    below > reports
      ? `${reports} ${reports === 1 ? 'directa' : 'directas'} · ${below} por debajo`
      : `${reports} por debajo`,
  open: (name) => `Mostrar el equipo de ${name}`,
  close: (name) => `Ocultar el equipo de ${name}`,
  all: (count) => `Mostrar las ${count}`,
  help: 'Las flechas recorren el organigrama, Espacio abre y cierra un equipo, Intro abre el perfil.',
  part: (people) =>
    `Su empresa tiene ${shownNumber(people)} personas. El organigrama muestra las que rodean a una persona: elija un responsable o busque a alguien.`,
};

export const markWords: Translated<typeof english.markWords> = {
  by: 'Colorear por',
  byNothing: 'Sin colores',
  byLikelihood: 'Por probabilidad',
  byCompliance: 'Por participación',
  hints: {
    likelihood:
      'La probabilidad mediana de los objetivos de este trimestre, de cada persona y de todas las de debajo. Solo cuentan los objetivos que usted ve.',
    compliance:
      'Al día: tiene objetivos este trimestre, los ha predicho para la última semana y ha cerrado los del trimestre anterior. Solo su organización.',
  },
  failed: 'No se han podido cargar la probabilidad y la participación.',
  noGoals: 'Sin objetivos publicados',
  unpredicted: 'Aún sin predicción',
  goals: (count) => (count === 1 ? '1 objetivo' : `${count} objetivos`),
  elsewhere: 'Fuera de su organización',
  allDone: 'Al día',
  upToDate: (done, people) => `${done} de ${people} al día`,
  open: {
    goals: 'Aún sin objetivos',
    lastweekgoals: 'Falta la predicción',
    lastgoals: 'Sin cerrar',
  },
  bar: (counts) => `objetivos: ${counts}`,
};
