import { saysWhen } from './dates.ts';
import { numbersIn } from './numbers.ts';
import { hasVerb } from './verbs.ts';
import { hintSentences, numberInTitleOnly } from './words.hints.ts';

/** The things that a goal may lack, in the order of the hints. */
export const hintCodes = ['no_verb', 'duplicate', 'no_number', 'no_date', 'no_parent'] as const;
export type HintCode = (typeof hintCodes)[number];

/** A hint with its reason; never blocks saving. */
export interface QualityHint {
  readonly code: HintCode;
  readonly sentence: string;
}

/** A goal as it is in the form. */
export interface HintedGoal {
  readonly title: string;
  readonly measurement: string;
  /** 0: no parent. */
  readonly parentId: number;
  /** Goals of this owner need no parent, as the ceo's do not. */
  readonly standsAlone?: boolean;
  /** The titles of the owner's other goals of the quarter. */
  readonly ownTitles: readonly string[];
}

/**
 * Returns hints about a goal while it is written, by fixed rules. Empty texts get no hints. The rules are for
 * English: a text in another alphabet gets no hint about a verb or a date.
 */
export function qualityHints(goal: HintedGoal): QualityHint[] {
  const { title, measurement } = goal;
  const hasTitle = /\p{L}/u.test(title);
  const hasMeasurement = measurement.trim() !== '';
  const isEnglish = isReadable(`${title} ${measurement}`);
  const lacks: Readonly<Record<HintCode, boolean>> = {
    // A single word is an unfinished title.
    no_verb: isEnglish && /\S\s+\S/.test(title.trim()) && !hasVerb(title),
    duplicate: hasTitle && goal.ownTitles.some((own) => isSameTitle(own, title)),
    no_number: hasMeasurement && !/\[[^\]]*\]/.test(measurement) && numbersIn(measurement).length === 0,
    no_date: hasMeasurement && isEnglish && !saysWhen(`${title}\n${measurement}`),
    no_parent: hasTitle && goal.parentId === 0 && goal.standsAlone !== true,
  };
  const sentenceOf = (code: HintCode) =>
    code === 'no_number' && numbersIn(title).length > 0 ? numberInTitleOnly : hintSentences[code];
  return hintCodes.filter((code) => lacks[code]).map((code) => ({ code, sentence: sentenceOf(code) }));
}

// Detects a text in another language by its small words, because the rules for English do not fit it.
const foreignWords =
  /(?:^|[^\p{L}])(?:der|die|das|und|für|auf|bis|mit|von|um|le|la|les|des|du|une|et|pour|avec|jusqu|el|los|las|del|para|hasta|il|gli|della|het|een|voor|och)(?=$|[^\p{L}])/giu;

function isReadable(text: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  return (text.match(foreignWords)?.length ?? 0) < 2;
}

/** Returns whether two titles are equal but for case, accents, punctuation and small words. */
export function isSameTitle(one: string, other: string): boolean {
  const left = titleKey(one);
  return left !== '' && left === titleKey(other);
}

/** Returns the part of a title that is compared. */
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
