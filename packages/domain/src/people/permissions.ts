import { type PermissionAnswers, type PermissionRule, permissionsBy } from '../shared/permissions.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { ProfileObstacle, ProfilePermission, ProfileReason } from './permission-names.ts';
import { profilePermissionNames } from './permission-names.ts';
import type { CapablePerson } from './roles/capabilities.ts';
import {
  administersGoals,
  administersPeople,
  isObserver,
  opensActs,
  readsAllAppraisals,
  seesObservers,
} from './roles/capabilities.ts';
import { byFlag, grantingFlagNames } from './roles/flags.ts';
import type { RoleName } from './roles/roles.ts';
import { mayHaveReports } from './roles/roles.ts';
import { type PersonStatus, personStatuses } from './status/status.ts';

/** The facts of a profile's person and company that the rules use. */
export interface ProfileFacts {
  readonly role: RoleName;
  readonly status: PersonStatus;
  /** False after the address of a deactivated person was freed. */
  readonly hasEmail: boolean;
  /** Whether the manager comes from the directory, and no admin has opened the field (people.41). */
  readonly hasDirectoryManager: boolean;
  /** The person's data were erased for ever. */
  readonly isErased: boolean;
  /** A legal hold stops the erasure. */
  readonly isHeld: boolean;
  readonly notesEnabled: boolean;
  readonly talentEnabled: boolean;
}

/** How the acting person is related to the profile. */
export interface ProfileRelation {
  readonly actor: CapablePerson;
  readonly isSelf: boolean;
  /** Anywhere in the management chain of the profile's person. */
  readonly isAbove: boolean;
  /** The manager or, in place of a deactivated one, the next active person above. */
  readonly isActingManager: boolean;
}

const people = {
  self: (_facts, { isSelf }) => isSelf,
  above: (_facts, { isAbove }) => isAbove,
  actingManager: (_facts, { isActingManager }) => isActingManager,
  admin: (_facts, { actor }) => administersPeople(actor),
  adminForAnother: (_facts, { actor, isSelf }) => administersPeople(actor) && !isSelf,
  ceoThemselves: (facts, { isSelf }) => isSelf && facts.role === 'ceo',
  goalAdminAbove: (_facts, { actor, isAbove }) => isAbove && administersGoals(actor),
  hrAdminAbove: (_facts, { actor, isAbove }) => isAbove && opensActs(actor, 'isHrAdmin'),
  // Managers may add people below themselves.
  managerThemselves: (_facts, { actor, isSelf }) => isSelf && mayHaveReports(actor.role),
  memberForAnother: (_facts, { actor, isSelf }) => !isSelf && !isObserver(actor),
  appraisalReader: (_facts, { actor }) => readsAllAppraisals(actor),
} as const satisfies Record<string, (facts: ProfileFacts, relation: ProfileRelation) => boolean>;

const conditions = {
  is_ceo: (facts) => facts.role !== 'ceo',
  is_observer: (facts) => facts.role !== 'observer',
  cannot_have_reports: (facts) => mayHaveReports(facts.role),
  notes_off: (facts) => facts.notesEnabled,
  talent_off: (facts) => facts.talentEnabled,
  address_freed: (facts) => facts.hasEmail,
  has_address: (facts) => !facts.hasEmail,
  from_directory: (facts) => !facts.hasDirectoryManager,
  erased: (facts) => !facts.isErased,
  held: (facts) => !facts.isHeld,
} as const satisfies Partial<
  Record<ProfileReason, (facts: ProfileFacts, relation: ProfileRelation) => boolean>
>;

type Rule = PermissionRule<keyof typeof people, never, PersonStatus, keyof typeof conditions>;

const always: Pick<Rule, 'moves' | 'states'> = { moves: [], states: personStatuses };
const present: Pick<Rule, 'moves' | 'states'> = { moves: [], states: ['active', 'invited', 'uninvited'] };

