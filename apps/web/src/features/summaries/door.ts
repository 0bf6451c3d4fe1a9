/** The public part of this feature; other features import nothing else of it. */
export type { SummaryLayerName } from './words.layers.ts';
