/** Why invitations cannot be planned, by code. */
export const invitationWords = {
  is_over: 'This time is over. Please choose a later one.',
  too_far: 'Please choose a time in the next 90 days.',
} as const;
