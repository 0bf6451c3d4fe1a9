import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const scopeWords: Translated<typeof english.scopeWords> = {
  'goals:read': {
    name: 'Leer objetivos',
    hint: 'Objetivos, predicciones semanales, resultados y su historial',
  },
  'goals:write': {
    name: 'Cambiar objetivos',
    hint: 'Redactar, enviar, aprobar, cerrar y eliminar objetivos',
  },
  'predictions:write': {
    name: 'Dar predicciones semanales',
    hint: 'Y segundas opiniones sobre objetivos ajenos',
  },
  'comments:write': {
    name: 'Escribir comentarios',
    hint: 'Sobre semanas, movimientos y resultados de objetivos',
  },
  'people:read': { name: 'Leer personas', hint: 'Perfiles, la organización y el directorio' },
  'people:write': {
    name: 'Cambiar personas',
    hint: 'Añadir, cambiar, desactivar y activar; nunca roles ni correos',
  },
  'reports:read': { name: 'Leer informes', hint: 'Archivos y gráficos; nunca evaluaciones' },
  'insight:read': { name: 'Leer análisis', hint: 'Pronósticos, objetivos poco probables y calibración' },
  'audit:read': { name: 'Leer el registro de auditoría', hint: 'Quién hizo qué y cuándo' },
  'webhooks:write': { name: 'Gestionar webhooks', hint: 'Qué sistemas se enteran de los cambios' },
  live: {
    name: 'Conocer los cambios al momento',
    hint: 'El canal en directo: qué ha cambiado, sin su contenido',
  },
};

export const daysWords: typeof english.daysWords = (days) =>
  days === null ? 'Sin caducidad' : `${days} días`;

export const tokenListWords: Translated<typeof english.tokenListWords> = {
  own: {
    title: 'Sus tokens',
    hint: 'Con un token, un programa llama a Bellwether en su nombre, dentro de los permisos que usted elija. Nunca puede hacer más que usted.',
    none: 'No tiene tokens.',
  },
  company: {
    title: 'Tokens de la empresa',
    hint: 'Con un token de la empresa, un servicio llama a Bellwether. Actúa con los derechos de quien lo creó, y su nombre aparece junto al de esa persona en el historial. Solo la administración puede anularlo.',
    none: 'La empresa no tiene tokens.',
  },
  make: 'Nuevo token',
  failed: 'No se han podido cargar los tokens.',
  documentation: 'Cómo llaman los programas a Bellwether',
  ended: 'El token se ha anulado. Los programas que lo usan se rechazan desde ahora.',
  end: 'Anular',
  endOf: (name) => `Anular ${name}`,
  ask: (name) => `¿Anular «${name}»?`,
  askHint: 'Los programas que usan este token se rechazan de inmediato. No se puede deshacer.',
  cancel: 'Cancelar',
  made: 'Creado el',
  endsOn: 'caduca el',
  noEnd: 'sin caducidad',
  lastUsed: 'último uso el',
  from: (address) => `desde ${address}`,
  unused: 'aún sin usar',
  owner: (name) => `actúa por ${name}`,
  left: 'La persona titular ya no está en la empresa',
  scopes: 'Permisos',
};

export const tokenFormWords: Translated<typeof english.tokenFormWords> = {
  name: 'Nombre',
  nameHint: 'Qué lo usa: «Zapier», «script de los viernes». Aparece junto a su nombre en el historial.',
  nameRequired: 'Escriba un nombre.',
  scopes: 'Qué puede hacer',
  scopesRequired: 'Elija al menos un permiso.',
  ends: 'Caducidad',
  make: 'Crear token',
  cancel: 'Cancelar',
};

export const newTokenWords: Translated<typeof english.newTokenWords> = {
  label: 'Su nuevo token',
  secret: 'Cópielo ahora: solo se muestra esta vez. Quien lo tenga podrá hacer lo que permite.',
  copy: 'Copiar token',
  copied: 'El token se ha copiado.',
  notCopied: 'No se ha podido copiar el token. Selecciónelo y cópielo a mano.',
  done: 'Listo',
};
