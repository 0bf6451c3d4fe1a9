import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { courseOf, isHopeful } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { furthest, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import type * as english from './writer.en.wrong.ts';
import {
  goalsOf,
  inWords,
  likelihoodWord,
  listed,
  movement,
  percentWord,
  quoted,
  share,
  variant,
} from './writer.fr.phrases.ts';

export const whatWentWrong: typeof english.whatWentWrong = (goals, place) => {
  const missed = withOutcome(goals, 'missed');
  const open = withOutcome(goals, 'open');
  if (missed.length > 0)
    return sentence(`${missedText(missed, goals.length)}${openText(open.length)}.`, [...missed, ...open]);
  const low = open.filter(({ likelihood }) => likelihood !== null && !isHopeful(likelihood));
  if (low.length > 0) return sentence(lowText(low), low);
  const [lowest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(a) - percentOf(b));
  if (lowest && goals.length > 1)
    return sentence(`${quoted(lowest)} s’est arrêté à ${percentWord(percentOf(lowest))}.`, [lowest]);
  const silent = goals.filter(({ likelihood }) => likelihood === null);
  if (silent.length > 0) return sentence(silentText(silent), silent);
  const faller = furthest(goals, 'fall');
  if (faller) return sentence(`Tout n’a pas été en ligne droite : ${movement(faller)}.`, [faller]);
  if (lowest)
    return sentence(`Il manque encore les ${percentWord(100 - percentOf(lowest))} restants.`, [lowest]);
  if (goals.length === 1) return sentence('Rien n’a clairement mal tourné.', goals);
  return sentence(
    variant(
      [
        `Rien n’a clairement mal tourné : aucun objectif n’a été manqué, et aucun n’est resté ouvert à ${likelihoodWord(2)} ou moins.`,
        `Il n’y a pas d’échec à signaler, et aucun objectif ouvert n’a fini à ${likelihoodWord(2)} ou moins.`,
      ],
      place,
    ),
    goals,
  );
};

function missedText(missed: readonly SummaryGoal[], all: number): string {
  const [one] = missed;
  const count = missed.length;
  if (one && count === 1) return `${quoted(one)} n’a pas été atteint${reasonOf(one)}`;
  const what =
    count < all
      ? `${capital(share(count, all))} n’ont pas été atteints`
      : `Aucun des ${goalsOf(count)} n’a été atteint`;
  return `${what} : ${listed(missed, mostNamed)}${warningOf(missed)}`;
}

/** Returns how many of the missed goals have no result at all. */
function openText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' ; un autre n’a pas encore de résultat'
    : ` ; ${inWords(count)} autres n’ont pas encore de résultat`;
}

/** Says so if predictions hid the miss. */
function warningOf(missed: readonly SummaryGoal[]): string {
  const hidden = missed.filter(({ likelihood }) => isHopeful(likelihood));
  const [one] = hidden;
  if (!one || one.likelihood === null) return '';
  if (hidden.length < missed.length)
    return `, alors que ${quoted(one)} était encore jugé ${likelihoodWord(one.likelihood)} à la fin`;
  return `, ${missed.length === 2 ? 'tous deux' : 'tous'} encore jugés ${likelihoodWord(3)} ou mieux à la fin`;
}

function reasonOf(goal: SummaryGoal): string {
  const { shape, first, last, settledWeek } = courseOf(goal);
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'none') return ', et aucune prévision ne l’annonçait';
  if (isHopeful(last.likelihood)) return `, alors que la semaine ${last.week} disait encore ${to}`;
  if (shape === 'fall')
    return ` : ses prévisions sont descendues de ${from} à ${to} dès la semaine ${settledWeek}`;
  return `, comme sa dernière prévision, ${to}, le laissait penser`;
}

function lowText(low: readonly SummaryGoal[]): string {
  const [one] = low;
  if (one && low.length === 1 && one.likelihood !== null)
    return `${quoted(one)} a terminé le trimestre à ${likelihoodWord(one.likelihood)}, et aucun résultat ne dit le contraire.`;
  return `${capital(goalsOf(low.length))} ont terminé le trimestre à ${likelihoodWord(2)} ou moins : ${listed(low, mostNamed)}.`;
}

function silentText(silent: readonly SummaryGoal[]): string {
  const have = silent.length === 1 ? 'n’a' : 'n’ont';
  const tail = silent.some((goal) => outcomeOf(goal) !== 'completed')
    ? ' : personne n’a donc pu aider à temps'
    : ' : le résultat a donc surpris';
  return `${listed(silent, mostNamed)} ${have} jamais eu de prévision${tail}.`;
}
