import type {
  BadNewsFigures,
  GroupBadNews,
  GroupCalibration,
  InsightGroup,
  LabelPoint,
  OwnCalibration,
} from '@bellwether/contract/insight/calibration';
import type { TooFew } from '@bellwether/contract/insight/insight';
import { minimums } from '@bellwether/domain/insight/constants';
import { shownDecimal, shownNumber, shownPercent } from '#ui/data/shown.ts';
import { goalCount } from '../forecast/words.ts';
import { labelWord, points } from './model/points.ts';
import { strengthOf, tellingLabel } from './model/verdict.ts';

export const knowWords = {
  group: 'How well',
  failed: 'The record of the words could not be loaded.',
  absent: 'There is no such group, or you may not see it.',
  reliability: 'What the words were worth',
  axes: { said: 'Said, times in 100', happened: 'Happened, times in 100' },
  diagonal: 'exactly as said',
  hint: 'On the dotted line, a word comes true as often as it says. Below it people were too hopeful, above it too careful. The bar is the range that 8 of 10 such numbers lie in; hollow points rest on too few goals.',
  table: 'As a table',
  word: 'Word',
  said: 'Said',
  happened: 'Happened',
  between: 'Between',
  goals: 'Goals',
  hollow: 'few',
  none: '–',
  split: 'Better than a guess?',
  offBy: 'Off by',
  offByHint: 'how far the words are from what happens, luck taken out',
  apart: 'Tells goals apart',
  apartHint: 'how far the goals that are called likely end from those that are not',
  splitTooFew: 'Off by, and telling goals apart, are shown from 30 finished goals on.',
  alike: 'All of these goals ended alike, so no guess can be compared.',
  badNews: 'Bad news',
  badNewsFailed: 'The record of the misses could not be loaded.',
  warning: 'a warning is not a verdict',
  looking: 'Talking about it',
  lookingFailed: 'The goals that you talked about could not be loaded.',
  onlyYou: 'Only you see this.',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
} as const;

/** The words for a deviation and its direction. */
const verdicts = { too_hopeful: 'too hopeful', too_careful: 'too careful', even: 'even' } as const;

/** Returns "Too few finished goals yet: 7 of 20.", or a sentence without the number if it must not be shown. */
export function tooFewSentence({ Goals, Need }: TooFew, what: 'finished' | 'missed' = 'finished'): string {
  if (Goals === null) return `Too few ${what} goals, or goals of too few people, to say anything yet.`;
  return `Too few ${what} goals yet: ${Goals} of ${Need}.`;
}

/** Whose words a sentence is about: everybody here, a group by its name, or the reader. */
export type Speaker = Pick<InsightGroup, 'Kind' | 'Name'> | { readonly Kind: 'own' };

function subjectOf(speaker: Speaker): string {
  if (speaker.Kind === 'own') return 'you said';
  if (speaker.Kind === 'company') return 'people here say';
  return speaker.Kind === 'department' ? `${speaker.Name} says` : `the organization of ${speaker.Name} says`;
}

/**
 * Returns "When Sales says Very likely, it happens 62 times in 100 (between 48 and 74; 37 goals)."; undefined if too
 * few people used the label.
 */
export function pointSentence(point: LabelPoint, speaker: Speaker): string | undefined {
  const { Label, Happened, Low, High, Goals } = point;
  if (Happened === null) return undefined;
  const range = Low === null || High === null ? '' : `between ${points(Low)} and ${points(High)}; `;
  const count = Goals === null ? 'few goals' : goalCount(Math.round(Goals));
  const happens = speaker.Kind === 'own' ? 'happened' : 'happens';
  return `When ${subjectOf(speaker)} ${labelWord(Label)}, it ${happens} ${points(Happened)} times in 100 (${range}${count}).`;
}

/** Returns "Over 82 goals of 14 people in 4 quarters." */
export function basisSentence({
  Goals,
  Owners,
  Quarters,
}: Pick<GroupCalibration, 'Goals' | 'Owners' | 'Quarters'>): string {
  return `Over ${goalCount(Goals)} of ${Owners} people in ${Quarters === 1 ? '1 quarter' : `${Quarters} quarters`}.`;
}

