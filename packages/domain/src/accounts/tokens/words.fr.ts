import type { Translated } from '../../locale/language.ts';
import { agentOfVia } from './via.ts';
import type * as english from './words.ts';

export const tokenMessages: Translated<typeof english.tokenMessages> = {
  nameRequired: 'Saisissez un nom.',
  scopesRequired: 'Choisissez au moins une autorisation.',
};

export const viaWords: typeof english.viaWords = (via) => {
  const agent = agentOfVia(via);
  return agent === undefined ? `via ${via}` : `avec un agent (${agent})`;
};
