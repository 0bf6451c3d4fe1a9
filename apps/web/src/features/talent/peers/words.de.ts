import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  title: 'Kollegiales Feedback',
  failed: 'Das kollegiale Feedback konnte nicht geladen werden.',
  absent: 'Hier gibt es kein kollegiales Feedback für Sie.',
  nothing: 'Zurzeit bittet Sie niemand um Feedback',
  nothingHint:
    'Wenn eine Führungskraft Sie zu jemandem aus Ihrem Kollegium fragt, steht es hier und in Ihren Benachrichtigungen.',
  requests: 'Sie werden gefragt zu',
  own: 'Feedback zu Ihnen',
  team: 'Feedback zu Ihren Mitarbeitenden',
  inCycle: (cycle, due) => `${cycle} · fällig am ${due}`,
  open: 'Öffnen',
  openOf: (name, cycle) => `Kollegiales Feedback zu ${name} öffnen, ${cycle}`,
  proposedCount: (count) =>
    count === 0
      ? 'Sie haben niemanden vorgeschlagen'
      : count === 1
        ? '1 Person vorgeschlagen'
        : `${count} Personen vorgeschlagen`,
  teamCount: (waiting, asked, handedIn) =>
    asked === 0 && waiting === 0
      ? 'Noch wurde niemand gefragt'
      : `${asked === 0 ? 'Noch wurde niemand gefragt' : `${handedIn} von ${asked} eingereicht`}${
          waiting === 0 ? '' : ` · ${waiting} vorgeschlagen, bitte entscheiden Sie`
        }`,
  write: 'Schreiben',
  writeOf: (name) => `Feedback zu ${name} schreiben`,
  read: 'Lesen',
  readOf: (name) => `Ihr Feedback zu ${name} lesen`,
  states: {
    proposed: 'Vorgeschlagen, noch nicht entschieden',
    asked: 'Gefragt, noch keine Antwort',
    accepted: 'Angenommen, noch nicht eingereicht',
    handed_in: 'Eingereicht',
    declined: 'Abgelehnt',
    refused: 'Von der Führungskraft nicht gewählt',
    withdrawn: 'Nicht mehr gefragt',
  },
  askedState: 'Von der Führungskraft gefragt',
  ownStates: {
    proposed: 'Vorgeschlagen',
    asked: 'Wartet auf Ihre Antwort',
    accepted: 'Angenommen, noch nicht eingereicht',
    handed_in: 'Eingereicht',
    declined: 'Sie haben abgelehnt',
    refused: 'Nicht nötig',
    withdrawn: 'Nicht mehr nötig',
  },
  reasons: {
    not_open: 'Es ist noch nicht offen.',
    shared: 'Die Beurteilung ist geteilt, deshalb ist das kollegiale Feedback geschlossen.',
    left: 'Diese Person ist deaktiviert.',
    is_manager:
      'Sie schreiben jetzt die Beurteilung dieser Person und werden deshalb nicht mehr um kollegiales Feedback gebeten.',
    observer: 'Beobachtende Personen geben kein Feedback.',
    giver_left: 'Diese Person ist deaktiviert.',
    self: 'Niemand wird zu sich selbst gefragt.',
    proposed: 'Die Führungskraft hat darüber noch nicht entschieden.',
    asked: 'Bitte nehmen Sie zuerst an.',
    accepted: 'Sie haben angenommen.',
    handed_in: 'Ihr Feedback ist eingereicht und ändert sich nicht mehr.',
    declined: 'Sie haben diese Anfrage abgelehnt.',
    refused: 'Die Führungskraft hat nicht darum gebeten.',
    withdrawn: 'Die Führungskraft braucht das nicht mehr. Was Sie geschrieben haben, bleibt bei Ihnen.',
  },
  ended: {
    self: 'Niemand wird zu sich selbst gefragt',
    is_manager: 'Schreibt jetzt die Beurteilung, deshalb ist keine Antwort zu erwarten',
    observer: 'Ist jetzt eine beobachtende Person, deshalb ist keine Antwort zu erwarten',
    giver_left: 'Ist deaktiviert, deshalb ist keine Antwort zu erwarten',
  },
  opensOn: (day) => `Beginnt am ${day}`,
  about: (name, cycle) => `Feedback zu ${name} · ${cycle}`,
  yourFeedback: 'Ihr Feedback',
  readers: {
    both: (name) =>
      `Wer die Beurteilung schreibt, liest dies mit Ihrem Namen, und ebenso ${name}, sobald die Beurteilung geteilt ist. Sonst niemand.`,
    manager: (name) =>
      `Nur wer die Beurteilung schreibt, liest dies mit Ihrem Namen. ${name} liest die Worte ohne Namen, sobald die Beurteilung geteilt ist, wenn mindestens drei Personen einreichen.`,
    pooled: (name) =>
      `Nur wer die Beurteilung schreibt, liest dies. ${name} liest eine Zusammenfassung dessen, was alle gesagt haben, wenn mindestens drei Personen einreichen.`,
  },
  readByModel:
    'Lässt sich die Person, die die Beurteilung schreibt, einen Text vorschlagen, liest das KI-Modell des Unternehmens Ihre Worte, ohne Ihren Namen.',
  private: 'Niemand außer Ihnen liest es, bis Sie es einreichen.',
  due: (day) => `Fällig am ${day}`,
  late: (day) => `Es war am ${day} fällig. Sie können es einreichen, bis die Beurteilung geteilt wird.`,
  save: 'Speichern',
  handIn: 'Einreichen',
  saved: 'Gespeichert. Nur Sie können es lesen.',
  handedIn: 'Ihr Feedback ist eingereicht.',
  handedInOn: (day) => `Eingereicht am ${day}`,
  handedInLate: (day) => `Verspätet eingereicht, am ${day}`,
  changed: 'Sie haben dies in einem anderen Fenster geändert.',
  load: 'Gespeicherte Fassung anzeigen',
  answerMissing: 'Diese Frage braucht eine Antwort.',
  noAnswer: 'Keine Antwort.',
  choose: 'Zu fragende Personen',
  proposePeople: 'Personen, die Sie vorschlagen',
  proposeTitle: 'Personen vorschlagen',
  proposeHint: 'Ihre Führungskraft entscheidet, wer gefragt wird.',
  decideTitle: 'Entscheiden, wer gefragt wird',
  decideHint: (fewest) =>
    `Zwei bis sechs Personen werden gefragt. ${fewest > 2 ? 'In dieser Runde mindestens drei, damit niemand zu erkennen ist.' : ''}`.trim(),
  decideKept: 'Wer eingereicht hat, bleibt. Wer ausgelassen wird, wird nicht mehr gefragt.',
  propose: 'Vorschlagen',
  proposed: 'Ihr Vorschlag ist gespeichert.',
  ask: 'Diese Personen fragen',
  asked: 'Gespeichert. Neue Personen werden benachrichtigt.',
  nothingFound: 'Niemand gefunden',
  roundChanged: 'Hier hat sich inzwischen etwas geändert.',
  loadRound: 'Jetzigen Stand anzeigen',
  who: 'Wer gefragt wurde',
  nobodyYet: 'Noch wurde niemand gefragt.',
  nobodyProposed: 'Sie haben niemanden vorgeschlagen.',
  proposedMark: 'von der beurteilten Person vorgeschlagen',
  answersOf: (name) => `Kollegiales Feedback zu ${name}`,
  answersTitle: 'Was sie sagen',
  wordsTitle: 'Was Kolleginnen und Kollegen sagen, ohne Namen',
  nothingSaid: 'Noch hat niemand eingereicht.',
  ownNothing: {
    both: 'Was Kolleginnen und Kollegen sagen, lesen Sie, sobald Ihre Führungskraft die Beurteilung geteilt hat.',
    manager:
      'Was Kolleginnen und Kollegen sagen, lesen Sie ohne Namen, sobald Ihre Führungskraft die Beurteilung geteilt hat, wenn mindestens drei Personen einreichen.',
    pooled:
      'Sie lesen eine Zusammenfassung Ihrer Führungskraft, sobald die Beurteilung geteilt ist, wenn mindestens drei Personen einreichen.',
  },
  notEnough: 'Zu wenige Personen haben eingereicht, deshalb wird nichts weitergegeben.',
  notEnoughPooled:
    'Es wird nichts weitergegeben: Weniger als drei Personen haben eingereicht, oder es gibt keine Zusammenfassung.',
  summary: 'Zusammenfassung für die beurteilte Person',
  summaryHint:
    'Schreiben Sie in eigenen Worten, was die Kolleginnen und Kollegen zusammen sagen. Wiederholen Sie keine Sätze und nennen Sie keine Namen. Die Zusammenfassung wird gelesen, sobald die Beurteilung geteilt ist, wenn mindestens drei Personen einreichen.',
  saveSummary: 'Zusammenfassung speichern',
  summarySaved: 'Die Zusammenfassung ist gespeichert.',
  summaryBehind: 'Nachdem diese Zusammenfassung geschrieben wurde, hat noch jemand eingereicht.',
  noSummary: 'Es gibt noch keine Zusammenfassung.',
  toRound: 'Gefragte Personen und ihr Feedback',
  chooseOwn: 'Personen wählen',
  chooseOwnOf: (cycle) => `Personen wählen für ${cycle}`,
  namings: {
    both: 'Führungskraft und beurteilte Person lesen, wer was geschrieben hat',
    manager:
      'Die Führungskraft liest, wer was geschrieben hat; die beurteilte Person liest die Worte ohne Namen',
    pooled:
      'Die Führungskraft liest, wer was geschrieben hat; die beurteilte Person liest eine Zusammenfassung der Führungskraft',
  },
};

export const peerReminderWords: Translated<typeof english.peerReminderWords> = {
  owing: (count) =>
    count === 1
      ? 'Von 1 Person fehlt kollegiales Feedback.'
      : `Von ${count} Personen fehlt kollegiales Feedback.`,
  asked: (names) => `Von Ihnen gefragt: ${names}`,
  remind: (count) => (count === 1 ? 'Diese Person erinnern' : `Alle erinnern (${count})`),
  today: 'heute schon erinnert',
  away: 'abwesend',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded === 1 ? '1 Person erinnert' : `${Reminded} Personen erinnert`,
      ...(Already > 0 ? [`${Already} heute schon erinnert`] : []),
      ...(Away > 0 ? [`${Away} abwesend`] : []),
    ].join(', '),
};
