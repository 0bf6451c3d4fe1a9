export const connectionWords = {
  off: 'Off',
  on: 'On',
  lastUsed: 'last used',
  failingSince: 'Failing since',
  log: 'What happened',
  noLog: 'Nothing has happened yet.',
  logFailed: 'What happened could not be loaded.',
  worked: 'worked',
  failed: 'failed',
} as const;
