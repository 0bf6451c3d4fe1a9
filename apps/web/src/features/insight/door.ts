/** The public part of this feature; other features import nothing else of it. */
export { FirstLook } from './components/first-look.tsx';
export { OwnInsight } from './components/own-insight.tsx';
export { firstLookWords, tabLabels } from './words.ts';
