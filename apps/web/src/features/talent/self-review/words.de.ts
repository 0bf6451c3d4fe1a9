import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  title: (cycle) => `Selbsteinschätzung · ${cycle}`,
  own: 'Ihre Selbsteinschätzung',
  of: (name) => `Selbsteinschätzung von ${name}`,
  handedInOn: (day) => `Eingereicht am ${day}`,
  private:
    'Nur Sie lesen das, bis Sie es einreichen. Danach lesen es die Führungskräfte über Ihnen, die Geschäftsführung und HR-Admins.',
  readByModel:
    'Lässt sich die Person, die Ihre Beurteilung schreibt, einen Text vorschlagen, liest das KI-Modell des Unternehmens, was Sie hier einreichen.',
  note: 'Ihre letzte Notiz über Ihre Führungskraft',
  due: (day) => `Fällig am ${day}`,
  late: (day) =>
    `Sie war am ${day} fällig. Sie können sie einreichen, bis Ihre Führungskraft die Beurteilung teilt.`,
  write: 'Schreiben',
  continue: 'Fortsetzen',
  read: 'Lesen',
  openOf: (act, cycle) => `${act}: Selbsteinschätzung für ${cycle}`,
  states: {
    none: 'Nicht begonnen',
    draft: 'Begonnen, nicht eingereicht',
    handed_in: 'Eingereicht',
  },
  reasons: {
    not_open: 'Sie hat noch nicht begonnen.',
    handed_in: 'Sie ist eingereicht und ändert sich nicht mehr.',
    shared: 'Ihre Führungskraft hat die Beurteilung geteilt, deshalb ist die Selbsteinschätzung geschlossen.',
    left: 'Diese Person ist deaktiviert.',
  },
  opensOn: (day) => `Beginnt am ${day}`,
  save: 'Speichern',
  handIn: 'Einreichen',
  saved: 'Gespeichert. Nur Sie können es lesen.',
  handedIn: 'Ihre Selbsteinschätzung ist eingereicht.',
  changed: 'Sie haben dies in einem anderen Fenster geändert.',
  load: 'Gespeicherte Fassung anzeigen',
  noAnswer: 'Keine Antwort.',
  goals: 'Ihre Ziele der Runde',
  failed: 'Die Selbsteinschätzung konnte nicht geladen werden.',
  absent: 'Hier gibt es keine Selbsteinschätzung für Sie.',
  answerMissing: 'Diese Frage braucht eine Antwort.',
};
