import { layerTitles } from '../words.layers.ts';

/** The words of a person's course over quarters and cycles. */
export const courseWords = {
  title: layerTitles.course,
  failed: 'The course could not be loaded.',
  none: 'There is no appraisal that you may read.',
  export: 'All appraisals as PDF',
  exportOf: (name: string) => `Appraisals of ${name}`,
  /** Of the drawing, for screen readers: the list below it has the words. */
  path: 'The first rating over time',
  now: (word: string) => `now: ${word}`,
  anotherScale: 'on another scale than today',
  reviewer: (name: string) => `by ${name}`,
  goals: (completed: number, counted: number) =>
    counted === 0
      ? 'No goals'
      : counted === 1
        ? `${completed} of 1 goal completed`
        : `${completed} of ${counted} goals completed`,
  partly: (count: number) => `${count} partly`,
  missed: (count: number) => `${count} missed`,
  noSignatures: 'Without signatures',
  read: 'Read',
  readOf: (label: string) => `Read the appraisal of ${label}`,
  open: 'Course',
  openOf: (name: string) => `Course of ${name}`,
} as const;
