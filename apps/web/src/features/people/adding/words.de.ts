import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const addingWords: Translated<typeof english.addingWords> = {
  title: layerTitles.addEmployee,
  name: 'Vollständiger Name',
  email: 'E-Mail',
  emailHint: 'Dorthin wird die Einladung gesendet.',
  jobTitle: 'Position',
  isManager: 'Führungskraft',
  isManagerHint: 'Kann direkt Unterstellte haben.',
  isObserver: 'Beobachtung',
  isObserverHint:
    'Liest mit, hat keine Ziele und keine Führungskraft und wird nur der Geschäftsführung und Organisationsadmins angezeigt.',
  manager: 'Führungskraft',
  reportsTo: 'Unterstellt',
  department: 'Abteilung',
  departmentHint: 'Die Abteilung des Bereichs dieser Person. Leer: die Abteilung darüber.',
  save: 'Hinzufügen und einladen',
  done: (name, manager, email) =>
    `${manager === undefined ? '' : `${name} ist jetzt ${manager} unterstellt. `}Eine Einladung wurde an ${email} gesendet.`,
  change: 'Ändern',
  nobody: 'Keine Treffer.',
  failed: 'Die Führungskräfte konnten nicht geladen werden.',
  notYours: 'Sie haben keine Berechtigung.',
};
