export const offlineWords = {
  /** `at`: `2:05 PM`; undefined: the page was not loaded from this device. */
  youAreOffline: (at: string | undefined) =>
    at === undefined ? 'You are offline.' : `You are offline. As of ${at}.`,
  unreachable: (at: string) => `The server cannot be reached. As of ${at}.`,
  stillWorks: 'Updates and comments of your goals are kept here and sent later.',
  waiting: (count: number) => `${count} waiting to be sent`,
  refused: (count: number) => `${count} not saved`,
  newVersion: 'Bellwether has a new version.',
  reload: 'Reload to update',
  title: 'Waiting to be sent',
  titleRefused: 'Not saved',
  prediction: (likelihood: string, quality: string) => `Likelihood: ${likelihood}. Quality: ${quality}.`,
  given: (at: string) => `Given ${at}`,
  open: 'Open the goal',
  discard: 'Discard',
  kept: 'Kept on this device. It is sent when the server can be reached.',
  tooOld: 'This was given more than four weeks ago, so it is not sent any more.',
  leaving: (count: number) =>
    count === 1
      ? 'A sign-out deletes 1 update that is not saved yet.'
      : `A sign-out deletes ${count} updates that are not saved yet.`,
  install: 'Install Bellwether',
} as const;
