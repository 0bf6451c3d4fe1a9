/** `required`: for an empty title or body (texts.9). */
export const noteMessages = { required: 'Please enter!' } as const;
