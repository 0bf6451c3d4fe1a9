import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const exportWords: Translated<typeof english.exportWords> = {
  region: 'Exportaciones',
  fold: 'Contraer las exportaciones',
  unfold: 'Mostrar las exportaciones',
  count: (count) => (count === 1 ? '1 exportación' : `${count} exportaciones`),
  waiting: 'En espera: se crean dos a la vez.',
  running: 'Creando…',
  made: (name, size) => (name ? `${name} · ${size}` : size),
  cancel: 'Cancelar',
  again: 'Descargar de nuevo',
  retry: 'Reintentar',
  change: 'Cambiar las opciones',
  remove: 'Quitar',
  of: (act, title) => `${act}: ${title}`,
  said: {
    waiting: (title) => `${title}: en espera.`,
    running: (title) => `${title}: se está creando.`,
    made: (title) => `${title}: se ha descargado.`,
    failed: (title, reason) => `${title}: no se ha podido crear. ${reason}`,
    canceled: (title) => `${title}: se ha cancelado.`,
  },
};
