import { takenAwayCode } from '@bellwether/contract/problem';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { statusLabels } from '@bellwether/domain/people/status/status';
import {
  appraisalReportMessages,
  mostSchedules,
  type ReportRhythm,
  reportTakenAway,
} from '@bellwether/domain/reports/reports';
import { countOf, ofThem, verbs } from '@bellwether/domain/shared/of-them';

const shown = (count: number) => formatNumber(count);

/** Why a report is refused. */
export const reportRefusals = {
  [takenAwayCode]: reportTakenAway,
  no_appraisals: appraisalReportMessages.noneInPeriod,
  no_appraisal_quarters: appraisalReportMessages.noPeriods,
  too_many_schedules: `You have ${mostSchedules} scheduled reports. Please delete one first.`,
  scheduled_already: 'You have scheduled this report already.',
  too_many_appraisals: 'These are too many appraisals for one PDF. Please choose one person.',
  too_large_without_excel: 'This is too large for a PDF. Please choose one person.',
  too_large_to_print: 'This is too large to print. Please choose fewer people.',
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
  notCompleted: 'Not completed',
  inDispute: 'In dispute',
  notPredicted: 'Not predicted',
  percent: 'Result',
  resultQuality: 'Quality of the result',
  reviewed: 'Manager: completed',
  parent: 'Parent goal',
  isPrivate: 'Private',
  published: 'Published',
} as const;

interface PeopleFigures {
  readonly people: number;
  /** The people who have not accepted their invitation yet. */
  readonly invited: number;
  readonly uninvited: number;
  /** The largest department first. */
  readonly departments: readonly { readonly department: string; readonly people: number }[];
}

export const peopleWords = {
  title: 'People',
  subtitle: (count: number) => (count === 1 ? '1 person' : `${shown(count)} people`),
  none: 'There is nobody that you see.',
  finding: ({ people, invited, uninvited, departments }: PeopleFigures) => {
    const [largest] = departments;
    const units = departments.length === 1 ? '1 department' : `${shown(departments.length)} departments`;
    const where = departments.length === 0 ? '' : ` in ${units}`;
    const size =
      largest && departments.length > 1
        ? `; the largest is ${largest.department} with ${shown(largest.people)}`
        : '';
    const waiting =
      invited === 0
        ? ''
        : `; ${shown(invited)} ${invited === 1 ? 'has' : 'have'} not accepted the invitation`;
    const never =
      uninvited === 0 ? '' : `; ${shown(uninvited)} ${uninvited === 1 ? 'was' : 'were'} never invited`;
    return `${people === 1 ? '1 person' : `${shown(people)} people`}${where}${size}${waiting}${never}.`;
  },
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  permissions: 'Permissions',
  startDate: 'Start date',
  statuses: {
    invited: statusLabels.Invited,
    uninvited: statusLabels.NotInvited,
    active: statusLabels.Active,
    deactivated: statusLabels.Deactivated,
  },
  flags: {
    is_org_admin: 'Org Admin',
    is_goal_admin: 'Goal Admin',
    is_goal_manager: 'Goal Manager',
    is_hr_admin: 'HR Admin',
    is_delegate: 'Delegate',
  },
} as const;

/** The words of report 8 by mode: what the listed people must still do. */
export const complianceWords = {
  titles: { 1: 'People without goals', 2: 'Predictions not updated', 3: 'Goals not finalized' },
  company: 'Company',
  organisation: 'Your organization',
  none: 'Nobody: everything is there.',
  /** The people who are listed apart. */
  apart: {
    between: { 1: 'Have drafts only', 3: 'Wait for their manager' },
    notAccepted: 'Have not signed in yet',
  },
  finding: {
    between: {
      1: (count: number) =>
        count === 0 ? '' : `${countOf(count, 'more person has', 'more people have')} drafts only.`,
      3: (count: number) =>
        count === 0
          ? ''
          : `${countOf(count, 'more person waits', 'more people wait')} for the manager’s answer.`,
    },
    notAccepted: (count: number) =>
      count === 0 ? '' : `${countOf(count, 'person has', 'people have')} not signed in yet.`,
  },
  manager: 'Manager',
  name: 'Name',
  jobTitle: 'Job title',
  department: 'Department',
  goals: 'Goals',
  open: { 1: 'Open', 2: 'Not updated', 3: 'Not finalized' },
} as const;

