import type { Translated } from '@bellwether/domain/locale/language';
import { appraisalMessages } from '@bellwether/domain/talent/words.de';
import type * as english from './words.ts';

export const appraisalReasonWords: Translated<typeof english.appraisalReasonWords> = {
  none: 'Es gibt noch keine Beurteilung.',
  draft: 'Die Beurteilung ist noch nicht geteilt.',
  shared: 'Die Beurteilung ist geteilt und wartet auf die beurteilte Person.',
  acknowledged: 'Die beurteilte Person hat die Beurteilung unterschrieben.',
  completed: 'Die Beurteilung ist abgeschlossen.',
  employee_left: 'Diese Person ist deaktiviert.',
  employee_is_ceo: 'Über der Geschäftsführung steht niemand, der die Beurteilung unterschreibt.',
  scale_changed:
    'Das Unternehmen bewertet jetzt mit einer anderen Skala. Die Beurteilung muss zuerst neu bewertet werden.',
  calibrating:
    'Diese Beurteilung wird gerade kalibriert. Sie kann geteilt werden, sobald die Kalibrierung beendet ist.',
  employee_has_time:
    'Die beurteilte Person hat noch Zeit: bis zum Fälligkeitstag und mindestens eine Woche, nachdem der Text geteilt wurde.',
  statement_over: 'Eine Stellungnahme kann 30 Tage lang hinzugefügt werden. Diese Frist ist abgelaufen.',
};

export const talentWords: Translated<typeof english.talentWords> = {
  required: appraisalMessages.required,
  too_new: appraisalMessages.tooNew,
  period_missing: 'Bitte wählen Sie ein Quartal.',
  period_running: 'Dieses Quartal ist noch nicht zu Ende.',
  period_too_early: 'Das Unternehmen schreibt Beurteilungen nur für spätere Quartale.',
  person_stays: 'Eine Beurteilung bleibt bei ihrer Person.',
  period_stays: 'Eine Beurteilung bleibt bei ihrem Quartal.',
  rating_missing: 'Das ist keine der Stufen des Unternehmens.',
  tertiary_off: 'Das Unternehmen hat keine dritte Bewertung.',
  in_cycle: (name) => `Diese Person ist in der Runde „${name}“, die das Quartal umfasst.`,
  cycle_missing: 'Diese Person ist nicht in der Runde.',
  exists: 'Diese Person hat für das Quartal schon eine Beurteilung.',
  review_drafts_off: 'Ihr Unternehmen hat Entwürfe von Beurteilungen nicht eingeschaltet.',
  repeated_label: (labels) => `Jede Stufe braucht eine eigene Bezeichnung; ${labels} kommt zweimal vor.`,
  wrong_level_count: (count) => `Bitte geben Sie ${count} Bezeichnungen an, eine für jede Stufe.`,
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  title: 'Stand der Beurteilungen',
  sheet: 'Beurteilungen',
  columns: {
    name: 'Name',
    jobTitle: 'Position',
    unit: 'Abteilung',
    manager: 'Führungskraft',
    status: 'Status',
    progress: 'Fortschritt',
    overdue: 'Überfällig',
    due: 'Fällig',
    daysLate: 'Tage überfällig',
    waitsFor: 'Wartet auf',
    reviewer: 'Beurteilende Person',
    acknowledged: 'Unterschrieben von der beurteilten Person',
    completed: 'Unterschrieben von der Führungskraft',
  },
  statuses: {
    none: 'Nicht begonnen',
    draft: 'Begonnen',
    shared: 'Geteilt',
    acknowledged: 'Unterschrieben',
    completed: 'Abgeschlossen',
  },
  unsigned: 'Abgeschlossen, von der beurteilten Person nicht unterschrieben',
  confirmed: 'Nach Kenntnisnahme abgeschlossen, ohne Unterschriften',
  yes: 'Ja',
  no: 'Nein',
  totals: {
    sheet: 'Summen',
    manager: 'Führungskraft',
    everybody: 'Alle',
    nobody: 'Ohne Führungskraft',
    people: 'Personen',
    overdue: 'Überfällig',
    mostDaysLate: 'Längste Verspätung in Tagen',
  },
};

export const printWords: Translated<typeof english.printWords> = {
  title: 'Beurteilung von',
  reviewer: 'Beurteilende Person',
  signatures: 'Unterschriften',
  signed: (hasRatings) =>
    hasRatings
      ? 'Unterschrieben wurden die Beurteilung und die Bewertungen, wie sie hier gedruckt sind.'
      : 'Unterschrieben wurde die Beurteilung, wie sie hier gedruckt ist.',
  signedBy: { employee: 'Beurteilte Person', manager: 'Führungskraft' },
  acknowledgement: 'Kenntnisnahme',
  withoutSignatures:
    'Diese Beurteilungsrunde hat keine Unterschriften. Mit der Kenntnisnahme der beurteilten Person wurde die Beurteilung abgeschlossen.',
  acknowledgedBy: 'Zur Kenntnis genommen von',
  comment: 'Kommentar der beurteilten Person',
  noComment: 'Kein Kommentar.',
  notSigned: 'Von der beurteilten Person nicht unterschrieben',
  closed: 'Die Beurteilung wurde ohne die Unterschrift der beurteilten Person abgeschlossen.',
  closedBy: 'Abgeschlossen von',
  reason: 'Grund',
  statement: 'Stellungnahme der beurteilten Person',
  noStatement: 'Keine Stellungnahme.',
};

export const signingWords: Translated<typeof english.signingWords> = {
  own: (span) => (span === null ? 'Ihre Beurteilung' : `Ihre Beurteilung für ${span}`),
  of: (name, span) => (span === null ? `Beurteilung von ${name}` : `Beurteilung von ${name} für ${span}`),
};
