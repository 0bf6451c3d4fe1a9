import { roleLabels } from '@bellwether/domain/people/roles';
import type { Scope } from '#platform/session/scope.ts';
import type { Report, ReportCell, ReportColumn } from './presenter.ts';
import { headOf, type Reach, rowsToRead } from './queries.ts';
import { type ReportedPerson, reportedPeople } from './statements.ts';
import { peopleWords } from './words.ts';

/** Returns report 1: the people of the company whom the reader sees. */
export async function peopleReportOf(scope: Scope, reach: Reach): Promise<Report> {
  const people = await reportedPeople(scope, rowsToRead[reach]);
  const count = people[0]?.people ?? 0;
  const rows = people.map((person) => ({ cells: columns.map(({ cell }) => cell(person)) }));
  const head = headOf(scope, { report: 'people', title: peopleWords.title, periods: [] });
  return {
    ...head,
    subtitle: peopleWords.subtitle(count),
    finding: '',
    parts: [{ name: peopleWords.title, columns, rows, count, empty: peopleWords.none }],
  };
}

interface PersonColumn extends ReportColumn {
  cell(person: ReportedPerson): ReportCell;
}

const flagNames = Object.keys(peopleWords.flags) as (keyof typeof peopleWords.flags)[];

const permissionsOf = (person: ReportedPerson) =>
  flagNames
    .filter((flag) => person[flag])
    .map((flag) => peopleWords.flags[flag])
    .join(', ');

const columns: readonly PersonColumn[] = [
  {
    header: peopleWords.name,
    width: 28,
    share: 3,
    cell: ({ name, job_title }) => ({ value: name, note: job_title }),
  },
  { header: peopleWords.jobTitle, width: 28, cell: ({ job_title }) => ({ value: job_title }) },
  { header: peopleWords.department, width: 22, share: 2, cell: ({ department }) => ({ value: department }) },
  {
    header: peopleWords.role,
    width: 22,
    share: 2,
    cell: ({ role_name }) => ({ value: roleLabels[role_name] }),
  },
  {
    header: peopleWords.manager,
    width: 28,
    share: 2.4,
    cell: ({ manager_name }) => ({ value: manager_name }),
  },
  { header: peopleWords.email, width: 32, share: 3.4, cell: ({ email }) => ({ value: email }) },
  { header: peopleWords.phone, width: 18, cell: ({ phone }) => ({ value: phone }) },
  {
    header: peopleWords.permissions,
    width: 28,
    share: 2.2,
    cell: (person) => ({ value: permissionsOf(person) }),
  },
  {
    header: peopleWords.status,
    width: 14,
    share: 1.4,
    cell: ({ status }) => ({ value: peopleWords.statuses[status] }),
  },
];
