import type { Translated } from '@bellwether/domain/locale/language';
import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const pageWords: Translated<typeof english.pageWords> = {
  failed: 'Das Profil konnte nicht geladen werden.',
  absent: 'Sie haben keine Berechtigung.',
  absentDetail: 'Dieses Profil gibt es nicht, oder Sie dürfen es nicht sehen.',
  you: '(Sie)',
  about: 'Über',
  tabs: {
    goals: 'Ziele',
    reports: 'Direkt Unterstellte',
    manual: 'Bedienungsanleitung',
    insight: 'Wie gut ich es weiß',
    settings: 'Einstellungen',
    appraisals: 'Beurteilungen',
    notes: 'Notizen',
  },
};

export const cardWords: Translated<typeof english.cardWords> = {
  department: 'Abteilung',
  location: 'Standort',
  startDate: 'Eintrittsdatum',
  since: (day) => `Seit ${day}`,
  email: 'E-Mail',
  noEmail: 'Keine E-Mail-Adresse',
  pending: (email) => `${email} (noch nicht bestätigt)`,
  disc: 'DISC',
  phone: 'Telefonnummer',
  linkedin: 'LinkedIn',
  biography: 'Biografie',
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
  edit: layerTitles.editProfile,
  permissions: 'Berechtigungen',
  manage: layerTitles.manageUser,
  responsibility: 'Zuständigkeiten',
  noResponsibility: 'Noch keine Zuständigkeiten eingetragen.',
  responsibilityFailed: 'Die Zuständigkeiten konnten nicht geladen werden.',
  editResponsibility: layerTitles.editResponsibility,
  manager: 'Führungskraft',
  noManager: 'Keine Führungskraft',
  orgChart: 'Organigramm anzeigen',
  changeManager: layerTitles.changeManager,
  assignManager: layerTitles.assignManager,
  add: (what) => `${what} hinzufügen`,
};

export const discNames: Translated<typeof english.discNames> = {
  D: 'Dominanz',
  I: 'Initiative',
  S: 'Stetigkeit',
  C: 'Gewissenhaftigkeit',
};

export const goalsTabWords: Translated<typeof english.goalsTabWords> = {
  quartersFailed: 'Die anderen Quartale konnten nicht geladen werden.',
  quarter: 'Quartal',
  viewList: 'Liste anzeigen',
  list: 'Ziele',
  count: (goals, atRisk, hasMore) => {
    const shown =
      goals === 1 ? `${hasMore ? 'Erstes ' : '1 '}Ziel` : `${hasMore ? 'Erste ' : ''}${goals} Ziele`;
    return atRisk === 0 ? shown : `${shown} · ${atRisk} gefährdet`;
  },
  ended: 'Für das Quartal sind keine Ziele erfasst',
  none: (quarter) => `Für ${quarter} wurden keine Ziele hinzugefügt.`,
  failed: 'Die Ziele konnten nicht geladen werden.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  oneToOne: 'Einzelgespräch',
  oneToOneWith: (name) => `Einzelgespräch mit ${name}`,
  employee: 'Person',
  goals: 'Ziele dieses Quartals',
  noGoals: 'Noch keine Ziele',
  goalsFailed: 'Die Ziele konnten nicht geladen werden.',
  add: layerTitles.addEmployee,
  noneHint: 'Hier stehen die dieser Person unterstellten Personen und wie es um ihre Ziele steht.',
  status: 'Status',
  actions: 'Aktionen',
  orgStructure: 'Organisationsstruktur anzeigen',
  none: 'Noch keine direkt Unterstellten.',
  changeManagerOf: (name) => `Führungskraft von ${name} ändern`,
};

