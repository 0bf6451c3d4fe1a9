import { layerTitles } from './words.layers.ts';

export const labelWords = {
  title: layerTitles.labels,
  axis: { Primary: 'First rating', Secondary: 'Second rating', Tertiary: 'Third rating' },
  texts: { Review: 'Review text', Comment: 'Employee’s comment' },
  axisName: 'Name',
  axisPrompt: 'Question',
  // By the number that the form of an appraisal shows.
  level: (level: number) => `Level ${level}`,
  descriptionOf: (level: number) => `Description of level ${level}`,
  saved: 'The labels have been saved.',
  failed: 'The labels could not be loaded.',
  changed: 'Somebody else changed the labels meanwhile. What you typed is kept.',
  load: 'Load the present labels',
  notYours: 'Only HR admins, org admins and the CEO can change the labels.',
  frozen: 'Completed appraisals keep the words with which they were signed.',
} as const;
