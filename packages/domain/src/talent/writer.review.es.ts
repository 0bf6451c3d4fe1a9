import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (quarter) =>
    `No hay objetivos de ${quarter} de los que partir. En este trimestre, [lo más destacado].`,
  goal: (title, percent) => `«${title}»${percent === undefined ? '' : ` (${percent})`}`,
  reached: (quarter, goals) => `Cumplido en ${quarter}: ${goals}. Lo que lo hizo posible fue [motivo].`,
  missed: (quarter, goals) => `No cumplido en ${quarter}: ${goals}. La causa fue [motivo].`,
  open: (quarter, goals) =>
    `Sin resultado al final de ${quarter}: ${goals}. Lo que queda pendiente es [próximo paso].`,
  next: 'El próximo trimestre me gustaría ver [prioridad], y ayudaré con [apoyo].',
};
