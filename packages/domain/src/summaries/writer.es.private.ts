import { inWords } from './writer.es.phrases.ts';

/** Returns a sentence about the private goals, for a model's text about the other goals. */
export function privateNote(count: number, completed: number): string {
  const goals = count === 1 ? 'un objetivo privado' : `${inWords(count)} objetivos privados`;
  return `No se mencionan aquí: ${goals}, ${completedOf(completed, count)}.`;
}

function completedOf(completed: number, all: number): string {
  if (all === 1) return completed === 1 ? 'cumplido' : 'no cumplido';
  if (completed === all) return `${all === 2 ? 'los dos' : 'todos'} cumplidos`;
  if (completed === 0) return 'ninguno de ellos cumplido';
  return `${inWords(completed)} de ellos ${completed === 1 ? 'cumplido' : 'cumplidos'}`;
}
