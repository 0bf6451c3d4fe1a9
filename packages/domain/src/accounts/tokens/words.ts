/** Explains what a token still needs. */
export const tokenMessages = {
  nameRequired: 'Please enter a name!',
  scopesRequired: 'Please choose at least one permission!',
} as const;
