import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const manualTabWords: Translated<typeof english.manualTabWords> = {
  failed: 'No se ha podido cargar el manual de uso.',
  none: 'Aún no hay manual de uso',
  noneOf: (name) => `${name} aún no tiene manual de uso.`,
  why: 'Un manual de uso cuenta a quienes le rodean cómo le gusta trabajar. Lleva unos diez minutos, y puede parar y seguir cuando quiera.',
  connect: 'Conectar con el test',
  add: layerTitles.addDisc,
  edit: layerTitles.editDisc,
  attach: layerTitles.attachment,
  taking: 'Está haciendo el test',
  takingOf: (name) => `${name} está haciendo el test.`,
  partly: 'Completo en parte: solo faltan sus propias preguntas',
  partlyOf: (name) => `El manual de uso de ${name} está completo en parte.`,
  answered: (answered, total) => `${answered} de ${total} respondidas`,
  progress: 'Respondidas',
  goOn: 'Continuar',
  open: 'Abrir el test',
  repeat: 'Repetir el test',
  repeating: 'Está repitiendo el test. Este informe se conserva hasta que termine.',
  page: 'Abrir para imprimir',
  typed: 'Introducido a mano',
  attachment: 'Documento adjunto',
  download: 'Descargar PDF',
};

export const connectWords: Translated<typeof english.connectWords> = {
  warning:
    'Conectar el test sustituye lo que ha introducido: el tipo, la descripción y el adjunto se eliminan. No se puede deshacer.',
  confirm: 'Conectar y sustituir',
};

export const entryWords: Translated<typeof english.entryWords> = {
  type: 'Tipo DISC',
  choose: 'Elija un tipo',
  description: 'Descripción',
  generate: 'Generar descripción',
  again: 'Generar de nuevo',
  replaces: 'Al generar se sustituye la descripción de abajo.',
  saved: 'Su DISC se ha guardado.',
  connected: 'Su manual de uso está conectado con el test, así que no se puede introducir nada a mano.',
  changed: 'Su DISC ha cambiado entretanto en otro sitio. Lo que ha escrito se conserva.',
  load: 'Cargar lo actual',
  own: 'Solo la propia persona puede cambiar su manual de uso.',
};

export const attachmentWords: Translated<typeof english.attachmentWords> = {
  choose: 'Elegir un PDF',
  hint: 'Un PDF de 10 MB como máximo.',
  present: 'Hay un documento adjunto. Uno nuevo lo sustituye.',
  required: 'Elija un PDF.',
  remove: 'Quitar adjunto',
  saved: 'El documento se ha adjuntado.',
  removed: 'El documento se ha quitado.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  titleOf: (name) => `Manual de uso de ${name}`,
  profile: 'Perfil DISC',
  scales: 'Escalas',
  questions: 'En mis propias palabras',
  leading: 'Como responsable',
  print: 'Imprimir',
  back: 'Volver al perfil',
  percent: (share) => shownPercent(share),
  weight: (first, second, total) => `${shownPercent(total)} ${first}, ${shownPercent(100 - total)} ${second}`,
  missing: 'No hay ningún manual de uso que mostrar.',
};

export const questionWords: Translated<typeof english.questionWords> = {
  step: (step, total) => `${step} de ${total}`,
  progress: 'Progreso',
  which: '¿Cuál de estas frases le describe más y cuál menos?',
  hint: 'No hay una respuesta correcta: elija por instinto. Las teclas 1 a 4 eligen la frase que más encaja y, después, la que menos.',
  most: 'Me describe más',
  least: 'Me describe menos',
  mostOf: (phrase) => `Me describe más: ${phrase}`,
  leastOf: (phrase) => `Me describe menos: ${phrase}`,
  own: 'Elija la respuesta que deberían conocer quienes le rodean.',
  back: 'Volver',
  next: 'Siguiente',
  later: 'Seguir más tarde',
  chooseBoth: 'Elija una frase que le describa más y otra que le describa menos.',
  chooseOne: 'Elija una respuesta.',
  ready: 'Todas las preguntas están respondidas',
  readyText: 'Termine para ver su manual de uso. Después podrá leerlo quien vea su perfil.',
  open: (count) =>
    count === 1 ? 'Queda una pregunta por responder.' : `Quedan ${count} preguntas por responder.`,
  firstOpen: 'Responder ahora',
  finish: 'Terminar',
  finished: 'Su manual de uso está completo.',
  closed: 'Ahora no hay nada que responder. Al test se llega desde su perfil.',
  toProfile: 'Abrir mi perfil',
  failed: 'No se han podido cargar las preguntas.',
  notSaved: 'Su última respuesta aún no se ha guardado.',
  tryAgain: 'Reintentar',
};
