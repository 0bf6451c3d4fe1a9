import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const agentSettingWords: Translated<typeof english.agentSettingWords> = {
  agents: 'Agents',
  agentsSays:
    'Chaque personne peut laisser des programmes tels que Claude agir en son nom, avec ses propres droits et jamais plus. Effet immédiat ; une fois ce réglage désactivé, aucun agent ne peut faire d’appel.',
  registration: 'Les agents peuvent s’inscrire eux-mêmes',
  registrationSays:
    'Un programme que personne n’a inscrit peut demander l’accès à une personne. Si ce réglage est désactivé, seuls les programmes inscrits par les admins le peuvent. Effet immédiat.',
  views: 'Seconds avis d’agents',
  viewsSays:
    'Les agents disent à quel point un objectif leur paraît probable, avant la réponse de la personne responsable, et sont évalués après le trimestre. Effet immédiat ; la désactivation ne supprime rien.',
};

export const agentMessages: Translated<typeof english.agentMessages> = {
  nameRequired: 'Saisissez un nom.',
  addressRequired: 'Saisissez une adresse de retour.',
  evidenceRequired: 'Indiquez sur quoi repose la probabilité.',
};
