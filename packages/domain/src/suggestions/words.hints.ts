import type { HintCode } from './quality-hints.ts';

/** What a goal lacks, as the form says it. */
export const hintSentences: Readonly<Record<HintCode, string>> = {
  no_verb: 'The title names no action: a verb such as “Reduce” or “Launch” says what will happen.',
  duplicate: 'You already have a goal with this title.',
  no_number: 'The measurement holds no number: without one it is hard to say when the goal is reached.',
  no_date: 'No date is named: “by 30 June” or “end of quarter” says until when.',
  no_parent: 'The goal is not aligned: a parent goal shows what it contributes to.',
};

export const numberInTitleOnly =
  'Only the title holds a number: the measurement can say how it is counted, and from where to where.';
