import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.de.ts';
import type { Translated } from '../../locale/language.ts';
import { firstWords } from '../../shared/first-words.ts';
import { inWords } from '../../summaries/writer.de.phrases.ts';
import { notificationWriter } from '../telling/writer.de.ts';
import { unansweredToSay } from './unanswered.ts';
import type * as english from './words.weekly-ask.ts';

const commentLength = 100;

const lastSaid: typeof english.weeklyAskWords.lastSaid = (
  { likelihood, quality, saidWeek, comment },
  week,
) => {
  if (likelihood === null || quality === null || saidWeek === null) return 'Noch keine Vorhersage.';
  const when = saidWeek === week - 1 ? 'Letzte Woche' : `In Woche ${saidWeek}`;
  const words = comment === null ? '' : ` „${firstWords(comment, commentLength)}“`;
  return `${when}: ${likelihoodLabels[likelihood]}, Qualität ${qualityLabels[quality]}.${words}`;
};

export const weeklyAskWords: Translated<typeof english.weeklyAskWords> = {
  lastSaid,
  subject: (missed) =>
    missed < unansweredToSay
      ? notificationWriter.update_asked.subject
      : `Seit ${inWords(missed)} Wochen kein Update: Bitte aktualisieren Sie Ihre Ziele`,
  asks: (count, lastDay, endsQuarter) => {
    const goals = count === 1 ? 'Eines Ihrer Ziele hat' : `${count} Ihrer Ziele haben`;
    return endsQuarter
      ? `${goals} für diese Woche noch keine Vorhersage und kein Ergebnis. Das Quartal endet am ${lastDay}.`
      : `${goals} für diese Woche noch keine Vorhersage. Die Woche endet am ${lastDay}.`;
  },
  button: (endsQuarter) => (endsQuarter ? 'Ziele vorhersagen oder abschließen' : 'Ziele aktualisieren'),
  unanswered: (missed, manager) => {
    if (missed < unansweredToSay) return undefined;
    const asks = `Die letzten ${inWords(missed)} Abfragen sind unbeantwortet.`;
    return manager === null ? asks : `${asks} ${manager} erfährt, dass Ihre Updates fehlen.`;
  },
};
