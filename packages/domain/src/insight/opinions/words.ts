/** Messages about second views, for the forms and the server. */
export const insightMessages = { likelihood: 'Please choose a likelihood.' } as const;
