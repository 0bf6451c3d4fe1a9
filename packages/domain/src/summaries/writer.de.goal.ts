import { isInDispute } from '../goals/badges.ts';
import { outcomeOf } from '../goals/figures.ts';
import { type Course, courseOf, isHopeful } from './course.ts';
import type { SummaryGoal, SummaryQuarter } from './facts.ts';
import { likelihoodWord, percentWord, qualityWord, ratio, variant } from './writer.de.phrases.ts';
import type * as english from './writer.en.goal.ts';

/** The text of a goal is at most four sentences: how it ended, how its predictions ran, gaps, and what is left to decide. */
interface Wording {
  readonly goal: SummaryGoal;
  readonly course: Course;
  readonly quarter: SummaryQuarter;
  /** Selects one of the wordings; goals beside each other on a slide have different places. */
  readonly place: number;
}

export const summariseGoal: typeof english.summariseGoal = (goal, quarter, place) => {
  const wording = { goal, course: courseOf(goal), quarter, place };
  const texts = [ending(wording), run(wording), gaps(wording), left(wording)];
  return texts.filter((text) => text !== '').map((text) => ({ text, sources: [goal.id] }));
};

function ending({ goal, place }: Wording): string {
  const quality = goal.result?.quality ?? null;
  const outcome = outcomeOf(goal);
  if (outcome === 'open')
    return variant(
      ['Es ist noch kein Ergebnis erfasst.', 'Das Ergebnis fehlt noch.', 'Es ist noch nicht abgeschlossen.'],
      place,
    );
  if (outcome === 'partly') {
    const reached = percentWord(goal.result?.percent ?? 0);
    return variant(
      [`Endete bei ${reached}.`, `Es kam auf ${reached}.`, `Am Ende des Quartals standen ${reached}.`],
      place,
    );
  }
  if (isInDispute(goal.result?.completed ?? null, goal.managerCompleted))
    return outcome === 'completed'
      ? 'Laut Führungskraft erreicht, laut verantwortlicher Person nicht.'
      : 'Laut Führungskraft nicht erreicht, laut verantwortlicher Person schon.';
  if (outcome === 'missed')
    return quality === null
      ? variant(['Nicht erreicht.', 'Es wurde nicht erreicht.', 'Dieses Ziel wurde verfehlt.'], place)
      : variant(
          [
            `Nicht erreicht; die Qualität des Geleisteten ist ${qualityWord(quality)}.`,
            `Es wurde nicht erreicht; die Qualität des Geleisteten gilt als ${qualityWord(quality)}.`,
            `Dieses Ziel wurde verfehlt, ${quality >= 3 ? 'obwohl die Qualität des Geleisteten' : 'und die Qualität des Geleisteten gilt als'} ${qualityWord(quality)}${quality >= 3 ? ' ist' : ''}.`,
          ],
          place,
        );
  if (quality === null) return variant(['Erreicht.', 'Geschafft.', 'Vollständig erreicht.'], place);
  return variant(
    [
      `Erreicht; die Qualität ist ${qualityWord(quality)}.`,
      `Geschafft, und die Qualität gilt als ${qualityWord(quality)}.`,
      `Vollständig erreicht, mit der Qualität ${qualityWord(quality)}.`,
    ],
    place,
  );
}

function run(wording: Wording): string {
  const { goal, course } = wording;
  if (course.shape === 'none')
    return outcomeOf(goal) === 'missed'
      ? 'Keine Vorhersage warnte davor.'
      : 'Im Quartal wurde es nie vorhergesagt.';
  if (course.shape === 'once')
    return `Die einzige Vorhersage, in Woche ${course.last.week}, sagte ${likelihoodWord(course.last.likelihood)}.`;
  const outcome = outcomeOf(goal);
  if (outcome === 'completed') return runOfCompleted(wording);
  if (outcome === 'missed') return runOfMissed(wording);
  return runOfOpen(wording);
}

