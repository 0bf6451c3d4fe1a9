import { planWordOf } from '../import/presenter.notes.ts';
import { planWords } from '../import/words.ts';

/** Why a call of the directory is refused. */
export const scimWords = {
  exists: ({ name }: { name: string }) =>
    `${name} is in the company already. An org admin can let the directory take over people in Settings, Company, Connections.`,
  linked: ({ name }: { name: string }) => `${name} has been sent by the directory already.`,
  left: ({ name }: { name: string }) =>
    `${name} had this address or number and has left. Free the address in the profile if this is somebody else. If it is the same person, activate the profile and let the directory take over people in Settings, Company, Connections.`,
  group_exists: 'A group with this id exists already.',
  user_name_missing: 'A user needs a userName.',
  value_too_long: ({ attribute, most }: { attribute: string; most: number }) =>
    `${attribute} can have at most ${most} characters.`,
  active_unclear: 'active must be true or false.',
  plan: ({ code, value }: { code: string; value: string }) => planWordOf(planWords, code, value),
  is_ceo: 'The CEO cannot be deactivated. Make someone else the CEO first.',
  last_org_admin: 'This is the last org admin of the company. Make someone else an org admin first.',
  email_guarded:
    'This person has administrative rights, so their e-mail is changed in their profile and not by the directory.',
  filter: 'Filters take eq on userName, externalId, emails, id and active, joined by and.',
  group_filter: 'Filters take eq on displayName, externalId, id and members, joined by and.',
  page: 'startIndex and count must be whole numbers.',
  patch: 'This is no patch: Operations must be a list of add, replace and remove with their paths.',
  too_many_operations: 'A patch can have at most 1,000 operations.',
  path: ({ path }: { path: string }) => `The path ${path} cannot be read.`,
  no_target: ({ path }: { path: string }) => `Nothing matches the path ${path}.`,
  not_object: 'The body must be an object.',
  group_name_missing: 'A group needs a displayName.',
  member_missing: ({ id }: { id: string }) => `No user has the id ${id}.`,
  stale: 'This was changed since it was read.',
} as const;

/** What the description of the server says. */
export const discoveryWords = {
  token: 'The token of the company’s directory, from Settings, Company, Connections.',
} as const;

/** Why the settings of the connection are refused. */
export const scimSettingWords = {
  group_gone: 'This group no longer exists.',
} as const;
