import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  second_step_refused:
    'La vérification a échoué. Le code est peut-être faux, déjà utilisé ou trop ancien. Réessayez, ou connectez-vous de nouveau.',
  code_wrong: 'Ce code n’est pas correct. Vérifiez l’heure de votre appareil et essayez le code suivant.',
  codes_are_on: 'Les codes sont déjà activés. Désactivez-les d’abord.',
  codes_not_begun: 'Recommencez : il n’y a pas de secret à confirmer.',
  no_second_step: 'Vous n’avez pas de seconde étape. Ajoutez d’abord une clé d’accès ou une application.',
  last_step:
    'Votre entreprise exige une seconde étape, et celle-ci est votre dernière. Ajoutez-en d’abord une autre.',
  own_reset: 'Pour votre propre seconde étape, utilisez votre page Sécurité.',
  nothing_to_reset: 'Cette personne n’a pas de seconde étape.',
};
