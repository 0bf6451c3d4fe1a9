import type { Preset } from '../../../shared/table/preset.ts';
import type { GoalField } from '../fields.ts';

/** One column of check-ins for each week. */
export const weekdone: Preset<GoalField> = {
  name: 'Weekdone',
  marks: ['Objective', 'Key result', 'Person', 'Quarter'],
  headings: {
    Objective: 'Parent',
    'Key result': 'Title',
    Person: 'Owner',
    Team: 'Tags',
    Quarter: 'Quarter',
    'Start value': null,
    'Target value': 'Target',
    Progress: null,
  },
  sampleHeadings: [
    'Objective',
    'Key result',
    'Person',
    'Team',
    'Quarter',
    'Start value',
    'Target value',
    'Progress',
    'Week 2',
    '2026-02-02',
  ],
  sample: [
    ['', 'Customers stay', 'ada@demo.example', 'Sales', 'Q1 2026', '5', '2', '60%', '10%', '20%'],
    [
      'Customers stay',
      'Answer in a day',
      'ben@demo.example',
      'Sales',
      'Q1 2026',
      '50',
      '95',
      '10%',
      '2%',
      '4%',
    ],
  ],
};
