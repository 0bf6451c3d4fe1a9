import type { HelpContact } from '@bellwether/contract/tenant.help';

export const helpWords = {
  title: 'Help',
  failed: 'The help page could not be loaded.',
  support: 'Support',
  supportText: 'Write to us, or look for an answer at the help desk.',
  writeOnly: 'Write to us when something does not work.',
  deskOnly: 'Look for an answer at the help desk.',
  desk: 'Help desk',
  newTab: 'opens in a new tab',
  contacts: 'Point of Contact',
  nobody: 'Nobody has this role yet.',
} as const;

interface ContactGroup {
  readonly flag: keyof HelpContact & `Is${string}`;
  readonly title: string;
  readonly description: string;
}

/** The four headings in their fixed order (tenant.5), with their descriptions (tenant.5). */
export const contactGroups: readonly ContactGroup[] = [
  {
    flag: 'IsOrgAdmin',
    title: 'Org Admins',
    description: 'Org Admins add and reassign employees and manage special permissions.',
  },
  {
    flag: 'IsGoalAdmin',
    title: 'Goal Admins',
    description:
      'Goal Admins create and edit goals for others, approve on behalf of managers, and reassign, realign and shelve goals.',
  },
  {
    flag: 'IsHrAdmin',
    title: 'HR Admins',
    description: 'HR Admins view and create appraisal reports for all employees.',
  },
  {
    flag: 'IsGoalManager',
    title: 'Goal Manager',
    description: 'Goal Manager creates and edits goals cascaded from their own.',
  },
];

/** Returns the text of the support card, which depends on the configured contacts. */
export function supportText(hasEmail: boolean, hasDesk: boolean): string {
  if (hasEmail && hasDesk) return helpWords.supportText;
  return hasEmail ? helpWords.writeOnly : helpWords.deskOnly;
}
