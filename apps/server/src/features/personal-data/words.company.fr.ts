import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.company.ts';

export const companyDataRefusals: Translated<typeof english.companyDataRefusals> = {
  name_differs: 'Ce n’est pas le nom de l’entreprise.',
  not_ready: 'Ce fichier n’est pas encore prêt.',
  failed: 'Ce fichier n’a pas pu être créé. Demandez-en un autre.',
  removed: 'Ce fichier a été supprimé au bout de sept jours. Demandez-en un autre.',
  resting:
    'Il n’est pas possible de mettre fin à l’utilisation de Bellwether pour le moment. Réessayez plus tard.',
  not_ended: 'L’entreprise utilise toujours Bellwether.',
};

export const endMailWords: Translated<typeof english.endMailWords> = {
  hello: (name) => `Bonjour ${name},`,
  subject: (company) => `Suppression prochaine ${ofName(company)}`,
  said: ({ by, company }) =>
    `${by} a mis fin à l’utilisation de Bellwether par ${company}. Seuls la direction générale et les admins de l’organisation peuvent encore se connecter, et personne ne peut rien modifier.`,
  when: (day) =>
    `Tout sera supprimé le ${day} : personnes, objectifs, évaluations, fichiers et journal d’audit.`,
  advice:
    'D’ici là, vous pouvez télécharger toutes les données et revenir sur cette décision. Si vous n’en avez pas connaissance, revenez dessus immédiatement.',
  button: 'Données de l’entreprise',
  somebody: 'L’administration',
};

export const askedMailWords: Translated<typeof english.askedMailWords> = {
  subject: ({ by, company }) => `${by} a demandé toutes les données ${ofName(company)}`,
  said: ({ by, company }) =>
    `${by} a demandé un fichier contenant toutes les données ${ofName(company)} dans Bellwether : personnes, objectifs, évaluations et fichiers. Il peut être téléchargé pendant sept jours.`,
  advice: 'Si vous n’en connaissez pas la raison, renseignez-vous et consultez le journal d’audit.',
};
