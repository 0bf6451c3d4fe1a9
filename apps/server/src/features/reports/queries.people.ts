import { directoryColumn, directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { directorySheetWords } from '@bellwether/domain/people/organisation/words.directory';
import { roleLabels } from '@bellwether/domain/people/roles/words';
import { RecordPacker } from '#platform/documents/record-pages.ts';
import type { Report, ReportColumn } from '#platform/documents/report.ts';
import type { Scope } from '#platform/session/scope.ts';
import { noUnit } from '../people/access.ts';
import { headOf, type Reach, rowsToRead } from './queries.ts';
import { countPeople, type ReportedPerson, readPeople } from './statements.ts';
import { peopleWords } from './words.ts';

type PersonColumn = ReportColumn & { readonly field: keyof ReportedPerson };

function columnsOf({ language }: Scope): readonly ReportColumn[] {
  const words = language.words(peopleWords);
  const headings = language.words(directorySheetWords);
  const others: readonly PersonColumn[] = [
    { header: words.name, field: 'name', width: 28, share: 3, note: 'job_title' },
    { header: words.email, field: 'email', width: 32, share: 3.4 },
    { header: words.phone, field: 'phone', width: 18 },
    { header: words.permissions, field: 'flags', width: 28, share: 2.2 },
    { header: words.startDate, field: 'start_date', shows: 'day', width: 14 },
  ];
  /** The words for codes of columns of the directory. */
  const codes: Readonly<Partial<Record<string, PersonColumn['words']>>> = {
    role_name: language.words(roleLabels),
    status: words.statuses,
  };
  // The columns that only the sheet has, and between them those of the directory at their places.
  return directoryColumnNames
    .map((name) => ({ name, ...directoryColumn(name).sheet }))
    .toSorted((one, other) => one.at - other.at)
    .reduce<readonly ReportColumn[]>((before, { at, name, ...sheet }) => {
      const own = codes[sheet.field];
      return before.toSpliced(at, 0, { ...sheet, header: headings[name], ...(own ? { words: own } : {}) });
    }, others);
}

/** Returns report 1: the people of the company whom the reader may see. */
export async function peopleReportOf(scope: Scope, reach: Reach): Promise<Report> {
  const records = new RecordPacker();
  await readPeople(scope, rowsToRead[reach], (people) => records.add(people));
  const departments = await countPeople(scope);
  const sumOf = (figure: 'people' | 'invited' | 'uninvited') =>
    departments.reduce((sum, one) => sum + one[figure], 0);
  const count = sumOf('people');
  const named = departments.filter(({ department }) => department !== noUnit);
  const words = scope.language.words(peopleWords);
  const { title, none } = words;
  return {
    ...headOf(scope, { report: 'people', title, periods: [] }),
    subtitle: words.subtitle(count),
    finding:
      count === 0
        ? ''
        : words.finding({
            people: count,
            departments: named,
            invited: sumOf('invited'),
            uninvited: sumOf('uninvited'),
          }),
    charts: [],
    parts: [
      {
        name: title,
        columns: columnsOf(scope),
        records: records.done(),
        count,
        charts: [],
        chapters: 'department',
        empty: none,
      },
    ],
  };
}
