import { inWords } from './writer.fr.phrases.ts';

/** Returns a sentence about the private goals, for a model's text about the other goals. */
export function privateNote(count: number, completed: number): string {
  const goals = count === 1 ? 'un objectif privé' : `${inWords(count)} objectifs privés`;
  return `Non mentionnés ici : ${goals}, ${completedOf(completed, count)}.`;
}

function completedOf(completed: number, all: number): string {
  if (all === 1) return completed === 1 ? 'atteint' : 'non atteint';
  if (completed === all) return `${all === 2 ? 'tous deux' : 'tous'} atteints`;
  if (completed === 0) return 'aucun d’eux atteint';
  return `${inWords(completed)} d’entre eux ${completed === 1 ? 'atteint' : 'atteints'}`;
}
