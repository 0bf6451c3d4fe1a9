import type { Translated } from '@bellwether/domain/locale/language';
import { shownDayAt } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const presetLabels: Translated<typeof english.presetLabels> = {
  google: 'Google Workspace',
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  keycloak: 'Keycloak',
  other: 'Anderer Anmeldedienst',
};

export const issuerHints: Translated<typeof english.issuerHints> = {
  google: 'https://accounts.google.com',
  entra: 'https://login.microsoftonline.com/<Verzeichnis-ID>/v2.0',
  okta: 'https://<Unternehmen>.okta.com',
  keycloak: 'https://<Server>/realms/<Realm>',
  other: 'Die Adresse vor /.well-known/openid-configuration.',
};

export const providersWords: Translated<typeof english.providersWords> = {
  title: 'Anmeldung',
  about: 'Personen können sich mit dem Konto Ihres Unternehmens anmelden, über OpenID Connect oder SAML 2.0.',
  addOpenId: 'OpenID Connect hinzufügen',
  addSaml: 'SAML 2.0 hinzufügen',
  loadFailed: 'Die Anmeldedienste konnten nicht geladen werden.',
  linked: (count) => (count === 1 ? '1 Person ist verknüpft.' : `${count} Personen sind verknüpft.`),
  enforced: 'Verpflichtend: Ein Passwort verwenden nur die Personen, die ihres behalten.',
  redirect: 'Weiterleitungsadresse, für Ihren Anmeldedienst',
  acs: 'Adresse für Assertions (ACS), für Ihren Anmeldedienst',
  metadata: 'Metadaten von Bellwether, zugleich die Entity-ID',
  logout: 'Back-Channel-Abmeldeadresse, für Ihren Anmeldedienst',
  certificate: ({ Subject: subject, Until: until }) =>
    `Zertifikat ${subject}, gültig bis ${shownDayAt(Date.parse(until))}`,
  record: (domain) => `TXT-Eintrag, der ${domain} nachweist`,
  claimed: (domain) => `${domain} ist durch den DNS-Eintrag nachgewiesen.`,
  test: 'Testen',
  change: 'Ändern',
  remove: 'Entfernen',
  removeSure: 'Anmeldedienst und Verknüpfungen entfernen?',
  cancel: 'Abbrechen',
  reachable:
    'Der Anmeldedienst antwortet. Das zweite Fenster zeigt, was er sendet und wer damit angemeldet würde.',
  openTrial: 'Zweites Fenster öffnen',
  saved: 'Der Anmeldedienst wurde gespeichert.',
  add: 'Hinzufügen',
  save: 'Speichern',
  formNew: 'Neuer Anmeldedienst',
  formOf: (name) => `${name} ändern`,
  preset: 'Produkt',
  name: 'Name auf der Anmeldeseite',
  issuer: 'Aussteller (Issuer)',
  clientId: 'Client-ID',
  secret: 'Client-Secret',
  secretKept: 'Leer lassen, um das gespeicherte zu behalten. Es wird nie angezeigt.',
  metadataOfProvider: 'Metadaten des Anmeldedienstes, als Text oder als https-Adresse',
  metadataKept: 'Leer lassen, um die gespeicherten zu behalten.',
  domains: 'Domains von E-Mail-Adressen, die zu ihm führen',
  domainsHint: 'Durch Kommas getrennt, zum Beispiel example.com.',
  isOn: 'Eingeschaltet',
  isEnforced: 'Verpflichtend: Mit Passwort melden sich nur die unten genannten Personen an',
  glass: 'Behält ein Passwort',
  fewPasswords: ([only]) =>
    only === undefined
      ? 'Niemand behält ein Passwort. Wenn der Anmeldedienst ausfällt, kann sich niemand anmelden. Nennen Sie zwei Personen.'
      : `Nur ${only} behält ein Passwort. Nennen Sie eine zweite Person, die sich anmelden kann, wenn der Anmeldedienst ausfällt.`,
  glassHint: 'Mindestens zwei. Bei jeder Verwendung erhalten alle Organisationsadmins eine E-Mail.',
  isAuthoritative: 'Alle Adressen, die er sendet, gelten als bestätigt',
  isAuthoritativeHint: 'Nur, wenn dort niemand die eigene Adresse wählen kann.',
  createsPeople: 'Fügt Personen, die hier fehlen, als Mitwirkende hinzu',
  createsUnder: 'Ihre Führungskraft; ohne Auswahl die Geschäftsführung',
  takesUnasked: 'Die Anmeldung darf beim Anmeldedienst beginnen',
};

export const providerHappenings: Translated<typeof english.providerHappenings> = {
  signedIn: (who) => `${who} hat sich angemeldet.`,
  endedByProvider: 'Der Anmeldedienst hat Sitzungen beendet.',
  down: 'Der Anmeldedienst hat nicht geantwortet.',
};
