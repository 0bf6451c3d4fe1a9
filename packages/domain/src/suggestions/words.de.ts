import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const tryModelAgain = 'Modell erneut versuchen';

export const yourNumbersNote: typeof english.yourNumbersNote = (numbers) =>
  numbers.length === 0 ? '' : `Ihre ${numbers.length === 1 ? 'Zahl' : 'Zahlen'}: ${numbers.join(', ')}.`;

export const suggestionNotices: Translated<typeof english.suggestionNotices> = {
  template: 'Aus Vorlagen entworfen; kein KI-Anbieter ist verbunden',
  model: 'Von einem KI-Modell entworfen; bitte prüfen Sie den Text, bevor Sie ihn verwenden',
};

export const placeholderWords: Translated<typeof english.placeholderWords> = {
  open: (placeholders) => `Bitte füllen Sie ${placeholders} aus, bevor Sie einreichen.`,
};
