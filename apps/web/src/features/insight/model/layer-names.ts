/** The names of the drawers and dialogs of insight in the address. */
export type InsightLayerName = 'talked' | 'second-view' | 'forecast-method';
