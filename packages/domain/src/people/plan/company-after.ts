import type { PersonKey, PresentPerson } from './person.ts';
import type { PeoplePlan } from './plan-of.ts';

/** A person as a plan leaves them. */
export interface PersonAfter {
  readonly key: PersonKey;
  readonly name: string;
  readonly jobTitle: string;
  readonly manager: PersonKey | null;
  /** The own department. */
  readonly orgUnit: string | null;
  readonly isActive: boolean;
  /** Whether the plan adds them or gives them another manager. */
  readonly isMoved: boolean;
}

export type CompanyAfter = ReadonlyMap<PersonKey, PersonAfter>;

/** Returns everybody as a plan leaves them. People whom it only proposes to deactivate or activate stay as they are. */
export function companyAfter(
  people: readonly PresentPerson[],
  { added, changed }: Pick<PeoplePlan, 'added' | 'changed'>,
): CompanyAfter {
  const company = new Map<PersonKey, PersonAfter>();
  for (const { id: key, name, jobTitle, managerId: manager, orgUnit, isDeactivated } of people)
    company.set(key, { key, name, jobTitle, manager, orgUnit, isActive: !isDeactivated, isMoved: false });
  for (const { key, before, values, changes } of [...added, ...changed]) {
    const { name, jobTitle, manager, orgUnit } = values;
    const isMoved = before === undefined || changes.manager;
    company.set(key, { key, name, jobTitle, manager, orgUnit, isActive: true, isMoved });
  }
  return company;
}

/** Returns the department in which a person is shown: the own one, or that of the nearest manager who has one. */
export function departmentIn(company: CompanyAfter, key: PersonKey): string | null {
  const seen = new Set<PersonKey>();
  for (let at = company.get(key); at && !seen.has(at.key); at = company.get(at.manager ?? 0)) {
    if (at.orgUnit !== null) return at.orgUnit;
    seen.add(at.key);
  }
  return null;
}
