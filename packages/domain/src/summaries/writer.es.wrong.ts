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
  ratio,
  variant,
} from './writer.es.phrases.ts';

export const whatWentWrong: typeof english.whatWentWrong = (goals, place) => {
  const missed = withOutcome(goals, 'missed');
  const open = withOutcome(goals, 'open');
  if (missed.length > 0)
    return sentence(`${missedText(missed, goals.length)}${openText(open.length)}.`, [...missed, ...open]);
  const low = open.filter(({ likelihood }) => likelihood !== null && !isHopeful(likelihood));
  if (low.length > 0) return sentence(lowText(low), low);
  const [lowest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(a) - percentOf(b));
  if (lowest && goals.length > 1)
    return sentence(`${quoted(lowest)} se quedó en el ${percentWord(percentOf(lowest))}.`, [lowest]);
  const silent = goals.filter(({ likelihood }) => likelihood === null);
  if (silent.length > 0) return sentence(silentText(silent), silent);
  const faller = furthest(goals, 'fall');
  if (faller) return sentence(`No todos los caminos fueron rectos: ${movement(faller)}.`, [faller]);
  if (lowest) return sentence(`Falta todavía el otro ${percentWord(100 - percentOf(lowest))}.`, [lowest]);
  if (goals.length === 1) return sentence('Nada fue claramente mal.', goals);
  return sentence(
    variant(
      [
        `Nada fue claramente mal: ningún objetivo quedó sin cumplir, y ninguno terminó abierto en ${likelihoodWord(2)} o peor.`,
        `No hay ningún fallo que contar, y ningún objetivo abierto terminó en ${likelihoodWord(2)} o peor.`,
      ],
      place,
    ),
    goals,
  );
};

function missedText(missed: readonly SummaryGoal[], all: number): string {
  const [one] = missed;
  const count = missed.length;
  if (one && count === 1) return `${quoted(one)} no se cumplió${reasonOf(one)}`;
  const what =
    count < all
      ? `No se cumplieron ${ratio(count, all)} objetivos`
      : `No se cumplió ninguno de los ${inWords(count)} objetivos`;
  return `${what}: ${listed(missed, mostNamed)}${warningOf(missed)}`;
}

/** Returns how many of the missed goals have no result at all. */
function openText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '; otro aún no tiene resultado' : `; otros ${inWords(count)} aún no tienen resultado`;
}

/** Says so if predictions hid the miss. */
function warningOf(missed: readonly SummaryGoal[]): string {
  const hidden = missed.filter(({ likelihood }) => isHopeful(likelihood));
  const [one] = hidden;
  if (!one || one.likelihood === null) return '';
  if (hidden.length < missed.length)
    return `, aunque la última predicción de ${quoted(one)} aún era ${likelihoodWord(one.likelihood)}`;
  return `, ${missed.length === 2 ? 'ambos' : 'todos'} con una última predicción de ${likelihoodWord(3)} o mejor`;
}

function reasonOf(goal: SummaryGoal): string {
  const { shape, first, last, settledWeek } = courseOf(goal);
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'none') return ', y ninguna predicción avisó de ello';
  if (isHopeful(last.likelihood)) return `, aunque en la semana ${last.week} aún era ${to}`;
  if (shape === 'fall') return `: sus predicciones bajaron de ${from} a ${to} hasta la semana ${settledWeek}`;
  return `, como hacía pensar su última predicción, ${to}`;
}

function lowText(low: readonly SummaryGoal[]): string {
  const [one] = low;
  if (one && low.length === 1 && one.likelihood !== null)
    return `${quoted(one)} terminó el trimestre en ${likelihoodWord(one.likelihood)}, y ningún resultado dice otra cosa.`;
  return `${capital(goalsOf(low.length))} terminaron el trimestre en ${likelihoodWord(2)} o peor: ${listed(low, mostNamed)}.`;
}

function silentText(silent: readonly SummaryGoal[]): string {
  const had = silent.length === 1 ? 'tuvo' : 'tuvieron';
  const tail = silent.some((goal) => outcomeOf(goal) !== 'completed')
    ? ', así que nadie pudo ayudar a tiempo'
    : ', así que el resultado fue una sorpresa';
  return `${listed(silent, mostNamed)} nunca ${had} predicción${tail}.`;
}
