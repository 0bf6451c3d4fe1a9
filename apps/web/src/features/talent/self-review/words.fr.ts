import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  title: (cycle) => `Auto-évaluation · ${cycle}`,
  own: 'Votre auto-évaluation',
  of: (name) => `Auto-évaluation ${ofName(name)}`,
  handedInOn: (day) => `Remise le ${day}`,
  private:
    'Elle n’est visible que pour vous jusqu’à la remise. Ensuite, les personnes au-dessus de vous, la direction générale et les admins RH la lisent.',
  readByModel:
    'Si la personne qui vous évalue demande une proposition de texte, le modèle d’IA de l’entreprise lit ce que vous remettez ici.',
  note: 'Votre dernière note sur votre manager',
  due: (day) => `À faire pour le ${day}`,
  late: (day) =>
    `Elle était à faire pour le ${day}. Vous pouvez encore la remettre tant que votre manager n’a pas partagé l’évaluation.`,
  write: 'Rédiger',
  continue: 'Continuer',
  read: 'Lire',
  openOf: (act, cycle) => `${act} : auto-évaluation ${cycle}`,
  states: { none: 'Non commencée', draft: 'Commencée, pas remise', handed_in: 'Remise' },
  reasons: {
    not_open: 'Elle n’est pas encore ouverte.',
    handed_in: 'Elle est remise et ne change plus.',
    shared: 'Votre manager a partagé l’évaluation : elle est fermée.',
    left: 'Le compte de cette personne est désactivé.',
  },
  opensOn: (day) => `Ouverture le ${day}`,
  save: 'Enregistrer',
  handIn: 'Remettre',
  saved: 'C’est enregistré, visible pour vous seulement.',
  handedIn: 'Votre auto-évaluation est remise.',
  changed: 'Vous avez modifié ceci dans une autre fenêtre.',
  load: 'Afficher ce qui est enregistré',
  noAnswer: 'Pas de réponse.',
  goals: 'Vos objectifs du cycle',
  failed: 'Impossible de charger l’auto-évaluation.',
  absent: 'Il n’y a pas d’auto-évaluation pour vous ici.',
  answerMissing: 'Cette question demande une réponse.',
};
