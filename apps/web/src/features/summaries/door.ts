/** The public part of this feature; other features import nothing else of it. */
export { PackButton } from './pack/components/pack-button.tsx';
export type { SummaryLayerName } from './words.layers.ts';
