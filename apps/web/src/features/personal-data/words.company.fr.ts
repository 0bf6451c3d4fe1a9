import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.company.ts';

export const companyDataWords: Translated<typeof english.companyDataWords> = {
  failed: 'Impossible de charger les données de l’entreprise.',
  notYours:
    'Seuls la direction générale et les admins de l’organisation voient les données de toute l’entreprise.',
  exportPart: 'Un fichier avec toutes les données',
  exportHint:
    'Tout ce que votre entreprise a dans Bellwether : personnes, objectifs, prévisions, commentaires, actions, stratégie, évaluations et leurs brouillons, paramètres, journal d’audit et fichiers téléversés. Un autre Bellwether peut le lire avec « bellwether tenant import ». N’y figurent pas les mots de passe, les sessions, les jetons et autres preuves d’identité, les notes privées sur des personnes et les seconds avis : ils appartiennent aux personnes qui les ont écrits. Chaque fichier figure dans le journal d’audit et peut être téléchargé pendant sept jours.',
  ask: 'Créer un fichier',
  asked: 'Le fichier est en préparation. Pour une grande entreprise, cela prend quelques minutes.',
  none: 'Pas encore de fichier',
  noneText: 'Créez-en un, et il apparaîtra ici.',
  list: 'Fichiers',
  by: (name) => `Demandé par ${name}`,
  states: {
    waiting: 'En préparation',
    ready: 'Prêt',
    failed: 'La préparation a échoué. Demandez un autre fichier.',
    removed: 'Retiré après sept jours',
  },
  until: 'jusqu’au',
  download: 'Télécharger',
  file: 'Données de l’entreprise',
  endPart: 'Mettre fin à l’utilisation de Bellwether',
  endHint:
    'Dès ce moment, personne ne peut plus rien modifier, et seuls la direction générale et les admins de l’organisation peuvent encore se connecter. Après 30 jours, tout est supprimé définitivement. Jusque-là, vous pouvez revenir en arrière. La direction générale et tous les admins de l’organisation sont informés par e-mail.',
  goOn: 'Continuer',
  typeName: (name) => `Tapez ${name} pour y mettre fin`,
  nameDiffers: 'Ce n’est pas le nom de l’entreprise.',
  end: 'Mettre fin',
  cancel: 'Annuler',
  ended: 'L’utilisation de Bellwether a pris fin. Toutes les autres personnes ont été déconnectées.',
  endedNow: 'Cette entreprise n’utilise plus Bellwether. Tout sera supprimé le',
  endedBy: (name) => `Fin demandée par ${name}`,
  held: 'Une obligation de conservation concerne une personne : rien n’est supprimé tant qu’elle n’est pas levée.',
  takeBack: 'Revenir en arrière',
  takenBack: 'Tout le monde peut continuer comme avant.',
};
