import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const notificationWords: Translated<typeof english.notificationWords> = {
  title: 'Notificaciones',
  empty: 'No hay notificaciones en este momento.',
  upToDate: 'Está al día',
  upToDateHint: 'Aquí aparece lo que pasa con sus objetivos y con los que sigue.',
  failed: 'No se han podido cargar las notificaciones.',
  unread: 'Sin leer',
  updates: (name, count) => `${name} ha actualizado ${count} objetivos`,
  markAll: 'Marcar todo como leído',
  markOne: 'Marcar como leída',
  viewAll: 'Ver todas',
  settings: 'Ajustes',
  review: 'Revisar',
  notRead: 'No se ha podido marcar la notificación como leída.',
  bell: (count) => (count === 0 ? 'Notificaciones' : `Notificaciones, ${count} sin leer`),
  changes: (count, title) => `${count} cambios en «${title}»`,
};

export const dayWords: Translated<typeof english.dayWords> = {
  today: 'Hoy',
  week: 'Esta semana',
  earlier: 'Anteriores',
};

export const topicWords: Translated<typeof english.topicWords> = {
  requests: {
    name: 'Solicitudes',
    hint: 'Objetivos, cambios y solicitudes de aparcar pendientes de aprobación, y resultados nuevos',
  },
  answers: {
    name: 'Respuestas',
    hint: 'Aprobaciones, cambios pedidos, objetivos aparcados y resultados revisados',
  },
  predictions: {
    name: 'Actualizaciones semanales',
    hint: 'Predicciones nuevas, y personas a cargo sin ellas varias semanas seguidas',
  },
  comments: { name: 'Comentarios', hint: 'Comentarios nuevos en objetivos y actualizaciones' },
  goal_changes: {
    name: 'Otros cambios de objetivos',
    hint: 'Nuevos responsables y objetivos superiores; objetivos reactivados, eliminados y restaurados; resultados cambiados',
  },
  weekly_ask: {
    name: 'Recordatorio semanal',
    hint: '«Actualice sus objetivos», y la pregunta por su propia opinión sobre los objetivos de las personas a su cargo',
  },
  action_items: {
    name: 'Tareas',
    hint: 'Tareas suyas que se asignan, cambian, completan o eliminan, vencen mañana o están vencidas',
  },
  appraisals: { name: 'Evaluaciones', hint: 'Evaluaciones por escribir y firmar, firmas y cambios' },
  people: { name: 'Personas', hint: 'Cambios de su perfil, rol, responsable y personas a cargo' },
  strategy: { name: 'Estrategia', hint: 'Una publicación nueva, con lo que ha cambiado' },
  connections: {
    name: 'Tokens y conexiones',
    hint: 'Un token caduca pronto o su titular ya no está en la empresa',
  },
  quarters: {
    name: 'Trimestres',
    hint: 'Un trimestre que empieza, lo que tiene pendiente del último y las personas a cargo que lo dejaron abierto',
  },
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  app_and_mail: 'Aplicación y correo',
  app: 'Solo aplicación',
  off: 'Desactivado',
};

export const preferenceWords: Translated<typeof english.preferenceWords> = {
  hint: 'Elija para cada tema cómo se le avisa. Un tema desactivado no genera notificaciones, pero siempre se le indica quién solicitó sus datos.',
  mailIsOff:
    'Las notificaciones por correo están desactivadas arriba, así que no llega ningún correo se elija lo que se elija aquí.',
  failed: 'No se han podido cargar las opciones.',
};

export const followingWords: Translated<typeof english.followingWords> = {
  hint: 'Recibe notificaciones de las predicciones y los cambios de estado de estos objetivos.',
  empty: 'No sigue ningún objetivo. Con la estrella de un objetivo empieza a seguirlo.',
  failed: 'No se han podido cargar los objetivos que sigue.',
  unfollow: 'Dejar de seguir',
  unfollowed: (title) => `Ya no sigue «${title}».`,
};

export const notificationRowWords: Translated<typeof english.notificationRowWords> = {
  to: 'a',
  reply: 'Responder',
  replyTo: (name) => `Responder a ${name}`,
};
