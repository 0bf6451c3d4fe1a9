import { goalMessages } from '@bellwether/domain/goals/words.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingFieldWords: Translated<typeof english.draftingFieldWords> = {
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
};

export const draftCountWords: Translated<typeof english.draftCountWords> = {
  drafting_off: 'Votre entreprise a désactivé l’aide à la rédaction.',
  no_drafts_left: (limit) =>
    `Vous avez utilisé toutes les propositions du jour (${limit}). De nouvelles seront disponibles demain.`,
};

export const faultSentences: Translated<typeof english.faultSentences> = {
  unreachable: 'Le fournisseur d’IA est inaccessible.',
  too_slow: 'Le fournisseur d’IA a mis trop de temps à répondre.',
  gone: 'La réponse du fournisseur d’IA n’a pas été attendue.',
  busy: 'Le fournisseur d’IA est trop sollicité en ce moment.',
  not_accepted:
    'Le fournisseur d’IA n’accepte pas la clé ou le modèle de ce serveur. Prévenez votre équipe d’administration.',
  not_understood:
    'Le fournisseur d’IA ne comprend pas ce qui lui est demandé. Prévenez votre équipe d’administration.',
  failing: 'Le fournisseur d’IA signale une erreur.',
  redirected: 'L’adresse du fournisseur d’IA mène ailleurs. Prévenez votre équipe d’administration.',
  too_large: 'La réponse du fournisseur d’IA était trop longue.',
  refused: 'Le fournisseur d’IA a refusé d’écrire ce texte.',
  cut: 'La réponse du fournisseur d’IA s’est interrompue au milieu.',
  unusable: 'Le fournisseur d’IA n’a rien donné d’exploitable.',
};

export const insteadWords: Translated<typeof english.insteadWords> = {
  all: 'Ce texte a été rédigé à partir de modèles.',
  some: 'Les textes manquants viennent de modèles. Les autres ont été rédigés par une IA ; vérifiez-les avant de les utiliser.',
  someUnusable: 'Certains textes du fournisseur d’IA sont inexploitables.',
};
