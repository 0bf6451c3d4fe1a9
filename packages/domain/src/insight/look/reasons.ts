import type { Rating } from '../../goals/rating.ts';
import type { Phase } from '../learning/own-record.ts';

/** Why a goal is listed, with the values of its sentence. */
export type Reason =
  | { readonly code: 'left' }
  | { readonly code: 'no_word'; readonly weeks: number }
  | { readonly code: 'silent'; readonly weeks: number; readonly label: Rating }
  | { readonly code: 'away'; readonly until: string }
  | { readonly code: 'children'; readonly low: number; readonly rated: number }
  | { readonly code: 'fell'; readonly from: Rating; readonly to: Rating }
  | { readonly code: 'quality_low'; readonly label: Rating; readonly quality: Rating }
  | { readonly code: 'quality_fell'; readonly from: Rating; readonly to: Rating; readonly label: Rating }
  | { readonly code: 'parent_low' }
  | { readonly code: 'jump'; readonly steps: number; readonly left: number }
  | { readonly code: 'unchanged'; readonly times: number }
  | { readonly code: 'others_fell' }
  | { readonly code: 'late_start'; readonly week: number }
  | { readonly code: 'own_record'; readonly label: Rating; readonly said: number; readonly cameTrue: number }
  | { readonly code: 'label'; readonly label: Rating; readonly phase: Phase };

/**
 * The codes, in the order in which a card lists its reasons (insight.5). Only the goal's owner sees `own_record`.
 */
export const reasonCodes = [
  'left',
  'no_word',
  'silent',
  'away',
  'children',
  'fell',
  'quality_low',
  'quality_fell',
  'parent_low',
  'jump',
  'unchanged',
  'others_fell',
  'late_start',
  'own_record',
  'label',
] as const satisfies readonly Reason['code'][];
