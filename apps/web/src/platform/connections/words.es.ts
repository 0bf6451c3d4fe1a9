import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionWords: Translated<typeof english.connectionWords> = {
  off: 'Desactivada',
  on: 'Activada',
  lastUsed: 'último uso',
  failingSince: 'Falla desde',
  refusedSince: 'Se rechazan respuestas desde',
  refusedHint:
    'Puede causarlo una persona ajena, pero también un certificado o un destinatario que ha cambiado, o un reloj.',
  log: 'Actividad',
  noLog: 'Aún no hay actividad.',
  logFailed: 'No se ha podido cargar la actividad.',
  worked: 'correcto',
  failed: 'con error',
};
