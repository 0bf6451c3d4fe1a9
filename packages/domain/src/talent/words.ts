export const reviewWords = {
  blank: (blanks: string) => `Please fill in ${blanks} before you save.`,
} as const;

/** Messages of the forms (talent.14, texts.9). */
export const appraisalMessages = {
  required: 'This is required.',
  repeatedLabel: 'Another level has this label already.',
  tooNew: 'This user is too new to be eligible for any appraisal periods.',
  firstQuarter:
    'Starting next quarter, you’ll be able to create appraisals, which require existing goal data to assess effectively.',
  noTalentData: 'There is no talent data for this quarter.',
  notAuthorized: 'You are not authorized!',
} as const;

/** The labels of the texts of an appraisal, in the messages about their length. */
export const appraisalTexts = {
  review: 'Review',
  signature: 'Signature',
  comment: 'Comment',
  reason: 'Reason',
  statement: 'Statement',
} as const;
