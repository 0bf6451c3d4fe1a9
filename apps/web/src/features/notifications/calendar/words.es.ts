import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  hint: 'Suscríbase en su propio calendario a sus plazos, los días en que se le pide actualizar y los finales de trimestre.',
  secret: 'Quien tenga el enlace puede leer este calendario, así que no lo comparta. Solo se muestra ahora.',
  made: 'Se creó un enlace el',
  get: 'Obtener enlace',
  renew: 'Renovar enlace',
  renewHint: 'Un enlace nuevo anula el actual.',
  remove: 'Quitar enlace',
  removed: 'El enlace se ha quitado.',
  link: 'Enlace del calendario',
  copy: 'Copiar enlace',
  copied: 'El enlace se ha copiado.',
  notCopied: 'No se ha podido copiar el enlace. Selecciónelo y cópielo a mano.',
  failed: 'No se ha podido cargar el enlace del calendario.',
};
