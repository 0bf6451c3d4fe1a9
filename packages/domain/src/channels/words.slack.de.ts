import type { Translated } from '../locale/language.ts';
import type * as english from './words.slack.ts';

/** Explains what the app of Slack still needs. */
export const slackMessages: Translated<typeof english.slackMessages> = {
  tokenRequired: 'Bitte geben Sie den Token des Bots ein.',
  secretRequired: 'Bitte geben Sie das Signing Secret ein.',
  askRequired: 'Diese Adresse ist nicht vollständig.',
};
