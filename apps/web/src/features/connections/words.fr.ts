import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionsWords: Translated<typeof english.connectionsWords> = {
  notYours:
    'Seuls la direction générale et les admins de l’organisation peuvent connecter l’entreprise à d’autres services.',
  peopleFile: 'Personnes depuis un fichier',
  peopleFileAbout:
    'Importez tout le monde depuis un fichier de votre système RH, et plus tard ses changements.',
  openPeopleFile: 'Importer des personnes',
  goalFile: 'Objectifs depuis un fichier',
  goalFileAbout:
    'Importez des objectifs avec leurs points d’étape et résultats passés, depuis une feuille de calcul ou un autre outil.',
  openGoalFile: 'Importer des objectifs',
};
