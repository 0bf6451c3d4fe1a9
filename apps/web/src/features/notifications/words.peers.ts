/** The buttons that answer a request for peer feedback. */
export const peerAnswerWords = {
  accept: 'Accept',
  decline: 'Decline',
  acceptOf: (name: string) => `Accept: ${name}`,
  declineOf: (name: string) => `Decline: ${name}`,
  accepted: 'Accepted. You can write now.',
  declined: 'Declined. The manager is told.',
} as const;
