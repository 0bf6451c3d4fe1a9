import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.fr';
import { peerMessages } from '@bellwether/domain/talent/peers/words.fr';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  not_open: 'L’avis des pairs n’est pas encore ouvert.',
  shared: 'L’évaluation est partagée ; l’avis des pairs est donc fermé.',
  left: 'Le compte de cette personne est désactivé.',
  is_manager: 'La personne qui rédige l’évaluation n’est pas sollicitée comme pair.',
  observer: 'Les comptes en lecture ne donnent pas d’avis.',
  giver_left: 'Le compte de cette personne est désactivé.',
  self: 'Personne ne donne un avis sur soi-même.',
  proposed: 'Le manager n’a pas encore pris de décision.',
  asked: 'Acceptez d’abord la demande.',
  accepted: 'La demande est déjà acceptée.',
  handed_in: 'L’avis est remis.',
  declined: 'La demande a été refusée.',
  refused: 'Le manager ne l’a pas demandé.',
  withdrawn: 'La demande a été retirée.',
  someone_declined: 'L’une de ces personnes a refusé.',
  someone_handed_in: 'Une personne qui a remis son avis ne peut pas être laissée de côté.',
  too_few: peerMessages.tooFew,
  too_many: peerMessages.tooMany,
  person_unknown: 'L’une de ces personnes ne peut pas être sollicitée.',
  required: cycleMessages.required,
  question_unknown: 'Cette question n’est plus posée.',
  not_pooled: 'Dans ce cycle, la personne évaluée lit elle-même les réponses.',
};
