/** The public part of this feature; other features import nothing else of it. */

export { OwnInsight } from './calibration/components/own-insight.tsx';
export { QuarterAnswer } from './forecast/components/quarter-answer.tsx';
export { FirstLook } from './look/components/first-look.tsx';
export { firstLookWords, tabLabels } from './words.ts';
