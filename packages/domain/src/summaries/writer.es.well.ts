import { outcomeOf } from '../goals/figures.ts';
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
} from './writer.es.phrases.ts';

export const whatWentWell: typeof english.whatWentWell = (goals, place) => {
  const completed = bestFirst(withOutcome(goals, 'completed'));
  if (completed.length > 0) return sentence(completedText(completed, goals.length, place), completed);
  const isOnly = goals.length === 1;
  const hopeful = bestFirst(goals.filter((goal) => outcomeOf(goal) === 'open' && isHopeful(goal.likelihood)));
  if (hopeful.length > 0)
    return sentence(
      isOnly
        ? `${listed(hopeful, mostNamed)} terminó el trimestre en ${likelihoodWord(3)} o mejor.`
        : `Aún no hay nada registrado como cumplido, pero ${share(hopeful.length, goals.length)} ${verbOf(hopeful.length, 'terminó', 'terminaron')} el trimestre en ${likelihoodWord(3)} o mejor: ${listed(hopeful, mostNamed)}.`,
      hopeful,
    );
  const [closest] = withOutcome(goals, 'partly').toSorted((a, b) => percentOf(b) - percentOf(a));
  if (closest) {
    const percent = percentWord(percentOf(closest));
    const text = isOnly
      ? `${quoted(closest)} llegó al ${percent}.`
      : `Ningún objetivo se cumplió por completo; ${quoted(closest)} fue el que más se acercó, con el ${percent}.`;
    return sentence(text, [closest]);
  }
  const riser = furthest(goals, 'rise');
  if (riser) return sentence(`No se cumplió nada, pero ${movement(riser)}.`, [riser]);
  return sentence(
    isOnly
      ? `No hay ningún éxito que contar de ${listed(goals, mostNamed)}.`
      : `No hay ningún éxito que contar: no se cumplió nada, y ningún objetivo abierto terminó en ${likelihoodWord(3)} o mejor.`,
    goals,
  );
};

function completedText(completed: readonly SummaryGoal[], all: number, place: number): string {
  const count = completed.length;
  if (all === 1) return `${listed(completed, mostNamed)} se cumplió.`;
  const what = `${verbOf(count, 'Se cumplió', 'Se cumplieron')} ${share(count, all)}`;
  const best = listed(completed.slice(0, mostNamed), mostNamed);
  if (count > mostNamed + 1)
    return `${what}${variant([`, entre ellos ${best}`, `, con ${best} a la cabeza`], place)}.`;
  const climber = completed.find(hasClimbed);
  const names = `${what}: ${listed(completed, mostNamed)}`;
  if (!climber || count > mostNamed) return `${names}.`;
  const from = likelihoodWord(courseOf(climber).first.likelihood);
  const which = count === 1 ? '' : climber === completed[0] ? 'el primero ' : 'el segundo ';
  return `${names}; ${which}partía de ${from}.`;
}
