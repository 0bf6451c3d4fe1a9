import type { Translated } from '../../locale/language.ts';
import { capital } from '../../shared/capital.ts';
import type * as english from './writer.en.ts';
import {
  appraisal,
  appraisalsDue,
  by,
  countOf,
  dataAsked,
  days,
  daysLeft,
  disputed,
  dueIn,
  fallen,
  goal,
  item,
  leftOpen,
  leftWords,
  ofQuarter,
  predicted,
  quoted,
  signatureDue,
  someone,
  toSomeone,
  waiting,
  weeksMissed,
} from './writer.phrases.de.ts';

/** The German texts of every kind. */
export const notificationWriter: Translated<typeof english.notificationWriter> = {
  goal_submitted: {
    subject: 'Ziel zur Freigabe eingereicht',
    body: (facts) =>
      `${by(facts)} hat ${goal(facts)} ${facts.isWaiting ? 'eingereicht. Es wartet auf Ihre Prüfung.' : 'zur Freigabe eingereicht.'}`,
  },
  goal_edits_submitted: {
    subject: 'Änderungen zur Freigabe eingereicht',
    body: (facts) =>
      `${by(facts)} hat Änderungen an ${goal(facts, 'dative')} ${facts.isWaiting ? 'eingereicht. Sie warten auf Ihre Prüfung.' : 'zur Freigabe eingereicht.'}`,
  },
  goal_approved: {
    subject: 'Ziel freigegeben',
    body: (facts) => `${by(facts)} hat ${goal(facts)} freigegeben.`,
  },
  goal_published: {
    subject: 'Ziel veröffentlicht',
    body: (facts) => `${by(facts)} hat ${goal(facts)} veröffentlicht.`,
  },
  goal_edits_approved: {
    subject: 'Änderungen freigegeben',
    body: (facts) => `${by(facts)} hat die Änderungen an ${goal(facts, 'dative')} freigegeben.`,
  },
  changes_requested: {
    subject: 'Änderungen erbeten',
    body: (facts) => `${by(facts)} bittet um Änderungen an ${goal(facts, 'dative')}.`,
  },
  edit_changes_requested: {
    subject: 'Änderungen erbeten',
    body: (facts) => `${by(facts)} bittet um andere Änderungen an ${goal(facts, 'dative')}.`,
  },
  manager_goal_approved: {
    subject: 'Ziel Ihrer Führungskraft freigegeben',
    body: ({ title, isTitled }) =>
      `${isTitled ? 'Das Ziel' : title === null ? 'Ein Ziel' : `Das Ziel „${title}“`} Ihrer Führungskraft wurde freigegeben.`,
  },
  shelving_requested: {
    subject: 'Zurückstellung angefragt',
    body: (facts) =>
      `${by(facts)} möchte ${goal(facts)} zurückstellen.${waiting(facts, 'Die Anfrage wartet auf Ihre Prüfung.')}`,
  },
  shelving_denied: {
    subject: 'Zurückstellung abgelehnt',
    body: (facts) => `${by(facts)} hat abgelehnt, ${goal(facts)} zurückzustellen.`,
  },
  goal_shelved: {
    subject: 'Ziel zurückgestellt',
    body: (facts) => `${by(facts)} hat ${goal(facts)} zurückgestellt.`,
  },
  parent_goal_shelved: {
    subject: 'Übergeordnetes Ziel zurückgestellt',
    body: (facts) => `${by(facts)} hat ${goal(facts)} zurückgestellt, zu dem eines Ihrer Ziele beiträgt.`,
  },
  goal_reactivated: {
    subject: 'Ziel wieder aktiviert',
    body: (facts) => `${by(facts)} hat ${goal(facts)} wieder aktiviert.`,
  },
  goal_reassigned: {
    subject: 'Ziel übergeben',
    body: (facts) =>
      `${by(facts)} hat ${goal({ ...facts, isOwnGoal: false })} an ${someone(facts)} übergeben.`,
  },
  goal_updated: {
    subject: 'Ziel aktualisiert',
    body: (facts) =>
      `${by(facts)} hat ${goal(facts)} aktualisiert${predicted(facts)}${facts.prediction?.comment ? '' : '.'}`,
  },
  new_comment: {
    subject: 'Neuer Kommentar',
    body: (facts) => `${by(facts)} hat ${goal(facts)} kommentiert.`,
  },
  goal_finalized: {
    subject: 'Ziel abgeschlossen',
    body: (facts) =>
      `${by(facts)} hat ${goal(facts)} abgeschlossen.${waiting(facts, 'Das Ergebnis wartet auf Ihre Prüfung.')}`,
  },
  result_reviewed: {
    subject: 'Ergebnis geprüft',
    body: (facts) => disputed(facts) ?? `${by(facts)} hat das Ergebnis ${goal(facts, 'genitive')} geprüft.`,
  },
  result_changed: {
    subject: 'Ergebnis geändert',
    body: (facts) => `${by(facts)} hat das Ergebnis ${goal(facts, 'genitive')} geändert.`,
  },
  result_review_changed: {
    subject: 'Prüfung des Ergebnisses geändert',
    body: (facts) =>
      disputed(facts) ?? `${by(facts)} hat die Prüfung des Ergebnisses ${goal(facts, 'genitive')} geändert.`,
  },
  result_retracted: {
    subject: 'Ergebnis zurückgezogen',
    body: (facts) => `${by(facts)} hat das Ergebnis ${goal(facts, 'genitive')} zurückgezogen.`,
  },
  goal_deleted: {
    subject: 'Ziel gelöscht',
    body: (facts) => `${by(facts)} hat ${goal(facts)} gelöscht.`,
  },
  parent_goal_deleted: {
    subject: 'Übergeordnetes Ziel gelöscht',
    body: (facts) => `${by(facts)} hat ${goal(facts)} gelöscht, zu dem eines Ihrer Ziele beiträgt.`,
  },
  goal_restored: {
    subject: 'Ziel wiederhergestellt',
    body: (facts) => `${by(facts)} hat ${goal(facts)} wiederhergestellt.`,
  },
  taken_back: {
    subject: 'Rückgängig gemacht',
    body: (facts) => `${by(facts)} hat die letzte Änderung an ${goal(facts, 'dative')} rückgängig gemacht.`,
  },
  goal_realigned: {
    subject: 'Ziel neu zugeordnet',
    body: (facts) => `${by(facts)} hat ${goal(facts)} neu zugeordnet.`,
  },
  update_asked: {
    subject: 'Bitte aktualisieren Sie Ihre Ziele',
    body: ({ week, endsQuarter }) => {
      const when = week === null ? 'dieser Woche' : `der Woche ${week}`;
      return endsQuarter
        ? `Ihre Ziele warten auf die Vorhersage ${when} oder auf ihr Ergebnis.`
        : `Ihre Ziele warten auf das Wochen-Update ${when}.`;
    },
  },
  update_reminded: {
    subject: 'Erinnerung: Ihr Wochen-Update',
    body: (facts) => `${by(facts)} erinnert Sie daran, dass Ziele von Ihnen auf ihr Wochen-Update warten.`,
  },
  goal_reminded: {
    subject: 'Erinnerung: Ihre Ziele',
    body: (facts) => `${by(facts)} erinnert Sie daran, ein Ziel für dieses Quartal einzureichen.`,
  },
  result_reminded: {
    subject: 'Erinnerung: Ihre Ergebnisse',
    body: (facts) =>
      `${by(facts)} erinnert Sie daran, dass Ziele des letzten Quartals auf ihr Ergebnis warten.`,
  },
  appraisals_reminded: {
    subject: 'Erinnerung: Beurteilungen überfällig',
    body: (facts) =>
      `${by(facts)} erinnert Sie daran, dass Beurteilungen${ofQuarter(facts)}, die Sie schreiben, überfällig sind.`,
  },
  cycle_appraisals_reminded: {
    subject: 'Erinnerung: Beurteilungen',
    body: (facts) => `${by(facts)} erinnert Sie daran, dass Beurteilungen${ofQuarter(facts)} auf Sie warten.`,
  },
  peers_reminded: {
    subject: 'Erinnerung: kollegiales Feedback',
    body: (facts) =>
      `${by(facts)} erinnert Sie daran, dass kollegiales Feedback${ofQuarter(facts)} auf Sie wartet.`,
  },
  views_asked: {
    subject: 'Ihre Einschätzung, bevor andere antworten',
    body: () =>
      'Sagen Sie, für wie wahrscheinlich Sie Ziele Ihrer direkt Unterstellten halten, bevor diese antworten.',
  },
  approvals_fell: { subject: 'Freigaben warten jetzt auf Sie', body: (facts) => fallen(facts) },
  deputy_named: {
    subject: 'Sie sind Vertretung',
    body: (facts) => `${capital(someone(facts))} ist ${days(facts)} abwesend. Sie übernehmen die Vertretung.`,
  },
  deputy_released: {
    subject: 'Keine Vertretung mehr',
    body: (facts) => `Sie vertreten ${someone(facts)} nicht mehr.`,
  },
  absence_set: {
    subject: 'Ihre Abwesenheit',
    body: (facts) => `${by(facts)} hat eingetragen, dass Sie ${days(facts)} abwesend sind.`,
  },
  absence_cancelled: {
    subject: 'Ihre Abwesenheit wurde gestrichen',
    body: (facts) => `${by(facts)} hat Ihre Abwesenheit gestrichen.`,
  },
  person_left: { subject: 'Jemand ist ausgeschieden', body: (facts) => leftWords(facts) },
  updates_missed: {
    subject: 'Wochen-Updates versäumt',
    body: (facts) =>
      `${capital(someone(facts))} hat die eigenen Ziele seit ${weeksMissed(facts.count)} Wochen nicht aktualisiert.`,
  },
  action_item_assigned: {
    subject: 'Aufgabe zugewiesen',
    body: (facts) => `${by(facts)} hat ${toSomeone(facts)} ${item(facts)} zugewiesen.`,
  },
  action_item_changed: {
    subject: 'Aufgabe geändert',
    body: (facts) => `${by(facts)} hat ${item(facts)} geändert.`,
  },
  action_item_given_away: {
    subject: 'Aufgabe an eine andere Person übergeben',
    body: (facts) => `${by(facts)} hat ${item(facts)} an ${someone(facts)} übergeben.`,
  },
  action_item_completed: {
    subject: 'Aufgabe erledigt',
    body: (facts) => `${by(facts)} hat ${item(facts)} erledigt.`,
  },
  action_item_reopened: {
    subject: 'Aufgabe wieder geöffnet',
    body: (facts) => `${by(facts)} hat ${item(facts)} wieder geöffnet.`,
  },
  action_item_deleted: {
    subject: 'Aufgabe gelöscht',
    body: (facts) => `${by(facts)} hat ${item(facts)} gelöscht.`,
  },
  appraisal_shared: {
    subject: 'Beurteilung zur Unterschrift bereit',
    body: (facts) =>
      `${by(facts)} bittet Sie, Ihre Beurteilung${ofQuarter(facts)} zu lesen und zu unterschreiben.`,
  },
  appraisal_reopened: {
    subject: 'Beurteilung zur Unterschrift bereit',
    body: (facts) =>
      `${by(facts)} hat die Beurteilung${ofQuarter(facts)} geändert, nachdem Sie unterschrieben hatten. Bitte lesen und unterschreiben Sie sie noch einmal.`,
  },
  appraisal_acknowledged: {
    subject: 'Beurteilung unterschrieben',
    body: (facts) =>
      `${by(facts)} hat ${appraisal(facts)} unterschrieben.${waiting(facts, 'Jetzt ist Ihre Unterschrift an der Reihe.')}`,
  },
  appraisal_completed: {
    subject: 'Beurteilung abgeschlossen',
    body: (facts) => `${by(facts)} hat ${appraisal(facts)} abgeschlossen.`,
  },
  appraisal_closed: {
    subject: 'Beurteilung ohne Unterschrift abgeschlossen',
    body: (facts) =>
      facts.person?.isReader
        ? `${by(facts)} hat Ihre Beurteilung${ofQuarter(facts)} ohne Ihre Unterschrift abgeschlossen. Sie können innerhalb von 30 Tagen eine Stellungnahme hinzufügen.`
        : `${by(facts)} hat ${appraisal(facts)} ohne die Unterschrift der beurteilten Person abgeschlossen.`,
  },
  appraisal_confirmed: {
    subject: 'Beurteilung zur Kenntnis genommen',
    body: (facts) =>
      `${by(facts)} hat ${appraisal(facts)} zur Kenntnis genommen. Damit ist sie abgeschlossen.`,
  },
  appraisal_stated: {
    subject: 'Stellungnahme zu einer Beurteilung',
    body: (facts) => `${by(facts)} hat ${appraisal(facts, 'dative')} eine Stellungnahme hinzugefügt.`,
  },
  appraisal_changed: {
    subject: 'Beurteilung geändert',
    body: (facts) =>
      facts.person?.isActor
        ? `${by(facts)} hat den eigenen Text zu ${appraisal(facts, 'dative')} geändert.`
        : `${by(facts)} hat ${appraisal(facts)} geändert.`,
  },
  appraisal_deleted: {
    subject: 'Beurteilung gelöscht',
    body: (facts) => `${by(facts)} hat ${appraisal(facts)} gelöscht.`,
  },
  calibration: {
    subject: 'Kalibrierung geöffnet',
    body: (facts) =>
      `${by(facts)} hat eine Kalibrierung der Beurteilungen${ofQuarter(facts)} geöffnet. Sie nehmen teil.`,
  },
  calibration_closed: {
    subject: 'Kalibrierung abgeschlossen',
    body: (facts) =>
      `${by(facts)} hat die Kalibrierung der Beurteilungen${ofQuarter(facts)} abgeschlossen. Die Bewertungen stehen in den Entwürfen.`,
  },
  calibration_cancelled: {
    subject: 'Kalibrierung abgebrochen',
    body: (facts) =>
      `${by(facts)} hat die Kalibrierung der Beurteilungen${ofQuarter(facts)} abgebrochen. Die Entwürfe behalten ihre Bewertungen.`,
  },
  data_asked: { subject: 'Ihre Daten wurden angefordert', body: dataAsked },
  profile_updated: {
    subject: 'Profil geändert',
    body: (facts) => `${by(facts)} hat Ihr Profil geändert.`,
  },
  role_changed: {
    subject: 'Rolle geändert',
    body: (facts) => `${by(facts)} hat Ihre Rolle oder Ihre Berechtigungen geändert.`,
  },
  webhook_switched_off: {
    subject: 'Webhook ausgeschaltet',
    body: () =>
      'Ein Webhook wurde ausgeschaltet, weil sein Empfänger ihn beendet hat oder seit fünf Tagen nicht antwortet. Was nicht zugestellt wurde, kann erneut gesendet werden.',
  },
  flags_imported: {
    subject: 'Berechtigungen durch einen Import',
    body: (facts) =>
      `Ein Import von ${by(facts)} hat ${toSomeone(facts)} Berechtigungen gegeben: ${facts.flags.join(', ')}.`,
  },
  manager_changed: {
    subject: 'Führungskraft geändert',
    body: (facts) =>
      facts.person === null
        ? `${by(facts)} hat Ihre Führungskraft geändert: Sie sind jetzt niemandem unterstellt.`
        : `${by(facts)} hat Ihre Führungskraft geändert: Sie sind jetzt ${facts.person.name} unterstellt.`,
  },
  new_direct_report: {
    subject: 'Neue direkt unterstellte Person',
    body: (facts) => `${capital(someone(facts))} ist Ihnen jetzt direkt unterstellt.`,
  },
  direct_report_moved: {
    subject: 'Direkt unterstellte Person hat gewechselt',
    body: (facts) => `${capital(someone(facts))} ist Ihnen nicht mehr unterstellt.`,
  },
  strategy_published: {
    subject: 'Strategie veröffentlicht',
    body: (facts) =>
      facts.changed.length === 0
        ? `${by(facts)} hat die Strategie veröffentlicht.`
        : `${by(facts)} hat die Strategie veröffentlicht. Geändert: ${facts.changed.join(', ')}.`,
  },
  quarter_begun: {
    subject: 'Quartal begonnen',
    body: ({ quarter }) => `${quarter ?? 'Ein Quartal'} hat begonnen.`,
  },
  quarter_left_open: { subject: 'Quartal nicht abgeschlossen', body: (facts) => leftOpen(facts) },
  appraisals_due: { subject: 'Beurteilungen fällig', body: appraisalsDue },
  cycle_appraisals_due: { subject: 'Beurteilungen fällig', body: appraisalsDue },
  signature_due: { subject: 'Beurteilung wartet auf Sie', body: signatureDue },
  self_review_due: {
    subject: 'Selbsteinschätzung fällig',
    body: (facts) => `Ihre Selbsteinschätzung${ofQuarter(facts)} ${dueIn(facts, 'ist', 'war')}.`,
  },
  peers_proposed: {
    subject: 'Personen für kollegiales Feedback vorgeschlagen',
    body: (facts) =>
      `${capital(someone(facts))} hat Personen für kollegiales Feedback${ofQuarter(facts)} vorgeschlagen. Bitte entscheiden Sie, wer gefragt wird.`,
  },
  peer_asked: {
    subject: 'Kollegiales Feedback erbeten',
    body: (facts) =>
      `${by(facts)} bittet Sie um Feedback zu ${toSomeone(facts)}${ofQuarter(facts)}. Bitte nehmen Sie an oder lehnen Sie ab.`,
  },
  peer_withdrawn: {
    subject: 'Kollegiales Feedback nicht mehr nötig',
    body: (facts) =>
      `${by(facts)} braucht Ihr Feedback zu ${toSomeone(facts)}${ofQuarter(facts)} nicht mehr.`,
  },
  peer_declined: {
    subject: 'Kollegiales Feedback abgelehnt',
    body: (facts) =>
      `${by(facts)} hat abgelehnt, Feedback zu ${toSomeone(facts)}${ofQuarter(facts)} zu geben.`,
  },
  peer_feedback_due: {
    subject: 'Kollegiales Feedback fällig',
    body: (facts) => `Ihr Feedback zu ${toSomeone(facts)}${ofQuarter(facts)} ${dueIn(facts, 'ist', 'war')}.`,
  },
  people_file_waits: {
    subject: 'Eine Personendatei wartet auf Sie',
    body: () =>
      'Eine Datei mit Personen aus dem überwachten Ordner wartet auf Sie, weil etwas darin Ihre Entscheidung braucht. Nichts davon wurde geschrieben.',
  },
  people_file_failed: {
    subject: 'Eine Personendatei war nicht lesbar',
    body: () =>
      'Eine Datei aus dem überwachten Ordner ließ sich nicht als Liste von Personen lesen oder übernehmen. Sie wurde beiseitegelegt, und nichts hat sich geändert.',
  },
  token_ends: {
    subject: 'Ein Token läuft bald ab',
    body: (facts) =>
      `Ihr Token ${quoted(facts.token)}läuft in ${daysLeft(facts.count)} ab. Erstellen Sie einen neuen, wenn sein Programm weiterlaufen soll.`,
  },
  company_token_ends: {
    subject: 'Ein Token des Unternehmens läuft bald ab',
    body: (facts) =>
      `Der Token ${quoted(facts.token)}des Unternehmens läuft in ${daysLeft(facts.count)} ab. Erstellen Sie einen neuen, wenn sein Programm weiterlaufen soll.`,
  },
  token_owner_left: {
    subject: 'Die Person hinter einem Token ist ausgeschieden',
    body: (facts) =>
      facts.count === 1
        ? `${capital(someone(facts))} ist ausgeschieden und besitzt einen Token des Unternehmens. Der Token behält die Rechte dieser Person, bis ein Admin ihn beendet.`
        : `${capital(someone(facts))} ist ausgeschieden und besitzt ${countOf(facts.count)} Tokens des Unternehmens. Die Tokens behalten die Rechte dieser Person, bis ein Admin sie beendet.`,
  },
  action_item_due: {
    subject: 'Aufgabe fällig',
    body: (facts) => `${capital(item(facts))} ${dueIn(facts, 'ist', 'war')}.`,
  },
};