/** The words of reports 6 and 7. */
export const appraisalWords = {
  title: 'Employee appraisals',
  compliance: 'Appraisal compliance',
  none: appraisalReportMessages.noneInPeriod,
  finding: ({ completed, all }: Readonly<Record<'completed' | 'all', number>>) =>
    `${ofThem(completed, all, 'appraisal', verbs.are)} completed.`,
  complianceFinding: ({
    completed,
    overdue,
    all,
  }: Readonly<Record<'completed' | 'overdue' | 'all', number>>) =>
    `${ofThem(completed, all, 'expected appraisal', verbs.are)} completed; ${overdue === 0 ? 'none is' : overdue === 1 ? '1 is' : `${shown(overdue)} are`} overdue.`,
  columns: {
    quarter: 'Quarter',
    name: 'Name',
    jobTitle: 'Job title',
    department: 'Department',
    manager: 'Manager',
    status: 'Status',
    reviewer: 'Reviewer',
    progress: 'Progress',
    overdue: 'Overdue',
    due: 'Due',
    shared: 'Shared',
    acknowledged: 'Signed by the employee',
    completed: 'Signed by the manager',
  },
  statuses: {
    none: 'Not started',
    draft: 'Started',
    shared: 'Shared',
    acknowledged: 'Acknowledged',
    completed: 'Completed',
  },
  unsigned: 'Completed, not signed by the employee',
  confirmed: 'Completed on acknowledgement, without signatures',
} as const;

/** The words of report 10. */
export const appraisalReportWords = {
  title: 'Appraisal report',
  /** The quarter of the appraisals, and that of the goals beside them if it is another one. */
  quarters: (appraisals: string, goals: string) =>
    appraisals === goals ? appraisals : `${appraisals}, with goals of ${goals}`,
  writtenBy: (name: string) => `written by ${name}`,
  facts: { jobTitle: 'Job title', department: 'Department', reviewer: 'Reviewer', status: 'Status' },
  comment: 'Comment of the employee',
  noComment: 'No comment.',
  signatures: 'Signatures',
  signedBy: { employee: 'Employee', manager: 'Manager' },
  acknowledged: 'Acknowledgement',
  acknowledgedBy: 'Acknowledged by',
  withoutSignatures:
    'This review cycle has no signatures. The employee’s acknowledgement completed the appraisal.',
  notSigned: 'Not signed by the employee',
  closedBy: 'Closed by',
  reason: 'Reason',
  statement: 'Statement of the employee',
  noStatement: 'No statement.',
  goals: (quarter: string) => `Goals of ${quarter}`,
} as const;

/** The words of the mails about scheduled reports. */
export const scheduleMailWords = {
  subjects: {
    weekly: () => 'Your weekly reports',
    quarterly: (quarter: string) => `Your reports of ${quarter}`,
  },
  paragraph:
    'Your scheduled reports are due. Each link asks you to sign in, and then makes the report with what you may see at that moment.',
  button: 'Open Reports',
  note: 'You can delete scheduled reports on the Reports page.',
} as const satisfies {
  readonly subjects: Readonly<Record<ReportRhythm, (quarter: string) => string>>;
  readonly paragraph: string;
  readonly button: string;
  readonly note: string;
};

/** Names of scheduled reports beside the reports' own titles. */
export const choiceWords = {
  ofOnePerson: 'Goal list of one person',
  team: 'Team goal updates',
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

/** The example row of the template; `okr`: what differs for a company with objectives and key results. */
export const templateExamples = {
  any: {
    title: 'Example: answer every request for an offer within one working day',
    measurement:
      'At least 95% of the requests of the quarter are answered by the end of the next working day.',
    description: 'Replace this row by your first goal. Each further row is one more goal.',
    reportingMemo: 'Reported monthly',
    parent: 'The title of the goal that this one contributes to, if any',
  },
  okr: {
    title: 'Example: customers get their offers fast',
    measurement:
      '95% of requests are answered within one working day\nNo request waits longer than three days',
  },
} as const;
