import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.appraisal.ts';
import { layerTitles } from './words.layers.ts';

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  view: layerTitles.view,
  create: layerTitles.create,
  edit: layerTitles.edit,
  deleteTitle: layerTitles.delete,
  failed: 'Die Beurteilung konnte nicht geladen werden.',
  absent: 'Diese Beurteilung ist nicht verfügbar.',
  absentHint: 'Sie wurde gelöscht, oder Sie dürfen sie nicht lesen.',
  reviewer: 'Beurteilt von',
  evidence: 'Ziele des Quartals',
  evidenceOf: (count, completed, hasMore) =>
    count === 0
      ? 'Ziele des Quartals (keine)'
      : `Ziele des Quartals (${hasMore ? `die ersten ${count}` : count}: ${completed} erreicht)`,
  noGoals: 'Es gibt kein Ziel dieses Quartals, das Sie sehen können.',
  goalsFailed: 'Die Ziele konnten nicht geladen werden.',
  feedback: 'Rückmeldung',
  review: 'Beurteilungstext',
  comment: 'Kommentar der beurteilten Person',
  ratings: 'Bewertungen',
  signatures: 'Unterschriften',
  history: 'Verlauf',
  showHistory: 'Verlauf anzeigen',
  hideHistory: 'Verlauf ausblenden',
  privateRatings: 'Bewertungen sehen nur die Führungskräfte.',
  scaleChanged:
    'Das Unternehmen bewertet jetzt auf einer anderen Skala. Die Bewertungen müssen neu abgegeben werden.',
  employeeSees: 'Die beurteilte Person sieht diese Bewertungen, sobald die Beurteilung geteilt ist.',
  employeeSeesNot: 'Die beurteilte Person sieht diese Bewertungen nicht.',
  share: 'Teilen',
  shareMissing: (parts) =>
    `Noch nicht vollständig: ${parts}. Nach dem Teilen kann nichts davon mehr eingereicht oder geschrieben werden.`,
  shareAnyway: 'Trotzdem teilen',
  shared: 'Die Beurteilung wurde geteilt.',
  print: 'Drucken',
  deleteQuestion: 'Möchten Sie die Beurteilung löschen?',
  deleteShared: 'Die beurteilte Person wird benachrichtigt, weil die Beurteilung geteilt war.',
  deleted: 'Die Beurteilung wurde gelöscht.',
  delete: 'Löschen',
  saved: 'Die Beurteilung wurde gespeichert.',
  changed:
    'Diese Beurteilung wurde inzwischen von einer anderen Person geändert. Ihre Eingaben bleiben erhalten.',
  reload: 'Aktuellen Text laden',
  editShared: 'Die Beurteilung ist geteilt. Die beurteilte Person wird über Ihre Änderungen benachrichtigt.',
  editAcknowledged:
    'Die beurteilte Person hat unterschrieben. Wenn Sie Änderungen speichern, gilt diese Unterschrift nicht mehr, und die Person wird um eine neue gebeten.',
  notYours: 'Sie können diese Beurteilung nicht ändern.',
  exists: 'Diese Person hat bereits eine Beurteilung für dieses Quartal.',
  existsInCycle: 'Diese Person hat in dieser Runde schon eine Beurteilung.',
};

export const signWords: Translated<typeof english.signWords> = {
  title: 'Ihre Unterschrift',
  name: 'Ihr vollständiger Name',
  nameHint: 'Ihr eingegebener Name ist Ihre Unterschrift.',
  comment: 'Kommentar (optional)',
  optional: (name) => `${name} (optional)`,
  former: (name, sign) => `Frühere Unterschrift von ${name}: ${sign}`,
  sign: 'Unterschreiben',
  change: 'Unterschrift ändern',
  signed: 'Sie haben unterschrieben.',
  changedSince:
    'Die Beurteilung wurde geändert, nachdem Sie sie geöffnet haben. Ihre Eingaben bleiben erhalten. Bitte lesen Sie die Beurteilung noch einmal, bevor Sie fortfahren.',
  changedBy: (name, what) =>
    `${name} hat ${what} geändert, nachdem Sie die Beurteilung geöffnet haben. Ihre Eingaben bleiben erhalten. Bitte lesen Sie die Beurteilung noch einmal, bevor Sie fortfahren.`,
  changed: { Review: 'den Beurteilungstext', Ratings: 'die Bewertungen', Comment: 'den Kommentar' },
  and: ' und ',
  completedMeanwhile:
    'Die Beurteilung wurde inzwischen abgeschlossen und kann nicht mehr unterschrieben werden.',
  whatChanged: 'Was sich geändert hat',
  before: 'Als Sie sie geöffnet haben',
  now: 'Jetzt',
  haveRead: 'Ich habe es gelesen',
  signedOn: 'Sie haben unterschrieben am ',
  changedAfter:
    '; der Text hat sich seither geändert. Ihr damaliger Kommentar steht im Formular: Behalten, ändern oder entfernen Sie ihn.',
  signUntil: (day) =>
    `Bitte unterschreiben Sie bis ${day}. Danach kann die Beurteilung ohne Ihre Unterschrift abgeschlossen werden.`,
  meaning: 'Was die Unterschrift bedeutet',
  employeeMeaning:
    'Sie bestätigen, dass Sie diese Beurteilung gelesen haben, nicht dass Sie ihr zustimmen. Im Kommentar können Sie widersprechen. Text, Bewertungen und Namen bleiben, wie sie jetzt sind. Sie können Ihre Unterschrift ändern, bis die Beurteilung abgeschlossen ist.',
  managerMeaning:
    'Sie schließen diese Beurteilung ab. Text, Bewertungen und Namen bleiben, wie sie jetzt sind, und danach kann nichts mehr geändert werden.',
  complete: 'Unterschreiben und abschließen',
  completed: 'Die Beurteilung ist abgeschlossen.',
  byEmployee: 'Beurteilte Person',
  byManager: 'Führungskraft',
  notSigned: 'Noch nicht unterschrieben',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Ihre Kenntnisnahme',
  act: 'Ich habe sie gelesen',
  done: 'Die Beurteilung ist abgeschlossen.',
  meaning:
    'Sie bestätigen, dass Sie diese Beurteilung gelesen haben, nicht dass Sie ihr zustimmen. Im Kommentar können Sie widersprechen. Diese Beurteilungsrunde hat keine Unterschriften; mit Ihrer Kenntnisnahme ist die Beurteilung abgeschlossen, und danach kann nichts mehr geändert werden.',
  without:
    'Diese Beurteilungsrunde hat keine Unterschriften: Die Kenntnisnahme der beurteilten Person schließt die Beurteilung ab.',
  acknowledgedOn: 'Zur Kenntnis genommen von der beurteilten Person',
};

