/** The public part of this feature; other features import nothing else of it. */
export { useObjectiveTexts } from './api.ts';
export { strategyWords } from './words.ts';
