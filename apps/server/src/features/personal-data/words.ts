/** Why a call about personal data is refused, by code. */
export const personalDataRefusals = {
  not_ready: 'This file is not ready yet.',
  failed: 'This file could not be made. Please ask for another one.',
  removed: 'This file was removed after seven days. Please ask for another one.',
  active_again: 'This person is active again and can ask for the file themselves.',
} as const;

/** What the file with a person's data says. */
export const dataFileWords = {
  fileName: ({ name }: { name: string }) => `${name} personal data`,
  title: ({ name, company }: { name: string; company: string }) => `Data of ${name} at ${company}`,
  made: ({ at }: { at: string }) =>
    `Made on ${at} (UTC). Every part is also in the folder data, as JSON for programs.`,
  leftOut:
    'Left out is what others wrote about the person in private: notes of others, second views of others, and appraisals that were not shared.',
  leftOutForAdmins:
    'This file was asked for by an admin. So it also leaves out what the admin may not read: one-to-ones, appraisals with everything around them, notifications, acts, private notes, texts and views, and those goals, comments and action items that the admin does not see. The person gets them in the file that everybody with an active account can ask for on the account page.',
  empty: 'Nothing.',
  yes: 'yes',
  no: 'no',
  parts: {
    profile: 'Profile',
    user_manual: 'User manual',
    goals: 'Goals',
    predictions: 'Predictions',
    results: 'Results, also those that others wrote to you',
    comments: 'Comments, also those of others on your goals',
    action_items: 'Action items',
    one_to_ones: 'What you talk about in one-to-ones',
    appraisals: 'Appraisals',
    self_reviews: 'What you wrote about yourself in review cycles',
    peer_feedback: 'What you wrote about others as a peer',
    said_by_peers: 'What peers said about you, as your manager passed it on',
    calibration_moves: 'Reasons that you gave in calibrations of appraisals',
    notes: 'Your private notes',
    saved_views: 'Your saved views',
    board_packs: 'What you wrote in board packs',
    summary_edits: 'What you wrote in summaries',
    notifications: 'Notifications',
    sessions: 'Sessions',
    tokens: 'Tokens',
    slack: 'Slack',
    agents: 'Agents',
    agent_requests: 'Predictions of agents',
    agent_views: 'Second views of agents',
    acts: 'What the audit log keeps about your acts',
    own_record: 'Your own record: what your predictions were worth',
    files: 'Files',
  },
} as const;