export const closingWords: Translated<typeof english.closingWords> = {
  close: layerTitles.close,
  hasTime: (day) => `Die beurteilte Person kann bis ${day} unterschreiben.`,
  explains:
    'Damit wird die Beurteilung abgeschlossen. Sie wird am Bildschirm, im Druck und in Excel als von der beurteilten Person nicht unterschrieben gekennzeichnet. Die Person wird benachrichtigt, liest den Grund und kann innerhalb von 30 Tagen eine Stellungnahme hinzufügen.',
  reason: 'Grund',
  reasonHint: 'Die beurteilte Person liest ihn, und er wird gedruckt.',
  closed: 'Die Beurteilung ist ohne die Unterschrift der beurteilten Person abgeschlossen.',
  mark: 'Von der beurteilten Person nicht unterschrieben',
  by: (name) => `Ohne Unterschrift der beurteilten Person abgeschlossen von ${name} · `,
  reasonOf: (reason) => `Grund: ${reason}`,
  statement: 'Stellungnahme der beurteilten Person',
  none: 'Noch keine Stellungnahme.',
  yours: 'Ihre Stellungnahme',
  until: (day) =>
    `Die Beurteilung wurde ohne Ihre Unterschrift abgeschlossen. Sie können bis ${day} eine Stellungnahme hinzufügen; sie wird mit der Beurteilung angezeigt und gedruckt.`,
  add: 'Stellungnahme hinzufügen',
  change: 'Stellungnahme speichern',
  added: 'Ihre Stellungnahme wurde hinzugefügt.',
};

export const helpWords: Translated<typeof english.helpWords> = {
  button: 'Text vorschlagen',
  hint: 'Aus Zielen und Ergebnissen, die Sie sehen, und in einer Runde aus der Selbsteinschätzung und dem kollegialen Feedback. Bewertungen werden nie vorgeschlagen.',
  title: 'Vorgeschlagener Text',
  accept: 'Übernehmen',
  acceptOf: (place) => `Absatz ${place} übernehmen`,
  taken: 'Übernommen',
  addTo: 'Übernehmen in',
  sources: 'Stützt sich auf',
  selfReview: 'Selbsteinschätzung',
  peerFeedback: 'Kollegiales Feedback',
  yours: 'Von Ihnen auszufüllen',
  nothing: 'Es gibt nichts, worüber sich schreiben lässt.',
};

export const fairnessWords: Translated<typeof english.fairnessWords> = {
  yours: 'Ihre Bewertungen',
  others: 'Von anderen abgeschlossen',
  tooFew:
    'Der Vergleich erscheint, sobald 5 andere beurteilende Personen 20 Beurteilungen abgeschlossen haben.',
};

export const ownWords: Translated<typeof english.ownWords> = {
  none: 'Noch keine Beurteilungen.',
  noneHint: 'Eine Beurteilung erscheint hier, wenn Ihre Führungskraft sie teilt.',
  private: 'Bewertungen sehen nur die Führungskräfte.',
  period: 'Quartal',
  status: 'Status',
  rating: 'Bewertung',
  action: 'Aktion',
  read: 'Lesen',
  readAndSign: 'Lesen und unterschreiben',
  readOf: (quarter) => `Beurteilung für ${quarter} lesen`,
  signOf: (quarter) => `Beurteilung für ${quarter} lesen und unterschreiben`,
  readAndConfirm: 'Lesen und zur Kenntnis nehmen',
  confirmOf: (quarter) => `Beurteilung für ${quarter} lesen und zur Kenntnis nehmen`,
};

export const reasonWords: Translated<typeof english.reasonWords> = {
  none: 'Es ist noch keine Beurteilung geschrieben.',
  draft: 'Die Beurteilung ist ein Entwurf.',
  shared: 'Die Beurteilung ist geteilt und wartet auf die beurteilte Person.',
  acknowledged: 'Die beurteilte Person hat unterschrieben.',
  completed: 'Die Beurteilung ist abgeschlossen.',
  employee_left: 'Diese Person hat das Unternehmen verlassen.',
  employee_is_ceo: 'Über der Geschäftsführung steht niemand, der die Beurteilung unterschreiben könnte.',
  calibrating:
    'Diese Beurteilung wird gerade kalibriert. Sie kann geteilt werden, sobald die Kalibrierung beendet ist.',
  scale_changed:
    'Das Unternehmen bewertet jetzt auf einer anderen Skala. Bitte bearbeiten Sie die Beurteilung und bewerten Sie neu.',
  employee_has_time: 'Die beurteilte Person hat noch Zeit.',
  statement_over: 'Eine Stellungnahme kann 30 Tage lang hinzugefügt werden. Diese Frist ist abgelaufen.',
};