/** Who may do what to a profile, and when (people.6, people.10, people.14, people.15, people.18, people.21). */
const table: Readonly<Record<ProfilePermission, readonly Rule[]>> = {
  EditProfile: [{ who: ['self', 'above', 'admin'], ...always, unless: ['address_freed'] }],
  EditResponsibility: [{ who: ['self', 'above', 'admin'], ...always }],
  EditDepartment: [{ who: ['above', 'admin'], ...always, unless: ['cannot_have_reports'] }],
  // Cycles of appraisals follow the day, so nobody sets the own one.
  EditStartDate: [{ who: ['above', 'admin'], ...always }],
  ManageRoles: [{ who: ['above', 'adminForAnother', 'ceoThemselves'], ...always, unless: ['is_ceo'] }],
  MakeCeo: [{ who: ['adminForAnother'], moves: [], states: ['active'], unless: ['is_observer'] }],
  IsOrgAdmin: [{ who: ['adminForAnother', 'ceoThemselves'], ...always }],
  IsGoalAdmin: [{ who: ['adminForAnother', 'ceoThemselves', 'goalAdminAbove'], ...always }],
  IsGoalManager: [{ who: ['adminForAnother', 'ceoThemselves', 'goalAdminAbove'], ...always }],
  IsHrAdmin: [{ who: ['adminForAnother', 'ceoThemselves', 'hrAdminAbove'], ...always }],
  ChangeManager: [{ who: ['above', 'admin'], ...always, unless: ['is_observer', 'from_directory'] }],
  AddEmployee: [
    { who: ['managerThemselves', 'above', 'admin'], ...present, unless: ['cannot_have_reports'] },
  ],
  Reinvite: [{ who: ['above', 'adminForAnother'], moves: [], states: ['invited', 'uninvited'] }],
  Deactivate: [{ who: ['above', 'adminForAnother'], ...present }],
  Activate: [
    { who: ['above', 'adminForAnother'], moves: [], states: ['deactivated'], unless: ['address_freed'] },
  ],
  // Whoever chooses the address can sign in as the person, so only admins do (people.18).
  ActivateWithEmail: [
    { who: ['adminForAnother'], moves: [], states: ['deactivated'], unless: ['erased', 'has_address'] },
  ],
  FreeEmail: [{ who: ['adminForAnother'], moves: [], states: ['deactivated'], unless: ['address_freed'] }],
  ExportData: [{ who: ['adminForAnother'], moves: [], states: ['deactivated'], unless: ['erased'] }],
  Erase: [{ who: ['adminForAnother'], moves: [], states: ['deactivated'], unless: ['erased', 'held'] }],
  Hold: [{ who: ['adminForAnother'], ...always, unless: ['erased'] }],
  SeeNotes: [{ who: ['memberForAnother'], ...always, unless: ['notes_off'] }],
  SeeAppraisals: [{ who: ['above', 'appraisalReader'], ...always, unless: ['talent_off'] }],
  // An observer has nothing from which to be away (people.34).
  ManageAbsences: [{ who: ['self', 'actingManager', 'admin'], ...present, unless: ['is_observer'] }],
  SeeSettings: [{ who: ['self'], ...always }],
};

/**
 * A ceo has no manager, cannot be made ceo, never leaves, and has no appraisals (people.6).
 */
const neverForCeo: readonly ProfilePermission[] = [
  'MakeCeo',
  'ChangeManager',
  'Reinvite',
  'Deactivate',
  'Activate',
  'ActivateWithEmail',
  'FreeEmail',
  'ExportData',
  'Erase',
  'SeeAppraisals',
];

const permissions = permissionsBy<ProfileFacts, ProfileRelation, ProfilePermission, Rule, ProfileReason>({
  names: profilePermissionNames,
  table,
  isAmong: (who, facts, relation) => people[who](facts, relation),
  isWithinReach: (permission, facts, relation) =>
    canSeeProfile(facts, relation) && !(facts.role === 'ceo' && neverForCeo.includes(permission)),
  stateVerdict: (rule, facts): Verdict<ProfileReason> =>
    (rule.states ?? personStatuses).includes(facts.status) ? yes : no(facts.status),
  conditions,
  weakest: 'active',
});

