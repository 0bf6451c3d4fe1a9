import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const keyboardHelpWords: Translated<typeof english.keyboardHelpWords> = {
  keys: 'Tasten',
  listTheKeys: 'Tasten anzeigen',
};

export const openedDialogWords: Translated<typeof english.openedDialogWords> = {
  close: 'Schließen',
};

export const openedDrawerWords: Translated<typeof english.openedDrawerWords> = {
  close: 'Schließen',
};

export const unsavedQuestionWords: Translated<typeof english.unsavedQuestionWords> = {
  youHaveUnsavedChanges: 'Sie haben ungespeicherte Änderungen.',
  discardLeavesWithoutThem:
    'Mit „Verwerfen“ verlassen Sie die Seite ohne die Änderungen. Mit „Weiter bearbeiten“ bleiben Sie hier.',
  discard: 'Verwerfen',
  continueIt: 'Weiter bearbeiten',
};

export const shortcutKeyWords: Translated<typeof english.shortcutKeyWords> = {
  control: 'Strg',
  sequence: ' dann ',
};
