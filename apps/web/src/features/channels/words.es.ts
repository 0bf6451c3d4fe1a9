import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelsWords: Translated<typeof english.channelsWords> = {
  title: 'Slack y Microsoft Teams',
  about:
    'Mensajes a canales de un chat: cómo va el trimestre, objetivos considerados poco probables, resultados, la estrategia. Solo cuentan lo que ve toda la empresa.',
  none: 'Ningún canal recibe mensajes.',
  failed: 'No se han podido cargar los canales.',
  list: 'Canales',
  add: 'Añadir canal',
  edit: 'Editar',
  test: 'Probar',
  remove: 'Quitar',
  of: (act, name) => `${act}: ${name}`,
  ask: (name) => `¿Quitar «${name}»?`,
  askHint: 'No recibirá más mensajes. El canal del chat se mantiene.',
  cancel: 'Cancelar',
  removed: 'El canal se ha quitado.',
  saved: 'El canal se ha guardado.',
  tested: 'La prueba se ha enviado. Mire el canal.',
  off: 'desactivado',
  gone: 'El chat indica que esta dirección ya no existe. Introduzca una nueva.',
  failingSince: 'Falla desde',
};

export const kindWords: Translated<typeof english.kindWords> = { slack: 'Slack', teams: 'Microsoft Teams' };

export const postWords: Translated<typeof english.postWords> = {
  digest: { name: 'Resumen del lunes', hint: 'Cómo va el trimestre, en tres frases' },
  goal_called: {
    name: 'Objetivos poco probables',
    hint: 'Cuando quien es responsable ve poco probable un objetivo',
  },
  results: { name: 'Resultados del trimestre', hint: 'Dos semanas después de su fin' },
  strategy: { name: 'Estrategia', hint: 'Cuando se publica una versión nueva' },
};

export const channelFormWords: Translated<typeof english.channelFormWords> = {
  kind: 'Chat',
  name: 'Nombre',
  nameHint: 'Cómo llama usted al canal, por ejemplo «dirección».',
  url: 'Dirección',
  urlHint: {
    slack:
      'De un webhook entrante de Slack. Quien la tenga puede enviar mensajes, por eso no se vuelve a mostrar.',
    teams:
      'De un flujo de trabajo de Teams, «Post to a channel when a webhook request is received». No se vuelve a mostrar.',
  },
  keeps: (host) => `Déjelo vacío para conservar la actual de ${host}.`,
  posts: 'Qué recibe',
  department: 'Objetivos de',
  wholeCompany: 'Toda la empresa',
  departmentsFailed: 'No se han podido cargar los departamentos.',
  isOn: 'Activado',
  save: 'Guardar',
};

const faults: Readonly<Record<string, string>> = {
  unreachable: 'No se ha podido contactar con el chat.',
  too_slow: 'El chat no ha respondido a tiempo.',
  forbidden: 'La dirección no está permitida.',
  redirected: 'La dirección lleva a otro sitio.',
  no_key: 'El servidor no tiene la clave de la dirección. Introduzca la dirección de nuevo.',
};

export const faultSentence: typeof english.faultSentence = (fault, status) =>
  faults[fault ?? ''] ?? `El chat ha respondido con el estado ${status ?? '?'}.`;

export const tellChannel: typeof english.tellChannel = ({ Code, Values }) => {
  const name = String(Values.name ?? '');
  if (Code === 'recovered') return `«${name}» vuelve a aceptar mensajes.`;
  return Code === 'gone' ? `La dirección de «${name}» ya no existe.` : `«${name}» no ha aceptado un mensaje.`;
};
