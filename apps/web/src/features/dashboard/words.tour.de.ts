import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.tour.ts';

export const tourWords: Translated<typeof english.tourWords> = {
  start: 'Rundgang beginnen',
  leave: 'Rundgang beenden',
  back: 'Zurück',
  next: 'Weiter',
  end: 'Fertig',
  stopOf: (stop, all) => `${stop} von ${all}`,
  stops: {
    reminders: {
      title: 'Was auf Sie wartet',
      text: 'Alles, was auf Sie wartet, steht hier, jeweils mit der Schaltfläche, die es beginnt. Einmal in der Woche ist es das Update Ihrer Ziele: zwei Klicks je Ziel.',
    },
    goals: {
      title: 'Ihre Ziele',
      text: 'Hier schreiben Sie Ziele und sehen, wie sie stehen. Über der Liste wählen Sie, wessen Ziele Sie sehen: Ihre eigenen, die Ihrer Führungskraft oder die des Unternehmens.',
    },
    news: {
      title: 'Was es Neues gibt',
      text: 'Freigaben, Kommentare und Fragen zu Ihren Zielen stehen hier. In den Einstellungen wählen Sie, was auch per E-Mail kommt.',
    },
    find: {
      title: 'Alles finden',
      text: 'Tippen Sie ein paar Buchstaben eines Ziels, einer Person, einer Seite oder einer Einstellung.',
    },
  },
};
