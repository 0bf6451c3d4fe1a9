import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const addingWords: Translated<typeof english.addingWords> = {
  title: layerTitles.addEmployee,
  name: 'Nombre completo',
  email: 'Correo',
  emailHint: 'La invitación se envía ahí.',
  jobTitle: 'Puesto',
  isManager: 'Responsable',
  isManagerHint: 'Puede tener personas a cargo.',
  isObserver: 'Observación',
  isObserverHint:
    'Lee, no tiene objetivos ni responsable directo, y solo aparece para la dirección general y la administración de la organización.',
  manager: 'Responsable directo',
  reportsTo: 'Depende de',
  department: 'Departamento',
  departmentHint: 'El departamento de la organización de esta persona. Vacío: el de arriba.',
  save: 'Añadir e invitar',
  done: (name, manager, email) =>
    `${manager === undefined ? '' : `${name} depende de ${manager}. `}Se ha enviado una invitación a ${email}.`,
  change: 'Cambiar',
  nobody: 'Nadie coincide.',
  failed: 'No se han podido cargar los responsables.',
  notYours: 'No tiene autorización.',
};
