/** The chips of the active filters. */
export const filterChipWords = {
  department: 'Department',
  state: 'State',
  likelihood: 'Likelihood',
  quality: 'Quality',
  objective: 'Objective',
  person: (name: string) => `Person: ${name}`,
  /** People whose names are not known. */
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
} as const;

/** The groups of the filter form. */
export const filterGroupWords = {
  who: 'Who',
  state: 'State',
  likelihood: 'Likelihood',
  quality: 'Quality',
  alignment: 'Alignment',
  visibility: 'Visibility',
} as const;

/** What a choice says while it searches, and without a match. */
export const choiceWords = {
  searching: 'Searching…',
  nothingFound: 'Nothing found',
} as const;

export const listCountWords = {
  /** How many goals of the list are shown. */
  shown: (count: number, hasMore: boolean) => {
    const goals = count === 1 ? '1 goal' : `${count} goals`;
    return hasMore ? `${goals} shown, more can be loaded` : `${goals} shown`;
  },
  /** How many filters are on. */
  filtersOn: (count: number) => `${count} on`,
  searchGoals: 'Search goals',
  currentQuarter: (quarter: string) => `${quarter} · current`,
  oneToOneWith: (name: string) => `Prepare one-to-one with ${name}`,
} as const;

/** Keys of the list. */
export const listKeyWords = {
  next: 'Next goal in the list',
  previous: 'Previous goal in the list',
} as const;

interface Outcomes {
  readonly completed: number;
  readonly not: number;
  /** Goals measured in percent, and their average as a text. */
  readonly measured: number;
  readonly average: string;
  readonly disputed: number;
  readonly open: number;
}

/** Returns the head of a finished quarter: "4 goals: 3 completed, 1 not". */
export function outcomeWords(
  goals: number,
  { completed, not, measured, average, disputed, open }: Outcomes,
): string {
  const parts = [
    ...(completed > 0 ? [`${completed} completed`] : []),
    ...(not > 0 ? [completed > 0 ? `${not} not` : `${not} not completed`] : []),
    ...(measured > 0 ? [`${measured} at ${average} on average`] : []),
    ...(disputed > 0 ? [`${disputed} in dispute`] : []),
    ...(open > 0 ? [`${open} without result`] : []),
  ];
  return `${goals === 1 ? '1 goal' : `${goals} goals`}: ${parts.join(', ')}`;
}

interface Results {
  readonly completed: number;
  readonly not: number;
  /** Goals with a percentage below 100. */
  readonly below: number;
  readonly disputed: number;
}

/** Returns "3 of 4 goals with a result were completed, 1 not". */
export function resultCountWords(count: number, { completed, not, below, disputed }: Results): string {
  return [
    `${completed} of ${count} ${count === 1 ? 'goal' : 'goals'} with a result ${completed === 1 ? 'was' : 'were'} completed`,
    ...(not > 0 ? [`${not} not`] : []),
    ...(below > 0 ? [`${below} below 100%`] : []),
    ...(disputed > 0 ? [`${disputed} in dispute`] : []),
  ].join(', ');
}
