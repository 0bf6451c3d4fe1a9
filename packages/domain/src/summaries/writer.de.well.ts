import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { courseOf, isHopeful } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { bestFirst, furthest, hasClimbed, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import {
  likelihoodWord,
  listed,
  movement,
  percentWord,
  quoted,
  share,
  variant,
  verbOf,
} from './writer.de.phrases.ts';
import type * as english from './writer.en.well.ts';

export const whatWentWell: typeof english.whatWentWell = (goals, place) => {
  const completed = bestFirst(withOutcome(goals, 'completed'));
  if (completed.length > 0) return sentence(completedText(completed, goals.length, place), completed);
  const isOnly = goals.length === 1;
  const hopeful = bestFirst(goals.filter((goal) => outcomeOf(goal) === 'open' && isHopeful(goal.likelihood)));
  if (hopeful.length > 0)
    return sentence(
      isOnly
        ? `${listed(hopeful, mostNamed)} stand am Ende des Quartals bei ${likelihoodWord(3)} oder besser.`
        : `Noch ist nichts als erreicht erfasst, aber ${share(hopeful.length, goals.length)} ${verbOf(hopeful.length, 'stand', 'standen')} am Ende des Quartals bei ${likelihoodWord(3)} oder besser: ${listed(hopeful, mostNamed)}.`,
      hopeful,
    );
  const [closest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(b) - percentOf(a));
  if (closest) {
    const percent = percentWord(percentOf(closest));
    const text = isOnly
      ? `${quoted(closest)} kam auf ${percent}.`
      : `Kein Ziel wurde ganz erreicht; am nächsten kam ${quoted(closest)} mit ${percent}.`;
    return sentence(text, [closest]);
  }
  const riser = furthest(goals, 'rise');
  if (riser) return sentence(`Nichts wurde erreicht, aber ${movement(riser)}.`, [riser]);
  return sentence(
    isOnly
      ? `Von ${listed(goals, mostNamed)} ist kein Erfolg zu berichten.`
      : `Es ist kein Erfolg zu berichten: Nichts wurde erreicht, und kein offenes Ziel stand am Ende bei ${likelihoodWord(3)} oder besser.`,
    goals,
  );
};

function completedText(completed: readonly SummaryGoal[], all: number, place: number): string {
  const count = completed.length;
  if (all === 1) return `${listed(completed, mostNamed)} wurde erreicht.`;
  const what = `${capital(share(count, all))} ${verbOf(count, 'wurde', 'wurden')} erreicht`;
  const best = listed(completed.slice(0, mostNamed), mostNamed);
  if (count > mostNamed + 1)
    return `${what}${variant([`, darunter ${best}`, `, allen voran ${best}`], place)}.`;
  const climber = completed.find(hasClimbed);
  const names = `${what}: ${listed(completed, mostNamed)}`;
  if (!climber || count > mostNamed) return `${names}.`;
  const from = likelihoodWord(courseOf(climber).first.likelihood);
  const which = count === 1 ? 'es' : climber === completed[0] ? 'das erste' : 'das zweite';
  return `${names}; ${which} begann bei ${from}.`;
}
