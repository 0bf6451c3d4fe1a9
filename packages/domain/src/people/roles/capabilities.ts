import type { Flags } from './flags.ts';
import type { RoleName } from './roles.ts';
import { mayHaveReports } from './roles.ts';

/** The facts that decide a capability: the role and the flags. */
export type CapablePerson = Flags & { readonly role: RoleName };

/** Returns whether the person is an observer, who reads and never acts (people.4). */
export function isObserver({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'observer';
}

/** Returns whether a flag allows an act. An observer's flags allow no act (people.4). */
export function opensActs(person: CapablePerson, flag: keyof Omit<CapablePerson, 'role'>): boolean {
  return person[flag] && !isObserver(person);
}

/**
 * Returns whether a flag allows reading. An observer's flags do where a document says so (people.4).
 */
export function opensReading(person: CapablePerson, flag: keyof Omit<CapablePerson, 'role'>): boolean {
  return person[flag];
}

/** Creates and owns goals, gets reminders, asks for drafts: everybody but observers (dashboard.1). */
export function writesGoals(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Makes and gets action items (action-items.3). */
export function keepsActionItems(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Has a goal admin's rights on goals (people.3). */
export function administersGoals(person: CapablePerson): boolean {
  return opensActs(person, 'isGoalAdmin');
}

/** Has a goal manager's rights on goals below the own ones (people.3). */
export function managesGoals(person: CapablePerson): boolean {
  return opensActs(person, 'isGoalManager');
}

/**
 * Imports goals with their past (goals.34): the ceo and org admins as for people, and goal admins, who create and
 * publish goals for everybody.
 */
export function importsGoals(person: CapablePerson): boolean {
  return administersPeople(person) || administersGoals(person);
}

/** Creates goals for other people: the goal form offers an owner (goals.15). */
export function writesGoalsForOthers(person: CapablePerson): boolean {
  return administersGoals(person) || managesGoals(person);
}

/** Gives existing or new goals to other people: people who may change owners or create for others (people.3). */
export function assignsGoals(person: CapablePerson): boolean {
  return mayHaveReports(person.role) || opensActs(person, 'isOrgAdmin') || writesGoalsForOthers(person);
}

/** Reads the compliance part of the dashboard (dashboard.1). */
export function readsCompliance(person: Pick<CapablePerson, 'role'>): boolean {
  return !isObserver(person);
}

/** Adds, changes and deletes the quarter's theme (dashboard.2). */
export function editsTheme(person: CapablePerson): boolean {
  return administersPeople(person);
}

/** Writes and publishes the strategy, and reads it before it is published (strategy.1). */
export function editsStrategy(person: CapablePerson): boolean {
  return administersPeople(person);
}

/** Edits everybody's profile, role and flags: the ceo and org admins (people.3). */
export function administersPeople(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensActs(person, 'isOrgAdmin');
}

/** Adds people to the company: the ceo, managers and org admins (people.22). */
export function addsEmployees(person: CapablePerson): boolean {
  return mayHaveReports(person.role) || administersPeople(person);
}

/** Reads the audit log: the ceo and org admins; HR admins its events about people (audit.2). */
export function readsAudit(person: CapablePerson): boolean {
  return administersPeople(person) || opensActs(person, 'isHrAdmin');
}

/** Changes settings of the company; HR admins only the settings of appraisals (tenant.1). */
export function changesSettings(person: CapablePerson): boolean {
  return administersPeople(person) || opensActs(person, 'isHrAdmin');
}

/** Changes name, site, zone and brand of the company (tenant.2). */
export function editsCompany({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'ceo';
}

/** Owns the company goals, and sees them in one matrix (goals.12). */
export function ownsCompanyGoals({ role }: Pick<CapablePerson, 'role'>): boolean {
  return role === 'ceo';
}

/** Finds observers in lists and reads their profiles (people.3, people.4, people.5). */
export function seesObservers(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensReading(person, 'isOrgAdmin');
}

/**
 * Reads everybody's appraisals, the organisation's overview and reports 6, 7 and 10 (people.4, talent.4, talent.8).
 */
export function readsAllAppraisals(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensReading(person, 'isHrAdmin');
}

/** Makes, changes, starts and deletes review cycles (talent.18). */
export function runsCycles(person: CapablePerson): boolean {
  return opensActs(person, 'isHrAdmin');
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
  readsAudit,
  changesSettings,
  editsCompany,
  ownsCompanyGoals,
  seesObservers,
  readsAllAppraisals,
  runsCycles,
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
