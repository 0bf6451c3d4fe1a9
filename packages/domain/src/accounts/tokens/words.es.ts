import type { Translated } from '../../locale/language.ts';
import { agentOfVia } from './via.ts';
import type * as english from './words.ts';

export const tokenMessages: Translated<typeof english.tokenMessages> = {
  nameRequired: 'Escriba un nombre.',
  nameReserved: 'Este nombre está reservado. Elija otro.',
  scopesRequired: 'Elija al menos un permiso.',
};

export const viaWords: typeof english.viaWords = (via) => {
  const agent = agentOfVia(via);
  return agent === undefined ? `a través de ${via}` : `con un agente (${agent})`;
};
