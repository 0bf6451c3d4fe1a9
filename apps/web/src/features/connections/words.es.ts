import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionsWords: Translated<typeof english.connectionsWords> = {
  notYours:
    'Solo la dirección general y la administración de la organización pueden conectar la empresa con otros servicios.',
  peopleFile: 'Personas desde un archivo',
  peopleFileAbout:
    'Incorpore a todo el personal desde un archivo de su sistema de RR. HH., y después sus cambios.',
  openPeopleFile: 'Importar personas',
  goalFile: 'Objetivos desde un archivo',
  goalFileAbout:
    'Incorpore objetivos con sus seguimientos y resultados pasados desde una hoja de cálculo u otra herramienta de objetivos.',
  openGoalFile: 'Importar objetivos',
};
