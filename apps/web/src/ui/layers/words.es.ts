import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const keyboardHelpWords: Translated<typeof english.keyboardHelpWords> = {
  keys: 'Teclas',
  listTheKeys: 'Mostrar las teclas',
};

export const openedDialogWords: Translated<typeof english.openedDialogWords> = {
  close: 'Cerrar',
};

export const openedDrawerWords: Translated<typeof english.openedDrawerWords> = {
  close: 'Cerrar',
};

export const unsavedQuestionWords: Translated<typeof english.unsavedQuestionWords> = {
  youHaveUnsavedChanges: 'Tiene cambios sin guardar.',
  discardLeavesWithoutThem: 'Con «Descartar» sale sin ellos. Con «Continuar» se queda aquí.',
  discard: 'Descartar',
  continueIt: 'Continuar',
};

export const shortcutKeyWords: Translated<typeof english.shortcutKeyWords> = {
  control: 'Ctrl',
  sequence: ' y luego ',
};
