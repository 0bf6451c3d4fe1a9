import type { GoalType } from '@bellwether/domain/goals/rules';
import type { GoalTexts } from '@bellwether/domain/goals/texts';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';

export const templateWords = {
  title: 'Goal planning template',
  sheet: 'Goals',
  quarter: 'Quarter',
  area: 'Functional area',
  isPrivate: 'Private',
  parent: 'Parent goal',
  yes: 'Yes',
  no: 'No',
} as const;

interface TemplateExample extends GoalTexts {
  readonly area: FunctionalArea;
  readonly parent: string;
}

const example: TemplateExample = {
  area: 'Sales',
  title: 'Example: answer every request for an offer within one working day',
  measurement:
    'At least 95 % of the requests of the quarter are answered by the end of the next working day.',
  description: 'Replace this row by your first goal. Each further row is one more goal.',
  reportingMemo: 'Reported monthly',
  parent: 'The title of the goal that this one contributes to, if any',
};

/** Returns the example row of the template, by the company's goal type. */
export function templateExample(goalType: GoalType): TemplateExample {
  if (goalType !== 'OKR') return example;
  return {
    ...example,
    title: 'Example: customers get their offers fast',
    measurement:
      '95 % of requests are answered within one working day\nNo request waits longer than three days',
  };
}
