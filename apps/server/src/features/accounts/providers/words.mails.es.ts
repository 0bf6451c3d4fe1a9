import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const providerMailWords: Translated<typeof english.providerMailWords> = {
  hello: (name) => `Hola, ${name}:`,
  profile: (name) => `Perfil de ${name}`,
  glass: {
    subject: ({ name, provider }) => `${name} ha iniciado sesión sin ${provider}`,
    said: ({ name, company, provider }) =>
      `El personal de ${company} inicia sesión con ${provider}. ${name} es una de las personas que pueden iniciar sesión sin él en una emergencia, y acaba de hacerlo, con contraseña o llave de acceso.`,
    advice:
      'Si lo sabía, no tiene que hacer nada. Si no, pregunte de inmediato y cierre las sesiones de la cuenta.',
  },
  arrived: {
    subject: (name) => `El acceso de su empresa ha añadido a ${name}`,
    said: ({ name, email, company, provider, manager }) =>
      `${name} (${email}) ha iniciado sesión con ${provider} por primera vez y no constaba en ${company}. Como usted lo permite, se ha añadido a ${name} como persona colaboradora${manager === '' ? '' : `, a cargo de ${manager}`}.`,
    advice: 'Compruebe el nombre, el responsable directo y el departamento.',
  },
};
