import type { Translated } from '@bellwether/domain/locale/language';
import { manualMessages } from '@bellwether/domain/people/manual/words.fr';
import { wrongFileSentence } from '#platform/refusal/words.files.fr.ts';
import type * as english from './words.ts';

export const manualWords: Translated<typeof english.manualWords> = {
  connected: 'Votre mode d’emploi est lié au test.',
};

export const manualFieldWords: Translated<typeof english.manualFieldWords> = {
  only_pdf: (file) => wrongFileSentence(file, manualMessages.onlyPdf),
  pdf_damaged: 'Ce PDF est incomplet. Enregistrez-le de nouveau et choisissez le nouveau fichier.',
  file_gone: 'Ce fichier envoyé a expiré. Envoyez-le de nouveau.',
  unanswered: 'Répondez à toutes les questions.',
};

export const assessmentWords: Translated<typeof english.assessmentWords> = {
  unreachable: 'Le service du test est inaccessible. Réessayez plus tard.',
  too_slow: 'Le service du test a mis trop de temps à répondre. Réessayez.',
  gone: 'La réponse n’a pas été attendue.',
  busy: 'Le service du test est trop sollicité en ce moment. Réessayez dans quelque temps.',
  not_accepted:
    'Le service du test n’accepte pas la clé de ce serveur. Prévenez votre équipe d’administration.',
  missing: 'Le service du test ne connaît pas ce mode d’emploi. Prévenez votre équipe d’administration.',
  failing: 'Le service du test signale une erreur. Réessayez plus tard.',
  redirected: 'L’adresse du service du test mène ailleurs. Prévenez votre équipe d’administration.',
  too_large: 'Le service du test n’a pas donné de réponse exploitable. Réessayez plus tard.',
  unusable: 'Le service du test n’a pas donné de réponse exploitable. Réessayez plus tard.',
};
