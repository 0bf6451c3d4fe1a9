import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.fr.ts';
import type { Translated } from '../../locale/language.ts';
import { firstWords } from '../../shared/first-words.ts';
import { inWords } from '../../summaries/writer.fr.phrases.ts';
import { notificationWriter } from '../telling/writer.fr.ts';
import { unansweredToSay } from './unanswered.ts';
import type * as english from './words.weekly-ask.ts';

const commentLength = 100;

const lastSaid: typeof english.weeklyAskWords.lastSaid = (
  { likelihood, quality, saidWeek, comment },
  week,
) => {
  if (likelihood === null || quality === null || saidWeek === null) return 'Pas encore de prévision.';
  const when = saidWeek === week - 1 ? 'La semaine dernière' : `En semaine ${saidWeek}`;
  const words = comment === null ? '' : ` « ${firstWords(comment, commentLength)} »`;
  return `${when} : ${likelihoodLabels[likelihood]}, qualité ${qualityLabels[quality]}.${words}`;
};

export const weeklyAskWords: Translated<typeof english.weeklyAskWords> = {
  lastSaid,
  subject: (missed) =>
    missed < unansweredToSay
      ? notificationWriter.update_asked.subject
      : `Aucune mise à jour depuis ${inWords(missed)} semaines : mettez à jour vos objectifs`,
  asks: (count, lastDay, endsQuarter) => {
    const goals = count === 1 ? 'Un de vos objectifs n’a' : `${count} de vos objectifs n’ont`;
    return endsQuarter
      ? `${goals} encore ni prévision ni résultat pour cette semaine. Le ${lastDay} est le dernier jour du trimestre.`
      : `${goals} pas encore de prévision pour cette semaine. Le ${lastDay} est le dernier jour de la semaine.`;
  },
  button: (endsQuarter) =>
    endsQuarter ? 'Donner vos prévisions ou clôturer vos objectifs' : 'Mettre à jour vos objectifs',
  unanswered: (missed, manager) => {
    if (missed < unansweredToSay) return undefined;
    const asks = `Les ${inWords(missed)} dernières demandes sont restées sans réponse.`;
    return manager === null ? asks : `${asks} Un message à ${manager} signale que vos mises à jour manquent.`;
  },
};
