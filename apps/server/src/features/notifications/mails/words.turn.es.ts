import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.turn.ts';

const things = (count: number) => (count === 1 ? '1 asunto le espera' : `${count} asuntos le esperan`);

export const turnWords: Translated<typeof english.turnWords> = {
  subject: (step, ended, count) =>
    step === 'begun'
      ? `${ended} ha terminado: ${things(count)}`
      : `Pendiente tras ${ended}: ${things(count)}`,
  hello: (name) => `Hola, ${name}:`,
  opening: (ended, begun) => `${ended} ha terminado y ${begun} ha empezado. Esto le espera:`,
  reminder: (ended, hasManager) =>
    `${ended} terminó hace más de una semana, y esto aún le espera.${
      hasManager ? ' Se avisa a su superior de los resultados y objetivos que faltan.' : ''
    }`,
  titles: {
    add_goal: (_ended, begun) => `Objetivos de ${begun}`,
    appraisal_write: (ended) => `Evaluaciones de ${ended}`,
  },
  says: {
    result: 'Falta el resultado',
    review: 'El resultado está pendiente de su revisión',
    add_goal: 'Aún no se ha enviado ningún objetivo',
    draft: 'Borrador, aún sin enviar',
    appraisal_write: 'No ha escrito todas las evaluaciones',
    appraisal_sign: 'Pendiente de su firma',
  },
  acknowledge: 'Pendiente de su acuse de recibo',
  more: (count) => `y ${count} más`,
  button: 'Abrir su panel',
};
