import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const tryModelAgain = 'Réessayer avec le modèle d’IA';

export const yourNumbersNote: typeof english.yourNumbersNote = (numbers) =>
  numbers.length === 0
    ? ''
    : `${numbers.length === 1 ? 'Votre nombre' : 'Vos nombres'} : ${numbers.join(', ')}.`;

export const suggestionNotices: Translated<typeof english.suggestionNotices> = {
  template: 'Rédigé à partir de modèles ; aucun fournisseur d’IA n’est connecté',
  model: 'Rédigé par une IA ; vérifiez le texte avant de l’utiliser',
};

export const placeholderWords: Translated<typeof english.placeholderWords> = {
  open: (placeholders) => `Complétez ${placeholders} avant de soumettre.`,
};
