import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const slackAppWords: Translated<typeof english.slackAppWords> = {
  title: 'Aplicación de Slack',
  about:
    'Dice a cada persona en Slack lo que espera su respuesta, con botones para aprobar un objetivo y actualizar la semana, y muestra vistas previas de objetivos. Cada persona conecta su cuenta una vez, escribiendo /bellwether.',
  failed: 'No se ha podido cargar la aplicación.',
  steps:
    'Cree en Slack una aplicación «from a manifest» con el texto de abajo, instálela en su espacio de trabajo e introduzca aquí sus dos secretos.',
  manifest: 'Manifiesto',
  copy: 'Copiar el manifiesto',
  copied: 'El manifiesto se ha copiado.',
  notCopied: 'No se ha podido copiar el manifiesto. Selecciónelo y cópielo a mano.',
  team: (team, people) =>
    `Funciona en ${team}. ${people} ${people === 1 ? 'cuenta conectada' : 'cuentas conectadas'}.`,
  setUp: 'Configurar',
  change: 'Cambiar los secretos',
  token: 'Bot User OAuth Token',
  tokenHint: 'Empieza por xoxb-. No se volverá a mostrar.',
  secret: 'Signing Secret',
  secretHint: 'De «Basic Information» de la aplicación. No se volverá a mostrar.',
  save: 'Guardar',
  saved: 'La aplicación está configurada.',
  cancel: 'Cancelar',
  remove: 'Quitar',
  ask: '¿Quitar la aplicación de Slack?',
  askHint: 'Todas las cuentas se desconectan al momento. La aplicación sigue en Slack; quítela allí.',
  removed: 'La aplicación se ha quitado.',
};

/** The sentence of what happened to the app. */
export const tellSlack: typeof english.tellSlack = ({ Code, Values }) => {
  const reason = String(Values.reason ?? '');
  if (Code === 'posted') return 'Slack ha aceptado un mensaje.';
  const refused = reason === 'no_answer' ? 'Slack no ha respondido.' : `Slack lo ha rechazado (${reason}).`;
  return Code === 'not_told'
    ? `No se ha mostrado un botón o una vista previa: ${refused}`
    : `No se ha enviado un mensaje: ${refused}`;
};
