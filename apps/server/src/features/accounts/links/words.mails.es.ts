import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

const oneHour = 'El enlace funciona una vez, y durante una hora desde que se pidió.';
const aboutToChange = 'Su dirección de correo va a cambiar';
const chooseNew = 'Elegir una contraseña nueva';
const newPassword = 'Alguien ha pedido una contraseña nueva';

export const linkMailWords: Translated<typeof english.linkMailWords> = {
  reset: {
    subject: chooseNew,
    said: (company) => `Alguien ha pedido una contraseña nueva para su cuenta en ${company}.`,
    button: chooseNew,
    note: `${oneHour} Si no la ha pedido usted, puede ignorar este correo: su contraseña no cambia.`,
  },
  unlock: {
    subject: 'Desbloquear su cuenta',
    said: (company) =>
      `Alguien ha pedido desbloquear su cuenta en ${company}. Una cuenta se bloquea un tiempo tras demasiadas contraseñas incorrectas.`,
    button: 'Desbloquear cuenta',
    note: `${oneHour} Si no lo ha pedido usted, puede ignorar este correo.`,
  },
  confirm: {
    subject: 'Confirmar su dirección de correo',
    said: (company) =>
      `Esta dirección va a ser el correo de su cuenta en ${company}. Hasta que la confirme, inicie sesión con la anterior.`,
    button: 'Confirmar dirección de correo',
    note: ({ day, company }) =>
      `El enlace funciona una vez, hasta el ${day}. Si no tiene cuenta en ${company}, puede ignorar este correo.`,
  },
  change: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by ?? 'Usted'} ha pedido cambiar el correo de su cuenta en ${company} a ${email}. Hasta que se confirme esa dirección, inicie sesión con esta.`,
    advice:
      'Si no es correcto, elija de inmediato una contraseña nueva: con ello también se cancela el cambio.',
    button: chooseNew,
    note: (company) => `Avise también a la administración de la organización de ${company}.`,
  },
  changed: {
    subject: 'Su contraseña ha cambiado',
    said: ({ company, day }) =>
      `La contraseña de su cuenta en ${company} se cambió el ${day}. Si fue usted, no tiene que hacer nada.`,
    advice: (company) =>
      `Si fue otra persona, elija de inmediato una contraseña nueva y avise a la administración de la organización de ${company}.`,
    button: chooseNew,
  },
};

export const contestMailWords: Translated<typeof english.contestMailWords> = {
  notMe: 'No fui yo',
  notMeNote: ({ company, day }) =>
    `El enlace restablece esta dirección, cierra todas las sesiones y avisa a la administración de la organización de ${company}. Funciona una vez, hasta el ${day}.`,
  byOther: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by} ha pedido cambiar el correo de su cuenta en ${company} a ${email}. Hasta que se confirme esa dirección, inicie sesión con esta.`,
    made: {
      subject: 'Su dirección de correo se ha cambiado',
      said: ({ by, company, email }) =>
        `El correo de su cuenta en ${company} es ahora ${email}; lo ha cambiado ${by}. Con esta dirección ya no se puede iniciar sesión.`,
    },
    advice: 'Si lo sabía, no tiene que hacer nada. Si no, anule el cambio.',
  },
  atNew: {
    subject: newPassword,
    said: ({ by, company, email }) =>
      `El correo de su cuenta en ${company} es ahora ${email}; ${by} pidió ese cambio. Alguien acaba de pedir allí una contraseña nueva.`,
    advice: 'Si fue usted, no tiene que hacer nada. Si no, anule el cambio.',
  },
  atOwnNew: {
    subject: newPassword,
    said: (company) =>
      `El correo de su cuenta en ${company} se cambió en las últimas 24 horas, y alguien acaba de pedir una contraseña nueva en la dirección nueva. Si fue usted, no tiene que hacer nada.`,
    note: (company) =>
      `Si no fue usted, avise de inmediato a la administración de la organización de ${company}.`,
  },
  contested: {
    subject: (name) => `${name} dice: no fui yo`,
    said: ({ day, by, name, company, from, to }) =>
      `El ${day} ${by} pidió cambiar el correo de ${name} en ${company} de ${from} a ${to}. Quien lee la dirección anterior lo ha anulado con el enlace «No fui yo».`,
    putBack:
      'La dirección anterior vuelve a servir para iniciar sesión y se han cerrado todas las sesiones. Pregunte a las dos personas qué ha pasado.',
    taken:
      'Se han cerrado todas las sesiones, pero la dirección anterior ya pertenece a otra persona. Ponga la dirección correcta y pregunte a las dos personas qué ha pasado.',
    button: (name) => `Perfil de ${name}`,
  },
};
