import type { Preset } from '../../../shared/table/preset.ts';
import type { GoalField } from '../fields.ts';

/** Our goal planning template. Its example row is left out. */
export const bellwetherTemplate: Preset<GoalField> = {
  name: 'Bellwether’s goal planning template',
  marks: ['Quarter', 'Functional area', 'Private', 'Parent goal'],
  headings: {
    Quarter: 'Quarter',
    'Functional area': 'Tags',
    Title: 'Title',
    Objective: 'Title',
    Measurement: 'Measurement',
    'Key Results': 'Measurement',
    Description: 'Description',
    'Reporting memo': 'ReportingMemo',
    Private: 'Private',
    'Parent goal': 'Parent',
    Owner: 'Owner',
  },
  sampleHeadings: [
    'Quarter',
    'Functional area',
    'Title',
    'Measurement',
    'Description',
    'Private',
    'Parent goal',
  ],
  sample: [
    ['Q3 2026', 'Sales', 'Answer every request', '95% within a day', '', 'No', ''],
    ['Q3 2026', 'Sales', 'Write the answers down', '40 pages', '', 'No', 'Answer every request'],
  ],
};
