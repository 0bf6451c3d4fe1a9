import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultWords: Translated<typeof english.resultWords> = {
  results_changed_meanwhile:
    'Otra persona ha cambiado estos resultados mientras tanto. Recargue para ver los cambios.',
};
