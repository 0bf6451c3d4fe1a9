import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '../data/shown.ts';
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
};

export const tableImportWords: Translated<typeof english.tableImportWords> = {
  choose: 'Choisir un fichier',
  reading: 'Vérification du fichier…',
  steps: 'Étapes de l’import',
  next: 'Suivant',
  columnsLead:
    'Choisissez ce qui est lu dans chaque colonne. Ce choix est retenu pour le prochain fichier avec ces en-têtes.',
  notRead: 'Non lue',
  noHeading: '(sans en-tête)',
  fieldOf: (heading) => `${heading || '(sans en-tête)'} : lire comme`,
  questionsTitle: 'Ce que le fichier laisse ouvert',
  rowsOf: (rows) =>
    rows.length > 5
      ? `Lignes ${rows.slice(0, 5).join(', ')} et ${shownNumber(rows.length - 5)} de plus`
      : `${rows.length === 1 ? 'Ligne' : 'Lignes'} ${rows.join(', ')}`,
  leaveOut: 'Laisser de côté',
  row: 'Ligne',
  column: 'Colonne',
  fault: 'Ce qui ne va pas',
  warning: 'Ce qui sera différent',
  faultsTitle: 'À corriger dans le fichier',
  warningsTitle: 'À regarder',
  downloadFaults: 'Télécharger les lignes laissées de côté',
  failedDownload: 'Le fichier n’a pas pu être téléchargé.',
  other: 'Choisir un autre fichier',
  gone: 'Ce fichier a déjà été importé ou annulé. Choisissez-le de nouveau.',
  loadFailed: 'Impossible de charger l’import.',
  waiting: 'L’import commence…',
  progress: 'Import',
  leave: 'Vous pouvez quitter cette page ; l’import continue.',
  cancel: 'Annuler l’import',
  again: 'Importer un autre fichier',
};
