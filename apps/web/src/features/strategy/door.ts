/** What other features use of this one; they import nothing else of it. */
export { strategyWords } from './words.ts';
