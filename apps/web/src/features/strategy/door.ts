/** The public part of this feature; other features import nothing else of it. */
export { strategyWords } from './words.ts';
