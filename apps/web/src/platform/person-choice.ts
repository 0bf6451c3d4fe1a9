import type { PersonChoice } from '#ui/form/person-select.tsx';

/** A person as the calls for choosers return them. */
export interface Choosable {
  readonly Id: number;
  readonly Name: string;
  readonly JobTitle?: string | undefined;
  readonly OrgUnit?: string | undefined;
  readonly Email?: string | undefined;
  readonly Avatar?: string | null;
  readonly AwayUntil?: string | null | undefined;
}

/** Returns a person of a reply as a choice. */
export function personChoice(person: Choosable): PersonChoice {
  const { Id, Name, JobTitle, OrgUnit, Email, Avatar, AwayUntil } = person;
  return {
    ...{ id: Id, name: Name, title: JobTitle, department: OrgUnit, email: Email, avatar: Avatar ?? null },
    awayUntil: AwayUntil,
  };
}
