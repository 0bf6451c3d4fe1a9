export const colorSchemeSwitchWords = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  colourScheme: 'Colour scheme',
} as const;

export const failedPageWords = {
  /** The name of the browser's tab. */
  title: 'Not loaded',
  notLoaded: 'This page could not be loaded',
  whatYouTypedIs: 'What you typed is kept. Try again; if it stays so, tell your org admin.',
} as const;

export const notFoundPageWords = {
  pageNotFound: 'Page not found',
  thereIsNothingAt: 'There is nothing at this address',
  whereToGoFrom: 'Where to go from here',
  goToTheDashboard: 'Go to the dashboard',
  goToGoals: 'Go to goals',
  goToPeople: 'Go to people',
  findSomething: 'Find something',
  theLinkMayBe: 'The link may be mistyped, or what it led to has been removed.',
} as const;

/** Instead of what needs the server, while this device has no network. */
export const awayWords = {
  elsewhere:
    'You are offline. Your dashboard and your goals can still be read, and updates and comments of your goals are kept here and sent later.',
} as const;

export const partBoundaryWords = {
  tryAgain: 'Try again; what you typed is kept.',
} as const;

/** Says that the person’s role and flags never allow a call. */
export const refusalWords = {
  neverYours: 'You are not authorized!',
} as const;
