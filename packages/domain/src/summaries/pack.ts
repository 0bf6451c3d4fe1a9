/** The slides of a board pack, in their order (summaries.7). */
export const packSlides = [
  'answer',
  'results',
  'forecast',
  'contradictions',
  'departments',
  'decisions',
] as const;
export type PackSlide = (typeof packSlides)[number];

/** Characters of a person's text on one slide, and goals on the slide of decisions. */
export const packLimits = { note: 2_000, goals: 6, contradictions: 8, departments: 12 } as const;
