import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  title: 'Directorio (SCIM)',
  about:
    'Las personas y los grupos siguen su directorio, por ejemplo Entra ID u Okta. Nadie recibe correos por ello.',
  failed: 'No se ha podido cargar la conexión con el directorio.',
  base: 'Dirección para el directorio',
  baseHint: 'Entra ID la llama «Tenant URL»; Okta, «Base URL».',
  token: 'Token',
  secret: 'Cópielo ahora en el directorio. Solo se muestra esta vez.',
  copyBase: 'Copiar dirección',
  copyToken: 'Copiar token',
  copied: 'Copiado.',
  notCopied: 'No se ha podido copiar. Selecciónelo y cópielo a mano.',
  make: 'Crear un token',
  roll: 'Renovar el token',
  rollHint: 'Tras renovarlo, el token actual se acepta otras 24 horas.',
  off: 'Desactivar',
  offTitle: '¿Desactivar el directorio?',
  offText:
    'Sus tokens dejan de valer al momento. Las personas y los grupos se quedan como están, y todos los campos se pueden cambiar aquí.',
  keep: 'Mantener activado',
  isOff: 'El directorio se ha desactivado.',
  madeBy: (name) => `Creado por ${name}`,
  ends: 'caduca',
  used: 'último uso',
  people: (count) =>
    count === 1 ? '1 persona viene del directorio.' : `${shownNumber(count)} personas vienen del directorio.`,
  takesOver: 'Asumir personas con la misma dirección',
  takesOverHint: 'Si no, se indica al directorio que la persona nueva ya está aquí.',
  fields: 'Campos que siguen siendo suyos',
  fieldsHint:
    'Un campo que envía el directorio se bloquea en los formularios. Uno marcado solo se rellena para personas nuevas.',
  groups: 'Lo que dan los grupos',
  groupsHint: 'Sus miembros reciben el rol o el permiso al momento, y lo pierden al salir del grupo.',
  group: 'Grupo',
  members: 'Miembros',
  gives: 'Da',
  givesOf: (group) => `Lo que da ${group}`,
  nothing: 'Nada',
  noGroups: 'El directorio aún no ha enviado grupos.',
  saved: 'Guardado.',
};

export const scimHappenings: typeof english.scimHappenings = {
  user_added: ({ name }) => `Se ha añadido a ${name}.`,
  user_changed: ({ name }) => `Se ha actualizado a ${name}.`,
  user_deleted: ({ name }) => `Se ha eliminado a ${name} allí y se ha desactivado aquí.`,
  group_added: ({ name }) => `Se ha añadido el grupo ${name}.`,
  group_changed: ({ name }) => `Se ha actualizado el grupo ${name}.`,
  group_deleted: ({ name }) => `Se ha quitado el grupo ${name}.`,
  refused: ({ what, who, reason }) => `${what}${who ? ` (${who})` : ''}: ${reason}`,
};
