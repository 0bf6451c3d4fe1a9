import type { Translated } from '@bellwether/domain/locale/language';
import { planWordOf } from '../import/presenter.notes.ts';
import { planWords } from '../import/words.de.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  exists: ({ name }) =>
    `${name} ist schon im Unternehmen. Ein Organisationsadmin kann dem Verzeichnis unter Einstellungen, Unternehmen, Verbindungen erlauben, Personen zu übernehmen.`,
  linked: ({ name }) => `${name} wurde vom Verzeichnis schon gesendet.`,
  left: ({ name }) =>
    `${name} hatte diese Adresse oder Personalnummer und ist ausgeschieden. Geben Sie im Profil die Adresse frei, wenn es jemand anderes ist. Wenn es dieselbe Person ist, aktivieren Sie das Profil wieder und erlauben dem Verzeichnis unter Einstellungen, Unternehmen, Verbindungen, Personen zu übernehmen.`,
  group_exists: 'Eine Gruppe mit dieser ID gibt es schon.',
  user_name_missing: 'Eine Person braucht einen userName.',
  value_too_long: ({ attribute, most }) => `${attribute} kann höchstens ${most} Zeichen haben.`,
  active_unclear: 'active muss true oder false sein.',
  plan: ({ code, value }) => planWordOf(planWords, code, value),
  is_ceo: 'Die Geschäftsführung kann nicht deaktiviert werden. Machen Sie zuerst jemand anderen dazu.',
  last_org_admin:
    'Das ist der letzte Organisationsadmin des Unternehmens. Machen Sie zuerst jemand anderen dazu.',
  email_guarded:
    'Diese Person hat Verwaltungsrechte, deshalb wird ihre E-Mail-Adresse im Profil geändert und nicht durch das Verzeichnis.',
  filter: 'Filter verwenden eq mit userName, externalId, emails, id und active, verbunden durch and.',
  group_filter: 'Filter verwenden eq mit displayName, externalId, id und members, verbunden durch and.',
  page: 'startIndex und count müssen ganze Zahlen sein.',
  patch: 'Das ist kein Patch: Operations muss eine Liste von add, replace und remove mit ihren Pfaden sein.',
  too_many_operations: 'Ein Patch kann höchstens 1.000 Operationen haben.',
  path: ({ path }) => `Der Pfad ${path} kann nicht gelesen werden.`,
  no_target: ({ path }) => `Zum Pfad ${path} passt nichts.`,
  not_object: 'Der Inhalt muss ein Objekt sein.',
  group_name_missing: 'Eine Gruppe braucht einen displayName.',
  member_missing: ({ id }) => `Keine Person hat die ID ${id}.`,
  stale: 'Das wurde geändert, seit es gelesen wurde.',
};

export const discoveryWords: Translated<typeof english.discoveryWords> = {
  token: 'Der Token des Verzeichnisses, aus Einstellungen, Unternehmen, Verbindungen.',
};

export const scimSettingWords: Translated<typeof english.scimSettingWords> = {
  group_gone: 'Diese Gruppe gibt es nicht mehr.',
};
