import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  editProfile: 'Editar perfil',
  manageUser: 'Gestionar persona',
  changeManager: 'Cambiar responsable',
  assignManager: 'Asignar responsable',
  editResponsibility: 'Editar responsabilidades',
  addEmployee: 'Añadir persona',
  person: 'Perfil',
  addNote: 'Añadir nota',
  editNote: 'Editar nota',
  deleteNote: 'Eliminar nota',
  deactivate: 'Desactivar',
  activate: 'Activar',
  freeEmail: 'Liberar el correo',
  reassignGoals: 'Reasignar objetivos',
  moveReports: 'Mover personas a cargo',
  addDisc: 'Introducir DISC a mano',
  editDisc: 'Editar DISC a mano',
  attachment: 'Añadir adjunto',
  connect: 'Conectar con el test',
  addAbsence: 'Añadir ausencia',
  editAbsence: 'Cambiar ausencia',
};
