export const loadFailureWords = {
  tryAgain: 'Try again',
} as const;

export const errorPanelWords = {
  tryAgain: 'Try again',
} as const;

export const noticeWords = {
  close: 'Close',
} as const;

export const skeletonsWords = {
  loading: 'Loading',
} as const;

export const toasterWords = {
  close: 'Close',
} as const;
