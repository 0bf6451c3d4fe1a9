/** The sections of a manual. The second group is the manager's chapter. */
export const detailTitles = {
  strengths: 'What I bring',
  motives: 'What gives me energy',
  talk: 'How to talk with me',
  pressure: 'How I am under pressure',
  help: 'How to help me then',
  blindSpot: 'Where I need others',
} as const;

export const leadingTitles = {
  leads: 'How I lead',
  delegates: 'How I hand over work',
  feedback: 'How I give feedback',
  ask: 'What you can ask of me',
} as const;
