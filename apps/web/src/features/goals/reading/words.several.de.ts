import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const goals = (count: number) => (count === 1 ? '1 Ziel' : `${shownNumber(count)} Ziele`);

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Für die ausgewählten Ziele',
  selected: (count) => `${shownNumber(count)} ausgewählt`,
  tick: (title) => `${title} auswählen`,
  select: 'Ziele auswählen',
  key: 'Das Ziel für eine Aktion an mehreren auswählen',
  all: (count) => `Alle ${shownNumber(count)} gezeigten auswählen`,
  none: 'Auswahl aufheben',
  export: 'Exportieren',
  undo: 'Rückgängig',
  tooMany: (most) => `Höchstens ${most} Ziele auf einmal.`,
  acts: {
    remind: 'Erinnern',
    follow: 'Folgen',
    unfollow: 'Nicht mehr folgen',
    carry_over: 'Übertragen',
  },
  done: {
    remind: (count) =>
      count === 1
        ? 'Die verantwortliche Person von 1 Ziel wurde erinnert.'
        : `Die Verantwortlichen von ${shownNumber(count)} Zielen wurden erinnert.`,
    follow: (count) => `Sie folgen jetzt ${count === 1 ? '1 Ziel' : `${shownNumber(count)} Zielen`}.`,
    unfollow: (count) => `Sie folgen ${count === 1 ? '1 Ziel' : `${shownNumber(count)} Zielen`} nicht mehr.`,
    carry_over: (count) => `${goals(count)} als Entwurf ins nächste Quartal übertragen.`,
  },
  failed: 'Nichts wurde geändert.',
  doneFor: (done, all) =>
    `Erledigt für ${shownNumber(done)} von ${shownNumber(all)} ${all === 1 ? 'Ziel' : 'Zielen'}.`,
  notDone: 'Nicht erledigt für:',
  close: 'Schließen',
  sheet: {
    title: 'Titel',
    owner: 'Verantwortlich',
    state: 'Status',
    likelihood: 'Wahrscheinlichkeit',
    quality: 'Qualität',
    parent: 'Trägt bei zu',
    address: 'Adresse',
  },
  fileName: 'ziele.csv',
};

export const parentDragWords: Translated<typeof english.parentDragWords> = {
  key: 'Ein anderes übergeordnetes Ziel wählen',
  moved: (title, parent) => `„${title}“ trägt jetzt zu „${parent}“ bei.`,
  takenBack: 'Das frühere übergeordnete Ziel ist wieder da.',
  undo: 'Rückgängig',
};
