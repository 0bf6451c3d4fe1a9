import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const keyboardHelpWords: Translated<typeof english.keyboardHelpWords> = {
  keys: 'Touches',
  listTheKeys: 'Afficher les touches',
};

export const openedDialogWords: Translated<typeof english.openedDialogWords> = {
  close: 'Fermer',
};

export const openedDrawerWords: Translated<typeof english.openedDrawerWords> = {
  close: 'Fermer',
};

export const unsavedQuestionWords: Translated<typeof english.unsavedQuestionWords> = {
  youHaveUnsavedChanges: 'Vous avez des modifications non enregistrées.',
  discardLeavesWithoutThem: '« Abandonner » quitte la page sans elles. « Continuer » vous garde ici.',
  discard: 'Abandonner',
  continueIt: 'Continuer',
};

export const shortcutKeyWords: Translated<typeof english.shortcutKeyWords> = {
  control: 'Ctrl',
  sequence: ' puis ',
};
