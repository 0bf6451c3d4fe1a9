import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  editProfile: 'Profil bearbeiten',
  manageUser: 'Person verwalten',
  changeManager: 'Führungskraft ändern',
  assignManager: 'Führungskraft zuweisen',
  editResponsibility: 'Zuständigkeiten bearbeiten',
  addEmployee: 'Person hinzufügen',
  person: 'Profil',
  addNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  deleteNote: 'Notiz löschen',
  deactivate: 'Deaktivieren',
  activate: 'Aktivieren',
  freeEmail: 'E-Mail-Adresse freigeben',
  reassignGoals: 'Ziele neu vergeben',
  moveReports: 'Direkt Unterstellte verschieben',
  addDisc: 'DISC manuell eingeben',
  editDisc: 'DISC manuell bearbeiten',
  attachment: 'Anhang hinzufügen',
  connect: 'Mit dem Test verbinden',
  addAbsence: 'Abwesenheit hinzufügen',
  editAbsence: 'Abwesenheit ändern',
};
