/** The labels of a likelihood, by rating (predictions.1). */
export const likelihoodLabels: Readonly<Record<0 | 1 | 2 | 3 | 4, string>> = {
  0: 'Not at all',
  1: 'Not sure',
  2: 'Unsure',
  3: 'Likely',
  4: 'Very likely',
};

/**
 * Labels of the view that shows only both ends and the middle. The spelling of the last label is the
 * document's (predictions.1).
 */
export const threeLikelihoodLabels: Readonly<Record<0 | 2 | 4, string>> = {
  0: 'Not at all',
  2: 'Unsure',
  4: 'Very Likely',
};

/** The labels of a quality, by rating (predictions.1). */
export const qualityLabels: Readonly<Record<0 | 1 | 2 | 3 | 4, string>> = {
  0: 'Very bad',
  1: 'Bad',
  2: 'Okay',
  3: 'Good',
  4: 'Very good',
};
