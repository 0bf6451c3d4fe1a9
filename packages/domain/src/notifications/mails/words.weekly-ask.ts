import type { Rating } from '../../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.ts';
import { inWords } from '../../shared/counted.ts';
import { firstWords } from '../../shared/first-words.ts';
import { notificationWriter } from '../telling/writer.en.ts';
import { unansweredToSay } from './unanswered.ts';

const commentLength = 100;

/** The last prediction of a goal before the asked week. */
export interface SaidBefore {
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly saidWeek: number | null;
  readonly comment: string | null;
}

/** Returns what the owner said last: `Last week: Unsure, Good. “The supplier …”`; the week is a number of the quarter. */
function lastSaid({ likelihood, quality, saidWeek, comment }: SaidBefore, week: number): string {
  if (likelihood === null || quality === null || saidWeek === null) return 'No prediction yet.';
  const when = saidWeek === week - 1 ? 'Last week' : `In week ${saidWeek}`;
  const words = comment === null ? '' : ` “${firstWords(comment, commentLength)}”`;
  return `${when}: ${likelihoodLabels[likelihood]}, ${qualityLabels[quality]}.${words}`;
}

/** The sentences of the weekly ask. `missed`: how many asks in a row were not answered. */
export const weeklyAskWords = {
  lastSaid,
  subject: (missed: number) =>
    missed < unansweredToSay
      ? notificationWriter.update_asked.subject
      : `No update for ${inWords(missed)} weeks: please update your goals`,
  /**
   * `endsQuarter`: no other week of the quarter is asked for, so a result is as good as a prediction
   * (notifications.9).
   */
  asks: (count: number, lastDay: string, endsQuarter: boolean) => {
    const goals = count === 1 ? 'One of your goals has' : `${count} of your goals have`;
    return endsQuarter
      ? `${goals} no prediction or result for this week yet. The quarter ends on ${lastDay}.`
      : `${goals} no prediction for this week yet. The week ends on ${lastDay}.`;
  },
  button: (endsQuarter: boolean): string =>
    endsQuarter ? 'Predict or finalize your goals' : 'Update your goals',
  /** Undefined while fewer asks are unanswered. `manager`: who was told; null if nobody was. */
  unanswered: (missed: number, manager: string | null) => {
    if (missed < unansweredToSay) return undefined;
    const asks = `The last ${inWords(missed)} asks are unanswered.`;
    return manager === null ? asks : `${asks} ${manager} is told that your updates are missing.`;
  },
} as const;
