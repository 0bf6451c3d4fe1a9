import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.digest.ts';

export const digestMailWords: Translated<typeof english.digestMailWords> = {
  sign: 'Le toca firmar a usted.',
  acknowledge: 'Le toca leerla y acusar recibo.',
  review: (count) => (count === 1 ? 'Revisar el objetivo' : `Revisar ${count} objetivos`),
  waits: 'Lo que le espera',
  happened: 'Qué ha pasado',
  all: 'Todas las notificaciones',
  open: 'Abrir sus notificaciones',
};
