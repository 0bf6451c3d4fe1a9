/** The titles of the drawers and dialogs, apart from the other words because every page loads them. */
export const layerTitles = {
  basics: 'Mission, Vision & Values',
  objectives: 'Strategic Objectives',
  video: 'Message from the CEO',
  publish: 'Publish the strategy',
  versions: 'Former versions',
} as const;
