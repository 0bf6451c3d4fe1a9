import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const providerMailWords: Translated<typeof english.providerMailWords> = {
  hello: (name) => `Guten Tag ${name},`,
  profile: (name) => `Profil von ${name}`,
  glass: {
    subject: ({ name, provider }) => `${name} hat sich ohne ${provider} angemeldet`,
    said: ({ name, company, provider }) =>
      `Bei ${company} meldet man sich mit ${provider} an. ${name} gehört zu denen, die sich im Notfall ohne diesen Dienst anmelden dürfen, und hat das gerade getan, mit Passwort oder Passkey.`,
    advice:
      'Wenn Sie davon wissen, ist nichts zu tun. Wenn nicht, fragen Sie sofort nach und beenden Sie die Sitzungen des Kontos.',
  },
  few: {
    subject: (provider) => `Zu wenige können sich ohne ${provider} anmelden`,
    said: ({ name, company, provider, left }) =>
      `${name} wurde deaktiviert und gehörte zu denen, die sich bei ${company} im Notfall ohne ${provider} anmelden dürfen. Jetzt kann das ${left === 0 ? 'niemand mehr' : 'nur noch eine Person'}: Wenn ${provider} ausfällt, ist das Unternehmen womöglich ausgesperrt.`,
    advice: 'Bitte nennen Sie mindestens zwei Personen, die ihr Passwort behalten.',
    button: 'Verbindungen öffnen',
  },
  arrived: {
    subject: (name) => `${name} wurde durch die Anmeldung Ihres Unternehmens hinzugefügt`,
    said: ({ name, email, company, provider, manager }) =>
      `${name} (${email}) hat sich zum ersten Mal mit ${provider} angemeldet und war bei ${company} nicht bekannt. Da Sie das erlauben, wurde ${name} als mitwirkende Person hinzugefügt${manager === '' ? '' : `, unterstellt ${manager}`}.`,
    advice: 'Bitte prüfen Sie den Namen, die Führungskraft und die Abteilung.',
  },
};

export const providerTrustWords: Translated<typeof english.providerTrustWords> = {
  linked: {
    subject: 'Mit Ihrem Konto wurde ein Anmeldedienst verknüpft',
    said: (company) =>
      `Mit Ihrem Konto bei ${company} wurde ein Anmeldedienst verknüpft. Von jetzt an können Sie sich mit ihm anmelden.`,
    named: (company, provider) =>
      `Mit Ihrem Konto bei ${company} wurde der Anmeldedienst „${provider}“ verknüpft. Von jetzt an können Sie sich mit ihm anmelden.`,
    button: 'Ihre Sitzungen ansehen',
    note: (company) =>
      `Wenn Sie das nicht waren, sagen Sie sofort dem Organisationsadmin von ${company} Bescheid.`,
  },
  added: {
    subject: 'Ein Anmeldedienst wurde hinzugefügt',
    said: (company) => `Bei ${company} wurde ein Anmeldedienst hinzugefügt.`,
    named: (company, provider) => `Bei ${company} wurde der Anmeldedienst „${provider}“ hinzugefügt.`,
  },
  changed: {
    subject: 'Ein Anmeldedienst wurde geändert',
    said: (company) =>
      `Ein Anmeldedienst von ${company} wurde geändert: sein Aussteller, seine Adresse, sein Zertifikat oder ob seinen E-Mail-Adressen vertraut wird.`,
    named: (company, provider) =>
      `Der Anmeldedienst „${provider}“ von ${company} wurde geändert: sein Aussteller, seine Adresse, sein Zertifikat oder ob seinen E-Mail-Adressen vertraut wird.`,
  },
  trust: 'Wer einen Anmeldedienst betreibt, kann sich als andere Personen anmelden.',
  advice:
    'Wenn Sie davon wissen, ist nichts zu tun. Wenn nicht, schalten Sie den Anmeldedienst aus und fragen Sie sofort nach. Im Audit-Protokoll steht, wer es getan hat.',
  button: 'Verbindungen öffnen',
};
