import type { Forecast } from '@bellwether/contract/insight/forecast';
import { layerTitles } from '../words.layers.ts';
import { whole } from './model/forecast-facts.ts';

const publishedGoals = (goals: number) => (goals === 1 ? 'published goal' : 'published goals');

export const quarterWords = {
  failed: 'The forecast could not be loaded.',
  group: 'Goals of',
  quarter: 'Quarter',
  company: 'Company',
  absent: 'There is no such group, or you may not see it.',
  none: 'No goals are counted yet',
  noneHint: 'Published goals of this quarter are counted here, private ones are not.',
  /** Behind "31 of 52". */
  expected: (goals: number) => `${publishedGoals(goals)} expected`,
  /** Behind the large number. */
  ofExpected: (goals: number) => `of ${goals} ${publishedGoals(goals)} expected`,
  ofAchieved: (goals: number) => `of ${goals} ${publishedGoals(goals)} achieved`,
  history: 'Week by week',
  historyHint:
    'The dot is the number expected at the end of that week, the bar its band, as they were shown then.',
  noHistory: 'The first finished week writes the first point.',
  parts: 'By department',
  reports: 'By direct report',
  moved: 'Moved since last week',
  noneMoved: 'No goal’s word has changed since last week.',
  how: layerTitles.method,
  week: 'Week',
  number: 'Expected',
  band: '8 chances in 10',
  inBand: 'inside',
  outOfBand: 'outside',
  came: 'The result',
  goals: 'Goals',
  part: 'Part',
  noBand: 'under five goals',
  thisWeek: (week: number) => `${week} (now)`,
} as const;

/** Returns "31 of 52": the number expected, and of how many. */
export function expectedWords({ Expected, Goals }: Pick<Forecast, 'Expected' | 'Goals'>): string {
  return `${whole(Expected)} of ${Goals}`;
}

/** Returns "25–37", or why there is no band. */
export function bandWords({
  Low,
  High,
}: {
  readonly Low: number | null;
  readonly High: number | null;
}): string {
  return Low === null || High === null ? quarterWords.noBand : `${Low}–${High}`;
}

/** Returns the end of the dashboard's line: ", 8 chances in 10 between 25 and 37"; empty under five goals. */
export function quarterAnswerWords({ Low, High }: Pick<Forecast, 'Low' | 'High'>): string {
  return Low === null || High === null ? '' : `, 8 chances in 10 between ${Low} and ${High}`;
}

/** Returns the sentence under the large number. */
export function bandSentence({ Low, High, Goals }: Pick<Forecast, 'Low' | 'High' | 'Goals'>): string {
  if (Low === null || High === null) return `Under five goals there is no band: ${goalCount(Goals)} counted.`;
  return `8 chances in 10 that it ends between ${Low} and ${High}.`;
}

/** Returns "It came to 24 of 30. 2 goals have no result yet."; undefined while the quarter runs. */
export function resultSentence(
  forecast: Pick<Forecast, 'HasEnded' | 'Goals' | 'Decided' | 'Achieved' | 'InDispute'>,
): string | undefined {
  const { HasEnded, Goals, Decided, Achieved, InDispute } = forecast;
  if (!HasEnded) return undefined;
  const missing = Goals - Decided - InDispute;
  const were = Achieved === 1 ? 'was' : 'were';
  if (missing === 0 && InDispute > 0) return `So far ${Achieved} of ${Goals} ${were} achieved.`;
  if (missing === 0) return `It came to ${Achieved} of ${Goals}.`;
  const have = missing === 1 ? '1 goal has no result yet' : `${missing} goals have no result yet`;
  return `So far ${Achieved} of ${Goals} ${were} achieved; ${have}.`;
}

/** Returns "2 goals"; "1 goal". */
export function goalCount(count: number): string {
  return count === 1 ? '1 goal' : `${count} goals`;
}

/** Returns "4 goals have no word yet."; undefined if every goal has one. */
export function noWordSentence({ NoWord }: Pick<Forecast, 'NoWord'>): string | undefined {
  if (NoWord === 0) return undefined;
  return NoWord === 1 ? '1 goal has no word yet.' : `${NoWord} goals have no word yet.`;
}

/** Returns "6 have a final result; 5 of them were achieved."; undefined while no goal has a final result. */
export function decidedSentence({ Decided, Achieved }: Pick<Forecast, 'Decided' | 'Achieved'>) {
  if (Decided === 0) return undefined;
  const have = Decided === 1 ? '1 has a final result' : `${Decided} have a final result`;
  if (Decided === 1) return `${have}; it was ${Achieved === 1 ? 'achieved' : 'not achieved'}.`;
  return `${have}; ${Achieved} of them ${Achieved === 1 ? 'was' : 'were'} achieved.`;
}

/** Returns "1 goal is in dispute: its owner and manager do not agree."; undefined without any. */
export function disputeSentence({ InDispute }: Pick<Forecast, 'InDispute'>): string | undefined {
  if (InDispute === 0) return undefined;
  return InDispute === 1
    ? '1 goal is in dispute: its owner and manager do not agree.'
    : `${InDispute} goals are in dispute: their owners and managers do not agree.`;
}

/** Returns "Of 8 forecasts in finished quarters, 7 ended inside their band."; undefined before two such quarters. */
export function insideSentence({ Inside }: Pick<Forecast, 'Inside'>): string | undefined {
  if (Inside === null) return undefined;
  return `Of ${Inside.Of} forecasts in finished quarters, ${Inside.Inside} ended inside their band.`;
}

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The change of the number since the last finished week. */
export const changeWords = {
  /** "Two fewer than last week", "As many as last week". */
  since: (change: number) =>
    change === 0
      ? 'As many as last week'
      : `${small[Math.abs(change)] ?? Math.abs(change)} ${change < 0 ? 'fewer' : 'more'} than last week`,
  /** Between two goals, and behind them. */
  and: ' and ',
  fell: (count: number) => (count === 0 ? '.' : ' fell.'),
  rose: (count: number) => (count === 0 ? '.' : ' rose.'),
} as const;

export const howWords = {
  title: quarterWords.how,
  chance:
    'Each word that a goal’s owner gives is worth what the same word came to here, at the same point of earlier quarters; where too few goals speak, a cautious assumption helps out. The quality moves the chance a little, and a goal without a word gets the chance of its kind.',
  sum: 'The chances are added up to the number that is expected. The band also knows that goals of one company share luck and bad luck: how much, is learned from how earlier quarters ended.',
  notUsed:
    'Nobody’s own record enters: the same word counts the same from everybody, and no goal is changed by the goals below it.',
  tableTitle: 'What each word comes to here',
  phases: ['Early', 'Middle', 'Late'],
  now: 'now',
  goals: goalCount,
  tenths: (tenths: number) => `${tenths} in 10`,
  label: 'Word',
  assumed: 'assumed',
  assumedNote: 'Assumed: too few finished goals yet.',
} as const;

/** Returns what the picture of the weeks says: "Week 1 to 8: from 33 to 31 of 52 goals expected". */
export function historyLabel(weeks: Forecast['History'], goals: number): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return '';
  if (first.Week === last.Week)
    return `Week ${last.Week}: ${whole(last.Expected)} of ${goalCount(goals)} expected`;
  return `Week ${first.Week} to ${last.Week}: from ${whole(first.Expected)} to ${whole(last.Expected)} of ${goalCount(goals)} expected`;
}
