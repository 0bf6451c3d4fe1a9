import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

const goals = (count: number) => (count === 1 ? '1 Ziel' : `${count} Ziele`);
const named = (title: string | null) => (title === null ? 'dem übergeordneten Ziel' : `„${title}“`);

export const carryOverWords: Translated<typeof english.carryOverWords> = {
  title: 'Ziele übertragen',
  unfinished: (count, from) =>
    count === 1
      ? `1 Ziel aus ${from} hat kein Ergebnis oder wurde nicht erreicht.`
      : `${count} Ziele aus ${from} haben kein Ergebnis oder wurden nicht erreicht.`,
  invitation: (_, to) => `Nach ${to} übertragen`,
  explanation: (from, to) =>
    `Jedes wird ein Entwurf in ${to} mit denselben Texten. Laufende Ziele aus ${from} erhalten hier ihr Ergebnis, die anderen bleiben, wie sie sind.`,
  legend: (from) => `Ziele aus ${from}, die übertragen werden`,
  result: (title) => `Ergebnis von „${title}“`,
  notReached: 'Nicht erreicht',
  dismiss: (count) => `${goals(count)} ausblenden`,
  chosen: (count, total) => `${count} von ${total} ausgewählt`,
  all: 'Alle auswählen',
  none: 'Keines auswählen',
  main: (count) => (count === 0 ? 'Übertragen' : `${goals(count)} übertragen`),
  more: (shown, total) =>
    `Die ersten ${shown} von ${total} werden angezeigt; die weiteren folgen, sobald diese übertragen sind.`,
  done: (count, to) =>
    count === 1
      ? `1 Ziel wurde als Entwurf nach ${to} übertragen.`
      : `${count} Ziele wurden als Entwürfe nach ${to} übertragen.`,
  next: 'Sehen Sie jedes durch, und fragen Sie die Freigabe an.',
  drafts: 'Die neuen Entwürfe',
  again: 'Weitere übertragen',
  nothing: (from) => `Aus ${from} ist nichts zu übertragen.`,
  nothingYet: 'Es gibt kein früheres Quartal.',
  nothingHint:
    'In der letzten Woche eines Quartals und während des nächsten können Sie hier Ziele ohne Ergebnis und nicht erreichte Ziele weiterführen.',
  left: 'Die Liste zeigt, was noch übrig ist.',
  from: 'Übertragen aus',
  to: 'Übertragen nach',
};

export const alignmentWords: typeof english.alignmentWords = ({
  ParentFate,
  NewParentTitle,
  ParentReason,
}) => {
  switch (ParentFate) {
    case 'none':
      return null;
    case 'same':
      return `Bleibt ${named(NewParentTitle)} zugeordnet.`;
    case 'together':
      return `Bleibt ${named(NewParentTitle)} zugeordnet, das ebenfalls übertragen wird.`;
    case 'successor':
      return `Wird ${named(NewParentTitle)} zugeordnet, in das das übergeordnete Ziel übertragen wurde.`;
    case 'dropped':
      return `Nicht mehr zugeordnet. ${ParentReason ?? ''}`.trim();
  }
};

export const carriedDraftsWords: Translated<typeof english.carriedDraftsWords> = {
  done: 'Fertig',
};

export const carryOverFormWords: Translated<typeof english.carryOverFormWords> = {
  cancel: 'Abbrechen',
};

export const carryOverPartWords: Translated<typeof english.carryOverPartWords> = {
  notLoaded: 'Die Ziele konnten nicht geladen werden.',
};

export const goalChoiceWords: Translated<typeof english.goalChoiceWords> = {
  private: 'Privat',
};
