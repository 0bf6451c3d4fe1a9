import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.directory.ts';

export const directoryWords: Translated<typeof english.directoryWords> = {
  title: 'Personenverzeichnis',
  search: 'Personen nach Name, Position, Abteilung oder E-Mail-Adresse suchen',
  placeholder: 'Personen suchen',
  searchKey: 'Personen suchen',
  filters: 'Filter',
  count: (count) => (count === 1 ? '1 Person' : `${shownNumber(count)} Personen`),
  found: (found, all) =>
    `${shownNumber(found)} von ${all === 1 ? '1 Person' : `${shownNumber(all)} Personen`}`,
  name: 'Name',
  active: 'Aktiv',
  sortBy: (column) => `Nach ${column} sortieren`,
  nobody: 'Keine Treffer.',
  nobodyHint: 'Jedes Wort muss in Name, Position, Abteilung oder E-Mail-Adresse vorkommen.',
  clear: 'Suche und Filter löschen',
  cut: (shown, all) =>
    `Die ersten ${shownNumber(shown)} von ${shownNumber(all)} Zeilen. Den Excel-Export aller Personen erhalten Sie von der Geschäftsführung oder von Organisationsadmins.`,
  open: 'Profil öffnen',
  goals: 'Ziele',
  everybody: 'Alle',
  filterNames: { find: 'Suche', roles: 'Rollen', status: 'Status', sortBy: 'Sortierung' },
  department: 'Abteilung',
  chooseDepartment: 'Abteilung wählen',
  sized: (name, people) => `${name} · ${directoryWords.count(people)}`,
  tooMany: (people) =>
    `Ihr Unternehmen hat ${shownNumber(people)} Personen. Wählen Sie eine Abteilung, oder suchen Sie nach einem Namen. Dies sind die Personen um Sie herum.`,
  onlyFirst: (shown) =>
    `Die ersten ${shownNumber(shown)} Personen. Suchen Sie nach einem Namen, um andere zu finden.`,
};
