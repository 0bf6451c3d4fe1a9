import { onlyTables } from '@bellwether/contract/words.files.fr';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/words.rating.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.fr';
import { wrongFileSentence } from '../refusal/words.files.fr.ts';
import type * as english from './words.ts';

export const printWords: Translated<typeof english.printWords> = {
  glance: 'En un coup d’œil',
  alone: 'Hors arborescence',
};

export const reportWords: Translated<typeof english.reportWords> = {
  colon: '\u00a0:',
  ...printWords,
  contents: 'Sommaire',
  language: 'fr',
  page: 'Page {n} sur {all}',
  yes: 'Oui',
  no: 'Non',
  weekAxis: 'Semaine du trimestre',
  likelihood: likelihoodLabels,
  quality: qualityLabels,
  columns: chartWriter.columns,
};

export const cellWords: Translated<typeof english.cellWords> = {
  choose: 'Choisissez une valeur de la liste.',
};

export const tableWords: Translated<typeof english.tableWords> = {
  wrong_kind: (file) => wrongFileSentence(file, onlyTables),
  old_excel:
    'Ce fichier a un mot de passe ou vient d’un ancien Excel. Enregistrez-le au format .xlsx ou CSV.',
  too_complex:
    'Ce fichier est trop volumineux pour être lu. Enregistrez seulement la feuille avec la liste, au format CSV.',
};
