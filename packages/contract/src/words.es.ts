import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** «1, 2 o 3», and «7 u 8» before the sound of o. */
function alternatives(choices: readonly (string | number)[]): string {
  const last = String(choices.at(-1));
  return `${choices.slice(0, -1).join(', ')} ${/^(?:8|11$|h?o)/i.test(last) ? 'u' : 'o'} ${last}`;
}

export const wireWords: Translated<typeof english.wireWords> = {
  choose: (choices) => `Elija ${alternatives(choices)}.`,
  choose_one_of: (choices) => `Elija uno de estos valores: ${choices.join(', ')}.`,
  id: 'Este identificador no es válido.',
  time: 'Esta hora no es válida.',
  year: 'Esto no es un año.',
  day: 'Escriba un día.',
  whole: ({ least, most }) => `Escriba un número entero entre ${least} y ${most}.`,
  level: 'Esto no es un nivel.',
  group: 'Esto no es un grupo.',
  flag: 'El valor es 0 o 1.',
  address: 'Esta dirección no es válida.',
  device: 'Esto no es un dispositivo.',
  passkey: 'Esto no es la respuesta de una llave de acceso.',
  key: 'Esta clave no es válida.',
  file: 'Este archivo no es válido.',
  not_in_files: 'Este texto no puede estar en un archivo.',
  each_goal_once: 'Cada objetivo solo puede indicarse una vez.',
  labels: 'Envíe una etiqueta para cada nivel.',
  paces: 'Cada límite debe ser como máximo igual al anterior.',
  phrases: 'Elija dos frases distintas.',
  quarters: (most) => `Elija entre 1 y ${most} trimestres, cada uno una sola vez.`,
  people: (most) => `Elija entre 1 y ${most} personas, cada una una sola vez.`,
};

export const accountMessages: Translated<typeof english.accountMessages> = {
  emailMissing: 'Escriba su correo.',
  passwordMissing: 'Escriba su contraseña.',
  oldPasswordMissing: 'Escriba su contraseña actual.',
  codeMissing: 'Escriba el código.',
  passkeyNameMissing: 'Escriba un nombre.',
  linkMissing: 'Este enlace no está completo.',
  notStrong: 'Escriba una contraseña segura.',
  tooShort: 'Se necesitan al menos 8 caracteres.',
};

export const companyMessages: Translated<typeof english.companyMessages> = {
  nameRequired: 'Escriba su nombre completo.',
  zoneRequired: 'Seleccione una zona horaria.',
  urlInvalid: 'Escriba una URL válida.',
  colorInvalid: 'Escriba un color como 1a4f8b.',
};
