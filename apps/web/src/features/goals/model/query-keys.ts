import type { GoalFilter } from '@bellwether/contract/goals/reading';

/**
 * The cache keys of all reads about goals. A change invalidates the shortest key that covers what it touched.
 */
export const goalKeys = {
  all: ['goals'] as const,
  lists: ['goals', 'list'] as const,
  /** `filter` without its cursor: all pages of one list share one key. */
  list: (filter: GoalFilter) => ['goals', 'list', filter] as const,
  /** The numbers of lists. */
  summaries: ['goals', 'summary'] as const,
  summary: (filter: GoalFilter) => ['goals', 'summary', filter] as const,
  /** Below `summaries`, because the same events make both stale. */
  ofPerson: (filter: GoalFilter) => ['goals', 'summary', 'of-person', filter] as const,
  infos: ['goals', 'info'] as const,
  info: (id: number) => ['goals', 'info', id] as const,
  /** The owner's record of a likelihood; another prediction has another record. */
  ownRecord: (id: number, likelihood: number | null) => ['goals', 'own-record', id, likelihood] as const,
  /** Chances, lists and forecasts of insight, which are computed from the predictions of running goals. */
  outlook: ['goals', 'outlook'] as const,
  /** The chance of a goal. */
  outlookOf: (id: number) => ['goals', 'outlook', 'goal', id] as const,
  opinionsOfAll: ['goals', 'opinions'] as const,
  /** The second views of a goal. */
  opinions: (id: number) => ['goals', 'opinions', id] as const,
  /** What owners say about doubtful goals. */
  sentences: ['goals', 'sentences'] as const,
  childrenOfAll: ['goals', 'children'] as const,
  children: (id: number) => ['goals', 'children', id] as const,
  /** Below `lists`, because the same events make both stale. */
  line: (id: number) => ['goals', 'list', 'line', id] as const,
  review: (id: number) => ['goals', 'review', id] as const,
  waiting: ['goals', 'waiting'] as const,
  periods: ['goals', 'periods'] as const,
  people: (search: string) => ['goals', 'people', search] as const,
  /** The dashboard's parts about goals: reminders, company goals, compliance. */
  dashboard: ['goals', 'dashboard'] as const,
  /** The goals that can be carried into the next quarter. */
  carryOver: ['goals', 'carry-over'] as const,
  filterChoices: ['goals', 'filter-choices'] as const,
};
