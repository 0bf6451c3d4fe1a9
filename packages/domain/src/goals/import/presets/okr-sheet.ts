import type { Preset } from '../../../shared/table/preset.ts';
import type { GoalField } from '../fields.ts';

/** A sheet as companies write it themselves: one column of check-ins for each week. */
export const okrSheet: Preset<GoalField> = {
  name: 'A sheet of OKRs',
  marks: ['Objective', 'Key Results', 'Owner', 'Quarter'],
  headings: {
    Objective: 'Title',
    'Key Results': 'Measurement',
    Owner: 'Owner',
    Quarter: 'Quarter',
    Parent: 'Parent',
    Score: 'Outcome',
    Comment: 'OutcomeText',
  },
  sampleHeadings: [
    'Objective',
    'Key Results',
    'Owner',
    'Quarter',
    'Parent',
    'Score',
    'Comment',
    '12.01.2026',
    '26.01.2026',
  ],
  sample: [
    ['Customers stay', 'Churn 2%', 'ada@demo.example', 'Q1 2026', '', '0.8', 'Well', 'On track', 'At risk'],
    [
      'Answer in a day',
      '95%',
      'ben@demo.example',
      'Q1 2026',
      'Customers stay',
      '0.3',
      '',
      'Behind',
      'Off track',
    ],
  ],
};
