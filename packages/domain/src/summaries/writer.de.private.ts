import { inWords } from './writer.de.phrases.ts';

/** Returns a sentence about the private goals, for a model's text about the other goals. */
export function privateNote(count: number, completed: number): string {
  const goals = count === 1 ? 'ein privates Ziel' : `${inWords(count)} private Ziele`;
  return `Hier nicht genannt: ${goals}, ${completedOf(completed, count)}.`;
}

function completedOf(completed: number, all: number): string {
  if (all === 1) return completed === 1 ? 'erreicht' : 'nicht erreicht';
  if (completed === all) return `${all === 2 ? 'beide' : 'alle'} erreicht`;
  if (completed === 0) return 'keines davon erreicht';
  return `${completed === 1 ? 'eines' : inWords(completed)} davon erreicht`;
}
