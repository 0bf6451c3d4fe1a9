import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.unsubscribe.ts';

export const unsubscribeWords: Translated<typeof english.unsubscribeWords> = {
  from: (mails, company) => `Ha abierto el enlace de un correo de ${company}: ${mails}.`,
  stop: (mails) => `Dejar de recibir estos correos: ${mails}`,
  done: (mails) => `Listo. Ya no recibirá estos correos: ${mails}.`,
  all: (company) => `Los correos que ${company} le envía:`,
  list: 'Correos',
  account: 'Los correos sobre su cuenta, por ejemplo si cambia la contraseña, llegan siempre.',
  invalid:
    'Este enlace sirve para dejar de recibir correos, pero está incompleto. Copie la dirección entera del correo.',
};

export const mailHints: Translated<typeof english.mailHints> = {
  reports: 'Enlaces a los informes que ha programado',
  notifications: 'Lo que tiene pendiente y lo que ha pasado con sus objetivos',
  weekly_ask: 'La pregunta semanal sobre sus objetivos',
};
