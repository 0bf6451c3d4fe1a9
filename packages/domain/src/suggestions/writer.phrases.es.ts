import type { Translated } from '../locale/language.ts';
import type * as english from './writer.phrases.en.ts';

/** Words what a person wishes, with their own sentence as the subject. */
export const wishWriter: Translated<typeof english.wishWriter> = {
  readsWishes: false,
  titles: ({ subject }, goalType, by) =>
    goalType === 'SMART'
      ? [
          `${subject}: llevar [indicador] de [partida] a [meta] ${by}`,
          `${subject}: avanzar por pasos ${by} y mostrar [resultado]`,
          `${subject}: terminarlo junto con [equipo] ${by}, confirmado por [responsable]`,
        ]
      : [
          `${subject}: un cambio que [público] nota`,
          `Sentir orgullo de lo que hicimos por ${subject}`,
          `${subject}: algo en lo que [público] puede confiar`,
        ],
  measures: ({ subject }, by) => [
    `${subject}: [indicador] de [partida] a [meta] ${by}, leído cada semana en [sistema]`,
    `${subject}: [meta] de [número] pasos previstos terminados ${by}, contados en [sistema]`,
    `[resultado] gracias a ello: de [partida] a [meta] ${by}`,
  ],
};
