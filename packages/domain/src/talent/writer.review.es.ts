import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (label) => `No hay objetivos de ${label} de los que partir. Lo que destaca es [lo más destacado].`,
  goal: (title, percent) => `«${title}»${percent === undefined ? '' : ` (${percent})`}`,
  reached: (label, goals) => `Cumplido en ${label}: ${goals}. Lo que lo hizo posible fue [motivo].`,
  missed: (label, goals) => `No cumplido en ${label}: ${goals}. La causa fue [motivo].`,
  open: (label, goals) =>
    `Sin resultado al final de ${label}: ${goals}. Lo que queda pendiente es [próximo paso].`,
  next: 'A continuación me gustaría ver [prioridad], y ayudaré con [apoyo].',
};
