import { counted, inWords } from '../shared/counted.ts';

/** Returns a sentence about the private goals, for a model's text about the other goals. */
export function privateNote(count: number, completed: number): string {
  return `Not told here: ${counted(count, 'private goal')}, ${completedOf(completed, count)}.`;
}

/** Returns `completed` or `not completed` of one goal, and `both completed`, `one of them completed` of several. */
function completedOf(completed: number, all: number): string {
  if (all === 1) return completed === 1 ? 'completed' : 'not completed';
  if (completed === all) return `${all === 2 ? 'both' : 'all'} completed`;
  return `${completed === 0 ? 'none' : inWords(completed)} of them completed`;
}
