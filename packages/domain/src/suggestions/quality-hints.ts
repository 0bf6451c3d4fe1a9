import { saysWhen } from './dates.ts';
import { numbersIn } from './numbers.ts';
import { hasVerb } from './verbs.ts';

/** What a goal may lack (issue 3). The order is the order in which hints are told. */
export const hintCodes = ['no_verb', 'duplicate', 'no_number', 'no_date', 'no_parent'] as const;
export type HintCode = (typeof hintCodes)[number];

/** A quiet line with its reason; it never keeps anybody from saving. */
export interface QualityHint {
  readonly code: HintCode;
  readonly sentence: string;
}

const sentences: Readonly<Record<HintCode, string>> = {
  no_verb: 'The title names no action: a verb such as “Reduce” or “Launch” says what will happen.',
  duplicate: 'You already have a goal with this title.',
  no_number: 'The measurement holds no number: without one it is hard to say when the goal is reached.',
  no_date: 'No date is named: “by 30 June” or “end of quarter” says until when.',
  no_parent: 'The goal is not aligned: a parent goal shows what it contributes to.',
};

const numberInTitleOnly =
  'Only the title holds a number: the measurement can say how it is counted, and from where to where.';

/** A goal as it stands in the form. */
export interface HintedGoal {
  readonly title: string;
  readonly measurement: string;
  /** 0: none. */
  readonly parentId: number;
  /** Goals of this owner stand at the top, as the ceo's do: a missing parent is nothing to mention. */
  readonly standsAlone?: boolean;
  /** The titles of the owner's other goals of the quarter. */
  readonly ownTitles: readonly string[];
}

/**
 * Hints about a goal while it is written, by fixed rules. What is still empty is not mentioned. The rules read English: a
 * text with letters of other alphabets is not asked for a verb or a date.
 */
export function qualityHints(goal: HintedGoal): QualityHint[] {
  const { title, measurement } = goal;
  const hasTitle = /\p{L}/u.test(title);
  const hasMeasurement = measurement.trim() !== '';
  const isEnglish = isReadable(`${title} ${measurement}`);
  const lacks: Readonly<Record<HintCode, boolean>> = {
    // A single word is a title begun.
    no_verb: isEnglish && /\S\s+\S/.test(title.trim()) && !hasVerb(title),
    duplicate: hasTitle && goal.ownTitles.some((own) => isSameTitle(own, title)),
    no_number: hasMeasurement && !/\[[^\]]*\]/.test(measurement) && numbersIn(measurement).length === 0,
    no_date: hasMeasurement && isEnglish && !saysWhen(`${title}\n${measurement}`),
    no_parent: hasTitle && goal.parentId === 0 && goal.standsAlone !== true,
  };
  const sentenceOf = (code: HintCode) =>
    code === 'no_number' && numbersIn(title).length > 0 ? numberInTitleOnly : sentences[code];
  return hintCodes.filter((code) => lacks[code]).map((code) => ({ code, sentence: sentenceOf(code) }));
}

// A sentence in a language of other words: its small words give it away before a rule about English does harm.
const foreignWords =
  /(?:^|[^\p{L}])(?:der|die|das|und|für|auf|bis|mit|von|um|le|la|les|des|du|une|et|pour|avec|jusqu|el|los|las|del|para|hasta|il|gli|della|het|een|voor|och)(?=$|[^\p{L}])/giu;

function isReadable(text: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  return (text.match(foreignWords)?.length ?? 0) < 2;
}

/** Whether two titles say the same but for case, accents, punctuation and small words. */
export function isSameTitle(one: string, other: string): boolean {
  const left = titleKey(one);
  return left !== '' && left === titleKey(other);
}

/** What is compared of a title. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}.,%+$€£]+/gu, ' ')
    .replace(/\b(?:the|a|an|our|of|to)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
