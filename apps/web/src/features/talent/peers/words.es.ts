import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  title: 'Opinión de pares',
  failed: 'No se ha podido cargar la opinión de pares.',
  absent: 'Aquí no hay ninguna opinión de pares para usted.',
  nothing: 'Ahora nadie le pide su opinión',
  nothingHint:
    'Cuando un responsable le pregunte por alguien de su entorno, aparecerá aquí y en sus notificaciones.',
  requests: 'Le preguntan por',
  own: 'Opiniones sobre usted',
  team: 'Opiniones sobre las personas a su cargo',
  inCycle: (cycle, due) => `${cycle} · vence el ${due}`,
  open: 'Abrir',
  openOf: (name, cycle) => `Abrir la opinión de pares sobre ${name}, ${cycle}`,
  proposedCount: (count) =>
    count === 0
      ? 'No ha propuesto a nadie'
      : count === 1
        ? '1 persona propuesta'
        : `${count} personas propuestas`,
  teamCount: (waiting, asked, handedIn) =>
    asked === 0 && waiting === 0
      ? 'Aún no se ha preguntado a nadie'
      : `${asked === 0 ? 'Aún no se ha preguntado a nadie' : `${handedIn} de ${asked} enviadas`}${
          waiting === 0 ? '' : ` · ${waiting} ${waiting === 1 ? 'propuesta' : 'propuestas'}, decida usted`
        }`,
  write: 'Escribir',
  writeOf: (name) => `Escribir su opinión sobre ${name}`,
  read: 'Leer',
  readOf: (name) => `Leer su opinión sobre ${name}`,
  states: {
    proposed: 'Propuesta, aún sin decidir',
    asked: 'Preguntada, aún sin respuesta',
    accepted: 'Aceptada, aún sin enviar',
    handed_in: 'Enviada',
    declined: 'Rechazada',
    refused: 'No elegida por el responsable',
    withdrawn: 'Ya no se le pregunta',
  },
  askedState: 'Preguntada por el responsable',
  ownStates: {
    proposed: 'Propuesta',
    asked: 'Espera su respuesta',
    accepted: 'Aceptada, aún sin enviar',
    handed_in: 'Enviada',
    declined: 'Rechazada por usted',
    refused: 'No hace falta',
    withdrawn: 'Ya no hace falta',
  },
  reasons: {
    not_open: 'Aún no se ha abierto.',
    shared: 'La evaluación está compartida, así que la opinión de pares está cerrada.',
    left: 'Esta persona está desactivada.',
    is_manager: 'Ahora usted escribe la evaluación de esta persona, así que ya no se le pregunta como par.',
    observer: 'Las personas observadoras no dan su opinión.',
    giver_left: 'Esta persona está desactivada.',
    self: 'Nadie opina sobre su propia persona.',
    proposed: 'El responsable aún no ha decidido sobre esto.',
    asked: 'Acepte primero.',
    accepted: 'Ha aceptado.',
    handed_in: 'Su opinión está enviada y ya no cambia.',
    declined: 'Rechazó esta solicitud.',
    refused: 'El responsable no ha pedido esto.',
    withdrawn: 'El responsable ya no lo necesita. Lo que ha escrito se queda con usted.',
  },
  ended: {
    self: 'Nadie opina sobre su propia persona',
    is_manager: 'Ahora escribe la evaluación, así que no cabe esperar respuesta',
    observer: 'Ahora tiene el rol de observación, así que no cabe esperar respuesta',
    giver_left: 'Está desactivada, así que no cabe esperar respuesta',
  },
  opensOn: (day) => `Se abre el ${day}`,
  about: (name, cycle) => `Opinión sobre ${name} · ${cycle}`,
  yourFeedback: 'Su opinión',
  readers: {
    both: (name) =>
      `Quien escribe la evaluación lee esto con su nombre, y también ${name} cuando la evaluación se comparta. Nadie más.`,
    manager: (name) =>
      `Solo quien escribe la evaluación lee esto con su nombre. ${name} lee los textos sin nombres cuando la evaluación se comparta, si al menos tres personas envían su opinión.`,
    pooled: (name) =>
      `Solo quien escribe la evaluación lee esto. ${name} lee un resumen de lo que todas las personas han dicho, si al menos tres envían su opinión.`,
  },
  readByModel:
    'Si quien escribe la evaluación pide un texto sugerido, el modelo de IA de la empresa lee sus palabras, sin su nombre.',
  private: 'Nadie más que usted lo lee hasta que lo envíe.',
  due: (day) => `Vence el ${day}`,
  late: (day) => `Venció el ${day}. Puede enviarla hasta que se comparta la evaluación.`,
  save: 'Guardar',
  handIn: 'Enviar',
  saved: 'Guardado. Solo usted puede leerlo.',
  handedIn: 'Su opinión se ha enviado.',
  handedInOn: (day) => `Enviada el ${day}`,
  handedInLate: (day) => `Enviada con retraso, el ${day}`,
  changed: 'Ha cambiado esto en otra ventana.',
  load: 'Mostrar lo guardado',
  answerMissing: 'Esta pregunta necesita una respuesta.',
  noAnswer: 'Sin respuesta.',
  choose: 'Personas a las que preguntar',
  proposePeople: 'Personas que propone',
  proposeTitle: 'Proponer personas',
  proposeHint: 'Su responsable decide a quién preguntar.',
  decideTitle: 'Decidir a quién preguntar',
  decideHint: (fewest) =>
    `Se pregunta a entre dos y seis personas. ${fewest > 2 ? 'En este ciclo, al menos a tres, para que no se reconozca a nadie.' : ''}`.trim(),
  decideKept: 'Quien ya ha enviado se queda. A quien se deja fuera ya no se le pregunta.',
  propose: 'Proponer',
  proposed: 'Su propuesta se ha guardado.',
  ask: 'Preguntar a estas personas',
  asked: 'Guardado. Se avisa a las personas nuevas.',
  nothingFound: 'No se ha encontrado a nadie',
  roundChanged: 'Algo ha cambiado aquí entretanto.',
  loadRound: 'Mostrar el estado actual',
  who: 'A quién se ha preguntado',
  nobodyYet: 'Aún no se ha preguntado a nadie.',
  nobodyProposed: 'No ha propuesto a nadie.',
  proposedMark: 'propuesta por la persona evaluada',
  answersOf: (name) => `Opinión de pares sobre ${name}`,
  answersTitle: 'Lo que dicen',
  wordsTitle: 'Lo que dicen los pares, sin nombres',
  nothingSaid: 'Aún nadie ha enviado su opinión.',
  ownNothing: {
    both: 'Leerá lo que dicen los pares cuando su responsable comparta la evaluación.',
    manager:
      'Leerá lo que dicen los pares, sin nombres, cuando su responsable comparta la evaluación, si al menos tres personas envían su opinión.',
    pooled:
      'Leerá un resumen de su responsable cuando la evaluación se comparta, si al menos tres personas envían su opinión.',
  },
  notEnough: 'Demasiado pocas personas han enviado su opinión, así que no se transmite nada.',
  notEnoughPooled: 'No se transmite nada: menos de tres personas han enviado su opinión, o no hay resumen.',
  summary: 'Resumen para la persona evaluada',
  summaryHint:
    'Escriba con sus propias palabras lo que los pares dicen en conjunto. No repita frases ni nombre a nadie. Se lee cuando la evaluación se comparta, si al menos tres personas envían su opinión.',
  saveSummary: 'Guardar el resumen',
  summarySaved: 'El resumen se ha guardado.',
  summaryBehind: 'Alguien ha enviado su opinión después de escribirse este resumen.',
  noSummary: 'Aún no hay resumen.',
  toRound: 'Los pares y sus opiniones',
  chooseOwn: 'Elegir personas',
  chooseOwnOf: (cycle) => `Elegir personas para ${cycle}`,
  namings: {
    both: 'El responsable y la persona evaluada leen quién escribió qué',
    manager: 'El responsable lee quién escribió qué; la persona evaluada lee los textos sin nombres',
    pooled: 'El responsable lee quién escribió qué; la persona evaluada lee un resumen del responsable',
  },
};

export const peerReminderWords: Translated<typeof english.peerReminderWords> = {
  owing: (count) =>
    count === 1
      ? '1 persona tiene pendiente su opinión de pares.'
      : `${count} personas tienen pendiente su opinión de pares.`,
  asked: (names) => `Usted ha preguntado a: ${names}`,
  remind: (count) => (count === 1 ? 'Recordar a esta persona' : `Recordar a todas (${count})`),
  today: 'recordatorio enviado hoy',
  away: 'ausente',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded === 1 ? '1 recordatorio enviado' : `${Reminded} recordatorios enviados`,
      ...(Already > 0 ? [`${Already} ya hoy`] : []),
      ...(Away > 0 ? [`${Away} ${Away === 1 ? 'ausente' : 'ausentes'}`] : []),
    ].join(', '),
};