export const rolesWords: Translated<typeof english.rolesWords> = {
  title: layerTitles.manageUser,
  role: 'Rolle',
  flags: 'Administrative Berechtigungen',
  both: 'Zieladmins haben alle Rechte des Zielmanagements, für alle Ziele. Wählen Sie eines von beiden.',
  saved: 'Rolle und Berechtigungen wurden gespeichert.',
  confirm: 'Geben Sie CONFIRM ein, um dieser Person die Geschäftsführung zu übertragen',
  confirmWord: 'CONFIRM',
  confirmMissing: 'Geben Sie zuerst CONFIRM ein.',
  newCeo: (name) => `${name} übernimmt die Geschäftsführung.`,
  ceases:
    'Die bisherige Geschäftsführung wird eine Führungskraft, die der neuen unterstellt ist, und behält die eigenen Unterstellten. Die Verantwortung für Ziele ändert sich nicht.',
  goals: (count, hasMore) =>
    hasMore ? `Mehr als ${count} Ziele` : count === 1 ? '1 Ziel' : `${count} Ziele`,
  companyGoals: (count) =>
    `Aus dem laufenden Quartal gelten dann nicht mehr als Unternehmensziele: ${count}. Unternehmensziele sind immer die der Geschäftsführung.`,
  reassign: 'Unternehmensziele ansehen, um sie neu zu vergeben',
  companyGoalsFailed: 'Die Unternehmensziele konnten nicht geladen werden.',
  own: 'Ihre eigene Rolle und Ihre Berechtigungen ändert eine andere Person.',
  assignNext: 'Weisen Sie als Nächstes eine Führungskraft zu: Diese Person hat keine.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  search: 'Suchen',
  list: 'Führungskräfte',
  nobody: 'Keine Führungskraft',
  nobodyHint: 'Die Rolle Beobachtung braucht eine Person ohne Führungskraft.',
  none: 'Keine Treffer.',
  failed: 'Die Führungskräfte konnten nicht geladen werden.',
  required: employeeMessages.managerRequired,
  saved: 'Die Führungskraft wurde geändert.',
};

export const responsibilityWords: Translated<typeof english.responsibilityWords> = {
  field: 'Zuständigkeiten',
  saved: 'Die Zuständigkeiten wurden gespeichert.',
  changed:
    'Die Zuständigkeiten wurden inzwischen von einer anderen Person geändert. Ihre Eingaben bleiben erhalten.',
  reload: 'Deren Text laden',
};

export const profileReasons: Translated<typeof english.profileReasons> = {
  active: 'Diese Person ist aktiv.',
  invited: 'Diese Person hat die Einladung noch nicht angenommen.',
  uninvited: 'Diese Person wurde nie eingeladen.',
  deactivated: 'Diese Person ist deaktiviert.',
  is_ceo: 'Übertragen Sie zuerst einer anderen Person die Geschäftsführung.',
  is_observer: 'Diese Person hat die Rolle Beobachtung.',
  cannot_have_reports: 'Nur Geschäftsführung und Führungskräfte können direkt Unterstellte haben.',
  notes_off: 'Ihr Unternehmen hat Notizen ausgeschaltet.',
  talent_off: 'Ihr Unternehmen hat Beurteilungen ausgeschaltet.',
  address_freed:
    'Die E-Mail-Adresse dieser Person wurde freigegeben. Ein Organisationsadmin kann die Person mit einer neuen aktivieren.',
  has_address: 'Diese Person hat eine E-Mail-Adresse.',
  from_directory: 'Die Führungskraft kommt aus dem Verzeichnis.',
  erased: 'Die Daten dieser Person wurden endgültig gelöscht.',
  held: 'Eine Aufbewahrungspflicht verhindert das.',
};

export const profilePartWords: Translated<typeof english.profilePartWords> = {
  part: 'Profil',
  hint: (email) => `Name, Bild, Telefonnummer und ${email}, womit Sie sich anmelden.`,
  open: 'Profil anzeigen',
};

export const securityPartWords: Translated<typeof english.securityPartWords> = {
  hint: 'Passkeys und Codes, die Ihre Anmeldung bestätigen.',
};

export const appearanceWords: Translated<typeof english.appearanceWords> = {
  colours: 'Farben',
  browser: 'Jeder Browser behält seine eigene Auswahl.',
  keys: 'Tasten',
  letters: 'Einzelne Buchstabentasten',
  lettersHint: 'Zum Beispiel U zum Aktualisieren. Die Taste ? zeigt alle an.',
};
