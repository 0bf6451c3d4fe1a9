/** Why a call about channels is refused, by code. */
export const channelWords = {
  address_refused: 'This address cannot be used. It must begin with https:// and be reachable from outside.',
  too_many: 'The company has 30 channels. Please remove one first.',
} as const;
