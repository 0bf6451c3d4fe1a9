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
  few: {
    subject: (provider) => `Muy pocas personas pueden iniciar sesión sin ${provider}`,
    said: ({ name, company, provider, left }) =>
      `Se ha desactivado a ${name}, que era una de las personas que en una emergencia pueden iniciar sesión en ${company} sin ${provider}. Ahora ${left === 0 ? 'no puede nadie' : 'solo puede una persona'}: si ${provider} falla, la empresa puede quedarse sin acceso.`,
    advice: 'Indique al menos a dos personas que conserven su contraseña.',
    button: 'Abrir las conexiones',
  },
  arrived: {
    subject: (name) => `El acceso de su empresa ha añadido a ${name}`,
    said: ({ name, email, company, provider, manager }) =>
      `${name} (${email}) ha iniciado sesión con ${provider} por primera vez y no constaba en ${company}. Como usted lo permite, se ha añadido a ${name} como persona colaboradora${manager === '' ? '' : `, a cargo de ${manager}`}.`,
    advice: 'Compruebe el nombre, el responsable directo y el departamento.',
  },
};

export const providerTrustWords: Translated<typeof english.providerTrustWords> = {
  linked: {
    subject: 'Se ha vinculado un proveedor de acceso a su cuenta',
    said: (company) =>
      `Se ha vinculado un proveedor de acceso a su cuenta en ${company}. A partir de ahora puede iniciar sesión con él.`,
    named: (company, provider) =>
      `Se ha vinculado el proveedor de acceso «${provider}» a su cuenta en ${company}. A partir de ahora puede iniciar sesión con él.`,
    button: 'Ver sus sesiones',
    note: (company) =>
      `Si no fue usted, avise de inmediato a la administración de la organización de ${company}.`,
  },
  added: {
    subject: 'Se ha añadido un proveedor de acceso',
    said: (company) => `Se ha añadido un proveedor de acceso en ${company}.`,
    named: (company, provider) => `Se ha añadido el proveedor de acceso «${provider}» en ${company}.`,
  },
  changed: {
    subject: 'Se ha cambiado un proveedor de acceso',
    said: (company) =>
      `Se ha cambiado un proveedor de acceso de ${company}: su emisor, su dirección, su certificado o si se confía en sus direcciones de correo.`,
    named: (company, provider) =>
      `Se ha cambiado el proveedor de acceso «${provider}» de ${company}: su emisor, su dirección, su certificado o si se confía en sus direcciones de correo.`,
  },
  trust: 'Quien gestiona un proveedor de acceso puede iniciar sesión como otras personas.',
  advice:
    'Si lo sabía, no tiene que hacer nada. Si no, desactive el proveedor y pregunte de inmediato. El registro de auditoría dice quién lo hizo.',
  button: 'Abrir las conexiones',
};
