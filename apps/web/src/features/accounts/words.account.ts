/** The pages of the own account. */
export const accountWays = {
  account: 'Account',
  settings: 'Settings',
} as const;
