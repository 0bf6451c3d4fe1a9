import type { Translated } from '@bellwether/domain/locale/language';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  title: 'Webhooks',
  about:
    'Cuente a otro sistema lo que pasa en cuanto pasa. Recibe ID, títulos y cifras que aquí ve todo el mundo.',
  add: 'Añadir webhook',
  none: 'Aún no hay ningún webhook.',
  failed: 'No se han podido cargar los webhooks.',
  absent: 'Este webhook se ha quitado entretanto.',
  full: `La empresa tiene ${webhookLimits.webhooks} webhooks, que es el máximo.`,
  url: 'Dirección',
  urlHint: 'Empieza por https://. Los mensajes se envían ahí.',
  description: 'Descripción',
  descriptionHint: 'Para usted y el resto de la administración, por ejemplo el nombre del sistema.',
  isOn: 'Activado',
  kinds: 'Informa de',
  save: 'Guardar',
  saved: 'El webhook se ha guardado.',
  edit: 'Editar',
  deliveries: 'Entregas',
  remove: 'Quitar',
  removeQuestion: 'Sus mensajes terminan al momento y la lista de sus entregas se elimina.',
  removed: 'El webhook se ha quitado.',
  cancel: 'Cancelar',
  on: 'Activado',
  lastDelivered: 'última entrega',
  off: 'Desactivado',
  offGone: 'Desactivado, porque el receptor respondió que ya no existe',
  offFailing: 'Desactivado, porque el receptor falló durante cinco días',
  failingSince: 'Falla desde',
  waiting: (count) => `${shownNumber(count)} en espera`,
};

export const secretWords: Translated<typeof english.secretWords> = {
  label: 'Secreto',
  hint: 'Cópielo ahora: solo se muestra una vez. Con él, el receptor comprueba que un mensaje viene de aquí.',
  bothHint:
    'Cópielo ahora: solo se muestra una vez. Durante 24 horas, los mensajes se firman también con el secreto anterior.',
  copy: 'Copiar',
  copied: 'El secreto se ha copiado.',
  notCopied: 'El navegador no ha copiado el secreto. Cópielo a mano.',
  done: 'Listo',
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  none: 'Aún no se ha entregado nada.',
  failed: 'No se han podido cargar las entregas.',
  test: 'Enviar prueba',
  tested: 'La prueba ha llegado.',
  testFailed: 'La prueba no ha llegado.',
  roll: 'Nuevo secreto',
  replay: 'Reenviar',
  replayOne: (kind) => `Reenviar ${kind}`,
  replaySince: 'Reenviar todo desde',
  replayStart: 'Reenviar',
  replayed: (count) =>
    count === 1
      ? '1 mensaje va otra vez de camino.'
      : `${shownNumber(count)} mensajes van otra vez de camino.`,
  onlyOn: 'Active el webhook para reenviar.',
  sinceHint:
    'Hace 31 días como máximo. Los mensajes conservan su ID, así que el receptor reconoce los que ya tiene.',
  answer: 'Respuesta',
  tries: (count) => (count === 1 ? '1 intento' : `${shownNumber(count)} intentos`),
  next: 'próximo intento',
  milliseconds: (count) => `${shownNumber(count)} ms`,
  status: (status) => `Estado ${status}`,
  testKind: 'Prueba',
};

export const deliveryStateWords: Translated<typeof english.deliveryStateWords> = {
  waiting: 'En espera',
  delivered: 'Entregada',
  failed: 'Fallida',
  dropped: 'No enviada',
};

export const faultWords: Translated<typeof english.faultWords> = {
  unreachable: 'Sin conexión',
  too_slow: 'Sin respuesta en 15 segundos',
  forbidden: 'No se permite llamar a la dirección',
  redirected: 'Una redirección, que no se sigue',
  status: 'Rechazada',
  no_key: 'El servidor no puede abrir el secreto',
};

export const kindGroups: typeof english.kindGroups = [
  {
    name: 'Objetivos',
    kinds: [
      { kind: 'goal.created', label: 'Creado' },
      { kind: 'goal.published', label: 'Publicado' },
      { kind: 'goal.updated', label: 'Cambiado' },
      { kind: 'goal.predicted', label: 'Predicho' },
      { kind: 'goal.state_changed', label: 'Cambio de estado' },
      { kind: 'goal.finalized', label: 'Cerrado' },
      { kind: 'goal.reviewed', label: 'Resultado revisado' },
      { kind: 'goal.deleted', label: 'Eliminado' },
      { kind: 'comment.created', label: 'Comentado' },
      { kind: 'insight.goal_called', label: 'Considerado poco probable' },
    ],
  },
  {
    name: 'Personas',
    kinds: [
      { kind: 'person.added', label: 'Añadida' },
      { kind: 'person.changed', label: 'Cambiada' },
      { kind: 'person.deactivated', label: 'Desactivada' },
      { kind: 'person.activated', label: 'Activada' },
      { kind: 'person.manager_changed', label: 'Cambio de responsable' },
    ],
  },
  {
    name: 'Tareas',
    kinds: [
      { kind: 'action_item.assigned', label: 'Asignada' },
      { kind: 'action_item.changed', label: 'Cambiada' },
      { kind: 'action_item.completed', label: 'Completada' },
      { kind: 'action_item.reopened', label: 'Reabierta' },
      { kind: 'action_item.deleted', label: 'Eliminada' },
    ],
  },
  {
    name: 'Empresa',
    isClear: true,
    kinds: [
      { kind: 'strategy.published', label: 'Estrategia publicada' },
      { kind: 'period.ended', label: 'Trimestre terminado' },
      { kind: 'period.started', label: 'Trimestre empezado' },
    ],
  },
];

export const faultSentence: typeof english.faultSentence = ({ Fault, Status, Code }) =>
  [
    ...(Fault === null ? [] : [faultWords[Fault]]),
    ...(Status === null ? [] : [deliveryWords.status(Status)]),
    ...(Code === null ? [] : [Code]),
  ].join(' · ');

export const tellWebhook: typeof english.tellWebhook = ({ Code, Values }) => {
  const { name, by, count, status } = Values;
  const sentences: Readonly<Record<string, string>> = {
    added: `${by} ha añadido ${name}.`,
    removed: `${by} ha quitado ${name}.`,
    on: `${by} ha activado ${name}.`,
    off: `${by} ha desactivado ${name}.`,
    rolled: `${by} ha creado un secreto nuevo para ${name}.`,
    replayed: `${by} ha reenviado ${Number(count) === 1 ? '1 mensaje' : `${count} mensajes`} a ${name}.`,
    recovered: `${name} vuelve a aceptar mensajes.`,
    failing: `${name} no ha aceptado un mensaje${status === undefined ? '' : ` (estado ${status})`}.`,
    gone: `${name} respondió que ya no existe y se ha desactivado.`,
    given_up: `${name} falló durante cinco días y se ha desactivado.`,
  };
  return sentences[Code] ?? Code;
};
