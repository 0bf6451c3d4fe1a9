import type { Translated } from '../locale/language.ts';
import type * as english from './words.slack.ts';

/** Explains what the app of Slack still needs. */
export const slackMessages: Translated<typeof english.slackMessages> = {
  tokenRequired: 'Saisissez le jeton du bot.',
  secretRequired: 'Saisissez le Signing Secret.',
  askRequired: 'Cette adresse est incomplète.',
};
