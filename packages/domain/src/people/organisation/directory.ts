import { type RoleName, roleLabels } from '../roles/roles.ts';
import { statusLabels } from '../status/status.ts';
import { directoryWords } from './words.directory.ts';

/** A person as lists have them; the names are those of the wire. */
export interface ListedPerson {
  readonly JobTitle?: string | undefined;
  readonly OrgUnit: string;
  readonly Location?: string | undefined;
  readonly RoleName: RoleName;
  /** Absent: active. */
  readonly Status?: keyof typeof statusLabels | undefined;
}

/** A column of the Employee Directory, and of the Excel sheet of all people. */
export interface DirectoryColumn {
  readonly label: string;
  /** The text of a person, by which the column sorts. `manager` is the manager's name; empty if the viewer finds none. */
  readonly text: (person: ListedPerson, manager: string) => string;
  readonly isSearched?: true;
  /** The widths as tracks of a grid; without `narrow` the column is hidden on narrow screens. */
  readonly wide: string;
  readonly narrow?: string;
  readonly sheet: {
    /** The place among all columns of the sheet. */
    readonly at: number;
    /** The column of the report's statement. */
    readonly field: string;
    /** In characters. */
    readonly width: number;
    /** The share of a printed page's width; absent: only in Excel. */
    readonly share?: number;
  };
}

/** The columns of the directory behind the name, in their order. Each can be sorted by. */
export const directoryColumns = {
  JobTitle: {
    label: directoryWords.JobTitle,
    text: ({ JobTitle }) => JobTitle ?? '',
    isSearched: true,
    wide: 'minmax(120px, 1.2fr)',
    narrow: 'minmax(110px, 1.1fr)',
    sheet: { at: 1, field: 'job_title', width: 28 },
  },
  OrgUnit: {
    label: directoryWords.OrgUnit,
    text: ({ OrgUnit }) => OrgUnit,
    isSearched: true,
    wide: 'minmax(100px, 1fr)',
    narrow: 'minmax(100px, 1fr)',
    sheet: { at: 2, field: 'department', width: 22, share: 2 },
  },
  Location: {
    label: directoryWords.Location,
    text: ({ Location }) => Location ?? '',
    isSearched: true,
    wide: 'minmax(80px, 0.7fr)',
    sheet: { at: 5, field: 'location', width: 22 },
  },
  Manager: {
    label: directoryWords.Manager,
    text: (_person, manager) => manager,
    wide: 'minmax(110px, 0.9fr)',
    narrow: 'minmax(110px, 1fr)',
    sheet: { at: 4, field: 'manager_name', width: 28, share: 2.4 },
  },
  RoleName: {
    label: directoryWords.RoleName,
    text: ({ RoleName }) => roleLabels[RoleName],
    wide: '160px',
    sheet: { at: 3, field: 'role_name', width: 22, share: 2 },
  },
  Status: {
    label: directoryWords.Status,
    text: ({ Status }) => statusLabels[Status ?? 'Active'],
    wide: '104px',
    narrow: '104px',
    sheet: { at: 9, field: 'status', width: 14, share: 1.4 },
  },
} as const satisfies Readonly<Record<string, DirectoryColumn>>;

export type DirectoryColumnName = keyof typeof directoryColumns;

export const directoryColumnNames = Object.keys(directoryColumns) as DirectoryColumnName[];

export function directoryColumn(name: DirectoryColumnName): DirectoryColumn {
  return directoryColumns[name];
}
