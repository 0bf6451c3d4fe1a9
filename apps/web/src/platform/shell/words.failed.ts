export const failedShellWords = {
  dashboard: 'Dashboard',
  goals: 'Goals',
  predictions: 'Predictions',
  signOut: 'Sign out',
  main: 'Main',
} as const;
