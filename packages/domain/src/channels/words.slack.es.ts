import type { Translated } from '../locale/language.ts';
import type * as english from './words.slack.ts';

/** Explains what the app of Slack still needs. */
export const slackMessages: Translated<typeof english.slackMessages> = {
  tokenRequired: 'Escriba el token del bot.',
  secretRequired: 'Escriba el Signing Secret.',
  askRequired: 'Esta dirección está incompleta.',
};
