const goals = (count: number) => (count === 1 ? '1 goal' : `${count} goals`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** How many goals are expected, with the band if there is one. */
interface Band {
  readonly goals: number;
  /** With one decimal, in the reader's language. */
  readonly expected: string;
  readonly low: number | null;
  readonly high: number | null;
}

const bandText = ({ goals: count, expected, low, high }: Band) =>
  low === null || high === null
    ? `About ${expected} of ${goals(count)} ${count === 1 ? 'is' : 'are'} expected to be achieved.`
    : `${low === high ? low : `${low} to ${high}`} of ${goals(count)} are expected to be achieved (8 chances in 10).`;

/** Says of an ended quarter what its last forecast was. */
const expectedThenText = ({ goals: count, expected, low, high }: Band) =>
  low === null || high === null
    ? `In its last week about ${expected} of ${goals(count)} ${count === 1 ? 'was' : 'were'} expected.`
    : `In its last week ${low === high ? low : `${low} to ${high}`} of ${goals(count)} were expected (8 chances in 10).`;

/** The sentences of a board pack (summaries.7). */
export const packWords = {
  title: 'Board pack',
  soFar: (quarter: string) => `${quarter} so far`,
  headings: {
    answer: (when: string) => `${when} at a glance`,
    results: (before: string) => `Results against ${before}`,
    resultsAlone: 'Results',
    forecast: 'Forecast by week',
    forecastThen: 'What was expected by week',
    contradictions: 'Contradictions',
    departments: 'Departments',
    decisions: 'To decide',
  },
  noGoals: 'This quarter has no published goals.',
  band: bandText,
  expectedThen: expectedThenText,
  achieved: (achieved: number, decided: number) =>
    `${achieved} of ${goals(decided)} with a final result ${achieved === 1 ? 'was' : 'were'} achieved.`,
  open: (count: number) => `${goals(count)} ${count === 1 ? 'has' : 'have'} no final result yet.`,
  inDispute: (count: number) => `${goals(count)} ${are(count)} in dispute: owner and manager do not agree.`,
  called: (count: number) =>
    count === 1
      ? '1 goal is called unlikely by its owner.'
      : `${count} goals are called unlikely by their owners.`,
  noneCalled: 'No goal is called unlikely by its owner.',
  contradict: (count: number) =>
    count === 1
      ? 'Owners contradict each other about 1 goal.'
      : `Owners contradict each other about ${count} goals.`,
  noContradictions: 'No goal contradicts the goals that contribute to it.',
  /** Fewer are shown than there are. */
  firstOf: (shown: number, all: number) => `The first ${shown} of ${all} are shown.`,
  more: (count: number) => `And ${count} more.`,
  nothingToDecide: 'Nothing asks for a decision.',
  why: {
    called: 'Called unlikely by its owner.',
    disputed: 'Owner and manager do not agree about the result.',
    unsettled: 'The final result is missing.',
  },
  noReason: 'No reason given yet.',
  rows: {
    goals: 'Goals',
    decided: 'With a final result',
    achieved: 'Achieved',
    share: 'Achieved, of those with a final result',
    inDispute: 'In dispute',
    noWord: 'Running without a prediction',
  },
  columns: {
    figure: '',
    department: 'Department',
    goals: 'Goals',
    decided: 'With a final result',
    achieved: 'Achieved',
    expected: 'Expected',
    band: 'Band',
  },
  week: (week: number) => `Week ${week}`,
  weekText: ({ week, ...band }: Band & { readonly week: number }) => `Week ${week}: ${bandText(band)}`,
  own: 'From us',
} as const;

export const packRefusals = {
  deck_changed: 'This summary was changed in another window. Look at that version before you save yours.',
  pack_changed: 'This board pack was changed in another window. Look at that version before you save yours.',
} as const;