/** A profile's permissions for one person, as on the wire. */
export type ProfilePermissions = PermissionAnswers<ProfilePermission, ProfileReason>;

/**
 * Returns whether the person sees the profile. Only the ceo, org admins and the observer see an observer's
 * (people.5).
 */
export function canSeeProfile(facts: Pick<ProfileFacts, 'role'>, relation: ProfileRelation): boolean {
  if (facts.role !== 'observer' || relation.isSelf) return true;
  return seesObservers(relation.actor);
}

/** Returns all permissions of a person on a profile; none if the profile is invisible to them. */
export function profilePermissions(facts: ProfileFacts, relation: ProfileRelation): ProfilePermissions {
  return permissions.all(facts, relation);
}

/**
 * Returns whether the person has the permission on the profile now; `never` if no status and no setting would
 * change that.
 */
export function mayOnProfile(
  permission: ProfilePermission,
  facts: ProfileFacts,
  relation: ProfileRelation,
): Verdict<ProfileReason | 'never'> {
  return permissions.may(permission, facts, relation);
}

const obstaclesOfCeo: Partial<Record<ProfilePermission, ProfileObstacle>> = {
  Deactivate: 'is_ceo',
  ChangeManager: 'ceo_has_no_manager',
};

const obstaclesOfOneself: Partial<Record<ProfilePermission, ProfileObstacle>> = {
  Deactivate: 'own_status',
  ManageRoles: 'own_rights',
  MakeCeo: 'own_rights',
  ...byFlag(({ wire }) => [wire, 'own_rights']),
  ChangeManager: 'own_place',
};

/**
 * Returns why an act is refused that the person may do to other people, but never to themselves or to the ceo. Such a
 * refusal is about the other person or the moment, so it says why. Returns undefined for people without the right.
 */
export function obstacleOnProfile(
  permission: ProfilePermission,
  facts: ProfileFacts,
  relation: ProfileRelation,
): ProfileObstacle | undefined {
  const { actor, isSelf } = relation;
  const isCeo = facts.role === 'ceo';
  if (!isSelf && !isCeo) return undefined;
  const isRepeated = (permission === 'Activate' || permission === 'Reinvite') && facts.status === 'active';
  const table = isCeo ? obstaclesOfCeo : obstaclesOfOneself;
  const obstacle = isRepeated ? 'active' : table[permission];
  if (obstacle === undefined || isObserver(actor)) return undefined;
  const another = permissions.may(
    permission,
    { ...facts, role: 'contributor' },
    // Managers have the right on the people below them.
    { actor, isSelf: false, isAbove: isSelf && mayHaveReports(actor.role), isActingManager: false },
  );
  return another.ok || another.reason !== 'never' ? obstacle : undefined;
}

/** Returns the roles that the person may choose on another person's profile (people.6). */
export function roleChoices(actor: CapablePerson): readonly RoleName[] {
  return administersPeople(actor)
    ? ['ceo', 'manager', 'contributor', 'observer']
    : ['manager', 'contributor'];
}

/**
 * Returns whether the person may change somebody's e-mail now: who edits the profile, except above a person with rights
 * (people.12). A change that waits for its confirmation needs the same right until then (accounts.8).
 */
export function mayChangeEmail(person: CapablePerson, relation: ProfileRelation): boolean {
  if (relation.isSelf || administersPeople(relation.actor)) return true;
  return relation.isAbove && !isEmailGuarded(person) && canSeeProfile(person, relation);
}

/**
 * Returns whether only the ceo, org admins and the person may change the e-mail. True if the person has
 * rights, because the reader of the new mailbox could sign in and use them (people.12).
 */
export function isEmailGuarded(person: CapablePerson): boolean {
  return person.role === 'ceo' || grantingFlagNames.some((flag) => person[flag]);
}
