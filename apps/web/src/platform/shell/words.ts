/** The palette, whose button says "Find". */
export const findWords = {
  name: 'Find goals, people and actions',
  hint: 'Find goals, people and actions',
  actions: 'Actions',
  recent: 'Recent goals',
  here: 'This goal',
  places: 'Places and colours',
  verbs: (name: string) => `With ${name}`,
  searching: 'Searching…',
  nothing: 'Nothing found',
  failed: 'The search failed.',
} as const;

export const keyWords = {
  letters: 'Single-letter keys',
  lettersHint: 'Such as U for Update. The key ? lists them all.',
} as const;

export const menuWords = { more: 'More' } as const;

export const appShellWords = {
  nextControl: 'Next control',
  closeTheTopmostDrawer: 'Close the topmost drawer or dialog',
  skipToContent: 'Skip to content',
} as const;

export const paletteGroupsWords = {
  goTo: (place: string) => `Go to ${place.toLowerCase()}`,
  lightColours: 'Light colours',
  darkColours: 'Dark colours',
  coloursAsTheSystem: 'Colours as the system has them',
  signOut: 'Sign out',
  /** Other words for which people search. */
  colourSearch: 'theme appearance colors mode night contrast display',
  signOutSearch: 'log out logout leave',
} as const;

export const paletteLauncherWords = {
  find: 'Find',
} as const;

export const passwordDialogWords = {
  pleaseInputYourPassword: 'Please input your password!',
  confirmYourPassword: 'Confirm your password',
  pleaseEnterYourPassword: 'Please enter your password to go on.',
  signInAgain: 'Please sign in again to go on. A second window opens for it.',
  continueWith: (provider: string) => `Continue with ${provider}`,
  password: 'Password',
  passkey: 'Use a passkey',
  noPasskey: 'You have no passkey. Please enter your password.',
  cancel: 'Cancel',
  confirm: 'Confirm',
} as const;

export const placeKeysWords = {
  goTo: (place: string) => `Go to ${place.toLowerCase()}`,
} as const;

export const sideMenuWords = {
  main: 'Main',
} as const;

export const accountPanelWords = {
  viewProfile: 'View Profile',
  settings: 'Settings',
  signOut: 'Sign out',
} as const;

export const userMenuWords = {
  accountOf: (name: string) => `Account of ${name}`,
} as const;
