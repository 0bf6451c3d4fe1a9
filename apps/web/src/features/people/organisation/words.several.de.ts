import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const people = (count: number) => (count === 1 ? '1 Person' : `${shownNumber(count)} Personen`);

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Für die ausgewählten Personen',
  chosen: (count) => `${shownNumber(count)} ausgewählt`,
  tick: (name) => `${name} auswählen`,
  tickAll: 'Alle Personen der Liste auswählen',
  tickHeading: 'Ausgewählt',
  none: 'Auswahl aufheben',
  export: 'Exportieren',
  tooMany: (most) => `Höchstens ${most} Personen auf einmal.`,
  acts: {
    manager: 'Führungskraft ändern',
    reinvite: 'Erneut einladen',
    deactivate: 'Deaktivieren',
  },
  explanation: {
    manager: (count) =>
      count === 1
        ? '1 Person erhält eine neue Führungskraft.'
        : `${people(count)} erhalten dieselbe neue Führungskraft.`,
    reinvite: (count) =>
      count === 1
        ? '1 Person erhält eine neue Einladung, sofern sie noch keine angenommen hat. Frühere Links gelten nicht mehr.'
        : `${people(count)} erhalten eine neue Einladung, sofern sie noch keine angenommen haben. Frühere Links gelten nicht mehr.`,
    deactivate: (count) =>
      count === 1
        ? '1 Person verliert sofort den Zugang. Ihre Ziele und Texte bleiben.'
        : `${people(count)} verlieren sofort den Zugang. Ihre Ziele und Texte bleiben.`,
  },
  leaves: (goals, reports) =>
    [
      goals === 1 ? '1 offenes Ziel' : `${goals} offene Ziele`,
      reports === 1 ? '1 direkt unterstellte Person' : `${reports} direkt Unterstellte`,
    ].join(' · '),
  notYours: 'Sie können diese Person nicht deaktivieren.',
  previewFailed: 'Was sie hinterlassen, konnte nicht geladen werden.',
  managerMissing: 'Bitte wählen Sie eine Führungskraft.',
  failed: 'Es wurde nichts geändert.',
  done: (done, all) => `Erledigt für ${done} von ${all}.`,
  notDone: 'Nicht erledigt für:',
  cancel: 'Abbrechen',
  close: 'Schließen',
};
