import { type FieldError, fieldError, type Said, said } from '../shared/said.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import { textWords } from '../shared/words.ts';
import { goalMessages, limits } from './messages.ts';
import { isRating } from './rating.ts';

/** Goal types as spelt on the wire (wire.6). */
export const goalTypes = ['SMART', 'OKR', 'ObjectiveResult'] as const;

export type GoalType = (typeof goalTypes)[number];

/** Counts characters as people and PostgreSQL do: an emoji is one character, not two UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Returns whether the goal's result is a percentage instead of Yes or No. */
export function isMeasuredInPercent(goalType: GoalType): boolean {
  return goalType === 'ObjectiveResult';
}

/** Checks a comment on its own, or in a dialog that needs one (goals.13). */
export function validateComment(comment: string, place: 'comment' | 'dialog'): FieldError[] {
  const missing = said(goalMessages, place === 'comment' ? 'commentRequired' : 'dialogCommentRequired');
  return [...required('Comment', comment, missing), ...limited('Comment', comment, limits.comment)];
}

/**
 * Checks the owner's result: outcome and quality always; Yes or No, or a percentage above 0, by goal type
 * (goals.18).
 */
export function validateResult(
  goalType: GoalType,
  result: {
    readonly completed: boolean | null;
    readonly objectiveResult: number | null;
    readonly quality: number | null;
    readonly outcome: string;
  },
): FieldError[] {
  const errors: FieldError[] = [
    ...required('Outcome', result.outcome, said(goalMessages, 'outcomeRequired')),
    ...limited('Outcome', result.outcome, limits.outcome),
    ...measured(goalType, result),
  ];
  if (result.quality === null || !isRating(result.quality))
    errors.push(fieldError('Quality', goalMessages, 'qualityRequired'));
  return errors;
}

/**
 * Checks the manager's result: feedback always; Yes or No, or a percentage above 0, by goal type (goals.18).
 */
export function validateManagerResult(
  goalType: GoalType,
  result: {
    readonly completed: boolean | null;
    readonly objectiveResult: number | null;
    readonly feedback: string;
  },
): FieldError[] {
  return [
    ...required('Feedback', result.feedback, said(goalMessages, 'feedbackRequired')),
    ...limited('Feedback', result.feedback, limits.feedback),
    ...measured(goalType, result),
  ];
}

/**
 * Returns whether a goal may be private. A goal with children may not, and only the owner and the owner's
 * chain make or edit a private goal (goals.9).
 */
export function mayBePrivate(facts: {
  readonly hasChildren: boolean;
  readonly isOwner: boolean;
  readonly isInChain: boolean;
}): Verdict<'has_children' | 'outside_chain'> {
  if (!facts.isOwner && !facts.isInChain) return no('outside_chain');
  return facts.hasChildren ? no('has_children') : yes;
}

function measured(
  goalType: GoalType,
  result: { readonly completed: boolean | null; readonly objectiveResult: number | null },
): FieldError[] {
  if (isMeasuredInPercent(goalType)) {
    // 0 % is refused as documented: an objective that was not begun is shelved, not finalised.
    if (isPercentage(result.objectiveResult)) return [];
    return [fieldError('ObjectiveResult', goalMessages, 'objectiveResultRequired')];
  }
  return result.completed === null ? [fieldError('Completed', goalMessages, 'completedRequired')] : [];
}

function isPercentage(value: number | null): boolean {
  // Percentages are stored with two decimals, so refuse a value that would round to 0.
  return value !== null && value <= 100 && Math.round(value * 100) >= 1;
}

/** The fault of a text that holds nothing but spaces. */
export function required(path: string, text: string, missing: Said): FieldError[] {
  return text.trim() === '' ? [{ path, ...missing }] : [];
}

/** `label` is the field's label on the screen; without it the message uses the wire name. */
export function limited(
  path: string,
  text: string,
  limit: number,
  label: string | Said = path,
): FieldError[] {
  // Measure the trimmed text, because the trimmed text is stored.
  return characterCount(text.trim()) > limit
    ? [fieldError(path, textWords, 'too_long', { label, limit })]
    : [];
}
