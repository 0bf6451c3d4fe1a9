/** The public part of this feature; other features import nothing else of it. */
export { PairItems } from './components/pair-items.tsx';
