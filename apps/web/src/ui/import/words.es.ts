import type { Translated } from '@bellwether/domain/locale/language';
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
  next: 'Siguiente',
};
