import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  part: 'Abwesenheit',
  none: 'Keine Abwesenheit eingetragen.',
  failed: 'Die Abwesenheiten konnten nicht geladen werden.',
  add: 'Abwesenheit hinzufügen',
  edit: 'Ändern',
  editOf: (days) => `Abwesenheit ${days} ändern`,
  days: (from, until) => (from === until ? from : `${from} – ${until}`),
  deputyIs: (name) => `Vertretung: ${name}`,
  noDeputy: 'Keine Vertretung',
  from: 'Erster Tag der Abwesenheit',
  until: 'Letzter Tag der Abwesenheit',
  deputy: 'Vertretung',
  deputyHint:
    'Gibt währenddessen Ziele der direkt Unterstellten frei und die wöchentlichen Vorhersagen ab. Leer: niemand.',
  nobody: 'Niemand gefunden',
  deputiesFailed: 'Die Personen konnten nicht geladen werden.',
  absent: 'Diese Abwesenheit ist vorbei oder wurde gestrichen.',
  changed: 'Diese Abwesenheit wurde inzwischen geändert.',
  load: 'Laden',
  added: 'Abwesenheit hinzugefügt',
  saved: 'Abwesenheit geändert',
  cancel: 'Abwesenheit streichen',
  cancelled: 'Abwesenheit gestrichen',
};
