/** What somebody says about a colleague, one answer for each question. */
interface PeerStory {
  readonly giver: string;
  readonly answers: readonly string[];
}

/** The peer feedback of the running cycle: one person with three answers, and one whose proposals wait for the manager. */
export const northwindPeers = {
  questions: [
    'What does this person do well, and should go on doing?',
    'What could this person do differently?',
  ],
  answered: {
    person: 'lin1',
    stories: [
      {
        giver: 'lin2',
        answers: [
          'He explains a change at the line before it happens, also to the night shift.',
          'He could ask for help earlier when parts are missing.',
        ],
      },
      {
        giver: 'sup1',
        answers: [
          'He tells me two weeks ahead what the line will need. Nobody else does.',
          'Drawings and orders should have the same revision.',
        ],
      },
      {
        giver: 'sup2',
        answers: ['Calm on the phone, even when a truck is late.', 'He could delegate the daily call.'],
      },
    ] satisfies readonly PeerStory[],
    summary:
      'Your colleagues value that they hear of changes early, and that you stay calm. They wish that you ask for help sooner and hand over small things.',
  },
  proposed: { person: 'lin2', givers: ['lin1', 'sup2'] },
  /** Two of the documented accounts are asked about a colleague; one has accepted. */
  asked: { person: 'goalmanager', accepted: 'contributor', open: 'peer' },
} as const;
