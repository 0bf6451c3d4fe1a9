import type { Translated } from '@bellwether/domain/locale/language';
import { planWordOf } from '../import/presenter.notes.ts';
import { planWords } from '../import/words.es.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  exists: ({ name }) =>
    `${name} ya está en la empresa. La administración de la organización puede permitir que el directorio se haga cargo de personas en Ajustes, Empresa, Conexiones.`,
  linked: ({ name }) => `El directorio ya ha enviado a ${name}.`,
  left: ({ name }) =>
    `${name} tenía esta dirección o este número y ya no está en la empresa. Libere la dirección en su perfil si es otra persona. Si es la misma, reactive el perfil y permita que el directorio se haga cargo de personas en Ajustes, Empresa, Conexiones.`,
  group_exists: 'Ya existe un grupo con este ID.',
  user_name_missing: 'Un usuario necesita un userName.',
  value_too_long: ({ attribute, most }) => `${attribute} puede tener como máximo ${most} caracteres.`,
  active_unclear: 'active debe ser true o false.',
  plan: ({ code, value }) => planWordOf(planWords, code, value),
  is_ceo: 'La dirección general no se puede desactivar. Asígnela primero a otra persona.',
  last_org_admin:
    'Es la última persona que administra la organización. Dé primero este permiso a otra persona.',
  email_guarded:
    'Esta persona tiene derechos de administración, así que su correo se cambia en su perfil y no desde el directorio.',
  filter: 'Los filtros admiten eq en userName, externalId, emails, id y active, unidos por and.',
  group_filter: 'Los filtros admiten eq en displayName, externalId, id y members, unidos por and.',
  page: 'startIndex y count deben ser números enteros.',
  patch: 'Esto no es un patch: Operations debe ser una lista de add, replace y remove con sus rutas.',
  too_many_operations: 'Un patch puede tener como máximo 1000 operaciones.',
  path: ({ path }) => `La ruta ${path} no se puede leer.`,
  no_target: ({ path }) => `Nada coincide con la ruta ${path}.`,
  not_object: 'El cuerpo debe ser un objeto.',
  group_name_missing: 'Un grupo necesita un displayName.',
  member_missing: ({ id }) => `Ningún usuario tiene el ID ${id}.`,
  stale: 'Esto ha cambiado desde que se leyó.',
};

export const discoveryWords: Translated<typeof english.discoveryWords> = {
  token: 'El token del directorio de la empresa, en Ajustes, Empresa, Conexiones.',
};

export const scimSettingWords: Translated<typeof english.scimSettingWords> = {
  group_gone: 'Este grupo ya no existe.',
};
