import type { SelfReviewReason } from '@bellwether/domain/talent/self-review/rules';

/** The sentences about self reviews (talent.20). */
export const selfReviewWords = {
  title: (cycle: string) => `Self review · ${cycle}`,
  own: 'Your self review',
  of: (name: string) => `Self review of ${name}`,
  handedInOn: (day: string) => `Handed in on ${day}`,
  private:
    'Only you read this until you hand it in. Then the people above you, the CEO and HR admins read it.',
  readByModel:
    'If who writes your review asks for a draft, the company’s AI model reads what you hand in here.',
  note: 'Your last note about your manager',
  due: (day: string) => `Due ${day}`,
  late: (day: string) => `It was due ${day}. You can hand it in until your manager shares the appraisal.`,
  write: 'Write',
  continue: 'Continue',
  read: 'Read',
  openOf: (act: string, cycle: string) => `${act}: self review of ${cycle}`,
  states: { none: 'Not started', draft: 'Started, not handed in', handed_in: 'Handed in' },
  reasons: {
    not_open: 'It has not opened yet.',
    handed_in: 'It is handed in and does not change any more.',
    shared: 'Your manager has shared the appraisal, so it is closed.',
    left: 'This person is deactivated.',
  } satisfies Readonly<Record<SelfReviewReason, string>>,
  opensOn: (day: string) => `Opens on ${day}`,
  save: 'Save',
  handIn: 'Hand in',
  saved: 'Saved. Only you can read it.',
  handedIn: 'Your self review is handed in.',
  changed: 'You changed this in another window.',
  load: 'Show what is saved',
  noAnswer: 'No answer.',
  goals: 'Your goals of the cycle',
  failed: 'The self review could not be loaded.',
  absent: 'There is no self review for you here.',
  answerMissing: 'This question needs an answer.',
} as const;
