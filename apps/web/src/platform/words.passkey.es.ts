import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.passkey.ts';

export const passkeyFailures: Translated<typeof english.passkeyFailures> = {
  known: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
  notDone: 'La llave de acceso no ha respondido. Inténtelo de nuevo o continúe sin ella.',
};
