import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const tryModelAgain = 'Reintentar con el modelo';

export const yourNumbersNote: typeof english.yourNumbersNote = (numbers) =>
  numbers.length === 0 ? '' : `${numbers.length === 1 ? 'Su cifra' : 'Sus cifras'}: ${numbers.join(', ')}.`;

export const suggestionNotices: Translated<typeof english.suggestionNotices> = {
  template: 'Redactado con plantillas; no hay ningún proveedor de IA conectado',
  model: 'Redactado por un modelo de IA; revíselo antes de usarlo',
};

export const placeholderWords: Translated<typeof english.placeholderWords> = {
  open: (placeholders) => `Complete ${placeholders} antes de enviarlo.`,
};
