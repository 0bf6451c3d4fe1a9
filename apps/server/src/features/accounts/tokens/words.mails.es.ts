import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const programMailWords: Translated<typeof english.programMailWords> = {
  token: {
    subject: 'Se ha creado un token para su cuenta',
    said: (company) =>
      `Se ha creado un token para su cuenta en ${company}. Con él, un programa actúa en su nombre.`,
    named: (company, token) =>
      `Se ha creado el token «${token}» para su cuenta en ${company}. Con él, un programa actúa en su nombre.`,
    button: 'Ver sus tokens',
  },
  agent: {
    subject: 'Un agente puede actuar en su nombre',
    said: (company) => `Se ha autorizado a un agente a actuar en su nombre en ${company}.`,
    named: (company, agent) => `Se ha autorizado al agente «${agent}» a actuar en su nombre en ${company}.`,
    button: 'Ver sus agentes',
  },
  note: (company) =>
    `Si no fue usted, anule ese acceso, cambie su contraseña y avise de inmediato a la administración de la organización de ${company}.`,
};
