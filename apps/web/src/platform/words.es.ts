import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const colorSchemeSwitchWords: Translated<typeof english.colorSchemeSwitchWords> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
  colourScheme: 'Combinación de colores',
};

export const failedPageWords: Translated<typeof english.failedPageWords> = {
  title: 'Sin cargar',
  notLoaded: 'No se ha podido cargar esta página',
  whatYouTypedIs:
    'Lo que ha escrito se conserva. Inténtelo de nuevo; si sigue igual, avise a la administración de la organización.',
};

export const notFoundPageWords: Translated<typeof english.notFoundPageWords> = {
  pageNotFound: 'Página no encontrada',
  thereIsNothingAt: 'No hay nada en esta dirección',
  whereToGoFrom: 'Cómo seguir desde aquí',
  goToTheDashboard: 'Ir al panel',
  goToGoals: 'Ir a objetivos',
  goToPeople: 'Ir a personas',
  findSomething: 'Buscar algo',
  theLinkMayBe: 'Puede que el enlace esté mal escrito o que se haya quitado aquello a lo que llevaba.',
};

export const awayWords: Translated<typeof english.awayWords> = {
  elsewhere:
    'No hay conexión. Su panel y sus objetivos se pueden seguir leyendo, y las actualizaciones y los comentarios de sus objetivos se guardan aquí y se envían más tarde.',
};

export const partBoundaryWords: Translated<typeof english.partBoundaryWords> = {
  tryAgain: 'Inténtelo de nuevo; lo que ha escrito se conserva.',
};

export const refusalWords: Translated<typeof english.refusalWords> = {
  neverYours: 'No tiene autorización.',
};
