import { outcomeOf } from '../goals/figures.ts';
import { capital } from '../shared/capital.ts';
import { courseOf, isHopeful } from './course.ts';
import type { SummaryGoal } from './facts.ts';
import { bestFirst, furthest, hasClimbed, mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import type * as english from './writer.en.well.ts';
import {
  likelihoodWord,
  listed,
  movement,
  percentWord,
  quoted,
  share,
  variant,
  verbOf,
} from './writer.fr.phrases.ts';

export const whatWentWell: typeof english.whatWentWell = (goals, place) => {
  const completed = bestFirst(withOutcome(goals, 'completed'));
  if (completed.length > 0) return sentence(completedText(completed, goals.length, place), completed);
  const isOnly = goals.length === 1;
  const hopeful = bestFirst(goals.filter((goal) => outcomeOf(goal) === 'open' && isHopeful(goal.likelihood)));
  if (hopeful.length > 0)
    return sentence(
      isOnly
        ? `${listed(hopeful, mostNamed)} a terminé le trimestre à ${likelihoodWord(3)} ou mieux.`
        : `Rien n’est encore enregistré comme atteint, mais ${share(hopeful.length, goals.length)} ${verbOf(hopeful.length, 'a', 'ont')} terminé le trimestre à ${likelihoodWord(3)} ou mieux : ${listed(hopeful, mostNamed)}.`,
      hopeful,
    );
  const [closest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(b) - percentOf(a));
  if (closest) {
    const percent = percentWord(percentOf(closest));
    const text = isOnly
      ? `${quoted(closest)} est arrivé à ${percent}.`
      : `Aucun objectif n’a été pleinement atteint ; ${quoted(closest)} s’en est le plus approché, à ${percent}.`;
    return sentence(text, [closest]);
  }
  const riser = furthest(goals, 'rise');
  if (riser) return sentence(`Rien n’a été atteint, mais ${movement(riser)}.`, [riser]);
  return sentence(
    isOnly
      ? `Il n’y a pas de succès à signaler pour ${listed(goals, mostNamed)}.`
      : `Il n’y a pas de succès à signaler : rien n’a été atteint, et aucun objectif ouvert n’a fini à ${likelihoodWord(3)} ou mieux.`,
    goals,
  );
};

function completedText(completed: readonly SummaryGoal[], all: number, place: number): string {
  const count = completed.length;
  if (all === 1) return `${listed(completed, mostNamed)} a été atteint.`;
  const what = `${capital(share(count, all))} ${verbOf(count, 'a été atteint', 'ont été atteints')}`;
  const best = listed(completed.slice(0, mostNamed), mostNamed);
  if (count > mostNamed + 1) return `${what}${variant([`, dont ${best}`, `, avec en tête ${best}`], place)}.`;
  const climber = completed.find(hasClimbed);
  const names = `${what} : ${listed(completed, mostNamed)}`;
  if (!climber || count > mostNamed) return `${names}.`;
  const from = likelihoodWord(courseOf(climber).first.likelihood);
  const which = count === 1 ? 'il' : climber === completed[0] ? 'le premier' : 'le second';
  return `${names} ; ${which} partait de ${from}.`;
}