/** Returns "12 of these goals were imported from a file."; undefined if none was, or if it must not be told. */
export function importedSentence({ Imported }: { readonly Imported: number | null }): string | undefined {
  if (Imported === null || Imported === 0) return undefined;
  return Imported === 1
    ? '1 of these goals was imported from a file.'
    : `${shownNumber(Imported)} of these goals were imported from a file.`;
}

/** Returns "Compared with always guessing the average: 18% better."; undefined if it is not known. */
export function skillSentence({ Skill }: Pick<GroupCalibration, 'Skill'>): string | undefined {
  if (Skill === null) return undefined;
  const percent = Math.round(Math.abs(Skill) * 100);
  const how =
    percent === 0 ? 'no better, no worse' : `${shownPercent(percent)} ${Skill > 0 ? 'better' : 'worse'}`;
  return `Compared with always guessing the average: ${how}.`;
}

type Leaning = Pick<GroupCalibration, 'Bias' | 'BiasError' | 'Word'>;

/** Returns "12 points". */
const pointCount = (share: number) => knowWords.points(points(share));

/** Returns "Altogether 12 points too hopeful (give or take 9)."; undefined under ten goals. */
export function leaningSentence({ Bias, BiasError, Word }: Leaning): string | undefined {
  if (Word === null) return undefined;
  if (Word === 'even')
    return `Altogether neither too hopeful nor too careful (give or take ${pointCount(BiasError)}).`;
  return `Altogether ${pointCount(Bias)} ${verdicts[Word]} (give or take ${points(BiasError)}).`;
}

/** Returns "6 goals were shelved beside these; 4 of them were called unlikely when they were shelved." */
export function shelvedSentence({
  Shelved,
  ShelvedUnlikely,
}: Pick<GroupCalibration, 'Shelved' | 'ShelvedUnlikely'>): string | undefined {
  if (Shelved === null) return undefined;
  if (Shelved === 0) return 'No goal was shelved beside these.';
  const were = Shelved === 1 ? '1 goal was shelved' : `${Shelved} goals were shelved`;
  if (ShelvedUnlikely === null) return `${were} beside these.`;
  const called = ShelvedUnlikely === 0 ? 'none' : String(ShelvedUnlikely);
  return `${were} beside these; ${called} of them ${ShelvedUnlikely === 1 ? 'was' : 'were'} called unlikely by then.`;
}

/** Returns "With a second view forecasts were off by 0.16 instead of 0.18." */
export function secondViewSentence({ SecondView }: Pick<GroupCalibration, 'SecondView'>): string | undefined {
  if (SecondView === null) return undefined;
  const { Together, Alone } = SecondView;
  return `With a second view forecasts were off by ${shownDecimal(Together, 2)} instead of ${shownDecimal(Alone, 2)}.`;
}

function weeks(mean: number): string {
  return `${shownDecimal(mean, 1)} weeks`;
}

/** Returns the sentences about how early misses were known (insight.9). */
export function badNewsSentences(news: Omit<GroupBadNews, 'TooFew'>): readonly string[] {
  const { Quarter, Mean, Before } = news;
  const before = Before ? ` (the quarter before: ${shownDecimal(Before.Mean, 1)})` : '';
  const imported = importedSentence(news);
  return [
    `In ${Quarter}, misses were known ${weeks(Mean)} before the end${before}.`,
    ...warningSentences(news),
    ...(imported === undefined ? [] : [imported]),
  ];
}

type Warnings = Omit<BadNewsFigures, 'Quarter' | 'Imported'>;

export function warningSentences({
  Missed,
  Early,
  Never,
  Warned,
  WarnedAndAchieved,
}: Warnings): readonly string[] {
  const all = Missed === 1 ? '1 miss' : `${Missed} misses`;
  const sentences: string[] = [];
  if (Never !== null) sentences.push(`${Never === 0 ? 'None' : Never} of ${all} came without warning.`);
  if (Early !== null)
    sentences.push(
      `${Early === 0 ? 'None' : Early} of ${all} had a warning four weeks before the end or earlier.`,
    );
  if (Warned !== null && WarnedAndAchieved !== null && Warned > 0)
    sentences.push(
      `Of ${Warned} warned ${Warned === 1 ? 'goal' : 'goals'} ${WarnedAndAchieved === 0 ? 'none' : WarnedAndAchieved} ${WarnedAndAchieved === 1 ? 'was' : 'were'} achieved after all: ${knowWords.warning}.`,
    );
  return sentences;
}

