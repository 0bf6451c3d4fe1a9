export { stoppableMailLabels } from './words.ts';

/** The mails that a person can stop one by one, in the order of the page (mail.2). */
export const stoppableMails = ['reports', 'notifications', 'weekly_ask'] as const;
export type StoppableMails = (typeof stoppableMails)[number];
