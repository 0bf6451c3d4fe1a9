import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  title: (cycle) => `Autoevaluación · ${cycle}`,
  own: 'Su autoevaluación',
  of: (name) => `Autoevaluación de ${name}`,
  handedInOn: (day) => `Enviada el ${day}`,
  private:
    'Solo usted lo lee hasta que lo envíe. Después lo leen las personas por encima de usted, la dirección general y la administración de RR. HH.',
  readByModel:
    'Si quien escribe su evaluación pide un texto sugerido, el modelo de IA de la empresa lee lo que usted envíe aquí.',
  note: 'Su última nota sobre su responsable',
  due: (day) => `Vence el ${day}`,
  late: (day) => `Venció el ${day}. Puede enviarla hasta que su responsable comparta la evaluación.`,
  write: 'Escribir',
  continue: 'Continuar',
  read: 'Leer',
  openOf: (act, cycle) => `${act}: autoevaluación de ${cycle}`,
  states: { none: 'Sin empezar', draft: 'Empezada, sin enviar', handed_in: 'Enviada' },
  reasons: {
    not_open: 'Aún no se ha abierto.',
    handed_in: 'Está enviada y ya no cambia.',
    shared: 'Su responsable ha compartido la evaluación, así que está cerrada.',
    left: 'Esta persona está desactivada.',
  },
  opensOn: (day) => `Se abre el ${day}`,
  save: 'Guardar',
  handIn: 'Enviar',
  saved: 'Guardado. Solo usted puede leerlo.',
  handedIn: 'Su autoevaluación se ha enviado.',
  changed: 'Ha cambiado esto en otra ventana.',
  load: 'Mostrar lo guardado',
  noAnswer: 'Sin respuesta.',
  goals: 'Sus objetivos del ciclo',
  failed: 'No se ha podido cargar la autoevaluación.',
  absent: 'Aquí no hay ninguna autoevaluación para usted.',
  answerMissing: 'Esta pregunta necesita una respuesta.',
};
