import { shownNumber } from '#ui/data/shown.ts';
/** The Employee Directory (people.20). */
export const directoryWords = {
  title: 'Employee Directory',
  search: 'Search people by name, title, department or e-mail',
  placeholder: 'Search people',
  searchKey: 'Search people',
  filters: 'Filters',
  count: (count: number) => (count === 1 ? '1 person' : `${shownNumber(count)} people`),
  found: (found: number, all: number) => `${shownNumber(found)} of ${directoryWords.count(all)}`,
  name: 'Name',
  active: 'Active',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  nobody: 'Nobody matches.',
  nobodyHint: 'Every word must be in the name, title, department or e-mail.',
  clear: 'Clear search and filters',
  /** The note above a printed list that is too long for paper. */
  cut: (shown: number, all: number) =>
    `The first ${shownNumber(shown)} of ${shownNumber(all)} lines. Ask the CEO or an org admin for the Excel export of all people.`,
  open: 'Open profile',
  goals: 'Goals',
  everybody: 'Everybody',
  /** What the filters of an address are called. */
  filterNames: { find: 'Search', roles: 'Roles', status: 'Status', sortBy: 'Sorting' },
  department: 'Department',
  chooseDepartment: 'Choose a department',
  sized: (name: string, people: number) => `${name} · ${directoryWords.count(people)}`,
  tooMany: (people: number) =>
    `Your company has ${shownNumber(people)} people. Choose a department, or search for a name. These are the people around you.`,
  onlyFirst: (shown: number) => `The first ${shownNumber(shown)} people. Search for a name to find others.`,
} as const;
