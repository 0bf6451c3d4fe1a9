import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const ownAgentsWords: Translated<typeof english.ownAgentsWords> = {
  title: 'Sus agentes',
  hint: 'Un agente es un programa, como Claude, que actúa en Bellwether por usted: ve lo que usted ve y nunca puede hacer más que usted. Lo que hace aparece en el historial como «con un agente». No da ninguna predicción sin su sí.',
  tokens: 'Un agente también puede usar uno de sus tokens:',
  off: 'Su empresa no permite por ahora que actúen agentes.',
  none: 'Ningún agente actúa por usted.',
  failed: 'No se han podido cargar sus agentes.',
  allowed: 'Autorizado el',
  withToken: 'Usa un token suyo, creado el',
  lastUsed: 'último uso el',
  unused: 'aún sin usar',
  end: 'Anular',
  endOf: (name) => `Anular ${name}`,
  ask: (name) => `¿Anular «${name}»?`,
  askHint: 'Se rechaza de inmediato. Puede volver a autorizarlo.',
  askTokenHint: 'Su token termina con él, y todo lo demás que lo use también se rechaza.',
  cancel: 'Cancelar',
  ended: 'El agente se ha anulado. Se rechaza desde ahora.',
};

export const allowWords: Translated<typeof english.allowWords> = {
  asks: (name) => `«${name}» quiere actuar por usted`,
  hint: 'Puede hacer esto con sus derechos, y nunca más que usted:',
  never:
    'Nunca puede aprobar, cerrar, firmar, evaluar ni eliminar, cambiar personas o ajustes, ni leer notas privadas o evaluaciones. Cada predicción necesita su sí.',
  unknown:
    'Nadie de su empresa ha dado de alta este programa: ha elegido su nombre por sí mismo. Autorícelo solo si acaba de conectarlo.',
  returns: (host) => `Después, su navegador vuelve a ${host}.`,
  end: 'Puede anularlo en cualquier momento en Ajustes → Agentes.',
  allow: 'Autorizar',
  refuse: 'No autorizar',
  broken: 'Esta dirección está incompleta',
  brokenHint: 'Empiece de nuevo en el programa que le ha traído aquí.',
  failed: 'No se puede autorizar este acceso',
  away: 'Su navegador vuelve al programa…',
};

export const actionItemWords: Translated<typeof english.actionItemWords> = {
  name: 'Añadir tareas',
  hint: 'Para usted y para otras personas, también desde un objetivo',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Confirmar una predicción',
  prepared: (agent) =>
    `Un agente (${agent}) ha preparado esta predicción para usted. Solo se guarda si usted dice que sí.`,
  week: (week) => `Semana ${week}`,
  likelihood: 'Qué probabilidad',
  quality: 'Qué calidad',
  comment: 'Comentario',
  present: 'Ahora',
  nothing: 'sin predicción',
  yes: 'Sí, dar esta predicción',
  no: 'No',
  goal: 'Abrir el objetivo',
  failed: 'No se ha podido cargar esta solicitud',
  absent: 'No tiene ninguna solicitud así',
};

export const requestStateWords: Translated<typeof english.requestStateWords> = {
  confirmed: 'Ha dicho que sí: la predicción se ha guardado.',
  refused: 'Ha dicho que no: no se ha guardado nada.',
  expired: 'Esta solicitud ha caducado. Pídaselo de nuevo al agente.',
};

export const agentsCardWords: Translated<typeof english.agentsCardWords> = {
  title: 'Agentes',
  about:
    'Programas como Claude actúan por una persona, con los derechos de esa persona y nunca más. Se activan en los ajustes: los agentes en Personas, sus segundas opiniones puntuadas en Análisis.',
  address: 'Dirección para agentes (MCP)',
  addressHint: 'Se introduce en el programa. Funciona con OAuth o con un token personal.',
  copy: 'Copiar dirección',
  copied: 'La dirección se ha copiado.',
  notCopied: 'No se ha podido copiar la dirección. Selecciónela y cópiela a mano.',
  failed: 'No se han podido cargar los programas.',
  none: 'No hay ningún programa dado de alta. Aun así, cada persona puede conectar un agente con un token propio.',
  mayRegister: 'Los programas pueden registrarse por sí mismos.',
  mayNotRegister: 'Solo los programas dados de alta aquí pueden pedir acceso a las personas.',
  list: 'Programas',
  add: 'Añadir programa',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  ask: (name) => `¿Quitar «${name}»?`,
  askHint: 'Se anula de inmediato para todas las personas que lo autorizaron.',
  cancel: 'Cancelar',
  removed: 'El programa se ha quitado.',
  added: 'El programa se ha añadido.',
  registered: 'Registrado por sí mismo',
  people: (count) =>
    count === 0
      ? 'nadie lo ha autorizado aún'
      : `autorizado por ${count === 1 ? '1 persona' : `${shownNumber(count)} personas`}`,
  clientId: (id) => `ID de cliente ${id}`,
  name: 'Nombre',
  nameHint: 'Como lo verán las personas cuando se les pregunte: «Claude».',
  addresses: 'Direcciones de retorno',
  addressesHint: 'Una por línea, tal como las indica la documentación del programa.',
};
