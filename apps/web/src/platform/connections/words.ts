export const connectionWords = {
  off: 'Off',
  on: 'On',
  lastUsed: 'last used',
  failingSince: 'Failing since',
  refusedSince: 'Answers have been refused since',
  refusedHint: 'A stranger can cause that. A changed certificate, audience or clock does, too.',
  log: 'What happened',
  noLog: 'Nothing has happened yet.',
  logFailed: 'What happened could not be loaded.',
  worked: 'worked',
  failed: 'failed',
} as const;
