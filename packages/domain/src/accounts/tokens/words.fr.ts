import type { Translated } from '../../locale/language.ts';
import { agentOfVia } from './via.ts';
import type * as english from './words.ts';

export const tokenMessages: Translated<typeof english.tokenMessages> = {
  nameRequired: 'Saisissez un nom.',
  nameReserved: 'Ce nom est réservé. Choisissez-en un autre.',
  scopesRequired: 'Choisissez au moins une autorisation.',
};

export const viaWords: typeof english.viaWords = (via) => {
  const agent = agentOfVia(via);
  return agent === undefined ? `via ${via}` : `avec un agent (${agent})`;
};
