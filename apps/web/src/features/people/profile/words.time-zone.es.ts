import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.time-zone.ts';

export const zoneWords: Translated<typeof english.zoneWords> = {
  question: (own, company) =>
    `El reloj de su ordenador es el de ${own}; el de su empresa, el de ${company}. Las preguntas semanales y los días pueden seguir el suyo.`,
  accept: (own) => `Usar ${own}`,
  keep: (company) => `Mantener ${company}`,
  done: (own) => `Su zona horaria es ahora ${own}. Puede cambiarla en su perfil.`,
};
