/** Explains what a channel still needs. */
export const channelMessages = {
  nameRequired: 'Please enter a name!',
  urlRequired: 'Please enter an address!',
  postsRequired: 'Please choose at least one kind of post!',
} as const;
