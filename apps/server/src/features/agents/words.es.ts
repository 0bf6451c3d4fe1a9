import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  off: 'Su empresa no permite que los agentes actúen en nombre de personas. La administración puede activarlos.',
  client_unknown: 'Su empresa no conoce este programa. La administración puede darlo de alta en Conexiones.',
  address_unknown: 'Este programa quiere volver a una dirección que no se dio de alta para él.',
  not_pkce: 'Este programa pide acceso de una forma poco segura (debe usar PKCE con S256).',
  other_resource: 'Este programa pide acceso a una dirección distinta de la de esta empresa.',
  scope_unknown: 'Este programa pide un permiso que ningún agente puede tener.',
  too_many_grants: 'Ha autorizado 20 agentes. Anule primero uno.',
  too_many_clients: 'La empresa tiene 50 programas. Quite primero uno.',
  bad_address:
    'Una dirección debe empezar por https://, o ser http:// en este equipo (localhost), sin fragmento.',
  answered: 'A esto ya se ha respondido.',
  expired: 'Esta solicitud ha caducado. Pídaselo de nuevo al agente.',
  too_many_requests: 'Tiene 50 predicciones de agentes por responder. Responda primero a algunas.',
};
