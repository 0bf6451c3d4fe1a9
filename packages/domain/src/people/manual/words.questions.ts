/** One of the person's own questions, with the answers to choose from. */
export interface ManualQuestion {
  readonly question: string;
  readonly choices: readonly string[];
}

/** The ten own questions, which the report shows with the chosen answers (people.28). */
export const manualQuestions: readonly ManualQuestion[] = [
  {
    question: 'How to reach me',
    choices: ['Send me a short message', 'Call me', 'Come to my desk', 'Write me an e-mail'],
  },
  {
    question: 'When I do my best work',
    choices: ['Early in the morning', 'Before noon', 'In the afternoon', 'In the evening'],
  },
  {
    question: 'When I am deep in my work',
    choices: [
      'You may interrupt me at any time',
      'Interrupt me if it is urgent',
      'Write to me; I answer within hours',
      'Please wait until I come up again',
    ],
  },
  {
    question: 'How I like feedback',
    choices: [
      'At once and straight',
      'In private, with an example',
      'In writing first, then we talk',
      'In our regular one-to-one',
    ],
  },
  {
    question: 'How I like to be thanked',
    choices: ['With a quiet word', 'In front of the team', 'With a written note', 'With a new challenge'],
  },
  {
    question: 'How I prepare for a meeting',
    choices: [
      'I need the agenda a day before',
      'I need the numbers before',
      'I need to know who comes and why',
      'I come as I am',
    ],
  },
  {
    question: 'How I decide',
    choices: [
      'Quickly; I correct it later',
      'With the facts on the table',
      'By talking it through',
      'After a night’s sleep',
    ],
  },
  {
    question: 'When we disagree',
    choices: [
      'Tell me directly',
      'Give me time, then let us talk',
      'Put it in writing',
      'Ask me what I need first',
    ],
  },
  {
    question: 'What drains me',
    choices: [
      'Long meetings',
      'Constant interruptions',
      'Sudden changes of plan',
      'Tasks without a clear aim',
    ],
  },
  {
    question: 'How often to talk about running work',
    choices: ['Every day', 'Once a week', 'At each milestone', 'When something is off track'],
  },
];
