import type { GoalType } from '@bellwether/domain/goals/rules';
import type { GoalTexts } from '@bellwether/domain/goals/texts';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';

/** Why a report is refused. */
export const reportRefusals = {
  too_large_for_pdf: 'This is too large for a PDF. Please choose Excel.',
  too_large: 'This is too large for one file. Please choose fewer quarters or one person.',
} as const;

export const goalWords = {
  list: 'Goal list',
  tree: 'Goal tree',
  trees: 'Goal trees',
  everybody: 'All goals that you see',
  none: 'There are no goals that you see in this quarter.',
  owner: 'Owner',
  department: 'Department',
  state: 'State',
  likelihood: 'Likelihood',
  quality: 'Quality',
  week: 'Predicted in week',
  completed: 'Completed',
  percent: 'Result',
  resultQuality: 'Quality of the result',
  reviewed: 'Manager: completed',
  parent: 'Parent goal',
  isPrivate: 'Private',
  published: 'Published',
} as const;

export const peopleWords = {
  title: 'People',
  subtitle: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`),
  none: 'There is nobody that you see.',
  name: 'Name',
  jobTitle: 'Job title',
  department: 'Department',
  role: 'Role',
  manager: 'Manager',
  email: 'E-mail',
  phone: 'Phone',
  permissions: 'Permissions',
  status: 'Status',
  statuses: { invited: 'Invited', active: 'Active', deactivated: 'Deactivated' },
  flags: {
    is_org_admin: 'Org Admin',
    is_goal_admin: 'Goal Admin',
    is_goal_manager: 'Goal Manager',
    is_hr_admin: 'HR Admin',
    is_delegate: 'Delegate',
  },
} as const;

/** By mode of report 8: what the people of the file owe. */
export const complianceWords = {
  titles: { 1: 'People without goals', 2: 'Predictions not updated', 3: 'Goals not finalized' },
  company: 'Company',
  organisation: 'Your organization',
  none: 'Nobody: everything is there.',
  name: 'Name',
  jobTitle: 'Job title',
  department: 'Department',
  goals: 'Goals',
  open: { 1: 'Open', 2: 'Not updated', 3: 'Not finalized' },
} as const;

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
