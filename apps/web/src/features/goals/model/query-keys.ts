import type { GoalFilter } from '@bellwether/contract/goals/reading';

/** Where each read about goals is kept. A change invalidates by the shortest key that covers what it touched. */
export const goalKeys = {
  all: ['goals'] as const,
  lists: ['goals', 'list'] as const,
  /** `filter` without its cursor: the pages of one list live under one key. */
  list: (filter: GoalFilter) => ['goals', 'list', filter] as const,
  infos: ['goals', 'info'] as const,
  info: (id: number) => ['goals', 'info', id] as const,
  childrenOfAll: ['goals', 'children'] as const,
  children: (id: number) => ['goals', 'children', id] as const,
  review: (id: number) => ['goals', 'review', id] as const,
  waiting: ['goals', 'waiting'] as const,
  periods: ['goals', 'periods'] as const,
  people: (search: string) => ['goals', 'people', search] as const,
  /** What the dashboard says of goals: reminders, company goals, compliance. */
  dashboard: ['goals', 'dashboard'] as const,
  /** What can be carried into the next quarter. */
  carryOver: ['goals', 'carry-over'] as const,
  filterChoices: ['goals', 'filter-choices'] as const,
};
