import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const mailWords: Translated<typeof english.mailWords> = {
  hello: (name) => `Hola, ${name}:`,
  more: (count) => `y ${count} más`,
  below: 'Si el botón no funciona, copie esta dirección en su navegador:',
  stop: (mails) => `No recibir más estos correos (${mails})`,
  footer: (company) => `Bellwether ha enviado este correo en nombre de ${company}.`,
};
