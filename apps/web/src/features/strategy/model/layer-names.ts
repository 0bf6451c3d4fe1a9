/** The names of this feature's layers in the address. */
export type StrategyLayerName =
  | 'strategy-basics'
  | 'strategy-objectives'
  | 'strategy-video'
  | 'strategy-publish'
  | 'strategy-versions';
