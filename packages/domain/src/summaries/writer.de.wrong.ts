import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { courseOf, isHopeful } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { furthest, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
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
} from './writer.de.phrases.ts';
import type * as english from './writer.en.wrong.ts';

export const whatWentWrong: typeof english.whatWentWrong = (goals, place) => {
  const missed = withOutcome(goals, 'missed');
  const open = withOutcome(goals, 'open');
  if (missed.length > 0)
    return sentence(`${missedText(missed, goals.length)}${openText(open.length)}.`, [...missed, ...open]);
  const low = open.filter(({ likelihood }) => likelihood !== null && !isHopeful(likelihood));
  if (low.length > 0) return sentence(lowText(low), low);
  const [lowest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(a) - percentOf(b));
  if (lowest && goals.length > 1)
    return sentence(`${quoted(lowest)} blieb bei ${percentWord(percentOf(lowest))} stehen.`, [lowest]);
  const silent = goals.filter(({ likelihood }) => likelihood === null);
  if (silent.length > 0) return sentence(silentText(silent), silent);
  const faller = furthest(goals, 'fall');
  if (faller) return sentence(`Nicht jeder Weg war gerade: ${movement(faller)}.`, [faller]);
  if (lowest) return sentence(`Die übrigen ${percentWord(100 - percentOf(lowest))} fehlen noch.`, [lowest]);
  if (goals.length === 1) return sentence('Dabei ging nichts erkennbar schief.', goals);
  return sentence(
    variant(
      [
        `Nichts ging erkennbar schief: Kein Ziel wurde verfehlt, und keines blieb offen bei ${likelihoodWord(2)} oder darunter.`,
        `Es ist kein verfehltes Ziel zu berichten, und kein offenes Ziel endete bei ${likelihoodWord(2)} oder darunter.`,
      ],
      place,
    ),
    goals,
  );
};

function missedText(missed: readonly SummaryGoal[], all: number): string {
  const [one] = missed;
  const count = missed.length;
  if (one && count === 1) return `${quoted(one)} wurde nicht erreicht${reasonOf(one)}`;
  const what =
    count < all
      ? `${capital(ratio(count, all))} Zielen wurden nicht erreicht`
      : `${count === 2 ? 'Keines der beiden' : `Keines der ${inWords(count)}`} Ziele wurde erreicht`;
  return `${what}: ${listed(missed, mostNamed)}${warningOf(missed)}`;
}

/** Returns how many of the missed goals have no result at all. */
function openText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '; ein weiteres hat noch kein Ergebnis'
    : `; ${inWords(count)} weitere haben noch kein Ergebnis`;
}

/** Says so if predictions hid the miss. */
function warningOf(missed: readonly SummaryGoal[]): string {
  const hidden = missed.filter(({ likelihood }) => isHopeful(likelihood));
  const [one] = hidden;
  if (!one || one.likelihood === null) return '';
  if (hidden.length < missed.length)
    return `, obwohl ${quoted(one)} am Ende noch als ${likelihoodWord(one.likelihood)} vorhergesagt war`;
  return `, ${missed.length === 2 ? 'beide' : 'alle'} am Ende noch als ${likelihoodWord(3)} oder besser vorhergesagt`;
}

function reasonOf(goal: SummaryGoal): string {
  const { shape, first, last, settledWeek } = courseOf(goal);
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'none') return ', und keine Vorhersage warnte davor';
  if (isHopeful(last.likelihood)) return `, obwohl Woche ${last.week} noch ${to} sagte`;
  if (shape === 'fall') return `: Die Vorhersagen fielen bis Woche ${settledWeek} von ${from} auf ${to}`;
  return `, wie es die letzte Vorhersage, ${to}, erwarten ließ`;
}

function lowText(low: readonly SummaryGoal[]): string {
  const [one] = low;
  if (one && low.length === 1 && one.likelihood !== null)
    return `${quoted(one)} endete im Quartal bei ${likelihoodWord(one.likelihood)}, und kein Ergebnis sagt etwas anderes.`;
  return `${capital(goalsOf(low.length))} endeten im Quartal bei ${likelihoodWord(2)} oder darunter: ${listed(low, mostNamed)}.`;
}

function silentText(silent: readonly SummaryGoal[]): string {
  const were = silent.length === 1 ? 'wurde' : 'wurden';
  const tail = silent.some((goal) => outcomeOf(goal) !== 'completed')
    ? ', sodass niemand rechtzeitig helfen konnte'
    : ', sodass das Ergebnis überraschte';
  return `${listed(silent, mostNamed)} ${were} nie vorhergesagt${tail}.`;
}
