import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import type { ProfileObstacle, ProfileReason } from '@bellwether/domain/people/permission-names';
import { profileMessages } from '@bellwether/domain/people/profile/profile';

/** Explains why an act on a profile is not possible now. */
export const profileReasonWords: Readonly<Record<ProfileReason | 'ceo_changed', string>> = {
  /** Somebody else was made the ceo since the screen was loaded (people.14). */
  ceo_changed: 'Somebody else has become the CEO meanwhile. Please look again.',
  active: 'This person is active.',
  invited: 'This person has not accepted the invitation yet.',
  uninvited: 'This person was never invited.',
  deactivated: 'This person is deactivated.',
  is_ceo: profileMessages.ceoFirst,
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

/** Explains why somebody cannot do to themselves or to the ceo what they may do to other people. */
export const profileObstacleWords: Readonly<Record<ProfileObstacle, string>> = {
  active: profileReasonWords.active,
  is_ceo: profileReasonWords.is_ceo,
  ceo_has_no_manager: 'The CEO has no manager.',
  own_status: 'You cannot deactivate yourself.',
  own_rights: 'You cannot change your own role and permissions.',
  own_place: 'You cannot change your own manager.',
};

/** What is wrong with a field of a profile. */
export const profileFieldWords = {
  email_taken: 'This e-mail is already in use.',
  /** The former owner may still take it back with *This was not me* (accounts.10). */
  email_kept: 'Somebody else had this e-mail until a few days ago and may still take it back.',
  email_deactivated: 'This person exists and is deactivated.',
  zone_unknown: profileMessages.zoneUnknown,
  department_taken: 'This department exists already.',
  department_not_for_role: 'Only a CEO or manager can have a department of their own.',
  observer_with_ties: profileMessages.observerWithTies,
  contributor_with_reports: profileMessages.contributorWithReports,
  goal_admin_or_manager: profileMessages.goalAdminOrManager,
  from_directory:
    'This comes from the directory. An org admin can open the field in Settings, Company, Connections.',
  responsibility_empty: profileMessages.responsibilityRequired,
} as const;

export const invitationWords = {
  invited_too_often: 'This person was invited five times within an hour. Please try again later.',
} as const;

/** Why a person cannot become somebody's manager. */
export const managerWords = {
  manager_missing: employeeMessages.managerRequired,
  manager_role: ({ name }: { name: string }) => `${name} is neither ceo nor manager.`,
  manager_deactivated: ({ name }: { name: string }) => `${name} is deactivated.`,
  manager_outside: ({ name }: { name: string }) => `${name} is not in your organization.`,
  own_manager: 'Nobody can be their own manager.',
  present_manager: ({ name }: { name: string }) => `${name} is the manager already.`,
  manager_already: 'This person is the manager already.',
  needs_place: ({ name }: { name: string }) => `${name} would have no manager.`,
  reports_to_person: ({ name }: { name: string }) => `${name} reports to this person.`,
} as const;

export const viewWords = {
  too_many_views: 'You have fifty saved views. Delete one to keep another.',
  view_name_taken: 'Another of your views has this name.',
} as const;