interface Looking {
  readonly Looked: number;
  readonly Rose: number | null;
  readonly Comparable: number | null;
  readonly Word: 'clearly_more' | 'about_as_many' | 'fewer' | null;
}

const compared = {
  clearly_more: 'clearly more',
  about_as_many: 'about as many as',
  fewer: 'fewer',
} as const;

/**
 * Returns the outcome of the goals that a person talked about. The sentences never call it an effect (insight.12).
 */
export function lookingSentences({ Looked, Rose, Comparable, Word }: Looking): readonly string[] {
  if (Rose === null || Comparable === null)
    return [
      `${Looked === 0 ? 'No talk' : Looked === 1 ? '1 talk' : `${Looked} talks`} can be compared yet; from ten on, this says what became of the goals.`,
    ];
  const share = Looked === 0 ? 0 : Math.round((Comparable / Looked) * 10);
  const told =
    Word === null ? '' : ` That is ${compared[Word]}${Word === 'about_as_many' ? ' there' : ' than there'}.`;
  return [
    `Of ${Looked} goals you talked about, ${Rose} rose within three weeks; of goals in the same spot that nobody marked, ${share} in 10 did.${told}`,
    'This does not prove that talking did it: people choose what they talk about.',
  ];
}

export const ownWords = {
  tab: 'How well I know',
  failed: 'Your own record could not be loaded.',
  tooFew: (goals: number | null) =>
    `From ${minimums.ownVerdict} finished goals on, this says how well you know how a goal ends${goals === null || goals === 0 ? '' : `; so far ${goals === 1 ? 'there is' : 'there are'} ${goals}`}.`,
  more: 'The numbers',
  lead: (mean: number) => `Your misses were known ${weeks(mean)} before the end.`,
  tenths: (chance: number) => `${Math.min(9, Math.max(1, Math.round(chance * 10)))} in 10`,
  chances: 'What your words come to',
  chancesHint:
    'The chance of a goal after each of your words, from your own finished goals and those of the company.',
  opinions: 'Your second views',
} as const;

type Verdict = Pick<OwnCalibration, 'Bias' | 'Word' | 'Labels'>;

/** How strong a deviation is, in words. */
const strengths = { a_little: 'A little', '': '', much: 'Much' } as const;

/** Returns "A little too careful: your Likely came true 9 of 10 times." */
export function verdictSentence({ Bias, Word, Labels }: Verdict): string {
  const told = Word === null || Word === 'even' ? undefined : verdicts[Word];
  const strength = strengths[strengthOf(Bias)];
  const verdict = told
    ? strength === ''
      ? `${told[0]?.toUpperCase()}${told.slice(1)}`
      : `${strength} ${told}`
    : 'Neither too hopeful nor too careful';
  const label = tellingLabel(Labels, Word);
  return label
    ? `${verdict}: your ${labelWord(label.Label)} came true ${Math.round(label.Happened * 10)} of 10 times.`
    : `${verdict}.`;
}

/** Returns "Over 14 goals you were about 12 points too hopeful (give or take 9)." */
export function ownSentence({
  Goals,
  Bias,
  BiasError,
  Word,
}: Pick<OwnCalibration, 'Goals'> & Leaning): string {
  const over = `Over ${goalCount(Goals)}`;
  if (Word === null) return `${over} there is no verdict yet; from ten on there is one.`;
  if (Word === 'even')
    return `${over} you were neither too hopeful nor too careful (give or take ${pointCount(BiasError)}).`;
  return `${over} you were about ${pointCount(Bias)} ${verdicts[Word]} (give or take ${points(BiasError)}).`;
}

/** Returns the same sentence about second views of other people's goals. */
export function ownViewsSentence(score: Pick<OwnCalibration, 'Goals'> & Leaning): string {
  return ownSentence(score).replace('you were', 'your views were');
}
