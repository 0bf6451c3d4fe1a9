import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownSlackWords: Translated<typeof english.ownSlackWords> = {
  part: 'Slack',
  linked: 'Conectada desde',
  linkedHint:
    'La aplicación le dice allí lo que espera su aprobación y cuándo sus objetivos esperan su actualización semanal.',
  notLinked: 'Su cuenta no está conectada. Escriba /bellwether en Slack y siga el enlace.',
  unlink: 'Desconectar',
  unlinked: 'Su cuenta de Slack está desconectada.',
};

export const slackLinkWords: Translated<typeof english.slackLinkWords> = {
  asks: (name, team) => `¿Conectar «${name}» de ${team} en Slack con su cuenta?`,
  hint: 'Quien use esa cuenta en Slack aprobará allí objetivos en su nombre y verá vistas previas de los objetivos que usted ve.',
  notYours: (email) =>
    `Esa cuenta en Slack tiene la dirección ${email}, que no es la suya. Conecte solo una cuenta que tenga su propia dirección.`,
  connect: 'Conectar',
  done: 'Su cuenta de Slack está conectada. Puede cerrar esta página.',
  broken: 'Esta dirección está incompleta',
  brokenHint: 'Escriba otra vez /bellwether en Slack.',
  failed: 'No se puede conectar esta cuenta',
};
