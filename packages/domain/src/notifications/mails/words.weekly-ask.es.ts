import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.es.ts';
import type { Translated } from '../../locale/language.ts';
import { firstWords } from '../../shared/first-words.ts';
import { inWords } from '../../summaries/writer.es.phrases.ts';
import { notificationWriter } from '../telling/writer.es.ts';
import { unansweredToSay } from './unanswered.ts';
import type * as english from './words.weekly-ask.ts';

const commentLength = 100;

const lastSaid: typeof english.weeklyAskWords.lastSaid = (
  { likelihood, quality, saidWeek, comment },
  week,
) => {
  if (likelihood === null || quality === null || saidWeek === null) return 'Aún sin predicción.';
  const when = saidWeek === week - 1 ? 'La semana pasada' : `En la semana ${saidWeek}`;
  const words = comment === null ? '' : ` «${firstWords(comment, commentLength)}»`;
  return `${when}: ${likelihoodLabels[likelihood]}, calidad ${qualityLabels[quality]}.${words}`;
};

export const weeklyAskWords: Translated<typeof english.weeklyAskWords> = {
  lastSaid,
  subject: (missed) =>
    missed < unansweredToSay
      ? notificationWriter.update_asked.subject
      : `Sin actualización desde hace ${inWords(missed)} semanas: actualice sus objetivos`,
  asks: (count, lastDay, endsQuarter) => {
    const goals =
      count === 1 ? 'Uno de sus objetivos aún no tiene' : `${count} de sus objetivos aún no tienen`;
    return endsQuarter
      ? `${goals} predicción ni resultado para esta semana. El trimestre termina el ${lastDay}.`
      : `${goals} predicción para esta semana. La semana termina el ${lastDay}.`;
  },
  button: (endsQuarter) => (endsQuarter ? 'Predecir o cerrar sus objetivos' : 'Actualizar sus objetivos'),
  unanswered: (missed, manager) => {
    if (missed < unansweredToSay) return undefined;
    const asks = `Las últimas ${inWords(missed)} consultas están sin responder.`;
    return manager === null ? asks : `${asks} Se avisa a ${manager} de que faltan sus actualizaciones.`;
  },
};
