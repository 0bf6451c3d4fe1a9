import { fold } from '../../shared/fold.ts';
import type { DirectoryField } from '../scim/fields.ts';
import type { WantedRow } from './check.ts';
import { Directory } from './directory.ts';
import type { PersonField } from './fields.ts';
import type { PresentPerson } from './person.ts';

interface Lock {
  readonly column: PersonField | null;
  /** Whether the row says something else than what the person has. */
  readonly differs: (row: WantedRow, before: PresentPerson, manager: PresentPerson | undefined) => boolean;
  readonly kept: (before: PresentPerson) => Partial<WantedRow>;
}

const isOther = (wanted: string | undefined, present: string | null) =>
  wanted !== undefined && wanted !== (present ?? '');

const locks: Readonly<Record<DirectoryField, Lock>> = {
  Name: {
    column: 'Name',
    differs: ({ name }, before) => name !== before.name,
    kept: ({ name }) => ({ name }),
  },
  Email: {
    column: 'Email',
    differs: ({ emailKey }, before) => emailKey !== before.emailKey,
    kept: ({ email, emailKey }) => ({ email, emailKey }),
  },
  JobTitle: {
    column: 'JobTitle',
    differs: ({ jobTitle }, before) => isOther(jobTitle, before.jobTitle),
    kept: () => ({ jobTitle: undefined }),
  },
  PhoneNumber: {
    column: null,
    differs: ({ phone }, before) => isOther(phone, before.phone),
    kept: () => ({ phone: undefined }),
  },
  TimeZone: {
    column: 'TimeZone',
    differs: ({ timeZone }, before) => isOther(timeZone, before.timeZone),
    kept: () => ({ timeZone: undefined }),
  },
  Locale: {
    column: 'Language',
    differs: ({ locale }, before) => isOther(locale, before.locale),
    kept: () => ({ locale: undefined }),
  },
  OrgUnit: {
    column: 'Department',
    // An export names the department of a manager above for people without one of their own.
    differs: ({ department }, { orgUnit }) =>
      department !== undefined && orgUnit !== null && fold(department) !== fold(orgUnit),
    kept: () => ({ department: undefined }),
  },
  ExternalId: {
    column: 'ExternalId',
    differs: ({ externalId }, before) => isOther(externalId, before.externalId),
    kept: () => ({ externalId: undefined }),
  },
  Manager: {
    column: 'ManagerEmail',
    differs: ({ manager: text }, _before, manager) => text !== undefined && !isNamed(text, manager),
    kept: () => ({ manager: undefined }),
  },
};

function isNamed(text: string, manager: PresentPerson | undefined): boolean {
  if (!manager) return text === '';
  const directory = new Directory();
  directory.add({ ...manager, key: manager.id });
  return directory.find(text) === manager.id;
}

/**
 * Returns a row that leaves a person's locked fields as they are, and the columns in which it wanted something else
 * (people.41).
 */
export function keepLocked(
  row: WantedRow,
  before: PresentPerson,
  manager: PresentPerson | undefined,
): { row: WantedRow; kept: (PersonField | null)[] } {
  const of = (before.locked ?? []).map((field) => locks[field]);
  if (of.length === 0) return { row, kept: [] };
  return {
    row: Object.assign({}, row, ...of.map(({ kept }) => kept(before))),
    kept: of.filter(({ differs }) => differs(row, before, manager)).map(({ column }) => column),
  };
}
