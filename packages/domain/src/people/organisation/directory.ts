import { type RoleName, roleLabels } from '../roles/roles.ts';
import { statusLabels } from '../status/status.ts';

/** A person as lists have them; the names are those of the wire. */
export interface ListedPerson {
  readonly JobTitle?: string | undefined;
  readonly OrgUnit: string;
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
    readonly heading: string;
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
    label: 'Title',
    text: ({ JobTitle }) => JobTitle ?? '',
    isSearched: true,
    wide: 'minmax(120px, 1.2fr)',
    narrow: 'minmax(110px, 1.1fr)',
    sheet: { at: 1, heading: 'Job title', field: 'job_title', width: 28 },
  },
  OrgUnit: {
    label: 'Department',
    text: ({ OrgUnit }) => OrgUnit,
    isSearched: true,
    wide: 'minmax(100px, 1fr)',
    narrow: 'minmax(100px, 1fr)',
    sheet: { at: 2, heading: 'Department', field: 'department', width: 22, share: 2 },
  },
  Manager: {
    label: 'Manager',
    text: (_person, manager) => manager,
    wide: 'minmax(110px, 0.9fr)',
    narrow: 'minmax(110px, 1fr)',
    sheet: { at: 4, heading: 'Manager', field: 'manager_name', width: 28, share: 2.4 },
  },
  RoleName: {
    label: 'Role',
    text: ({ RoleName }) => roleLabels[RoleName],
    wide: '160px',
    sheet: { at: 3, heading: 'Role', field: 'role_name', width: 22, share: 2 },
  },
  Status: {
    label: 'Status',
    text: ({ Status }) => statusLabels[Status ?? 'Active'],
    wide: '104px',
    narrow: '104px',
    sheet: { at: 8, heading: 'Status', field: 'status', width: 14, share: 1.4 },
  },
} as const satisfies Readonly<Record<string, DirectoryColumn>>;

export type DirectoryColumnName = keyof typeof directoryColumns;

export const directoryColumnNames = Object.keys(directoryColumns) as DirectoryColumnName[];

export function directoryColumn(name: DirectoryColumnName): DirectoryColumn {
  return directoryColumns[name];
}
