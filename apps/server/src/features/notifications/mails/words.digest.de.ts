import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.digest.ts';

export const digestMailWords: Translated<typeof english.digestMailWords> = {
  sign: 'Jetzt ist Ihre Unterschrift an der Reihe.',
  acknowledge: 'Bitte lesen Sie sie und nehmen Sie sie zur Kenntnis.',
  review: (count) => (count === 1 ? 'Ziel prüfen' : `${count} Ziele prüfen`),
  waits: 'Was auf Sie wartet',
  happened: 'Was geschehen ist',
  all: 'Alle Benachrichtigungen',
  open: 'Benachrichtigungen öffnen',
};
