import { cycleMessages } from '@bellwether/domain/talent/cycles/words';

/** Why a self review cannot be written now, by the reason code of the domain, and what is wrong with an answer. */
export const selfReviewWords = {
  not_open: 'The self review has not opened yet.',
  handed_in: 'The self review is handed in.',
  shared: 'Your manager has shared the appraisal, so the self review is closed.',
  left: 'This person is deactivated.',
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'This question is not asked any more.',
} as const;
