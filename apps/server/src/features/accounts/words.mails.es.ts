import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitationMailWords: Translated<typeof english.invitationMailWords> = {
  subject: (company) => `Tiene una invitación de ${company}`,
  said: (invitedBy) =>
    `${invitedBy} le invita a Bellwether: fije sus objetivos cada trimestre y diga cada semana cómo de probables son. Elija una contraseña para entrar.`,
  button: 'Aceptar invitación',
  note: (day) => `El enlace funciona una vez, hasta el ${day}. Si no esperaba este correo, puede ignorarlo.`,
};
