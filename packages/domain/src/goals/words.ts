import type { ParentReason } from './parent.ts';
import type { CarryOverReason, ReasonCode } from './reasons.ts';
import type { RemindReason } from './several.ts';
import type { TakeBackReason } from './take-back.ts';

/** The messages of forms about goals, fixed to the letter (texts.9) give the words. */
export const goalMessages = {
  commentRequired: 'Please enter your comment.',
  dialogCommentRequired: 'Please enter comment',
  commentIsRequired: 'Comment Is Required',
  ownerRequired: 'Please select owner!',
  tooManyOwners: 'At most 200 people can get the same goal at once.',
  quarterRequired: 'Please select quarter!',
  themeRequired: 'Please enter theme!',
  titleRequired: 'Please enter title!',
  objectiveRequired: 'Please enter objective!',
  measurementRequired: 'Please enter measurement!',
  keyResultsRequired: 'Please enter key results!',
  parentRequiredForOthers: 'Parent is required when creating goals for others',
  outcomeRequired: 'A description of result is required.',
  feedbackRequired: 'A description of result is required.',
  qualityRequired: 'Please select quality.',
  completedRequired: 'Please select Yes or No.',
  objectiveResultRequired: 'Please enter a percentage above 0 and up to 100.',
  likelihoodAndQualityRequired: 'Please select both likelihood and quality.',
  reviewAnswerRequired: 'Please select Yes or No.',
  parentRequired: 'Please select a parent goal.',
  carryOverRequired: 'Please select at least one goal.',
  carryOverForeignResult: 'This goal is not carried over.',
  categoryRequired: 'Please select a functional area.',
  deleteComment: 'Do you want to delete?',
  deletedAncestor: 'This goal has been deleted.',
  goalManagerParentHint: 'Select one of your goals, or any goal aligned below your goals.',
} as const;

/** The labels of the drafting help's own fields. */
export const askedLabels = { context: 'Extra context', wish: 'What should be different?' } as const;

/** Why a permission is not `true` now, for a disabled button and for the `detail` of a 409. */
export const reasonSentences: Readonly<Record<ReasonCode, string>> = {
  wrong_state: 'This is not possible in the present state of the goal.',
  no_open_week: 'No week of this goal is open for a prediction.',
  no_manager: 'The owner has no manager who could review this.',
  has_manager: 'The owner has a manager who reviews the result.',
  period_not_begun: 'The quarter of this goal has not begun.',
  no_edit: 'There are no proposed changes.',
  edit_in_review: 'The proposed changes are waiting for approval.',
  edit_not_in_review: 'The proposed changes are not waiting for approval.',
  never_published: 'A goal that was never published can only be reactivated by the manager or a goal admin.',
  own_request: 'Nobody can answer their own request.',
  was_own: 'This goal was yours when it was submitted, so another person has to answer.',
  is_private: 'A private goal cannot have contributing goals.',
};

/**
 * Why a person cannot become owner again of a goal that they published or approved while another person owned
 * it.
 */
export const takeBackSentence =
  'This goal was yours before you approved it, so another person has to give it to you.';

/** Why a goal in the parent picker cannot be chosen. */
export const parentReasonSentences: Readonly<Record<ParentReason, string>> = {
  not_visible: 'This goal is not available.',
  is_itself: 'A goal cannot be its own parent.',
  is_below: 'This goal is aligned below the goal itself.',
  is_private: 'Private goals cannot be parents.',
  is_shelved: 'This goal is shelved.',
  is_finalized: 'This goal is finalized.',
  later_period: 'This goal starts in a later quarter.',
  other_year: 'This goal belongs to another fiscal year.',
  outside_own_goals: goalMessages.goalManagerParentHint,
};

/** Why a goal is not carried over, because another person or the calendar was faster. */
export const carryOverReasonSentences: Readonly<Record<Exclude<CarryOverReason, 'never'>, string>> = {
  already_carried: 'This goal was carried over already.',
  wrong_state: 'Only unfinished goals can be carried over.',
  not_offered: 'The goals of this quarter cannot be carried over now.',
};

/** Why a goal was left out of an act on several (goals.39). */
export const severalReasonSentences: Readonly<Record<RemindReason | 'followed' | 'not_followed', string>> = {
  own: 'This is your own goal.',
  not_yours: 'You can remind only people of your own organization.',
  owner_gone: 'The owner is deactivated.',
  nothing_owed: 'Nothing is due for this goal.',
  away: 'The owner is away.',
  today: 'The owner was reminded today already.',
  followed: 'You follow this goal already.',
  not_followed: 'You do not follow this goal.',
};

/** Why a carried draft is not aligned under the parent of the old goal. */
export const droppedParentSentences: Readonly<Record<ParentReason, string>> = {
  ...parentReasonSentences,
  not_visible: 'Its parent goal is not available any more.',
  is_private: 'Its parent goal is private now.',
  is_shelved: 'Its parent goal is shelved.',
  is_finalized: 'Its parent goal is finalized.',
  later_period: 'Its parent goal starts in a later quarter.',
  other_year: 'Its parent goal belongs to another fiscal year.',
};

/** Why an act cannot be taken back (goals.36). */
export const takeBackSentences = {
  nothing_to_take_back: 'There is nothing here that you could take back.',
  acted_since: 'Somebody has acted on this goal since.',
  take_back_too_late: 'This could be taken back for an hour; that hour is over.',
} as const satisfies Readonly<Record<TakeBackReason, string>>;
