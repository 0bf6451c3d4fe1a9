/** What is wrong with a line of a one-to-one. */
export const pointMessages = { required: 'Please enter something to talk about!' } as const;
