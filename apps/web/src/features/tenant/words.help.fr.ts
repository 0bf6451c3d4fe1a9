import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.help.ts';

export const helpWords: Translated<typeof english.helpWords> = {
  title: 'Aide',
  failed: 'Impossible de charger la page d’aide.',
  support: 'Support',
  supportText: 'Écrivez-nous, ou cherchez une réponse au centre d’assistance.',
  writeOnly: 'Écrivez-nous quand quelque chose ne fonctionne pas.',
  deskOnly: 'Cherchez une réponse au centre d’assistance.',
  desk: 'Centre d’assistance',
  newTab: 's’ouvre dans un nouvel onglet',
  contacts: 'Contacts',
  nobody: 'Personne n’a encore ce rôle.',
};

export const contactGroups: typeof english.contactGroups = [
  {
    flag: 'IsOrgAdmin',
    title: 'Admins de l’organisation',
    description:
      'Les admins de l’organisation ajoutent et réaffectent des personnes et gèrent les autorisations particulières.',
  },
  {
    flag: 'IsGoalAdmin',
    title: 'Admins des objectifs',
    description:
      'Les admins des objectifs créent et modifient des objectifs pour d’autres, valident au nom des managers, et transfèrent, rattachent et mettent en réserve des objectifs.',
  },
  {
    flag: 'IsHrAdmin',
    title: 'Admins RH',
    description: 'Les admins RH consultent et créent des rapports d’évaluation pour toutes les personnes.',
  },
  {
    flag: 'IsGoalManager',
    title: 'Gestionnaires d’objectifs',
    description: 'Les gestionnaires d’objectifs créent et modifient les objectifs issus des leurs.',
  },
];

export const supportText: typeof english.supportText = (hasEmail, hasDesk) => {
  if (hasEmail && hasDesk) return helpWords.supportText;
  return hasEmail ? helpWords.writeOnly : helpWords.deskOnly;
};
