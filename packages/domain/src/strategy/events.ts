import type { StrategyTextName } from './document.ts';

/** How many of the nine texts and the video are written. Details contain no text of the strategy. */
interface Filled {
  readonly filled: number;
}

/** Events about the company's strategy and their details; the subject is the version. */
export interface StrategyEvents {
  /** The draft was saved. */
  'strategy.drafted': Filled;
  /** `changed`: the names of the texts that differ from the version published before. */
  'strategy.published': Filled & { readonly changed: readonly StrategyTextName[] };
}
