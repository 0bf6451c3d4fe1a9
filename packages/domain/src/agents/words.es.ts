import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const agentSettingWords: Translated<typeof english.agentSettingWords> = {
  agents: 'Agentes',
  agentsSays:
    'El personal puede dejar que programas como Claude actúen en su nombre, con sus propios derechos y nunca con más. Inmediato; si se desactiva, ningún agente puede hacer llamadas.',
  registration: 'Los agentes pueden registrarse solos',
  registrationSays:
    'Un programa que nadie ha dado de alta puede pedir acceso a una persona. Si se desactiva, solo pueden hacerlo los programas que haya dado de alta la administración. Inmediato.',
  views: 'Segundas opiniones de agentes',
  viewsSays:
    'Los agentes dicen cómo de probable ven un objetivo antes de que responda su responsable, y se valora su acierto después del trimestre. Inmediato; si se desactiva, no se elimina nada.',
};

export const agentMessages: Translated<typeof english.agentMessages> = {
  nameRequired: 'Escriba un nombre.',
  addressRequired: 'Escriba una dirección de retorno.',
  evidenceRequired: 'Indique en qué se basa la probabilidad.',
};