function runOfCompleted({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'rise')
    return variant(
      [
        `Die Zuversicht wuchs von ${from} in Woche ${first.week} auf ${to} bis Woche ${settledWeek}.`,
        `Die Vorhersagen stiegen bis Woche ${settledWeek} von ${from} auf ${to}.`,
        `Es begann bei ${from} und stand ab Woche ${settledWeek} bei ${to}.`,
      ],
      place,
    );
  if (shape === 'dip')
    return variant(
      [
        `Es hatte in Woche ${turn.week} einen Tiefpunkt bei ${likelihoodWord(turn.likelihood)} und war bis Woche ${settledWeek} wieder bei ${to}.`,
        `Nach einem Rückgang auf ${likelihoodWord(turn.likelihood)} in Woche ${turn.week} erholte es sich bis Woche ${settledWeek} auf ${to}.`,
      ],
      place,
    );
  if (shape === 'steady' && isHopeful(last.likelihood))
    return variant(
      [
        `Die Vorhersagen sagten von Woche ${first.week} bis Woche ${last.week} unverändert ${to}.`,
        `Es stand ab Woche ${first.week} bei ${to} und blieb dort.`,
        `Die Aussicht war in jeder Vorhersage bis Woche ${last.week} ${to}.`,
      ],
      place,
    );
  if (shape === 'steady')
    return `Die Vorhersagen blieben bis Woche ${last.week} bei ${to}, und trotzdem wurde es erreicht.`;
  return `Die Vorhersagen fielen bis Woche ${settledWeek} von ${likelihoodWord((shape === 'peak' ? turn : first).likelihood)} auf ${to}, und dennoch wurde es erreicht.`;
}

function runOfMissed({ course, place, quarter }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (isHopeful(last.likelihood))
    return variant(
      [
        `In Woche ${last.week} galt es noch als ${to}, sodass nichts davor warnte.`,
        `Die letzte Vorhersage, aus Woche ${last.week}, sagte ${to}: Das Verfehlen kam ohne Ankündigung.`,
      ],
      place,
    );
  if (shape === 'steady')
    return variant(
      [
        `Die Vorhersagen sagten seit Woche ${first.week} ${to}, das Verfehlen überrascht also nicht.`,
        `Es kam von Woche ${first.week} bis Woche ${last.week} nie über ${to} hinaus.`,
      ],
      place,
    );
  if (shape === 'fall' && settledWeek > quarter.weekCount - 4)
    return `Es hielt sich lange und fiel erst in Woche ${settledWeek} von ${from} auf ${to}, spät für eine Korrektur.`;
  if (shape === 'fall')
    return variant(
      [
        `Die Vorhersagen fielen bis Woche ${settledWeek} von ${from} auf ${to} und erholten sich nicht.`,
        `Es rutschte von ${from} in Woche ${first.week} auf ${to} bis Woche ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'peak')
    return `Am besten sah es in Woche ${turn.week} aus, mit ${likelihoodWord(turn.likelihood)}, und bis Woche ${settledWeek} fiel es zurück auf ${to}.`;
  return `Die Vorhersagen verbesserten sich zwar bis Woche ${settledWeek} von ${likelihoodWord((shape === 'dip' ? turn : first).likelihood)} auf ${to}, aber nicht weit genug.`;
}

/** For goals without a result, or with a percentage. */
function runOfOpen({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'steady')
    return variant(
      [
        `Die Vorhersagen sagten bis Woche ${last.week} ${to}.`,
        `Es stand von Woche ${first.week} bis Woche ${last.week} bei ${to}.`,
      ],
      place,
    );
  if (shape === 'dip' || shape === 'peak')
    return `Über ${likelihoodWord(turn.likelihood)} in Woche ${turn.week} endeten die Vorhersagen in Woche ${last.week} bei ${to}.`;
  const verb = shape === 'rise' ? (['stiegen', 'kletterten'] as const) : (['fielen', 'sanken'] as const);
  return `Die Vorhersagen ${variant(verb, place)} von ${from} in Woche ${first.week} auf ${to} bis Woche ${settledWeek}.`;
}

function gaps({ course, quarter }: Wording): string {
  const missing = quarter.weekCount - course.count;
  if (course.shape === 'none' || course.shape === 'once' || missing * 2 <= quarter.weekCount) return '';
  return `Für ${ratio(missing, quarter.weekCount)} Wochen fehlen Vorhersagen, das Bild hat also Lücken.`;
}

function left({ goal, place }: Wording): string {
  const outcome = outcomeOf(goal);
  if (goal.state === 'shelving_in_review') return 'Eine Anfrage, es zurückzustellen, wartet auf Antwort.';
  if (goal.state === 'results_in_review') return 'Das Ergebnis wartet auf die Prüfung der Führungskraft.';
  if (outcome === 'missed')
    return variant(
      [
        'Zu entscheiden: ein weiteres Quartal oder ein Ende.',
        'Zu entscheiden: weiterführen, ändern oder aufgeben.',
        'Zu entscheiden: ob es für einen weiteren Versuch noch wichtig genug ist.',
      ],
      place,
    );
  if (outcome === 'partly')
    return `Zu entscheiden: ob die übrigen ${percentWord(100 - (goal.result?.percent ?? 0))} ein weiteres Quartal wert sind.`;
  if (outcome === 'open')
    return variant(['Zu tun: das Ergebnis erfassen.', 'Zu tun: es mit einem Ergebnis abschließen.'], place);
  return '';
}
