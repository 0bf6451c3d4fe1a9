/** The titles of the drawers and dialogs, apart from the other words because every page loads them. */
export const layerTitles = {
  talked: 'Talked about it',
  secondView: 'Give a second view',
  method: 'How is this computed?',
} as const;
