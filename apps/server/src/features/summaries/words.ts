import { summaryMessages } from '@bellwether/domain/summaries/words';

/** Why there is nothing to summarise: the answer is 200 with `Success` false (summaries.1). */
export const nothingWords = {
  not_ended: summaryMessages.noPastQuarter,
  no_goals: (when: string) => `There are no goals of ${when} to summarize.`,
  no_ceo: 'Your company has no CEO at the moment.',
} as const;

/** Words on the slides of a deck. */
export const deckWords = {
  quarterlyTitle: 'Quarterly summary',
  annualTitle: 'Annual summary',
  answer: (when: string) => `${when} at a glance`,
  companyGoals: 'Company goals',
  goals: (when: string) => `Goals of ${when}`,
  part: (part: number, parts: number) => (parts === 1 ? '' : `${part} of ${parts}`),
  labels: {
    language: 'en',
    distribution: 'Last predictions',
    movers: 'What moved',
    noMovers: 'No prediction changed over the quarter.',
    inFull: 'Texts in full',
    leads: ['To decide:', 'To do:'],
  },
  none: 'There are no goals to show.',
  isPrivate: 'Private',
  noPrediction: 'No prediction',
  noResult: 'No result',
  completed: 'Completed',
  notCompleted: 'Not completed',
  figures: {
    counted: ['goal', 'goals'],
    withResult: ['with a result', 'with a result'],
    inDispute: ['in dispute', 'in dispute'],
    completed: ['completed', 'completed'],
    atRisk: ['at risk', 'at risk'],
    improved: ['improved', 'improved'],
    worsened: ['worsened', 'worsened'],
    needsUpdate: ['needs update', 'need update'],
  },
} as const;
