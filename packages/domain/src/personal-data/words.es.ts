import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const personalDataMessages: Translated<typeof english.personalDataMessages> = {
  reasonRequired: 'Escriba un motivo.',
  nameDiffers: 'Escriba el nombre exactamente como se muestra.',
};

export const personalDataWords: Translated<typeof english.personalDataWords> = {
  former: ({ id }) => `Exintegrante ${id}`,
};

export const erasedPartWords: Translated<typeof english.erasedPartWords> = {
  profile: 'Nombre, correo, teléfono, foto, biografía y todo lo demás del perfil',
  manual: 'El manual de uso con su archivo',
  notes: 'Notas privadas sobre la persona y de la persona',
  sessions: 'Contraseña, sesiones, dispositivos y direcciones en el registro de auditoría',
  tokens: 'Tokens propios y enlaces de calendario',
  notifications: 'Notificaciones y sus ajustes',
  mails: 'Correos pendientes o enviados',
  imports: 'Archivos de importaciones con la persona y planes creados a partir de ellos',
  appraisals: 'Evaluaciones de la persona',
};

export const keptPartWords: Translated<typeof english.keptPartWords> = {
  goals: 'Objetivos con sus predicciones y resultados',
  comments: 'Comentarios',
  action_items: 'Tareas',
  reviews: 'Evaluaciones que la persona escribió sobre otras',
  appraisals: 'Evaluaciones de la persona',
  backups: 'Copias de seguridad anteriores; caducan como siempre',
};
