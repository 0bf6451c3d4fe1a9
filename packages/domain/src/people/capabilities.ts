import type { RoleFlag, RoleName } from './roles.ts';
import { mayHaveReports } from './roles.ts';

/** The facts that decide a capability: the role and the flags. */
export type CapablePerson = Readonly<Record<Exclude<RoleFlag, 'isDelegate'>, boolean>> & {
  readonly role: RoleName;
};

/** Returns whether the person is an observer, who reads and never acts (decisions-2 X3). */
export function isObserver({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'observer';
}

/** Returns whether a flag allows an act. An observer's flags allow no act (decisions-2 X3). */
export function opensActs(person: CapablePerson, flag: keyof Omit<CapablePerson, 'role'>): boolean {
  return person[flag] && !isObserver(person);
}

/**
 * Returns whether a flag allows reading. An observer's flags do where a document says so (decisions-2 X3).
 */
export function opensReading(person: CapablePerson, flag: keyof Omit<CapablePerson, 'role'>): boolean {
  return person[flag];
}

/** Creates and owns goals, gets reminders, asks for drafts: everybody but observers (1-goals §6). */
export function writesGoals(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Makes and gets action items (decisions-2 C3). */
export function keepsActionItems(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Has a goal admin's rights on goals (decisions §4). */
export function administersGoals(person: CapablePerson): boolean {
  return opensActs(person, 'isGoalAdmin');
}

/** Has a goal manager's rights on goals below the own ones (decisions §4). */
export function managesGoals(person: CapablePerson): boolean {
  return opensActs(person, 'isGoalManager');
}

/**
 * Imports goals with their past (doors-people §2): the ceo and org admins as for people, and goal admins, who create and
 * publish goals for everybody.
 */
export function importsGoals(person: CapablePerson): boolean {
  return administersPeople(person) || administersGoals(person);
}

/** Creates goals for other people: the goal form offers an owner (1-goals §6). */
export function writesGoalsForOthers(person: CapablePerson): boolean {
  return administersGoals(person) || managesGoals(person);
}

/** Gives existing or new goals to other people: people who may change owners or create for others (decisions §4). */
export function assignsGoals(person: CapablePerson): boolean {
  return mayHaveReports(person.role) || opensActs(person, 'isOrgAdmin') || writesGoalsForOthers(person);
}

/** Reads the compliance part of the dashboard (1-goals §2). */
export function readsCompliance(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Adds, changes and deletes the quarter's theme (1-goals §6). */
export function editsTheme(person: CapablePerson): boolean {
  return administersPeople(person);
}

/** Writes and publishes the strategy, and reads it before it is published (3-strategy-reports-signin §6). */
export function editsStrategy(person: CapablePerson): boolean {
  return administersPeople(person);
}

/** Edits everybody's profile, role and flags: the ceo and org admins (2-people §6, decisions §3). */
export function administersPeople(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensActs(person, 'isOrgAdmin');
}

/** Adds people to the company: the ceo, managers and org admins (2-people §2). */
export function addsEmployees(person: CapablePerson): boolean {
  return mayHaveReports(person.role) || administersPeople(person);
}

/** Changes settings of the company; HR admins only the settings of appraisals (decisions-2 X6). */
export function changesSettings(person: CapablePerson): boolean {
  return administersPeople(person) || opensActs(person, 'isHrAdmin');
}

/** Changes name, site, zone and brand of the company (2-people §2, decisions-2 A15). */
export function editsCompany({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'ceo';
}

/** Owns the company goals, and sees them in one matrix (decisions §3). */
export function ownsCompanyGoals({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'ceo';
}

/** Finds observers in lists and reads their profiles (decisions §3, decisions-2 A2, X3). */
export function seesObservers(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensReading(person, 'isOrgAdmin');
}

/** Reads everybody's appraisals, the organisation's overview and reports 6, 7 and 10 (decisions-2 E4, E8, X3). */
export function readsAllAppraisals(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensReading(person, 'isHrAdmin');
}

const judges = {
  writesGoals,
  keepsActionItems,
  administersGoals,
  managesGoals,
  writesGoalsForOthers,
  importsGoals,
  assignsGoals,
  readsCompliance,
  editsTheme,
  editsStrategy,
  administersPeople,
  addsEmployees,
  changesSettings,
  editsCompany,
  ownsCompanyGoals,
  seesObservers,
  readsAllAppraisals,
} as const satisfies Record<string, (person: CapablePerson) => boolean>;

/** A right that depends on role and flags alone, not on the thing. */
export type Capability = keyof typeof judges;

/** Every capability, by its name. */
export const capabilityNames = Object.keys(judges) as readonly Capability[];

/** All capabilities of a person, by name. */
export type Capabilities = Readonly<Record<Capability, boolean>>;

/** Returns all capabilities of a person. */
export function capabilitiesOf(person: CapablePerson): Capabilities {
  const capabilities = {} as Record<Capability, boolean>;
  for (const name of capabilityNames) capabilities[name] = judges[name](person);
  return capabilities;
}
