import type { Happening } from '@bellwether/contract/connections/happenings';
import { shownNumber } from '#ui/data/shown.ts';

export const scimWords = {
  title: 'Directory (SCIM)',
  about: 'People and groups follow your directory, such as Entra ID or Okta. Nobody gets an e-mail by it.',
  failed: 'The connection with the directory could not be loaded.',
  base: 'Address for the directory',
  baseHint: 'Entra ID calls it “Tenant URL”, Okta “Base URL”.',
  token: 'Token',
  secret: 'Copy it into the directory now. It is shown only this once.',
  copyBase: 'Copy address',
  copyToken: 'Copy token',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Please select and copy it yourself.',
  make: 'Make a token',
  roll: 'Roll the token',
  rollHint: 'After rolling, the present token is accepted for another 24 hours.',
  off: 'Switch off',
  offTitle: 'Switch the directory off?',
  offText: 'Its tokens end at once. People and groups stay as they are, and every field can be changed here.',
  keep: 'Keep it on',
  isOff: 'The directory was switched off.',
  madeBy: (name: string) => `Made by ${name}`,
  ends: 'ends',
  used: 'last used',
  people: (count: number) =>
    count === 1
      ? '1 person comes from the directory.'
      : `${shownNumber(count)} people come from the directory.`,
  takesOver: 'Take over people with the same address',
  takesOverHint: 'Otherwise the directory is told that a new user is here already.',
  fields: 'Fields that stay yours',
  fieldsHint:
    'A field that the directory sends is locked in forms. A ticked one is filled for new people only.',
  groups: 'What groups give',
  groupsHint: 'Members get the role or the permission at once, and lose it when they leave the group.',
  group: 'Group',
  members: 'Members',
  gives: 'Gives',
  givesOf: (group: string) => `What ${group} gives`,
  nothing: 'Nothing',
  noGroups: 'The directory has sent no groups yet.',
  saved: 'Saved.',
} as const;

/** What happened at the directory, by code. */
export const scimHappenings: Readonly<Record<string, (values: Happening['Values']) => string>> = {
  user_added: ({ name }) => `${name} was added.`,
  user_changed: ({ name }) => `${name} was brought up to date.`,
  user_deleted: ({ name }) => `User ${name} was deleted there and deactivated here.`,
  group_added: ({ name }) => `The group ${name} was added.`,
  group_changed: ({ name }) => `The group ${name} was brought up to date.`,
  group_deleted: ({ name }) => `Group ${name} was removed.`,
  refused: ({ what, who, reason }) => `${what}${who ? ` (${who})` : ''}: ${reason}`,
};
