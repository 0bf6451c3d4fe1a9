import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const agentSettingWords: Translated<typeof english.agentSettingWords> = {
  agents: 'Agenten',
  agentsSays:
    'Mitarbeitende dürfen Programme wie Claude für sich handeln lassen, mit ihren eigenen Rechten und nie mit mehr. Sofort; ausgeschaltet kann kein Agent etwas aufrufen.',
  registration: 'Agenten dürfen sich selbst registrieren',
  registrationSays:
    'Ein Programm, das niemand eingetragen hat, kann eine Person um Zugriff bitten. Ausgeschaltet können das nur Programme, die ein Admin eingetragen hat. Sofort.',
  views: 'Zweitmeinungen von Agenten',
  viewsSays:
    'Agenten sagen, für wie wahrscheinlich sie ein Ziel halten, bevor die verantwortliche Person antwortet, und werden nach dem Quartal daran gemessen. Sofort; ausgeschaltet wird nichts gelöscht.',
};

export const agentMessages: Translated<typeof english.agentMessages> = {
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  addressRequired: 'Bitte geben Sie eine Adresse für die Rückkehr ein.',
  evidenceRequired: 'Bitte sagen Sie, worauf die Wahrscheinlichkeit beruht.',
};
