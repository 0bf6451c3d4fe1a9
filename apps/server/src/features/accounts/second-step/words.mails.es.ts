import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const resetMailWords: Translated<typeof english.resetMailWords> = {
  subject: 'Se ha quitado su segundo paso',
  happened: (company) =>
    `La administración de la organización de ${company} ha quitado las llaves de acceso y los códigos con los que confirma su inicio de sesión, y ha cerrado sus sesiones. Desde ahora basta su contraseña, hasta que configure un nuevo segundo paso.`,
  button: 'Configurar un segundo paso',
  note: (company) =>
    `Si no lo ha pedido usted, avise de inmediato a la administración de la organización de ${company}.`,
};

export const changedMailWords: Translated<typeof english.changedMailWords> = {
  subject: 'Su segundo paso ha cambiado',
  something: (company) =>
    `Se ha añadido una llave de acceso a su cuenta en ${company}, o se han activado o desactivado los códigos de una aplicación.`,
  namedPasskey: (company, passkey) =>
    `Se ha añadido la llave de acceso «${passkey}» a su cuenta en ${company}. Con ella se puede iniciar sesión.`,
  passkey: (company) => `Se ha añadido una llave de acceso a su cuenta en ${company}.`,
  codesOn: (company) =>
    `Se han activado los códigos de una aplicación para su cuenta en ${company}. Cada inicio de sesión pide uno ahora.`,
  codesOff: (company) => `Se han desactivado los códigos de una aplicación para su cuenta en ${company}.`,
  button: 'Ver su segundo paso',
  choose: 'Elegir una contraseña nueva',
  note: (company) =>
    `Si no fue usted, cambie su contraseña y avise de inmediato a la administración de la organización de ${company}.`,
};
