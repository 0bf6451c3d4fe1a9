/** What somebody wrote about themselves, one answer for each question of the cycle; empty: not answered. */
interface SelfReviewStory {
  readonly person: string;
  readonly isHandedIn: boolean;
  readonly answers: readonly string[];
}

/** A question of a self review. */
export interface CycleQuestionStory {
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
}

/** A running review cycle over the present quarter and the next one, with self reviews in every state. */
export const northwindCycle = {
  name: 'Half-year review, first round',
  people: ['lin1', 'lin2', 'lin3', 'goalmanager'],
  questions: [
    {
      question: 'What did you achieve, and what helped you?',
      help: 'Your goals of the half-year stand beside this form.',
      isRequired: true,
    },
    { question: 'What was difficult, and what did you learn from it?', help: '', isRequired: true },
    { question: 'What do you want to work on next?', help: '', isRequired: false },
  ],
  selfReviews: [
    {
      person: 'lin1',
      isHandedIn: true,
      answers: [
        'The second line runs with one changeover a day instead of three. Rosa gave me two mornings a week to plan it, and the night shift told me what really stops.',
        'I ordered the new grippers before the drawings were final, and we paid for it twice. Now I ask for the revision number first.',
        'I would like to train the two newcomers, and to be trained for the test bench myself.',
      ],
    },
    {
      person: 'lin2',
      isHandedIn: true,
      answers: [
        'No unit went back for a loose cable since August. The photo at step nine was a small thing that helped everybody.',
        'Saying no to urgent orders is hard for me. I said yes to three in one week, and the planned ones were late.',
        '',
      ],
    },
    {
      person: 'lin3',
      isHandedIn: false,
      answers: ['Twelve checks became seven, and we find the same faults.', '', ''],
    },
  ] satisfies readonly SelfReviewStory[],
} as const;
