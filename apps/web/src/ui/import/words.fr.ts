import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const importTableWords: Translated<typeof english.importTableWords> = {
  more: (count) => `Et ${count} de plus.`,
};

export const readingStepWords: Translated<typeof english.readingStepWords> = {
  sheet: 'Feuille',
  encoding: 'Encodage',
  encodingHint:
    'Regardez les extraits ci-dessous : les lettres sont-elles justes ? Sinon, choisissez un autre encodage.',
  samples: 'Extraits du fichier',
  headingRow: 'Ligne des en-têtes',
  readAgain: 'Relire',
  next: 'Suivant',
};
