import { onlyTables } from '@bellwether/contract/words.files.es';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/words.rating.es';
import type { Translated } from '@bellwether/domain/locale/language';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.es';
import { wrongFileSentence } from '../refusal/words.files.es.ts';
import type * as english from './words.ts';

export const printWords: Translated<typeof english.printWords> = {
  glance: 'De un vistazo',
  alone: 'Sin árbol',
};

export const reportWords: Translated<typeof english.reportWords> = {
  colon: ':',
  ...printWords,
  contents: 'Contenido',
  language: 'es',
  page: 'Página {n} de {all}',
  yes: 'Sí',
  no: 'No',
  weekAxis: 'Semana del trimestre',
  likelihood: likelihoodLabels,
  quality: qualityLabels,
  columns: chartWriter.columns,
};

export const cellWords: Translated<typeof english.cellWords> = {
  choose: 'Elija un valor de la lista.',
};

export const tableWords: Translated<typeof english.tableWords> = {
  wrong_kind: (file) => wrongFileSentence(file, onlyTables),
  old_excel: 'Este archivo tiene contraseña o es de un Excel antiguo. Guárdelo como .xlsx o CSV.',
  too_complex: 'Este archivo es demasiado grande para leerlo. Guarde solo la hoja con la lista, como CSV.',
};
