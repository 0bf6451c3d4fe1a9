import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** Why a call about the app of Slack is refused, by code. */
export const slackWords: Translated<typeof english.slackWords> = {
  token_refused: 'Slack no acepta este token. Copie el «Bot User OAuth Token» de la aplicación.',
  no_answer: 'Slack no ha respondido. Vuelva a intentarlo.',
  ask_over: 'Este enlace ya no es válido. Escriba otra vez /bellwether en Slack.',
  other_address: 'La cuenta en Slack tiene otra dirección de correo que la suya.',
  not_set_up: 'Su empresa no tiene la aplicación de Slack.',
};

/** What the app says in Slack. */
export const slackSays: Translated<typeof english.slackSays> = {
  connect: 'Conectar con Bellwether',
  askConnect:
    'Su cuenta aún no está conectada. Conéctela una vez y esta aplicación le dirá lo que espera su respuesta.',
  notHere: 'Este espacio de trabajo no es el de la aplicación de esta empresa.',
  noProfile:
    'Slack no comunica su dirección de correo a esta aplicación, por lo que no se puede conectar su cuenta.',
  connected: (name) => `Su cuenta está conectada: ${name}.`,
  updateWeek: 'Actualizar mi semana',
  review: 'Revisar objetivos',
  approve: 'Aprobar',
  open: 'Abrir el objetivo',
  weekAsk: (count) =>
    count === 1
      ? 'Un objetivo suyo espera su actualización semanal.'
      : `${count} objetivos suyos esperan su actualización semanal.`,
  approveAsk: (owner, title) => `${owner} le pide que apruebe «${title}».`,
  approveEditAsk: (author, title) => `${author} le pide que apruebe los cambios de «${title}».`,
  change: (part, from, to) => `${part}\nAhora: ${from || '–'}\nPropuesto: ${to || '–'}`,
  alsoChanged: (parts) => `También cambia: ${parts.join(', ')}`,
  parts: {
    isPrivate: 'visibilidad',
    parent: 'objetivo superior',
    strategicObjective: 'objetivo estratégico',
  },
  approved: (title) => `Ha aprobado «${title}».`,
  approvedEdit: (title) => `Ha aprobado los cambios de «${title}».`,
  refused: (reason) => `No se ha cambiado nada. ${reason}`,
  ownedBy: (owner) => `Responsable: ${owner}`,
};
