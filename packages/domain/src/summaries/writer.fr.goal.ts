import { isInDispute } from '../goals/badges.ts';
import { outcomeOf } from '../goals/figures.ts';
import { type Course, courseOf, isHopeful } from './course.ts';
import type { SummaryGoal, SummaryQuarter } from './facts.ts';
import type * as english from './writer.en.goal.ts';
import { likelihoodWord, percentWord, qualityWord, variant } from './writer.fr.phrases.ts';

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
      [
        'Aucun résultat n’est encore enregistré.',
        'Le résultat manque encore.',
        'Il n’est pas encore clôturé.',
      ],
      place,
    );
  if (outcome === 'partly') {
    const reached = percentWord(goal.result?.percent ?? 0);
    return variant(
      [`Terminé à ${reached}.`, `Il est arrivé à ${reached}.`, `Le trimestre s’est achevé à ${reached}.`],
      place,
    );
  }
  if (isInDispute(goal.result?.completed ?? null, goal.managerCompleted))
    return outcome === 'completed'
      ? 'Atteint selon le manager ; non atteint selon la personne responsable.'
      : 'Non atteint selon le manager ; atteint selon la personne responsable.';
  if (outcome === 'missed')
    return quality === null
      ? variant(['Non atteint.', 'Il n’a pas été atteint.', 'Cet objectif a été manqué.'], place)
      : variant(
          [
            `Non atteint ; la qualité du travail fait est jugée ${qualityWord(quality)}.`,
            `Il n’a pas été atteint ; le travail fait est de qualité ${qualityWord(quality)}.`,
            `Cet objectif a été manqué, ${quality >= 3 ? 'alors que' : 'et'} le travail fait est de qualité ${qualityWord(quality)}.`,
          ],
          place,
        );
  if (quality === null) return variant(['Atteint.', 'C’est fait.', 'Pleinement atteint.'], place);
  return variant(
    [
      `Atteint, avec une qualité jugée ${qualityWord(quality)}.`,
      `C’est fait, et la qualité est jugée ${qualityWord(quality)}.`,
      `Pleinement atteint, de qualité ${qualityWord(quality)}.`,
    ],
    place,
  );
}

function run(wording: Wording): string {
  const { goal, course } = wording;
  if (course.shape === 'none')
    return outcomeOf(goal) === 'missed'
      ? 'Aucune prévision ne l’annonçait.'
      : 'Il n’a jamais eu de prévision pendant le trimestre.';
  if (course.shape === 'once')
    return `La seule prévision, en semaine ${course.last.week}, disait ${likelihoodWord(course.last.likelihood)}.`;
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
        `La confiance a grandi de ${from} en semaine ${first.week} à ${to} dès la semaine ${settledWeek}.`,
        `Les prévisions sont montées de ${from} à ${to} dès la semaine ${settledWeek}.`,
        `Il a commencé à ${from} et se tenait à ${to} à partir de la semaine ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'dip')
    return variant(
      [
        `Il a connu un creux en semaine ${turn.week}, à ${likelihoodWord(turn.likelihood)}, et était revenu à ${to} dès la semaine ${settledWeek}.`,
        `Après une baisse à ${likelihoodWord(turn.likelihood)} en semaine ${turn.week}, il est remonté à ${to} dès la semaine ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'steady' && isHopeful(last.likelihood))
    return variant(
      [
        `Les prévisions disaient ${to} de la semaine ${first.week} à la semaine ${last.week}, sans bouger.`,
        `Il se tenait à ${to} dès la semaine ${first.week} et y est resté.`,
        `La perspective était ${to} à chaque prévision, jusqu’à la semaine ${last.week}.`,
      ],
      place,
    );
  if (shape === 'steady')
    return `Les prévisions sont restées à ${to} jusqu’à la semaine ${last.week}, et il a tout de même été atteint.`;
  return `Les prévisions sont descendues de ${likelihoodWord((shape === 'peak' ? turn : first).likelihood)} à ${to} dès la semaine ${settledWeek}, et il a pourtant été atteint.`;
}

function runOfMissed({ course, place, quarter }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (isHopeful(last.likelihood))
    return variant(
      [
        `En semaine ${last.week}, il était encore jugé ${to} : rien n’annonçait l’échec.`,
        `La dernière prévision, en semaine ${last.week}, disait ${to} : l’échec est venu sans prévenir.`,
      ],
      place,
    );
  if (shape === 'steady')
    return variant(
      [
        `Les prévisions disaient ${to} depuis la semaine ${first.week} : l’échec n’est pas une surprise.`,
        `Il n’a jamais dépassé ${to}, de la semaine ${first.week} à la semaine ${last.week}.`,
      ],
      place,
    );
  if (shape === 'fall' && settledWeek > quarter.weekCount - 4)
    return `Il a tenu longtemps et n’est descendu de ${from} à ${to} qu’en semaine ${settledWeek}, tard pour corriger.`;
  if (shape === 'fall')
    return variant(
      [
        `Les prévisions sont descendues de ${from} à ${to} dès la semaine ${settledWeek} et ne sont pas remontées.`,
        `Il a glissé de ${from} en semaine ${first.week} à ${to} dès la semaine ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'peak')
    return `Il était au mieux en semaine ${turn.week}, à ${likelihoodWord(turn.likelihood)}, et était retombé à ${to} dès la semaine ${settledWeek}.`;
  return `Les prévisions se sont améliorées, de ${likelihoodWord((shape === 'dip' ? turn : first).likelihood)} à ${to} dès la semaine ${settledWeek}, mais pas assez.`;
}

/** For goals without a result, or with a percentage. */
function runOfOpen({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'steady')
    return variant(
      [
        `Les prévisions disaient ${to} jusqu’à la semaine ${last.week}.`,
        `Il se tenait à ${to} de la semaine ${first.week} à la semaine ${last.week}.`,
      ],
      place,
    );
  if (shape === 'dip' || shape === 'peak')
    return `En passant par ${likelihoodWord(turn.likelihood)} en semaine ${turn.week}, les prévisions ont fini à ${to} en semaine ${last.week}.`;
  const verb =
    shape === 'rise'
      ? (['sont montées', 'ont grimpé'] as const)
      : (['sont descendues', 'ont glissé'] as const);
  return `Les prévisions ${variant(verb, place)} de ${from} en semaine ${first.week} à ${to} dès la semaine ${settledWeek}.`;
}

function gaps({ course, quarter }: Wording): string {
  const missing = quarter.weekCount - course.count;
  if (course.shape === 'none' || course.shape === 'once' || missing * 2 <= quarter.weekCount) return '';
  return `Les prévisions manquent pour ${missing} semaines sur ${quarter.weekCount} : l’image est incomplète.`;
}

function left({ goal, place }: Wording): string {
  const outcome = outcomeOf(goal);
  if (goal.state === 'shelving_in_review') return 'Une demande de mise en réserve attend une réponse.';
  if (goal.state === 'results_in_review') return 'Le résultat attend l’examen du manager.';
  if (outcome === 'missed')
    return variant(
      [
        'À décider : un trimestre de plus, ou la fin.',
        'À décider : le poursuivre, le modifier ou l’abandonner.',
        'À décider : s’il compte encore assez pour une nouvelle tentative.',
      ],
      place,
    );
  if (outcome === 'partly')
    return `À décider : si les ${percentWord(100 - (goal.result?.percent ?? 0))} restants méritent un trimestre de plus.`;
  if (outcome === 'open')
    return variant(['À faire : enregistrer le résultat.', 'À faire : le clôturer avec un résultat.'], place);
  return '';
}
