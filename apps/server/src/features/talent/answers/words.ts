import { cycleMessages } from '@bellwether/domain/talent/cycles/words';

/** What is wrong with the answers to a template. */
export const answerWords = {
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'This question is not asked any more. Please load the form again.',
  asks_questions: 'This cycle asks questions. Please answer them.',
  asks_nothing: 'This cycle asks no questions. Please write one text.',
} as const;
