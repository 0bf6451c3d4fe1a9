import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  off: 'In Ihrem Unternehmen dürfen Agenten nicht für Personen handeln. Ein Admin kann das einschalten.',
  client_unknown:
    'Dieses Programm ist Ihrem Unternehmen nicht bekannt. Ein Admin kann es unter Verbindungen eintragen.',
  address_unknown: 'Dieses Programm möchte zu einer Adresse zurückkehren, die nicht für es eingetragen ist.',
  not_pkce:
    'Dieses Programm fragt auf eine Weise, die nicht sicher genug ist (es muss PKCE mit S256 verwenden).',
  other_resource: 'Dieses Programm bittet um Zugriff auf eine andere Adresse als die dieses Unternehmens.',
  scope_unknown: 'Dieses Programm bittet um eine Berechtigung, die kein Agent haben kann.',
  too_many_grants: 'Sie haben 20 Agenten zugelassen. Bitte beenden Sie zuerst einen.',
  too_many_clients: 'Das Unternehmen hat 50 Programme. Bitte entfernen Sie zuerst eines.',
  bad_address:
    'Eine Adresse muss mit https:// beginnen oder mit http:// auf diesen Computer zeigen (localhost), ohne Fragment.',
  answered: 'Darauf wurde schon geantwortet.',
  expired: 'Diese Anfrage ist abgelaufen. Bitte fragen Sie den Agenten noch einmal.',
  too_many_requests: 'Auf Sie warten 50 Vorhersagen von Agenten. Bitte beantworten Sie zuerst einige.',
};
