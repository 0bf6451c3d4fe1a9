/** Explains what a webhook still needs. */
export const webhookMessages = {
  urlRequired: 'Please enter an address!',
  urlInvalid: 'Please enter an address that begins with https://.',
  kindsRequired: 'Please choose at least one kind of event!',
  replayNeedsOne: 'Please choose one delivery or an instant.',
} as const;
