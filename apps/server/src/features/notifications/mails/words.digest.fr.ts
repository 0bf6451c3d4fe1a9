import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.digest.ts';

export const digestMailWords: Translated<typeof english.digestMailWords> = {
  sign: 'C’est à vous de signer.',
  acknowledge: 'Elle attend que vous la lisiez et confirmiez la lecture.',
  review: (count) => (count === 1 ? 'Examiner l’objectif' : `Examiner ${count} objectifs`),
  waits: 'Ce qui vous attend',
  happened: 'Ce qui s’est passé',
  all: 'Toutes les notifications',
  open: 'Ouvrir vos notifications',
};
