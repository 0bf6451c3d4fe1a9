import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '../data/shown.ts';
import type * as english from './words.ts';

export const importTableWords: Translated<typeof english.importTableWords> = {
  more: (count) => `Y ${count} más.`,
};

export const readingStepWords: Translated<typeof english.readingStepWords> = {
  sheet: 'Hoja',
  encoding: 'Codificación',
  encodingHint: 'Mire las muestras de abajo: ¿se ven bien las letras? Si no, elija otra codificación.',
  samples: 'Muestras del archivo',
  headingRow: 'Fila con los encabezados',
  readAgain: 'Leer de nuevo',
};

export const tableImportWords: Translated<typeof english.tableImportWords> = {
  choose: 'Elegir un archivo',
  reading: 'Comprobando el archivo…',
  steps: 'Pasos de la importación',
  next: 'Siguiente',
  columnsLead: 'Elija qué se lee de cada columna. Se recuerda para el próximo archivo con estos encabezados.',
  notRead: 'No se lee',
  noHeading: '(sin encabezado)',
  fieldOf: (heading) => `${heading || '(sin encabezado)'} se lee como`,
  questionsTitle: 'Lo que el archivo deja abierto',
  rowsOf: (rows) =>
    rows.length > 5
      ? `Filas ${rows.slice(0, 5).join(', ')} y ${shownNumber(rows.length - 5)} más`
      : `${rows.length === 1 ? 'Fila' : 'Filas'} ${rows.join(', ')}`,
  leaveOut: 'Omitir',
  row: 'Fila',
  column: 'Columna',
  fault: 'Qué falla',
  warning: 'Qué será distinto',
  faultsTitle: 'Para corregir en el archivo',
  warningsTitle: 'Conviene mirarlo',
  downloadFaults: 'Descargar las filas omitidas',
  failedDownload: 'No se ha podido descargar el archivo.',
  other: 'Elegir otro archivo',
  gone: 'Este archivo ya se importó o se canceló. Elíjalo de nuevo.',
  loadFailed: 'No se ha podido cargar la importación.',
  waiting: 'La importación comienza…',
  progress: 'Importación',
  leave: 'Puede salir de esta página; la importación continúa.',
  cancel: 'Cancelar importación',
  again: 'Importar otro archivo',
};
