import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitedChangeWords: Translated<typeof english.invitedChangeWords> = {
  subject: 'Su invitación fue a una dirección equivocada',
  said: ({ by, company }) =>
    `${by} ha cambiado el correo de su cuenta en ${company} a otra dirección. El enlace de su invitación ya no funciona.`,
  note: (company) => `Si no es correcto, avise a la administración de la organización de ${company}.`,
};
