/** Messages of the forms about cycles. */
export const cycleMessages = {
  required: 'This is required.',
  datesWrong: 'The last day must not be before the first one.',
  noQuestions: 'Please ask at least one question.',
  levelsWrong: 'Please give the scale two to seven different words.',
  answerUnknown: 'Please choose one of the words of the scale.',
  nobody: 'Please choose for whom the cycle is.',
} as const;
