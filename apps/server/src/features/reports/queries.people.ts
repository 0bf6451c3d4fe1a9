import { roleLabels } from '@bellwether/domain/people/roles';
import { mostRows } from '@bellwether/domain/reports/reports';
import { RecordPacker } from '#platform/documents/record-pages.ts';
import type { Report, ReportColumn } from '#platform/documents/report.ts';
import type { Scope } from '#platform/session/scope.ts';
import { headOf } from './queries.ts';
import { type ReportedPerson, readPeople } from './statements.ts';
import { peopleWords } from './words.ts';

type PersonColumn = ReportColumn & { readonly field: keyof ReportedPerson };

const columns: readonly PersonColumn[] = [
  { header: peopleWords.name, field: 'name', width: 28, share: 3, note: 'job_title' },
  { header: peopleWords.jobTitle, field: 'job_title', width: 28 },
  { header: peopleWords.department, field: 'department', width: 22, share: 2 },
  { header: peopleWords.role, field: 'role_name', words: roleLabels, width: 22, share: 2 },
  { header: peopleWords.manager, field: 'manager_name', width: 28, share: 2.4 },
  { header: peopleWords.email, field: 'email', width: 32, share: 3.4 },
  { header: peopleWords.phone, field: 'phone', width: 18 },
  { header: peopleWords.permissions, field: 'flags', width: 28, share: 2.2 },
  { header: peopleWords.status, field: 'status', words: peopleWords.statuses, width: 14, share: 1.4 },
];

/** Returns report 1: the people of the company whom the reader sees. */
export async function peopleReportOf(scope: Scope): Promise<Report> {
  const records = new RecordPacker();
  await readPeople(scope, mostRows.excel + 1, (people) => records.add(people));
  return {
    ...headOf(scope, { report: 'people', title: peopleWords.title, periods: [] }),
    subtitle: peopleWords.subtitle(records.count),
    charts: [],
    parts: [
      { name: peopleWords.title, columns, records: records.done(), charts: [], empty: peopleWords.none },
    ],
  };
}
