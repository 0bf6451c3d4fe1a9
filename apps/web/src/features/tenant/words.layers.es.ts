import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const companyWays: Translated<typeof english.companyWays> = {
  edit: 'Editar información de la empresa',
  settings: 'Ajustes de la empresa',
  audit: 'Registro de auditoría',
  importPeople: 'Importar personas',
  importGoals: 'Importar objetivos',
};
