export const failedShellWords = {
  dashboard: 'Dashboard',
  goals: 'Goals',
  predictions: 'Predictions',
  signOut: 'Sign out',
  main: 'Main',
} as const;

/** The page of an ended company for everybody but its admins. */
export const endedCompanyWords = {
  title: 'Your company no longer uses Bellwether',
  tryAgain: 'Try again',
} as const;
