export { noteMessages } from './words.ts';

/** The maximum length of each text of a note in characters (texts.3). */
export const noteLimits = { title: 255, body: 20_000 } as const;

export const noteSorts = ['Created', 'Updated'] as const;
