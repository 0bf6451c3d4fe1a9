import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

const oneHour = 'Der Link funktioniert einmal, und eine Stunde lang ab der Anforderung.';
const aboutToChange = 'Ihre E-Mail-Adresse soll geändert werden';
const chooseNew = 'Neues Passwort wählen';
const newPassword = 'Jemand hat ein neues Passwort angefordert';

export const linkMailWords: Translated<typeof english.linkMailWords> = {
  reset: {
    subject: chooseNew,
    said: (company) => `Jemand hat ein neues Passwort für Ihr Konto bei ${company} angefordert.`,
    button: chooseNew,
    note: `${oneHour} Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.`,
  },
  unlock: {
    subject: 'Konto entsperren',
    said: (company) =>
      `Jemand möchte Ihr Konto bei ${company} entsperren. Nach zu vielen falschen Passwörtern ist ein Konto eine Zeit lang gesperrt.`,
    button: 'Konto entsperren',
    note: `${oneHour} Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`,
  },
  confirm: {
    subject: 'E-Mail-Adresse bestätigen',
    said: (company) =>
      `Diese Adresse soll die E-Mail-Adresse Ihres Kontos bei ${company} werden. Bis Sie sie bestätigen, melden Sie sich mit der bisherigen an.`,
    button: 'E-Mail-Adresse bestätigen',
    note: ({ day, company }) =>
      `Der Link funktioniert einmal, bis ${day}. Wenn Sie kein Konto bei ${company} haben, können Sie diese E-Mail ignorieren.`,
  },
  change: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by === null ? 'Sie haben' : `${by} hat`} beantragt, die E-Mail-Adresse Ihres Kontos bei ${company} in ${email} zu ändern. Bis diese Adresse bestätigt ist, melden Sie sich mit der jetzigen an.`,
    advice:
      'Wenn das nicht stimmt, wählen Sie sofort ein neues Passwort: Damit wird auch die Änderung abgebrochen.',
    button: chooseNew,
    note: (company) => `Bitte sagen Sie auch dem Organisationsadmin von ${company} Bescheid.`,
  },
  changed: {
    subject: 'Ihr Passwort wurde geändert',
    said: ({ company, day }) =>
      `Das Passwort Ihres Kontos bei ${company} wurde am ${day} geändert. Wenn Sie das waren, ist nichts zu tun.`,
    advice: (company) =>
      `Wenn es jemand anderes war, wählen Sie sofort ein neues Passwort und sagen Sie dem Organisationsadmin von ${company} Bescheid.`,
    button: chooseNew,
  },
};

export const contestMailWords: Translated<typeof english.contestMailWords> = {
  notMe: 'Das war ich nicht',
  notMeNote: ({ company, day }) =>
    `Der Link setzt diese Adresse wieder ein, beendet alle Sitzungen und benachrichtigt die Organisationsadmins von ${company}. Er funktioniert einmal, bis ${day}.`,
  byOther: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by} hat beantragt, die E-Mail-Adresse Ihres Kontos bei ${company} in ${email} zu ändern. Bis diese Adresse bestätigt ist, melden Sie sich mit der jetzigen an.`,
    made: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      said: ({ by, company, email }) =>
        `Die E-Mail-Adresse Ihres Kontos bei ${company} ist jetzt ${email}; ${by} hat sie geändert. Mit der bisherigen Adresse können Sie sich nicht mehr anmelden.`,
    },
    advice: 'Wenn Sie davon wissen, ist nichts zu tun. Wenn nicht, nehmen Sie die Änderung zurück.',
  },
  atNew: {
    subject: newPassword,
    said: ({ by, company, email }) =>
      `Die E-Mail-Adresse Ihres Kontos bei ${company} ist jetzt ${email}; ${by} hat diese Änderung beantragt. Gerade hat jemand dort ein neues Passwort angefordert.`,
    advice: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, nehmen Sie die Änderung zurück.',
  },
  atOwnNew: {
    subject: newPassword,
    said: (company) =>
      `Die E-Mail-Adresse Ihres Kontos bei ${company} wurde im Laufe des letzten Tages geändert, und gerade hat jemand an der neuen Adresse ein neues Passwort angefordert. Wenn Sie das waren, ist nichts zu tun.`,
    note: (company) =>
      `Wenn Sie das nicht waren, sagen Sie sofort dem Organisationsadmin von ${company} Bescheid.`,
  },
  contested: {
    subject: (name) => `${name} sagt: Das war ich nicht`,
    said: ({ day, by, name, company, from, to }) =>
      `Am ${day} hat ${by} beantragt, die E-Mail-Adresse von ${name} bei ${company} von ${from} in ${to} zu ändern. Wer die E-Mails an die alte Adresse liest, hat das mit dem Link „Das war ich nicht“ zurückgenommen.`,
    putBack:
      'Die alte Adresse gilt wieder für die Anmeldung, und alle Sitzungen sind beendet. Bitte fragen Sie beide Personen, was geschehen ist.',
    taken:
      'Alle Sitzungen sind beendet, aber die alte Adresse gehört inzwischen jemand anderem. Bitte setzen Sie die richtige Adresse und fragen Sie beide Personen, was geschehen ist.',
    button: (name) => `Profil von ${name}`,
  },
};
