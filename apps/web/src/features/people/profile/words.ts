import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { discLetterNames } from '@bellwether/domain/people/manual/disc';
import type { ProfileReason } from '@bellwether/domain/people/permission-names';
import { layerTitles } from '../words.layers.ts';

/** Fixed words (people.7, texts.9). */
export const pageWords = {
  failed: 'The profile could not be loaded.',
  absent: 'You are not authorized!',
  absentDetail: 'This profile does not exist, or you may not see it.',
  you: '(You)',
  about: 'About',
  tabs: {
    goals: 'Goals',
    reports: 'Direct Reports',
    manual: 'User Manual',
    insight: 'How well I know',
    settings: 'Settings',
    appraisals: 'Appraisals',
    notes: 'Notes',
  },
} as const;

export const cardWords = {
  department: 'Department',
  location: 'Location',
  startDate: 'Start date',
  since: (day: string) => `Since ${day}`,
  email: 'E-mail',
  noEmail: 'No e-mail',
  pending: (email: string) => `${email} (not confirmed yet)`,
  disc: 'DISC',
  phone: 'Phone number',
  linkedin: 'LinkedIn',
  biography: 'Biography',
  more: 'View more',
  less: 'View less',
  edit: layerTitles.editProfile,
  permissions: 'User permissions',
  manage: layerTitles.manageUser,
  responsibility: 'Responsibilities',
  noResponsibility: 'Responsibility not added yet.',
  responsibilityFailed: 'The responsibilities could not be loaded.',
  editResponsibility: layerTitles.editResponsibility,
  manager: 'Manager',
  noManager: 'No manager',
  orgChart: 'View Org Chart',
  changeManager: layerTitles.changeManager,
  assignManager: layerTitles.assignManager,
  add: (what: string) => `Add ${what}`,
} as const;

/** The letters of a DISC type (people.28). */
export const discNames: Readonly<Record<string, string>> = discLetterNames;

export const goalsTabWords = {
  quartersFailed: 'The other quarters could not be loaded.',
  quarter: 'Quarter',
  viewList: 'View list',
  list: 'Goals',
  /** Returns `4 goals · 1 at risk`; `hasMore` means that not all goals are loaded yet. */
  count: (goals: number, atRisk: number, hasMore: boolean) => {
    const shown = `${hasMore ? 'First ' : ''}${goals === 1 ? '1 goal' : `${goals} goals`}`;
    return atRisk === 0 ? shown : `${shown} · ${atRisk} at risk`;
  },
  ended: 'No goals recorded for the quarter',
  none: (quarter: string) => `No Goals have been added for ${quarter}.`,
  failed: 'The goals could not be loaded.',
} as const;

export const reportWords = {
  oneToOne: 'One-to-one',
  oneToOneWith: (name: string) => `One-to-one with ${name}`,
  employee: 'Employee',
  goals: 'Goals this quarter',
  noGoals: 'No goals yet',
  goalsFailed: 'The goals could not be loaded.',
  add: layerTitles.addEmployee,
  noneHint: 'People who report to this person are listed here, with how their goals go.',
  status: 'Status',
  actions: 'Actions',
  orgStructure: 'View Org Structure',
  none: 'No direct reports yet.',
  changeManagerOf: (name: string) => `Change manager of ${name}`,
} as const;

export const rolesWords = {
  title: layerTitles.manageUser,
  role: 'Role',
  flags: 'Administrative permissions',
  both: 'A Goal Admin has every right of a Goal Manager, for all goals. Choose one of the two.',
  saved: 'Role and permissions have been saved.',
  confirm: 'Type CONFIRM to make this person the CEO',
  confirmWord: 'CONFIRM',
  confirmMissing: 'Type CONFIRM first.',
  newCeo: (name: string) => `${name} becomes the CEO.`,
  ceases:
    'The present CEO becomes a manager who reports to the new CEO, and keeps their own reports. Goals stay with their owners.',
  goals: (count: number, hasMore: boolean) =>
    hasMore ? `More than ${count} goals` : count === 1 ? '1 goal' : `${count} goals`,
  companyGoals: (count: string) =>
    `${count} of the running quarter will no longer be company goals, because company goals are always the CEO’s.`,
  reassign: 'See the company goals to reassign them',
  companyGoalsFailed: 'The company goals could not be loaded.',
  own: 'Your own role and permissions are changed by somebody else.',
  assignNext: 'Assign Manager next: this person has no manager.',
} as const;

export const managerWords = {
  search: 'Search',
  list: 'Managers',
  nobody: 'No manager',
  nobodyHint: 'The observer role needs a person without a manager.',
  none: 'Nobody matches.',
  failed: 'The managers could not be loaded.',
  required: employeeMessages.managerRequired,
  saved: 'The manager has been changed.',
} as const;

export const responsibilityWords = {
  field: 'Responsibilities',
  saved: 'The responsibilities have been saved.',
  changed: 'Somebody else has changed the responsibilities meanwhile. What you typed is kept.',
  reload: 'Load their text',
} as const;

/** Explains why an act on a profile is not possible now; the server has the same sentences. */
export const profileReasons: Readonly<Record<ProfileReason, string>> = {
  active: 'This person is active.',
  invited: 'This person has not accepted the invitation yet.',
  uninvited: 'This person was never invited.',
  deactivated: 'This person is deactivated.',
  is_ceo: 'Make someone else the ceo first',
  is_observer: 'This person is an observer.',
  cannot_have_reports: 'Only a CEO or manager can have direct reports.',
  notes_off: 'Your company has switched notes off.',
  talent_off: 'Your company has switched appraisals off.',
  address_freed: 'The e-mail of this person was freed. An org admin can activate the person with a new one.',
  has_address: 'This person has an e-mail.',
  from_directory: 'The manager comes from the directory.',
  erased: 'The data of this person were erased.',
  held: 'A legal hold stops this.',
};

export const profilePartWords = {
  part: 'Profile',
  hint: (email: string) => `Name, picture, phone number and ${email}, with which you sign in.`,
  open: 'View profile',
} as const;

export const securityPartWords = {
  hint: 'Passkeys and codes that confirm your sign-in.',
} as const;

export const appearanceWords = {
  colours: 'Colours',
  browser: 'Each browser keeps its own choice.',
  keys: 'Keys',
  letters: 'Single-letter keys',
  lettersHint: 'Such as U for Update. The key ? lists them all.',
} as const;
