import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { readerLocale } from '#ui/data/reader-locale.ts';
import type * as english from './words.legal.ts';

export const privacyPageWords: Translated<typeof english.privacyPageWords> = {
  bellwetherKeepsWhatYour:
    'Bellwether speichert, was Ihr Unternehmen für die Arbeit mit Zielen braucht: Ihren Namen, Ihre E-Mail-Adresse, Ihre Position und Ihren Platz im Unternehmen, was Sie in Ihrem Profil ergänzen, und die Ziele, Vorhersagen, Ergebnisse und Kommentare, die Sie schreiben.',
  auditLog: (days) =>
    `Ein Audit-Protokoll hält ${formatNumber(days, readerLocale())} Tage lang fest, wer wann was geändert hat, mit Adresse und Browser. Organisationsadmins und die Geschäftsführung lesen es; es enthält keine privaten Texte.`,
  whoSeesIt: 'Wer es sieht',
  peopleOfYourOwn:
    'Personen Ihres eigenen Unternehmens, soweit es die jeweilige Rolle erlaubt. Private Ziele sehen nur die verantwortliche Person und ihre Führungskräfte. Andere Unternehmen auf derselben Installation sehen nichts.',
  whereItIs: 'Wo es liegt',
  onTheInstallationThat:
    'Auf der Installation, die Ihr Unternehmen betreibt oder betreiben lässt. Die Seiten laden nichts von anderen Servern und setzen keine Tracking-Cookies. Ihr Browser speichert einen Anmeldetoken und Texte, die Sie noch nicht gespeichert haben; beim Abmelden wird beides entfernt.',
  services: 'Externe Dienste',
  noServices: 'Diese Installation sendet keine Daten von Personen an externe Dienste.',
  someServices: 'Diese Installation verwendet diese externen Dienste:',
  kinds: {
    model: 'Sprachmodell, für Entwürfe und Rückblicke',
    mail: 'E-Mails',
    storage: 'Bilder und Dateien',
    assessment: 'Fragen der Bedienungsanleitung',
  },
  yourRights: 'Ihre Rechte',
  exportAndErase:
    'In Ihren Einstellungen erstellt „Ihre Daten“ eine Datei mit allem, was über Sie gespeichert ist. Nach Ihrem Ausscheiden können Organisationsadmins sie für Sie erstellen und Ihre Daten löschen: Was Sie identifiziert, wird gelöscht; Ihre Ziele und Kommentare bleiben ohne Ihren Namen. Zuvor erstellte Sicherungen laufen später ab.',
  ownPage: 'Die Datenschutzerklärung Ihres Unternehmens',
  questions: 'Fragen',
  askTheOrgAdmin: 'Wenden Sie sich an die Organisationsadmins Ihres Unternehmens.',
  backToLogIn: 'Zurück zur Anmeldung',
};

export const termsPageWords: Translated<typeof english.termsPageWords> = {
  ownPage: 'Die Nutzungsbedingungen Ihres Unternehmens',
  yourCompanyGivesYou:
    'Ihr Unternehmen gibt Ihnen dieses Konto, um Ziele zu planen, vorherzusagen und zu prüfen. Verwenden Sie es dafür, behalten Sie Ihr Passwort für sich, und schreiben Sie über Kolleginnen und Kollegen so, wie Sie in deren Gegenwart sprechen würden.',
  whatYouWrite: 'Was Sie schreiben',
  itBelongsToYour:
    'Es gehört Ihrem Unternehmen. Vorhersagen, Ergebnisse und Beurteilungen bleiben im Verlauf, sobald sie abgegeben sind; neue können folgen, aber nichts lässt sich unbemerkt zurücknehmen.',
  theEndOfAn: 'Das Ende eines Kontos',
  yourCompanyCanDeactivate:
    'Ihr Unternehmen kann ein Konto jederzeit deaktivieren. Die Software ist frei unter der Apache-Lizenz 2.0 und kommt ohne Gewährleistung; Vereinbarungen über ihren Betrieb sind Sache Ihres Unternehmens.',
  backToLogIn: 'Zurück zur Anmeldung',
};
