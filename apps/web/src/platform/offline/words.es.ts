import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const offlineWords: Translated<typeof english.offlineWords> = {
  youAreOffline: (at) =>
    at === undefined ? 'No hay conexión.' : `No hay conexión. Estado de los datos: ${at}.`,
  unreachable: (at) => `No se puede acceder al servidor. Estado de los datos: ${at}.`,
  stillWorks: 'Las actualizaciones y los comentarios de sus objetivos se guardan aquí y se envían más tarde.',
  waiting: (count) => `${count} por enviar`,
  refused: (count) => `${count} sin guardar`,
  newVersion: 'Bellwether tiene una nueva versión.',
  reload: 'Recargar para actualizar',
  title: 'Por enviar',
  titleRefused: 'Sin guardar',
  prediction: (likelihood, quality) => `Probabilidad: ${likelihood}. Calidad: ${quality}.`,
  given: (at) => `Dada: ${at}`,
  open: 'Abrir el objetivo',
  discard: 'Descartar',
  kept: 'Guardado en este dispositivo. Se envía cuando se pueda acceder al servidor.',
  tooOld: 'Esto se dio hace más de cuatro semanas, así que ya no se envía.',
  leaving: (count) =>
    count === 1
      ? 'Cerrar sesión elimina 1 actualización que aún no se ha guardado.'
      : `Cerrar sesión elimina ${count} actualizaciones que aún no se han guardado.`,
  install: 'Instalar Bellwether',
};
