/** The kinds of due work of channels. */
export const digestWork = { kind: 'channel_digest' } as const;
export const resultsWork = { kind: 'channel_results' } as const;
