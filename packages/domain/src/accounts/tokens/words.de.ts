import type { Translated } from '../../locale/language.ts';
import { agentOfVia } from './via.ts';
import type * as english from './words.ts';

export const tokenMessages: Translated<typeof english.tokenMessages> = {
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  nameReserved: 'Dieser Name ist reserviert. Bitte wählen Sie einen anderen.',
  scopesRequired: 'Bitte wählen Sie mindestens eine Berechtigung.',
};

export const viaWords: typeof english.viaWords = (via) => {
  const agent = agentOfVia(via);
  return agent === undefined ? `über ${via}` : `mit einem Agenten (${agent})`;
};
