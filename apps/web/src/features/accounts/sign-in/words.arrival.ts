export const arrivedPageWords = {
  proved: 'Thank you. You can close this window.',
  tried: 'What your provider sent',
  nobody: 'Nobody was signed in by this trial.',
} as const;

export const leftWords = {
  leftHere: 'You are signed out here.',
  leaveProvider: (name: string) => `Sign out of ${name}, too`,
} as const;
